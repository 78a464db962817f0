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
        .contains("width=\"1280\"", "modes of lags", "growth, 1/s", "frequency, Hz")
        .contains("y ← u, dB");
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
