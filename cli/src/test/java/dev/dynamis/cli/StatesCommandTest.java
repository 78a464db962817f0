package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Npy;
import dev.dynamis.core.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatesCommandTest {
  private static final String MODEL =
      """
      <mujoco>
        <worldbody><body><joint name="hip" axis="0 1 0"/><joint name="lift" type="slide"/><geom size=".1"/></body></worldbody>
        <actuator><general name="a" joint="hip" dyntype="filter" dynprm=".1"/></actuator>
      </mujoco>
      """;

  @TempDir Path temp;
  private final Terminal terminal = new Terminal();

  private Path model() throws IOException {
    return Files.writeString(temp.resolve("m.xml"), MODEL);
  }

  @Test
  void statesOfRolloutsBecomeRecordings() throws IOException {
    // two runs of three rows: time, two positions, two velocities, one activation, as mj_getState
    double[] values = new double[2 * 3 * 6];
    for (int i = 0; i < values.length; i++) {
      values[i] = i % 6 == 0 ? 0.002 * (i / 6 % 3) : 0.01 * i;
    }
    Path states = temp.resolve("rollout.npy");
    Npy.write(states, values, 2, 3, 6);
    Path run = temp.resolve("run.npz");
    assertThat(terminal.run("states", model(), states, "--run", "1", "-o", run)).isZero();
    assertThat(terminal.out.toString()).contains("3 rows");
    Recording r = Recording.read(run);
    assertThat(r.times().toArray()).containsExactly(0, 0.002, 0.004);
    assertThat(r.columns()).contains("hip", "lift", "v.hip", "v.lift");
    assertThat(r.column("hip").toArray()).containsExactly(0.19, 0.25, 0.31);
    assertThat(r.column("v.lift").toArray()).containsExactly(0.22, 0.28, 0.34);
    Path back = temp.resolve("back.npy");
    assertThat(terminal.run("states", model(), run, "-o", back)).isZero();
    assertThat(Npy.read(back).shape()).containsExactly(3, 6);
    double[] again = Npy.read(back).values();
    for (int i = 0; i < again.length; i++) {
      assertThat(again[i]).isEqualTo(values[18 + i]);
    }
  }

  @Test
  void quantitiesAreComputedForStates() throws IOException {
    Path states = temp.resolve("s.npy");
    Npy.write(states, new double[] {0, 0.5, 0, 3}, 1, 4);
    Path out = temp.resolve("e.csv");
    int code =
        terminal.run(
            "states", model(), states, "-o", out, "--parts", "qpos,qvel", "--only", "energy");
    assertThat(code).as(terminal.err.toString()).isZero();
    // a sphere of 0.1 m and water's density that rises by 3 m/s, 0.5 m up
    double mass = 4.0 / 3 * Math.PI * 1e-3 * 1000;
    Recording r = Recording.read(out);
    assertThat(r.column("energy.potential").toArray()[0])
        .isCloseTo(0.5 * 9.81 * mass, within(1e-9));
    assertThat(r.column("energy.kinetic").toArray()[0]).isCloseTo(4.5 * mass, within(1e-9));
  }

  @Test
  void statesOfARunThatDivergedAreTold() throws IOException {
    Path states = temp.resolve("nan.npy");
    double nan = Double.NaN;
    Npy.write(states, new double[] {0, 0.1, 0, 3, 0, 0, 0.1, nan, 0, 0, 0, 0}, 2, 6);
    assertThat(terminal.run("states", model(), states, "-o", temp.resolve("n.csv"))).isZero();
    assertThat(terminal.err.toString())
        .contains("nan.npy: 1 of 2 rows have numbers that are not finite");
  }

  @Test
  void whatDoesNotFitIsSaid() throws IOException {
    Path states = temp.resolve("s.npy");
    Npy.write(states, new double[10], 2, 5);
    Path out = temp.resolve("r.npz");
    assertThat(terminal.run("states", model(), states, "-o", out)).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("[2, 5]").contains("has 6 numbers");
    terminal.clear();
    Npy.write(states, new double[12], 2, 6);
    terminal.run("states", model(), states, "-o", out, "--run", "1");
    assertThat(terminal.err.toString()).contains("has 1 run");
    terminal.clear();
    terminal.run("states", model(), states, "-o", out, "--parts", "qpos,wings");
    assertThat(terminal.err.toString()).contains("there is no 'wings'");
    terminal.clear();
    Path part = Files.writeString(temp.resolve("part.csv"), "time,hip\n0,1\n");
    terminal.run("states", model(), part, "-o", temp.resolve("x.npy"));
    assertThat(terminal.err.toString()).contains("lacks lift and 3 more");
  }
}
