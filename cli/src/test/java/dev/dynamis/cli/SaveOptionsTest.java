package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Autosave;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** When a run is saved; that it goes on is tested by {@link RunRecordingTest}. */
class SaveOptionsTest {
  private static SaveOptions options(String... args) {
    return CommandLine.populateCommand(new SaveOptions(), args);
  }

  @Test
  void withoutAFileNothingIsSaved() {
    assertThat(options().autosave()).isSameAs(Autosave.NONE);
    assertThat(options().resume()).isNull();
  }

  @Test
  void stepsAndSecondsAreTold() {
    Path file = Path.of("run.snapshot");
    assertThat(options("--autosave", "run.snapshot").autosave())
        .isEqualTo(Autosave.everySeconds(file, 60));
    assertThat(options("--autosave", "run.snapshot", "--autosave-every", "2.5s").autosave())
        .isEqualTo(Autosave.everySeconds(file, 2.5));
    assertThat(options("--autosave", "run.snapshot", "--autosave-every", "70").autosave())
        .isEqualTo(Autosave.everySteps(file, 70));
    assertThat(options("--resume", "run.snapshot").resume()).isEqualTo(file);
  }

  @Test
  void whatIsWrongIsNamed() {
    wrong("--autosave-every needs --autosave FILE", "--autosave-every", "5");
    wrong("--autosave-every often: expected", "--autosave", "a", "--autosave-every", "often");
    wrong("like 100000, or of seconds like 30s", "--autosave", "a", "--autosave-every", "3.5");
    wrong("autosave every -3 steps", "--autosave", "a", "--autosave-every", "-3");
    wrong("autosave needs a number of steps", "--autosave", "a", "--autosave-every", "0s");
  }

  private static void wrong(String message, String... args) {
    assertThatThrownBy(() -> options(args).autosave())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aRunThatGoesOnKeepsItsParametersAndNeedsItsFile() {
    Terminal terminal = new Terminal();
    Object[] run = {"run", "builtin://ode/lorenz", "--resume", "no.snapshot", "--set", "rho=1"};
    assertThat(terminal.run(run)).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("--set has no meaning with --resume");
    terminal.clear();
    assertThat(terminal.run(run[0], run[1], run[2], run[3])).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString()).contains("no.snapshot").doesNotContain("Exception");
  }
}
