package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Hash64;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The bits of long runs, for every machine, operating system and JDK. The build runs this class
 * three times: as the virtual machine likes, with its first compiler alone, and interpreted.
 *
 * <p>Whoever changes a number here changes results: it needs a line in the changelog.
 */
class PinnedBitsTest {
  @Test
  void aHeapOfAllPrimitiveShapes() throws IOException {
    // without the meshes, whose hulls are a subject of their own
    String text = Files.readString(Path.of("src/test/resources/contact/heap.xml"));
    Model m =
        compile(text.replaceAll("<body[^>]*><freejoint/><geom type=\"mesh\"[^>]*/></body>", ""));
    Data d = new Data(m);
    assertThat(run(m, d, 200)).isEqualTo(0x7400_3E98_1DB8_825AL);
    assertThat(d.ncon).isGreaterThan(15);
  }

  @Test
  void aPersonOfTwentySevenDegreesOfFreedom() {
    Model m = Mjcf.load(Path.of("src/test/resources/contact/humanoid.xml")).model();
    Data d = new Data(m);
    assertThat(run(m, d, 300)).isEqualTo(0xD3AF_BBDC_66FD_8FF4L);
    assertThat(d.nefc).isPositive();
  }

  /** One island of 216 degrees of freedom, which the solver factors by fronts. */
  @Test
  void aLargeSparsePile() {
    StringBuilder text =
        new StringBuilder(
            """
            <mujoco><worldbody>
              <geom type="plane" size="0 0 1"/>
              <geom type="plane" size="0 0 1" pos="-.1 0 0" zaxis="1 0 0"/>
              <geom type="plane" size="0 0 1" pos="1.097 0 0" zaxis="-1 0 0"/>
              <geom type="plane" size="0 0 1" pos="0 -.1 0" zaxis="0 1 0"/>
              <geom type="plane" size="0 0 1" pos="0 1.097 0" zaxis="0 -1 0"/>
            """);
    for (int i = 0; i < 36; i++) {
      text.append("<body pos='").append(0.1995 * (i % 6)).append(' ').append(0.1995 * (i / 6));
      text.append(" ").append(0.099 + 0.001 * (i * 7 % 5)).append("'><freejoint/>");
      text.append("<geom size='.1'/></body>");
    }
    Model m = compile(text + "</worldbody></mujoco>");
    Data d = new Data(m);
    assertThat(run(m, d, 200)).isEqualTo(0x35DE_EBD5_DB91_A824L);
    assertThat(d.island.nv[0]).isGreaterThan(200);
  }

  @Test
  void tendonsAndMuscles() {
    long[] want = {0x4EAD_EC9D_D4F1_0CE4L, 0xCC4B_AE2B_20C2_9A21L};
    String[] names = {"tendons", "muscles"};
    for (int i = 0; i < 2; i++) {
      Model m = Mjcf.load(Path.of("src/test/resources/smooth", names[i] + ".xml")).model();
      assertThat(run(m, new Data(m), 400)).as(names[i]).isEqualTo(want[i]);
    }
  }

  /** Stacks fall asleep, and a ball wakes one of them. */
  @Test
  void aSleepingScene() {
    Model m = Mjcf.load(Path.of("src/test/resources/contact/sleep.xml")).model();
    Data d = new Data(m);
    assertThat(run(m, d, 500)).isEqualTo(0x41C3_AE40_498F_5E32L);
    assertThat(d.ntreeAwake).isLessThan(m.ntree);
  }

  @Test
  void delayedControlsAndSensors() {
    Model m = Mjcf.load(Path.of("src/test/resources/smooth/delays.xml")).model();
    assertThat(run(m, new Data(m), 300)).isEqualTo(0x38E4_3F5A_915C_A27CL);
  }

  @Test
  void equationsWithLags() {
    assertThat(
            run(
                """
                [model]
                type = "ode"
                [states]
                x = 0.1
                v = 0.0
                [equations.rhs]
                x = "v + 0.1 * lag_x(2)"
                v = "-x - 0.2 * lag_v(3) + 0.3 * sin(lag_x(5)) + 0.01 * exp(-x^2)"
                [sim]
                t_end = 100.0
                dt = 0.05
                stepper = "rk4"
                """,
                "rk4",
                1000))
        .isEqualTo(0x5751_9FBC_2119_1F7FL);
  }

  /** The system of Mackey and Glass, with fixed and with adaptive steps. */
  @Test
  void equationsWithDelays() {
    String text =
        """
        [model]
        type = "ode"
        [states]
        x = 1.2
        [params]
        tau = 17.0
        [equations.rhs]
        x = "0.2 * delay(x, tau) / (1 + delay(x, tau)^10) - 0.1 * x"
        [sim]
        t_end = 1000.0
        dt = 0.1
        """;
    assertThat(run(text, "rk4", 1000)).isEqualTo(0x854D_69D0_0A30_82B1L);
    assertThat(run(text, "tsit5", 400)).isEqualTo(0xBC66_ED71_F41B_0AF4L);
  }

  private static Model compile(String text) {
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  /** Hash of all states and sensors on the way. */
  private static long run(Model m, Data d, int steps) {
    Hash64 hash = new Hash64();
    for (int i = 0; i < steps; i++) {
      for (int k = 0; k < m.nu; k++) {
        d.ctrl[k] = 0.4 * StrictMath.sin(0.02 * i + k);
      }
      Physics.step(m, d);
      hash.add(d.qpos).add(d.qvel).add(d.act).add(d.qacc).add(d.sensordata);
      hash.add(d.efc.force, 0, d.nefc);
    }
    return hash.value();
  }

  private static long run(String text, String stepper, int steps) {
    EquationModel m = Models.parse("pinned", text);
    DynamicalSystem s = new EquationSystem(m, SystemOptions.of(m).withStepper(stepper));
    double[] state = new double[s.stateSize()];
    Hash64 hash = new Hash64();
    for (int i = 0; i < steps; i++) {
      s.step();
      s.save(state);
      hash.add(state).add(s.time());
    }
    return hash.value();
  }
}
