package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultOptionsTest {
  private final Terminal terminal = new Terminal();

  @Test
  void namesOfFilesAreCheckedBeforeTheWorkBegins(@TempDir Path folder) {
    String[] given = {"lyapunov", "builtin://map/henon", "--time", "1e15"};
    assertThat(terminal.run(given[0], given[1], given[2], given[3], "--plot", "a.gif"))
        .isEqualTo(2);
    assertThat(terminal.err.toString())
        .contains("--plot a.gif: the name must end in one of .png, .svg");
    Path nowhere = folder.resolve("none/a.csv");
    assertThat(terminal.run(given[0], given[1], given[2], given[3], "--record", nowhere))
        .isEqualTo(2);
    assertThat(terminal.err.toString()).contains("there is no folder");
  }
}
