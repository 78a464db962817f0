package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which kind of run a model gets; the runs have tests of their own. */
class RunCommandTest {
  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  @Test
  void theFileTellsTheKindOfSystem() throws IOException {
    Path xml = Files.writeString(folder.resolve("empty.xml"), "<mujoco model='empty'/>");
    assertThat(terminal.run("run", xml, "--steps", "3")).isZero();
    assertThat(terminal.out.toString()).contains("empty: t = 0.006 s after 3 steps");
    terminal.clear();
    assertThat(terminal.run("run", "builtin://map/logistic", "--n", "3")).isZero();
    assertThat(terminal.out.toString()).contains("Logistic map", "after 3 iterations");
    // 4 x (1 - x) from 0.1: 0.36, 0.9216, 0.28901376
    assertThat(terminal.out.toString()).containsPattern("x = 0\\.28901376");
  }

  @Test
  void notesGoToTheStandardErrorOfEveryRun() throws IOException {
    Path robot =
        Files.writeString(
            folder.resolve("r.urdf"), "<robot name='r'><link name='base'/><transmission/></robot>");
    assertThat(terminal.run("run", robot, "--steps", "1", "--json")).isZero();
    assertThat(terminal.err.toString()).contains("robot/transmission is not read");
    assertThat(terminal.out.toString()).startsWith("{").doesNotContain("transmission");
  }

  @Test
  void optionsOfTheOtherKindAreRefused() throws IOException {
    Path xml = Files.writeString(folder.resolve("empty.xml"), "<mujoco/>");
    for (String option : new String[] {"--t0=1", "--stepper=rk4", "--preset=a", "--max-steps=1"}) {
      terminal.clear();
      assertThat(terminal.run("run", xml, option)).isEqualTo(2);
      assertThat(terminal.err.toString())
          .contains(option.split("=")[0] + " has no meaning here", "is a mechanism");
    }
    for (String option : new String[] {"--key=a", "--ctrl=sin", "--setconst", "--load-memory=1G"}) {
      terminal.clear();
      assertThat(terminal.run("run", "builtin://ode/lorenz", option)).isEqualTo(2);
      assertThat(terminal.err.toString())
          .contains(option.split("=")[0] + " has no meaning here", "is a system of equations");
    }
  }

  @Test
  void withoutAModelItIsWrongUsage() {
    assertThat(terminal.run("run")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("MODEL", "'dynamis run --help' tells more");
  }
}
