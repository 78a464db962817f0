package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Designed contacts, against the motion of a spring and a damper and against simulations. */
class ContactDesignTest {
  private static Model ball(ContactDesign c, int condim, double h) {
    return SmoothModels.compile(
        """
        <mujoco>
          <option timestep="%s" gravity="0 0 %s"/>
          <default><geom solref="%s %s" solimp="%s %s %s" condim="%d"/></default>
          <worldbody>
            <geom type="plane" size="1 1 1"/>
            <body pos="0 0 1"><joint type="slide" axis="0 0 1"/><geom size="1" mass="%s"/></body>
          </worldbody>
        </mujoco>
        """
            .formatted(
                h,
                -c.gravity(),
                c.solref()[0],
                c.solref()[1],
                c.solimp()[0],
                c.solimp()[1],
                c.solimp()[2],
                condim,
                c.mass()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void theBallRestsAtThePredictedDepth(int condim) {
    ContactDesign c = new ContactDesign(2, 1e4, 50, 0.002, 9.81);
    assertThat(c.restDepth()).isCloseTo(1.962e-3, within(1e-15));
    Model m = ball(c, condim, 0.002);
    Data d = new Data(m);
    for (int i = 0; i < 5000; i++) {
      Physics.step(m, d);
    }
    assertThat(d.qpos[0]).isCloseTo(-c.restDepth(), within(1e-9));
  }

  @Test
  void theBallSwingsWithThePredictedFrequency() {
    ContactDesign c = new ContactDesign(2, 1e4, 0, 1e-4, 9.81);
    Model m = ball(c, 1, 1e-4);
    Data d = new Data(m);
    // from half its depth it never leaves the floor
    d.qpos[0] = -0.5 * c.restDepth();
    double first = Double.NaN;
    double last = Double.NaN;
    int turns = 0;
    for (int i = 0; i < 20_000; i++) {
      double before = d.qvel[0];
      Physics.step(m, d);
      if (before > 0 && d.qvel[0] <= 0) {
        first = turns == 0 ? d.time : first;
        last = d.time;
        turns++;
      }
    }
    double period = (last - first) / (turns - 1);
    // the impedance of 0.001 makes the period longer by half of that
    assertThat(2 * Math.PI / period).isCloseTo(c.frequency(), within(1e-3 * c.frequency()));
  }

  @ParameterizedTest
  @CsvSource({"20", "50", "200", "400"})
  void aBallThatHitsLeavesWithThePredictedSpeed(double damping) {
    ContactDesign c = new ContactDesign(2, 1e4, damping, 1e-5, 0);
    Model m = ball(c, 1, 1e-5);
    Data d = new Data(m);
    d.qvel[0] = -1;
    for (int i = 0; i < 30_000; i++) {
      Physics.step(m, d);
    }
    // half of the impedance of 0.001, and the error of the steps
    assertThat(d.qvel[0]).isCloseTo(c.restitution(), within(2e-3));
  }

  @ParameterizedTest
  @CsvSource({"50, 0.98, false", "50, 1.02, true", "600, 0.98, false", "600, 1.02, true"})
  void stepsAboveTheLimitExplodeAndBelowDoNot(double damping, double factor, boolean explodes) {
    ContactDesign at = new ContactDesign(2, 1e4, damping, 1e-3, 9.81);
    double h = factor * at.stableTimestep();
    ContactDesign c = new ContactDesign(2, 1e4, damping, h, 9.81);
    assertThat(c.fit() == ContactDesign.Fit.UNSTABLE).isEqualTo(explodes);
    Model m = ball(c, 1, h);
    Data d = new Data(m);
    d.qpos[0] = -c.restDepth() * 1.001;
    double most = 0;
    for (int i = 0; i < 3000; i++) {
      Physics.step(m, d);
      most = Math.max(most, Math.abs(d.qpos[0] + c.restDepth()));
    }
    // ten times the disturbance: a contact that comes loose grows no further
    assertThat(most > 0.01 * c.restDepth()).isEqualTo(explodes);
  }

  @Test
  void numbersThatMakeNoSenseAreRefused() {
    assertThatThrownBy(() -> new ContactDesign(0, 1, 1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the mass is 0.0 kg, expected a number above 0");
    assertThatThrownBy(() -> new ContactDesign(1, 1, -1, 1, 1)).hasMessageContaining("damping");
    assertThatThrownBy(() -> new ContactDesign(1, Double.NaN, 1, 1, 1))
        .hasMessageContaining("stiffness");
  }
}
