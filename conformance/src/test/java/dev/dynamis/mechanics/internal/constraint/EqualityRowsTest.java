package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EqualityRowsTest {
  /** Connect 3, weld 6, joint 1, tendon 1. */
  private static final int ROWS = 11;

  /** How fast violations grow is the product of their rows with the velocity. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rowsAreDerivativesOfTheViolations(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = ConstraintScene.moving(m);
    assertThat(d.ne).isEqualTo(ROWS);
    double h = 1e-6;
    double[] before = positions(m, d, -h);
    double[] after = positions(m, d, h);
    for (int r = 0; r < ROWS; r++) {
      assertThat(d.efc.type[r]).isEqualTo(ConstraintType.EQUALITY);
      assertThat((after[r] - before[r]) / (2 * h))
          .as("row %d of equality %d", r, d.efc.id[r])
          .isCloseTo(d.efc.vel[r], within(1e-8));
    }
  }

  private static double[] positions(Model m, Data d, double dt) {
    Data moved = new Data(m);
    System.arraycopy(d.qpos, 0, moved.qpos, 0, m.nq);
    Motion.integratePos(m, moved.qpos, d.qvel, dt);
    Physics.forwardPosition(m, moved);
    return moved.efc.pos;
  }

  @Test
  void violationsAreThoseOfTheDefinition() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    Data d = ConstraintScene.moving(m);
    double[] p1 = new double[3];
    double[] p2 = new double[3];
    EqualityRows.anchor(m, d, 0, 0, p1, 0);
    EqualityRows.anchor(m, d, 0, 1, p2, 0);
    for (int k = 0; k < 3; k++) {
      assertThat(d.efc.pos[k]).isCloseTo(p1[k] - p2[k], within(1e-15));
    }
    // 0.1 + 0.5 x + 0.3 x^2 of the other joint
    double hinge = d.qpos[m.jnt.qposadr[m.names.jointId("hinge")]];
    double lever = d.qpos[m.jnt.qposadr[m.names.jointId("lever")]];
    double slide = d.qpos[m.jnt.qposadr[m.names.jointId("slide")]];
    assertThat(d.efc.pos[9])
        .isCloseTo(hinge - (.1 + .5 * lever + .3 * lever * lever), within(1e-15));
    double one = hinge + 2 * slide;
    double two = .7 * lever;
    assertThat(d.efc.pos[10]).isCloseTo(one - (two + .2 * two * two), within(1e-15));
  }

  @Test
  void whatIsNotActiveHasNoRows() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    Data d = ConstraintScene.moving(m);
    d.eq.active[1] = false;
    Physics.forward(m, d);
    assertThat(d.ne).isEqualTo(ROWS - 6);
    assertThat(d.efc.id[3]).isEqualTo(2);
  }
}
