package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What runs of mechanisms and couplings have in common. */
class TimedRunTest {
  @TempDir Path folder;
  private Path file;
  private final Terminal terminal = new Terminal();

  @BeforeEach
  void write() throws IOException {
    file = CouplingFilesTest.spring(folder);
  }

  @Test
  void theTransientIsNotRecordedAndEveryThirdStepIs() {
    Path record = folder.resolve("run.csv");
    Object[] args = {
      "run", file, "--steps", 30, "--transient", 0.01, "--every", 3, "--record", record
    };
    assertThat(terminal.run(args)).isZero();
    Recording r = Recording.read(record);
    assertThat(r.rows()).isEqualTo(11);
    assertThat(r.time(0)).isCloseTo(0.01, within(1e-12));
  }

  @Test
  void stepsThatMakeNoSenseAreRefused() {
    assertThat(terminal.run("run", file, "--steps", 5, "--time", 1)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("exclude each other");
    assertThat(terminal.run("run", file, "--steps", 0)).isEqualTo(2);
    assertThat(terminal.run("run", file, "--time", -1)).isEqualTo(2);
  }

  @Test
  void aRunThatIsOverCanNotBeGoneOnWith() {
    Path saved = folder.resolve("s.snapshot");
    Object[] first = {"run", file, "--steps", 20, "--autosave", saved, "--autosave-every", 20};
    assertThat(terminal.run(first)).isZero();
    assertThat(terminal.run("run", file, "--steps", 20, "--resume", saved)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("has made 20 of 20 steps");
  }
}
