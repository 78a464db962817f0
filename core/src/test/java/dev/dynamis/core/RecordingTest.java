package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingTest {
  private static Recording squares(int rows) {
    Recording r = new Recording(List.of("i", "square"));
    for (int i = 0; i < rows; i++) {
      r.add(0.5 * i, i, (double) i * i);
    }
    return r;
  }

  @Test
  void readsByNameAndByIndex() {
    Recording r = squares(5);
    assertThat(r.rows()).isEqualTo(5);
    assertThat(r.columns()).containsExactly("i", "square");
    assertThat(r.get(3, "square")).isEqualTo(9);
    assertThat(r.get(3, 1)).isEqualTo(9);
    assertThat(r.get(3, "time")).isEqualTo(1.5);
    assertThat(r.time(3)).isEqualTo(1.5);
    assertThat(r.indexOf("square")).isEqualTo(1);
    assertThat(r.column("square").toArray()).containsExactly(0, 1, 4, 9, 16);
    assertThat(r.times().toArray()).containsExactly(0, 0.5, 1, 1.5, 2);
    assertThat(r.column(0).name()).isEqualTo("i");
    double[] row = new double[2];
    r.row(row, 4);
    assertThat(row).containsExactly(4, 16);
  }

  /** Widths for which chunks hold many rows, few rows, and a single one. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 300, 140_000})
  void keepsEveryNumberWhileItGrows(int width) {
    List<String> names = new ArrayList<>();
    for (int c = 0; c < width; c++) {
      names.add("c" + c);
    }
    Recording r = new Recording(names);
    int rows = Math.max(20, 400_000 / (1 + width));
    double[] row = new double[width + 3];
    for (int i = 0; i < rows; i++) {
      for (int c = 0; c < width; c++) {
        row[3 + c] = 1000.0 * i + c;
      }
      r.add(i, row, 3);
    }
    assertThat(r.rows()).isEqualTo(rows);
    for (int i = 0; i < rows; i++) {
      if (r.time(i) != i || width > 0 && r.get(i, width - 1) != 1000.0 * i + width - 1) {
        throw new AssertionError("row " + i);
      }
    }
    double[] part = new double[rows - 3];
    r.times().copy(part, 1, 2, rows - 4);
    assertThat(part[0]).isZero();
    for (int i = 1; i < part.length; i++) {
      assertThat(part[i]).isEqualTo(i + 1);
    }
  }

  @Test
  @Tag("contract")
  void addingARowAllocatesNothingInsideAChunk() {
    Recording r = new Recording(List.of("a", "b", "c"));
    double[] row = {1, 2, 3};
    // four numbers a row: chunks of 32768 rows from row 32768 on
    for (int i = 0; i < 33_000; i++) {
      r.add(i, row, 0);
    }
    assertThat(
            Allocation.of(
                10,
                () -> {
                  for (int i = 0; i < 3000; i++) {
                    r.add(i, row, 0);
                  }
                }))
        .isZero();
  }

  @Test
  void viewsShowPartsWithoutCopying() {
    Recording r = squares(10);
    assertThat(r.rows(2, 5).column("i").toArray()).containsExactly(2, 3, 4);
    assertThat(r.every(4).column("i").toArray()).containsExactly(0, 4, 8);
    assertThat(r.rows(1, 10).every(3).rows(1, 3).column("i").toArray()).containsExactly(4, 7);
    assertThat(r.between(1, 2).column("i").toArray()).containsExactly(2, 3, 4);
    assertThat(r.between(1.1, 1.2).rows()).isZero();
    assertThat(r.between(5, -5).rows()).isZero();
    assertThat(r.every(3).between(1.5, 99).column("i").toArray()).containsExactly(3, 6, 9);
    Recording one = r.select("square");
    assertThat(one.columns()).containsExactly("square");
    assertThat(one.get(3, 0)).isEqualTo(9);
    assertThat(one.rows(3, 4).get(0, "square")).isEqualTo(9);
    double[] two = new double[2];
    r.every(4).column("square").copy(two, 0, 1, 2);
    assertThat(two).containsExactly(16, 64);
  }

  @Test
  void aViewStaysAsItWasTaken() {
    Recording r = squares(3);
    Recording all = r.rows(0, 3);
    Recording.Column column = r.column("i");
    r.add(9, 9, 9);
    assertThat(all.rows()).isEqualTo(3);
    assertThat(column.toArray()).hasSize(3);
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> all.time(3));
    assertThatIllegalStateException().isThrownBy(() -> all.add(1, 2, 3));
  }

  @Test
  void refusesToSearchTimesThatGoBack() {
    Recording r = squares(3);
    r.add(0.1, 0, 0);
    assertThatIllegalStateException()
        .isThrownBy(() -> r.between(0, 1))
        .withMessageContaining("don't ascend");
  }

  @Test
  void eventsKnowTheLastRowBeforeThem() {
    Recording r = new Recording(List.of("x"));
    Recording bounce = r.defineEvent("bounce", List.of("speed"));
    r.addEvent("bounce", 0.0, 3.5);
    r.add(0, 1);
    r.add(1, 2);
    r.addEvent("bounce", 1.25, 2.5);
    r.addEvent("stop", 1.5);
    r.addEvent("pair", 1.6, 7, 8);
    assertThat(r.eventNames()).containsExactly("bounce", "stop", "pair");
    assertThat(r.events("bounce")).isSameAs(bounce);
    assertThat(bounce.columns()).containsExactly("sample", "speed");
    assertThat(bounce.times().toArray()).containsExactly(0, 1.25);
    assertThat(bounce.column("sample").toArray()).containsExactly(-1, 1);
    assertThat(bounce.column("speed").toArray()).containsExactly(3.5, 2.5);
    assertThat(r.events("pair").columns()).containsExactly("sample", "value1", "value2");
    assertThat(r.between(1, 1.5).events("bounce").rows()).isEqualTo(1);
    assertThat(r.between(1, 1.5).events("pair").rows()).isZero();
  }

  @Test
  void saysWhatIsWrongWithNamesAndPlaces() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> squares(2).column("sqare"))
        .withMessage("no column \"sqare\"; did you mean \"square\"?");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Recording(List.of("a", "a")))
        .withMessage("two columns are named \"a\"");
    assertThatIllegalArgumentException().isThrownBy(() -> new Recording(List.of("time")));
    assertThatIllegalArgumentException().isThrownBy(() -> new Recording(List.of("")));
    assertThatIllegalArgumentException().isThrownBy(() -> new Recording(List.of("event/a/b")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> squares(2).add(0, 1))
        .withMessage("1 values for 2 columns");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> squares(2).events("hit"))
        .withMessageContaining("no event \"hit\"");
    assertThatIllegalArgumentException().isThrownBy(() -> squares(2).defineEvent("a/b", List.of()));
    Recording r = squares(2);
    r.defineEvent("hit", List.of("v"));
    assertThat(r.defineEvent("hit", List.of("v"))).isSameAs(r.events("hit"));
    assertThatIllegalArgumentException().isThrownBy(() -> r.defineEvent("hit", List.of("w")));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> r.get(2, 0))
        .withMessage("row 2 of a recording of 2");
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> r.rows(1, 3));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> r.column("i").copy(new double[9], 0, 1, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> r.every(0));
  }

  /** Chunks of a table have 128 rows of two numbers at first. */
  @Test
  void manyRowsOfOneTimeAreThoseAddedOneByOne() {
    Recording together = new Recording("r", List.of("x"));
    Recording single = new Recording("r", List.of("x"));
    for (int i = 0; i < 30; i++) {
      double[] values = new double[i * 7];
      for (int k = 0; k < values.length; k++) {
        values[k] = 1000 * i + k;
        single.add(0.1 * i, values[k]);
      }
      together.addAll(0.1 * i, values);
    }
    assertThat(together.rows()).isEqualTo(single.rows());
    assertThat(together.times().toArray()).isEqualTo(single.times().toArray());
    assertThat(together.column("x").toArray()).isEqualTo(single.column("x").toArray());
    assertThat(together.between(1, 2).rows()).isEqualTo(single.between(1, 2).rows());
    assertThatIllegalStateException()
        .isThrownBy(() -> together.rows(0, 5).addAll(0, new double[1]));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Recording(List.of("x", "y")).addAll(0, new double[1]))
        .withMessageContaining("rows of 2 columns, expected 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "jsonl", "npy", "npz", "parquet"})
  void aPipeIsRefusedInsteadOfWaitedFor(String ending, @TempDir Path folder) throws Exception {
    Path pipe = folder.resolve("pipe." + ending);
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThatThrownBy(() -> Recording.read(pipe))
        .isInstanceOf(SimulationException.class)
        .hasMessage("can't read " + pipe + ": it is no regular file");
    assertThatThrownBy(() -> Npy.read(pipe)).hasMessageContaining("it is no regular file");
  }
}
