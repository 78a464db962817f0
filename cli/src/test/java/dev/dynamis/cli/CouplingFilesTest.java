package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CouplingFilesTest {
  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  /** Writes a mass on a rail with a spring in text; returns the coupling. */
  static Path spring(Path folder) throws IOException {
    Files.writeString(
        folder.resolve("mass.xml"),
        """
        <mujoco>
          <option timestep="0.001" integrator="RK4" gravity="0 0 0"/>
          <worldbody><body><joint name="slide" type="slide"/><geom size="0.1" mass="1"/></body></worldbody>
          <sensor><jointpos name="place" joint="slide"/></sensor>
          <keyframe><key name="out" qpos="1"/></keyframe>
        </mujoco>
        """);
    Path file = folder.resolve("spring.couple.toml");
    Files.writeString(
        file,
        """
        model = "mass.xml"
        [controller.spring]
        inputs = { x = "position:slide", push = 0.0 }
        params = { k = 4.0, end = 1e9 }
        states = { sum = 0.0 }
        equations.rhs.sum = "x"
        outputs = { "joint:slide" = "push - k*x" }
        events.over = { cond = "t > end", terminal = true }
        """
            .replace("[controller", "keyframe = \"out\"\n[controller"));
    return file;
  }

  private String last(Object... values) {
    terminal.clear();
    Object[] args = new Object[5 + 2 * values.length];
    args[0] = "run";
    args[1] = folder.resolve("spring.couple.toml");
    args[2] = "--steps";
    args[3] = 1;
    args[4] = "--json";
    for (int i = 0; i < values.length; i++) {
      args[5 + 2 * i] = "--set";
      args[6 + 2 * i] = values[i];
    }
    assertThat(terminal.run(args)).as(terminal.err.toString()).isZero();
    return terminal.out.toString();
  }

  @Test
  void parametersInputsStatesAndOptionsAreSet() throws IOException {
    spring(folder);
    // without force the mass stays where it starts
    assertThat(last("spring.k=0", "slide=0.25")).contains("\"slide\":0.25,\"v.slide\":0.0,");
    assertThat(last("slide=0", "spring.push=2", "spring.k=0", "option.integrator=Euler"))
        .contains("\"v.slide\":0.002,");
    assertThat(last("spring.k=0", "option.timestep=0.5")).contains("\"t\":0.5,");
  }

  @Test
  void namesThatDoNotExistAreToldWithTheNearest() throws IOException {
    Path file = spring(folder);
    assertThat(terminal.run("run", file, "--set", "spring.kk=1")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("'spring.kk'").contains("\"spring.k\"");
    assertThat(terminal.run("run", file, "--set", "spring.k=much")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("expected NAME=NUMBER");
  }

  @Test
  void mechanismsComeFromUnderTheFolderOnly() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("in"));
    spring(folder);
    Path file = spring(inside);
    Files.writeString(file, Files.readString(file).replace("mass.xml", "../mass.xml"));
    assertThat(terminal.run("check", file)).isEqualTo(1);
    assertThat(terminal.out.toString()).contains("../mass.xml");
  }
}
