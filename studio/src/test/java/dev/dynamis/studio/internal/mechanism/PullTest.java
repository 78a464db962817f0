package dev.dynamis.studio.internal.mechanism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class PullTest {
  private static final double MASS = 2;
  private static final double RADIUS = 0.1;

  private final Mechanism mechanism =
      new Mechanism(
          Mjcf.compile(
                  Mjcf.readText(
                      """
                      <mujoco>
                        <visual><map stiffness="100" stiffnessrot="500"/></visual>
                        <worldbody>
                          <body pos="0 0 1"><freejoint/><geom size=".1" mass="2"/></body>
                          <body pos="1 0 1"><joint axis="0 1 0"/><geom size=".1" pos=".5 0 0"/></body>
                          <body pos="2 0 1" mocap="true"><geom size=".1"/></body>
                        </worldbody>
                      </mujoco>
                      """))
              .model());
  private final Model m = mechanism.model();
  private final Data d = mechanism.refresh().data();
  private final Pull pull = new Pull(m);

  /** What acts on the first body: force and torque. */
  private double[] applied() {
    pull.apply(d);
    return java.util.Arrays.copyOfRange(d.xfrc.applied, 6, 12);
  }

  @Test
  void theSpringIsAsStiffAsTheModelSaysForTheMassOfTheBody() {
    pull.pull(1, new double[3], new double[] {0.3, 0, 1});
    assertThat(applied())
        .containsExactly(new double[] {MASS * 100 * 0.3, 0, 0, 0, 0, 0}, within(1e-9));
  }

  @Test
  void whatIsHeldBesideItsCenterIsTurnedToo() {
    pull.pull(1, new double[] {0, 0, RADIUS}, new double[] {0.3, 0, 1 + RADIUS});
    double force = MASS * 100 * 0.3;
    assertThat(applied())
        .containsExactly(new double[] {force, 0, 0, 0, RADIUS * force, 0}, within(1e-9));
  }

  @Test
  void theSpringIsDampedCritically() {
    d.qvel[1] = 0.5;
    mechanism.invalidate();
    mechanism.refresh();
    pull.pull(1, new double[3], new double[] {0, 0, 1});
    assertThat(applied()[1]).isCloseTo(-MASS * 2 * Math.sqrt(100) * 0.5, within(1e-9));
  }

  @Test
  void aTurnIsATorqueAlongTheAxisOfTheDifference() {
    double angle = 0.01;
    double half = angle / 2;
    pull.turn(d, 1, new double[] {StrictMath.cos(half), 0, StrictMath.sin(half), 0});
    double inertia = 0.4 * MASS * RADIUS * RADIUS;
    double[] x = applied();
    assertThat(x[4]).isCloseTo(inertia * 500 * angle, within(1e-4 * inertia * 500 * angle));
    assertThat(new double[] {x[0], x[1], x[2], x[3], x[5]}).containsOnly(0);
  }

  @Test
  void onlyWhatNoForceMovesIsPut() {
    double[] to = {5, 6, 7};
    pull.pull(1, new double[3], to);
    assertThat(pull.place(d, false)).as("a floating body of a run").isFalse();
    assertThat(pull.place(d, true)).as("a floating body in a pause").isTrue();
    assertThat(d.qpos).startsWith(5, 6, 7, 1, 0, 0, 0);
    pull.pull(2, new double[3], to);
    assertThat(pull.place(d, true)).as("a body on a hinge").isFalse();
    pull.pull(3, new double[3], to);
    assertThat(pull.place(d, false)).as("a mocap body").isTrue();
    assertThat(d.mocap.pos).containsExactly(5, 6, 7);
    pull.apply(d);
    assertThat(d.xfrc.applied).as("no force on what it does not move").containsOnly(0);
    pull.release(d);
    assertThat(pull.isActive()).isFalse();
    assertThat(pull.place(d, true)).as("nothing is held").isFalse();
  }
}
