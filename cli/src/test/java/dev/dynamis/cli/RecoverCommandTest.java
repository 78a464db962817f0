package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingLayout;
import dev.dynamis.core.RecordingStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecoverCommandTest {
  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  @Test
  void anArchiveIsMadeFromTheRowsBesideIt() {
    Path file = folder.resolve("run.npz");
    RecordingStream stream = RecordingStream.to(file);
    stream.begin(RecordingLayout.of(List.of("x")));
    for (int i = 0; i < 100; i++) {
      stream.row(0.1 * i, new double[] {i * i}, 0);
    }
    stream.flush();
    assertThat(terminal.run("recover", file)).isZero();
    assertThat(terminal.out.toString()).contains("run.npz: 100 rows");
    assertThat(folder.resolve("run.npz.rows")).doesNotExist();
    assertThat(Recording.read(file).get(99, "x")).isEqualTo(9801);
  }

  @Test
  void whatCannotBeRecoveredIsNamed() {
    assertThat(terminal.run("recover", folder.resolve("run.npz"))).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString()).contains("there is no", "run.npz.rows");
    assertThat(terminal.run("recover", folder.resolve("run.csv"))).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString()).contains("written in place");
    assertThat(terminal.run("recover", folder.resolve("run.txt"))).isEqualTo(Dynamis.WRONG_USAGE);
  }
}
