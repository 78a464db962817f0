package dev.dynamis.mechanics.internal.integrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions plus and minus velocities. */
class PositionsTest {
  @Test
  void aFreeBodyMovesInTheWorldAndTurnsInItsOwnAxes() {
    Model m =
        SmoothModels.compile(
            "<mujoco><worldbody><body><freejoint/><geom size='.1'/></body></worldbody></mujoco>");
    double half = Math.sqrt(0.5);
    double[] qpos = {0, 1, 2, 3, half, 0, 0, half};
    double[] qvel = {0, 0, 4, 5, 6, Math.PI, 0, 0};
    Positions.integrate(m, qpos, 1, qvel, 2, 0.5);

    // a quarter turn about z, then one about the body's x
    double[] want = {0, 3, 4.5, 6, 0.5, 0.5, 0.5, 0.5};
    assertThat(qpos).containsExactly(want, within(1e-15));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1, 3.1})
  void theDifferenceOfPositionsIsTheVelocityBetweenThem(double speed) {
    Model m = SmoothModels.model("joints");
    Data d = SmoothModels.moving(m, 1);
    double[] qvel = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      qvel[i] = speed * StrictMath.sin(i + 1) / 1.8;
    }
    double[] moved = d.qpos.clone();
    Positions.integrate(m, moved, 0, qvel, 0, 1);
    double[] back = new double[m.nv];
    Positions.differentiate(m, back, 0, 1, d.qpos, 0, moved, 0);
    assertThat(back).containsExactly(qvel, within(1e-13));
  }

  @Test
  void theVelocityFromTheInitialPositionIsMujocos() {
    Model m = AcceptanceNumbers.model("d_rich");
    Data d = AcceptanceNumbers.richStart(m);
    double[] v = new double[m.nv];
    Positions.differentiate(m, v, 0, 0.5, m.qpos0, 0, d.qpos, 0);
    assertThat(Reference.error(AcceptanceNumbers.of("004-diffpos").array("v"), v))
        .isLessThan(1e-14);
  }

  @Test
  void onlyQuaternionsAreNormalized() {
    Model m = SmoothModels.model("joints");
    Data d = SmoothModels.moving(m, 2);
    double[] qpos = new double[m.nq];
    for (int i = 0; i < m.nq; i++) {
      qpos[i] = 3 * d.qpos[i];
    }
    Positions.normalize(m, qpos, 0);
    for (int j = 0; j < m.njnt; j++) {
      int q = m.jnt.qposadr[j];
      boolean ball = m.jnt.type[j] == JointType.BALL;
      boolean free = m.jnt.type[j] == JointType.FREE;
      int first = free ? q + 3 : q;
      double norm = 0;
      for (int k = first; k < first + 4 && (ball || free); k++) {
        norm += qpos[k] * qpos[k];
      }
      assertThat(norm).isCloseTo(ball || free ? 1 : 0, within(1e-15));
      if (!ball) {
        assertThat(qpos[q]).isEqualTo(3 * d.qpos[q]);
      }
    }
  }
}
