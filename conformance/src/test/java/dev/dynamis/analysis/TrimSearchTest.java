package dev.dynamis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** A mass of 1 kg on a vertical slide: a motor holds it with 10 N. */
class TrimSearchTest {
  private static final double INF = Double.POSITIVE_INFINITY;

  private final Mechanism lift =
      new Mechanism(
          Mjcf.compile(
                  Mjcf.readText(
                      "<mujoco><option gravity='0 0 -10'/><worldbody><body>"
                          + "<joint name='z' type='slide' axis='0 0 1'/><geom size='.1' mass='1'/>"
                          + "</body></worldbody><actuator><motor joint='z'/></actuator></mujoco>"))
              .model());

  @Test
  void theInputThatHoldsAMassIsItsWeight() {
    // unknown: velocity (1) and input (2)
    TrimSearch search =
        new TrimSearch(
            lift, 1, new int[] {1, 2}, new double[] {-INF, -INF}, new double[] {INF, INF});
    assertThat(search.run(1e-9, 20)).isBetween(0, 5);
    assertThat(lift.data().ctrl[0]).isCloseTo(10, within(1e-6));
    assertThat(lift.data().qvel[0]).isCloseTo(0, within(1e-9));
    search.restore();
    assertThat(lift.data().ctrl[0]).isZero();
  }

  @Test
  void boundsThatForbidASolutionAreNamed() {
    TrimSearch search =
        new TrimSearch(lift, 1, new int[] {1, 2}, new double[] {-INF, -3}, new double[] {INF, 3});
    assertThat(search.run(1e-9, 20)).isEqualTo(-1);
    assertThat(search.residual()).isGreaterThan(1);
    assertThat(search.explain(1e-9)).contains("bound");
  }
}
