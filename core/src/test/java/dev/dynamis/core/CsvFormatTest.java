package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CsvFormatTest {
  @TempDir Path folder;

  @Test
  void everyNumberComesBackWithTheSameBits() {
    Recording r = Recordings.difficult();
    Path file = folder.resolve("a.csv");
    r.write(file);
    Recordings.assertSameNumbers(Recording.read(file), r);
  }

  @Test
  void writesLinesAsRfc4180Asks() throws IOException {
    Recording r = new Recording("t", List.of("a,b", "say \"hi\"", "two\nlines", " x"));
    r.add(0.1, 1, -2.5e-300, Double.NaN, Double.NEGATIVE_INFINITY);
    Path file = folder.resolve("a.csv");
    r.write(file);
    assertThat(Files.readString(file))
        .isEqualTo(
            "t,\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\" x\"\r\n"
                + "0.1,1.0,-2.5E-300,NaN,-Infinity\r\n");
    assertThat(Recording.read(file).columns()).isEqualTo(r.columns());
    assertThat(Recording.read(file).timeName()).isEqualTo("t");
  }

  @Test
  void theDefaultLocaleChangesNothing() throws IOException {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      everyNumberComesBackWithTheSameBits();
      Locale.setDefault(Locale.GERMANY);
      writesLinesAsRfc4180Asks();
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void readsWhatOtherProgramsWrite() throws IOException {
    Path file = folder.resolve("a.csv");
    Files.writeString(file, "\uFEFFtime, x ,y\n0,\"1\", 2\n1,+inf,nan\r1e3,-Infinity,.5\n\n");
    Recording r = Recording.read(file);
    assertThat(r.columns()).containsExactly("x", "y");
    assertThat(r.times().toArray()).containsExactly(0, 1, 1000);
    assertThat(r.column("x").toArray())
        .containsExactly(1, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
    assertThat(r.column("y").toArray()).containsExactly(2, Double.NaN, 0.5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                | :1:1: [REC02] the file is empty",
        "t,x,x;            | :1:1: [REC02] two columns are named \"x\"",
        "t,x;0,1;1,oops    | :3:3: [REC03] found \"oops\" in column x, expected a number",
        "t,x;0,1d          | :2:3: [REC03] found \"1d\"",
        "t,x;0,            | :2:3: [REC03] found \"\" in column x",
        "t,x;0,1,2         | :2:3: [REC04] found more than 2 cells in a line",
        "t,x,y;0,1         | :2:3: [REC04] found 2 cells in a line, expected 3",
        "t,\"x             | :1:3: [REC05] the file ends inside quotes",
        "t,\"x\"y          | :1:3: [REC05] found text after a closing quote",
        "t,\"a;b\";0,?     | :3:3: [REC03] found \"?\" in column a"
      })
  void namesThePlaceOfAProblem(String content, String expected) throws IOException {
    Path file = folder.resolve("a.csv");
    Files.writeString(file, content.replace(';', '\n'));
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageStartingWith(file + expected);
  }

  @Test
  void namesFilesThatCannotBeRead() throws IOException {
    Path missing = folder.resolve("missing.csv");
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Recording.read(missing))
        .withMessage("can't read " + missing + ": there is no " + missing);
    Path latin = folder.resolve("latin.csv");
    Files.write(latin, new byte[] {'t', ',', (byte) 0xE9, '\n'});
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(latin))
        .withMessageContaining("[REC01] text is not UTF-8");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Recording.read(folder.resolve("a.xls")))
        .withMessageEndingWith("doesn't end in .csv, .jsonl, .npz, .npy or .parquet");
  }
}
