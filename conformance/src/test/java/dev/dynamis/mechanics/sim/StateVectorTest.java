package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class StateVectorTest {
  private static final String TEXT =
      """
      <mujoco>
        <worldbody>
          <body><joint name="ball" type="ball"/><geom size=".1" pos="1 0 0"/></body>
          <body name="box" pos="3 0 0"><joint name="x" type="slide"/><geom size=".1"/></body>
        </worldbody>
        <actuator><general name="filter" joint="x" dyntype="filter" dynprm="0.1"/></actuator>
      </mujoco>
      """;

  private final Model m = Mjcf.compile(Mjcf.readText(TEXT)).model();
  private final Data d = new Data(m);
  private final StateVector vector = new StateVector(m, d);

  @Test
  void itBeginsWithTimePositionsVelocitiesActivations() {
    double[] x = new double[vector.size()];
    d.time = 9;
    d.qpos[4] = 1.5;
    d.qvel[3] = 2.5;
    d.act[0] = 3.5;
    vector.save(x);
    assertThat(x).startsWith(9, 1, 0, 0, 0, 1.5, 0, 0, 0, 2.5, 3.5);
    assertThat(vector.names())
        .hasSize(vector.size())
        .startsWith("time")
        .contains("x", "v.x", "act.filter");
  }

  /** A half turn about z by a tangent of pi: the quaternion has one component more than that. */
  @Test
  void orientationsMoveAlongRotations() {
    double[] x = new double[vector.size()];
    vector.save(x);
    double[] dx = new double[vector.tangentSize()];
    dx[2] = Math.PI;
    dx[3] = 0.25;
    dx[4 + 3] = -1;
    dx[8] = 4;
    double[] moved = new double[x.length];
    vector.plus(moved, x, dx);
    assertThat(moved[1]).isCloseTo(0, within(1e-15));
    assertThat(moved[4]).isCloseTo(1, within(1e-15));
    assertThat(moved[5]).isEqualTo(0.25);
    assertThat(moved[9]).isEqualTo(-1);
    assertThat(moved[10]).isEqualTo(4);
    dx[2] = 1.25;
    vector.plus(moved, x, dx);
    double[] back = new double[dx.length];
    vector.minus(back, moved, x);
    assertThat(back).containsExactly(dx, within(1e-15));
  }

  @Test
  void aStateThatIsTooShortIsRefusedWithBothNumbers() {
    double[] half = new double[vector.size() / 2];
    assertThatIllegalArgumentException()
        .isThrownBy(() -> vector.load(half))
        .withMessage(
            "a state of the mechanism has " + vector.size() + " numbers, found " + half.length);
  }

  @Test
  void sleepAndNoiseArePartOfItWhereTheyAre() {
    Model sleepy = Mjcf.load(Path.of("src/test/resources/contact/sleep.xml")).model();
    StateVector with = new StateVector(sleepy, new Data(sleepy));
    assertThat(with.names().stream().filter(n -> n.startsWith("asleep."))).hasSize(sleepy.ntree);
    assertThat(with.names()).hasSize(with.size());

    int before = vector.size();
    vector.noise = new SensorNoise(1);
    assertThat(vector.size()).isEqualTo(before + 1);
    vector.countStep();
    vector.countStep();
    double[] x = new double[vector.size()];
    vector.save(x);
    assertThat(x[before]).isEqualTo(2);
    vector.restartNoise();
    vector.load(x);
    assertThat(vector.noise.step).isEqualTo(2);
  }
}
