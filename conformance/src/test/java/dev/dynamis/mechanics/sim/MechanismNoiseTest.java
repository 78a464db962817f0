package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Noise of sensors, which is there only if it is asked for. */
class MechanismNoiseTest {
  private static final double DEVIATION = 0.05;

  private static Mechanism arm() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco model="arm">
                      <worldbody>
                        <geom name="wall" type="box" pos="5 0 0" size="0.1 1 1"/>
                        <body name="arm">
                          <joint name="hinge" axis="0 1 0" damping="100"/>
                          <geom name="rod" type="capsule" fromto="0 0 0 0 0 -1" size="0.02"/>
                          <site name="tip" pos="0 0 -1" euler="0 -90 0"/>
                        </body>
                      </worldbody>
                      <sensor>
                        <jointpos name="angle" joint="hinge" noise="0.05"/>
                        <jointvel name="exact" joint="hinge"/>
                        <framequat name="turn" objtype="site" objname="tip" noise="0.05"/>
                        <framezaxis name="axis" objtype="site" objname="tip" noise="0.05"/>
                        <touch name="touch" site="tip" noise="0.05"/>
                        <rangefinder name="far" site="tip" noise="0.05"/>
                        <normal name="away" geom1="wall" geom2="rod" cutoff="0.5" noise="0.05"/>
                      </sensor>
                    </mujoco>
                    """))
            .model();
    return new Mechanism(m);
  }

  @Test
  @Tag("acceptance:004-17")
  void readingsHaveNoNoiseUnlessItIsAskedFor() {
    Mechanism mechanism = arm();
    assertThat(mechanism.sensor("angle").value()).isZero();
    assertThat(mechanism.stateNames()).doesNotContain("noise");
  }

  @Test
  void noiseHasTheDeviationOfTheModel() {
    Mechanism mechanism = arm().sensorNoise(7);
    SensorHandle angle = mechanism.sensor("angle");
    int n = 4000;
    double sum = 0;
    double squares = 0;
    double products = 0;
    double last = 0;
    for (int i = 0; i < n; i++) {
      double error = angle.value() - mechanism.joint("hinge").position();
      sum += error;
      squares += error * error;
      products += error * last;
      last = error;
      mechanism.step();
    }
    // five standard errors
    assertThat(sum / n).isCloseTo(0, within(5 * DEVIATION / Math.sqrt(n)));
    assertThat(Math.sqrt(squares / n))
        .isCloseTo(DEVIATION, within(5 * DEVIATION / Math.sqrt(2.0 * n)));
    assertThat(products / squares).isCloseTo(0, within(5 / Math.sqrt(n)));
  }

  @Test
  void theNoiseOfARotationTurnsByTheDeviationAboutEachAxis() {
    Mechanism mechanism = arm().sensorNoise(8);
    SensorHandle turn = mechanism.sensor("turn");
    double[] exact = new double[4];
    double[] q = new double[4];
    int n = 2000;
    double squares = 0;
    for (int i = 0; i < n; i++) {
      turn.read(q);
      System.arraycopy(
          mechanism.data().sensordata, mechanism.model().sensor.adr[turn.id()], exact, 0, 4);
      double dot = 0;
      double norm = 0;
      for (int k = 0; k < 4; k++) {
        dot += q[k] * exact[k];
        norm += q[k] * q[k];
      }
      assertThat(norm).isCloseTo(1, within(1e-12));
      double angle = 2 * Math.acos(Math.min(1, Math.abs(dot)));
      squares += angle * angle;
      mechanism.step();
    }
    double variance = 3 * DEVIATION * DEVIATION;
    assertThat(squares / n).isCloseTo(variance, within(5 * variance * Math.sqrt(2.0 / 3 / n)));
  }

  @Test
  void readingsStayWhatTheyAre() {
    Mechanism mechanism = arm().sensorNoise(9);
    boolean above = false;
    for (int i = 0; i < 100; i++) {
      double[] axis = mechanism.sensor("axis").read();
      assertThat(axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2])
          .isCloseTo(1, within(1e-12));
      double touch = mechanism.sensor("touch").value();
      assertThat(touch).isNotNegative();
      above |= touch > 0;
      assertThat(mechanism.sensor("far").value()).isEqualTo(-1);
      assertThat(mechanism.sensor("away").read()).containsExactly(0, 0, 0);
      assertThat(mechanism.sensor("exact").value()).isEqualTo(mechanism.joint("hinge").velocity());
      mechanism.step();
    }
    assertThat(above).isTrue();
    assertThat(mechanism.data().sensordata[0]).isEqualTo(mechanism.joint("hinge").position());
  }

  @Test
  void theSameSeedGivesTheSameReadingsInAnyOrder() {
    Mechanism first = arm().sensorNoise(3);
    Mechanism second = arm().sensorNoise(3);
    Mechanism other = arm().sensorNoise(4);
    double[] y = new double[first.outputNames().size()];
    for (int i = 0; i < 20; i++) {
      double[] axis = second.sensor("axis").read();
      double angle = second.sensor("angle").value();
      first.outputs(y);
      assertThat(first.sensor("angle").value()).isEqualTo(angle).isEqualTo(y[0]);
      assertThat(first.sensor("axis").read()).containsExactly(axis);
      assertThat(other.sensor("angle").value()).isNotEqualTo(angle);
      first.step();
      second.step();
      other.step();
    }
  }

  @Test
  void noiseIsSavedRestoredCopiedAndResetWithTheState() {
    Mechanism mechanism = arm().sensorNoise(5);
    SensorHandle angle = mechanism.sensor("angle");
    double start = angle.value();
    mechanism.step();
    mechanism.step();
    double[] state = mechanism.save();
    double now = angle.value();
    Mechanism copy = mechanism.copy();
    assertThat(copy.sensor("angle").value()).isEqualTo(now);
    mechanism.step();
    copy.step();
    assertThat(angle.value()).isNotEqualTo(now).isEqualTo(copy.sensor("angle").value());
    mechanism.restore(state);
    assertThat(angle.value()).isEqualTo(now);
    assertThat(mechanism.stateNames()).hasSize(state.length).last().isEqualTo("noise");
    mechanism.reset();
    assertThat(angle.value()).isEqualTo(start);
  }
}
