package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Quat;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitRowsTest {
  private final Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
  private final int hinge = m.names.jointId("hinge");
  private final int ball = m.names.jointId("ball");

  private Data at(double angle) {
    Data d = new Data(m);
    d.qpos[m.jnt.qposadr[hinge]] = angle;
    Quat.fromAxisAngle(d.qpos, m.jnt.qposadr[ball], new double[] {.6, .8, 0}, 0, .45);
    Physics.forward(m, d);
    return d;
  }

  /** The range is from -0.5 to 0.5, the margin 0.2. */
  @ParameterizedTest
  @ValueSource(doubles = {-.6, -.5, -.31, .31, .49, .7})
  void aJointNearALimitHasARowWithItsDistance(double angle) {
    Data d = at(angle);
    int row = LimitRows.find(d, ConstraintType.LIMIT_JOINT, hinge);
    assertThat(row).isNotNegative();
    assertThat(d.efc.pos[row]).isCloseTo(.5 - Math.abs(angle), within(1e-15));
    assertThat(d.efc.margin[row]).isEqualTo(.2);
    // the distance shrinks as the joint moves on
    assertThat(d.efc.J[row * m.nv + m.jnt.dofadr[hinge]]).isEqualTo(-Math.signum(angle));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-.29, 0, .29})
  void beyondTheMarginThereIsNone(double angle) {
    assertThat(LimitRows.find(at(angle), ConstraintType.LIMIT_JOINT, hinge)).isEqualTo(-1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {.05, .25})
  void theLimitOfABallIsAnAngleAboutAnyAxis(double angle) {
    Data d = at(angle);
    int row = LimitRows.find(d, ConstraintType.LIMIT_JOINT, ball);
    assertThat(d.efc.pos[row]).isCloseTo(.6 - .45, within(1e-15));
    int dof = m.jnt.dofadr[ball];
    double[] axis = {.6, .8, 0};
    for (int k = 0; k < 3; k++) {
      assertThat(d.efc.J[row * m.nv + dof + k]).isCloseTo(-axis[k], within(1e-14));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {-.25, .25})
  void rowsAreDerivativesOfTheDistances(double angle) {
    Data d = at(angle);
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = StrictMath.sin(i);
    }
    Physics.forward(m, d);
    double h = 1e-6;
    Data[] moved = {new Data(m), new Data(m)};
    for (int side = 0; side < 2; side++) {
      System.arraycopy(d.qpos, 0, moved[side].qpos, 0, m.nq);
      Motion.integratePos(m, moved[side].qpos, d.qvel, side == 0 ? -h : h);
      Physics.forwardPosition(m, moved[side]);
      assertThat(moved[side].nl).isEqualTo(d.nl);
    }
    assertThat(d.nl).isGreaterThanOrEqualTo(2);
    for (int r = d.ne + d.nf; r < d.ne + d.nf + d.nl; r++) {
      double slope = (moved[1].efc.pos[r] - moved[0].efc.pos[r]) / (2 * h);
      assertThat(slope).isCloseTo(d.efc.vel[r], within(1e-8));
    }
  }
}
