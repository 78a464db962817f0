package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many controls, velocities or accelerations at one position, without computing it again. */
class StructuredSamplingTest {
  private Model m;

  /** Data on the floor, in motion. */
  private Data start(String name) {
    m = Mjcf.load(Path.of("src/test/resources", name + ".xml")).model();
    Data d = new Data(m);
    for (int k = 0; k < 60; k++) {
      for (int i = 0; i < m.nu; i++) {
        d.ctrl[i] = 0.1 * ((k + i) % 7) - 0.3;
      }
      Physics.step(m, d);
    }
    return d;
  }

  private void set(Data d, int sample, double[] velocity) {
    for (int i = 0; i < m.nu; i++) {
      d.ctrl[i] = 0.05 * ((3 * sample + i) % 11) - 0.25;
    }
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = velocity[i] + 0.01 * ((sample + i) % 5);
    }
  }

  /** From the same warm start, skipping gives the bits of the whole evaluation. */
  @ParameterizedTest
  @ValueSource(strings = {"contact/humanoid", "smooth/muscles", "smooth/tendons"})
  void skippedEvaluationsGiveTheBitsOfWholeOnes(String name) {
    Data d = start(name);
    Data whole = new Data(m);
    double[] warm = d.qaccWarmstart.clone();
    double[] velocity = d.qvel.clone();
    Physics.forward(m, d);
    for (int sample = 0; sample < 6; sample++) {
      boolean sameVelocity = sample % 2 == 1;
      set(d, sameVelocity ? sample - 1 : sample, velocity);
      for (int i = 0; i < m.nu; i++) {
        d.ctrl[i] += 0.01 * sample;
      }
      System.arraycopy(warm, 0, d.qaccWarmstart, 0, m.nv);
      Physics.forwardSkip(m, d, sameVelocity ? Stage.VEL : Stage.POS, false);

      whole.copyFrom(d);
      System.arraycopy(warm, 0, whole.qaccWarmstart, 0, m.nv);
      Physics.forward(m, whole);
      assertThat(d.qacc).as("sample %d", sample).isEqualTo(whole.qacc);
      assertThat(d.sensordata).isEqualTo(whole.sensordata);
      assertThat(d.actDot).isEqualTo(whole.actDot);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"contact/humanoid", "smooth/muscles"})
  void skippedInverseDynamicsGiveTheForcesOfWholeOnes(String name) {
    Data d = start(name);
    Data whole = new Data(m);
    Physics.forward(m, d);
    Physics.inverse(m, d);
    double[] velocity = d.qvel.clone();
    double[] force = new double[0];
    for (int sample = 1; sample < 7; sample++) {
      boolean sameVelocity = sample % 2 == 0;
      if (!sameVelocity) {
        set(d, sample, velocity);
      }
      for (int i = 0; i < m.nv; i++) {
        d.qacc[i] += 0.1 * ((sample + i) % 3);
      }
      Physics.inverseSkip(m, d, sameVelocity ? Stage.VEL : Stage.POS, false);
      whole.copyFrom(d);
      Physics.inverse(m, whole);
      assertThat(d.qfrc.inverse).as("sample %d", sample).isEqualTo(whole.qfrc.inverse);
      assertThat(d.sensordata).isEqualTo(whole.sensordata);
      assertThat(d.qfrc.inverse).isNotEqualTo(force);
      force = d.qfrc.inverse.clone();
    }
  }
}
