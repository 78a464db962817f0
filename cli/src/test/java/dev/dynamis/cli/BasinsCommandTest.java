package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BasinsCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void henonsAttractorHasABasinAndTheRestDiverges(@TempDir Path folder) throws Exception {
    Path table = folder.resolve("b.csv");
    Path picture = folder.resolve("b.png");
    assertThat(
            terminal.run(
                "basins",
                "builtin://map/henon",
                "--x",
                "x=-2.5:2.5:64",
                "--y",
                "y=-2.5:2.5:64",
                "--record",
                table + "",
                "--plot",
                picture + "",
                "--json"))
        .isZero();
    // as many as dynlib counts
    assertThat(terminal.out.toString())
        .contains("\"cells\":1204", "\"diverged\":2892", "\"unresolved\":0", "\"starts\":4096");
    assertThat(Files.readAllLines(table)).hasSize(4097);
    assertThat(Files.size(picture)).isGreaterThan(1000);
  }

  @Test
  void startsAreChosenWhereNoneAreGiven() {
    assertThat(terminal.run("basins", "builtin://map/henon", "--threads", "2")).isZero();
    assertThat(terminal.out.toString()).contains("1 attractor for 100 x 100 starts", "% +-");
    assertThat(terminal.run("basins", "builtin://map/logistic")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("basins need two coordinates");
  }
}
