package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.analysis.linear.LinearSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinearChartsTest {
  @TempDir Path folder;

  private static LinearSystem lags(int n, List<String> outputs) {
    List<String> names = IntStream.range(0, n).mapToObj(i -> "x" + i).toList();
    double[] a = new double[n * n], b = new double[n], c = new double[outputs.size() * n];
    for (int i = 0; i < n; i++) {
      a[i * (n + 1)] = -1 - i;
      b[i] = 1;
    }
    for (int i = 0; i < outputs.size(); i++) {
      c[i * n + i] = 1;
    }
    double[] d = new double[outputs.size()];
    return LinearSystem.continuous(names, List.of("u"), outputs, a, b, c, d);
  }

  @Test
  void modesAndResponsesStandBesideEachOther() throws IOException {
    Path file = folder.resolve("m.svg");
    assertThat(LinearCharts.write(lags(3, List.of("y")), "lags", file)).isZero();
    assertThat(Files.readString(file))
        .contains("width=\"1280\"", "modes and zeros of lags", "growth, 1/s", "frequency, Hz")
        .contains("y ← u, dB");
  }

  /** The mean of two lags of -1 and -2 has a zero between them, at -1.5. */
  @Test
  void zerosAreDrawnWithTheModes() throws IOException {
    LinearSystem sum =
        LinearSystem.continuous(
            List.of("x0", "x1"),
            List.of("u"),
            List.of("y"),
            new double[] {-1, 0, 0, -2},
            new double[] {1, 1},
            new double[] {0.5, 0.5},
            new double[1]);
    Path file = folder.resolve("z.svg");
    LinearCharts.write(sum, "lags", file);
    assertThat(Files.readString(file))
        .contains("modes and zeros of lags", "frequency (modes)", "frequency (zeros)");
    // a step of a lag has no zero that could be drawn
    LinearCharts.write(lags(1, List.of("y")).toDiscrete(0.1), "lag", file);
    assertThat(Files.readString(file)).contains("modes of lag").doesNotContain("zeros");
  }

  /** Two lags in a row and one that nothing reaches: three outputs, of which one does not move. */
  @Test
  void responsesThatAreZeroTakeNoRoomAndNoColor() throws IOException {
    LinearSystem s =
        LinearSystem.continuous(
            List.of("x0", "still", "x2"),
            List.of("u"),
            List.of("x0", "still", "x2"),
            new double[] {-1, 0, 0, 0, -2, 0, 1, 0, -3},
            new double[] {1, 0, 0},
            new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1},
            new double[3]);
    Path file = folder.resolve("s.svg");
    assertThat(LinearCharts.write(s, "lags", file)).isZero();
    assertThat(Files.readString(file))
        .contains("x0 ← u, dB", "x2 ← u, degrees")
        .doesNotContain("still ← u");
  }

  @Test
  void statesAreDrawnWhereThereAreNoOutputsAndTheRestIsCounted() {
    assertThat(LinearCharts.write(lags(9, List.of()), "lags", folder.resolve("m.png")))
        .isEqualTo(2);
    assertThat(folder.resolve("m.png")).isNotEmptyFile();
  }

  @Test
  void nothingCannotBeDrawn() {
    LinearSystem delay =
        LinearSystem.discrete(
            1,
            List.of("x"),
            List.of(),
            List.of(),
            new double[1],
            new double[0],
            new double[0],
            new double[0]);
    assertThatThrownBy(() -> LinearCharts.write(delay, "delay", folder.resolve("m.png")))
        .hasMessageContaining("nothing to draw");
  }
}
