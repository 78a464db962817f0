package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LintCommandTest {
  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  private Path servo() throws IOException {
    Path file = folder.resolve("servo.xml");
    Files.writeString(
        file,
        """
        <mujoco>
          <option timestep="0.001"/>
          <worldbody><body><joint name="j" type="slide"/><geom size="0.1" mass="1" contype="0" conaffinity="0"/></body></worldbody>
          <actuator><position name="servo" joint="j" kp="40000"/></actuator>
        </mujoco>
        """);
    return file;
  }

  @Test
  void warningsHaveNumbersPlacesAndWhatToDo() throws IOException {
    Path file = servo();
    assertThat(terminal.run("lint", file)).isZero();
    assertThat(terminal.out.toString()).contains("servo.xml: nothing");
    terminal.clear();
    assertThat(terminal.run("lint", file, "--timestep", 0.012, "--strict")).isEqualTo(1);
    assertThat(terminal.out.toString())
        .contains("servo.xml:4:")
        .contains("[LT001]")
        .contains("31.83 Hz")
        .contains("makes it explode, whose limit is 0.01 s")
        .contains("fix: use a time step of at most 0.005 s")
        .contains("1 warning");
    terminal.clear();
    assertThat(terminal.run("lint", file, "--timestep", 0.012, "--json")).isZero();
    assertThat(terminal.out.toString()).startsWith("{\"severity\":\"warning\",\"code\":\"LT001\"");
  }

  @Test
  void equationsAreToldToBeOnes() {
    assertThat(terminal.run("lint", "builtin://ode/lorenz")).isEqualTo(2);
    assertThat(terminal.err.toString())
        .contains("builtin://ode/lorenz is equations", "'dynamis check builtin://ode/lorenz'");
  }

  @Test
  void couplingsAreLookedAtToo() throws IOException {
    Path file = CouplingFilesTest.spring(folder);
    assertThat(terminal.run("lint", file)).isZero();
    assertThat(terminal.out.toString()).contains("nothing");
  }
}
