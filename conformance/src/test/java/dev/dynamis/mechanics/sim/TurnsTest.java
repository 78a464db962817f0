package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class TurnsTest {
  private static double period(String joint, String others) {
    return period(joint, others, "j");
  }

  private static double period(String joint, String others, String coordinate) {
    return mechanism(joint, others).period(coordinate);
  }

  private static Mechanism mechanism(String joint, String others) {
    return new Mechanism(
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <worldbody>
                        <body>
                          <joint name="j" %s/>
                          <geom size="0.1" pos="0 0 -1"/>
                          <body pos="0 0 -2">
                            <joint name="k"/>
                            <geom size="0.1" pos="0 0 -1"/>
                          </body>
                        </body>
                      </worldbody>
                      %s
                    </mujoco>
                    """
                        .formatted(joint, others)))
            .model());
  }

  @Test
  void aFreeHingeHasTheSamePoseAfterATurn() {
    assertThat(period("axis='0 1 0' damping='1' frictionloss='1'", "")).isEqualTo(2 * Math.PI);
    assertThat(period("", "<actuator><motor joint='j'/></actuator>")).isEqualTo(2 * Math.PI);
    assertThat(period("", "<actuator><velocity joint='j'/></actuator>")).isEqualTo(2 * Math.PI);
    // a servo of another joint
    assertThat(period("", "<actuator><position joint='k'/></actuator>")).isEqualTo(2 * Math.PI);
  }

  @Test
  void velocitiesAndSlidesDoNotGoAround() {
    assertThat(period("", "", "v.j")).isZero();
    assertThat(period("", "", "nothing")).isZero();
    assertThat(period("type='slide'", "")).isZero();
  }

  @Test
  void turnsThatSomethingCountsAreDifferentStates() {
    assertThat(period("stiffness='1'", "")).isZero();
    assertThat(period("limited='true' range='-1000 1000'", "")).isZero();
    assertThat(period("", "<actuator><position joint='j'/></actuator>")).isZero();
    assertThat(period("", "<actuator><intvelocity joint='j' actrange='-1 1'/></actuator>"))
        .isZero();
    assertThat(period("", "<equality><joint joint1='k' joint2='j'/></equality>")).isZero();
    assertThat(period("", "<tendon><fixed><joint joint='j' coef='1'/></fixed></tendon>")).isZero();
    Mechanism driven = mechanism("", "");
    driven.model().callbacks.control = (m, d) -> d.qfrc.applied[0] = -d.qpos[0];
    assertThat(driven.period("j")).isZero();
  }
}
