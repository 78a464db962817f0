package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrictionLossRowsTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void everyDofAndTendonWithDryFrictionHasARowOfItsVelocity(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = ConstraintScene.moving(m);
    int hinge = m.jnt.dofadr[m.names.jointId("hinge")];
    int slide = m.jnt.dofadr[m.names.jointId("slide")];
    int ball = m.jnt.dofadr[m.names.jointId("ball")];
    int[] dofs = {hinge, ball, ball + 1, ball + 2};
    assertThat(d.nf).isEqualTo(5);
    for (int i = 0; i < 4; i++) {
      int r = d.ne + i;
      assertThat(d.efc.type[r]).isEqualTo(ConstraintType.FRICTION_DOF);
      assertThat(d.efc.id[r]).isEqualTo(dofs[i]);
      assertThat(d.efc.vel[r]).isEqualTo(d.qvel[dofs[i]]);
      assertThat(d.efc.frictionloss[r]).isEqualTo(i == 0 ? .3 : .02);
    }
    int r = d.ne + 4;
    assertThat(d.efc.type[r]).isEqualTo(ConstraintType.FRICTION_TENDON);
    assertThat(d.efc.vel[r]).isCloseTo(d.qvel[hinge] + 2 * d.qvel[slide], within(1e-15));
    assertThat(d.efc.frictionloss[r]).isEqualTo(.1);
    for (int i = d.ne; i < d.ne + d.nf; i++) {
      assertThat(Math.abs(d.efc.force[i])).isLessThanOrEqualTo(d.efc.frictionloss[i]);
    }
  }

  @Test
  void theyCanBeDisabled() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    m.opt.setDisabled(DisableBit.FRICTIONLOSS, true);
    Data d = ConstraintScene.moving(m);
    Physics.forward(m, d);
    assertThat(d.nf).isZero();
  }
}
