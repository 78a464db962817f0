package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

class RnePostTest {
  /**
   * Virtual work: what a body's joint transmits along its free directions is what acts in them,
   * which is nothing but friction loss and limits here.
   */
  @Test
  void jointsTransmitOnlyWhatActsInThem() {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, false);
    m.opt.setDisabled(DisableBit.EQUALITY, true);
    m.opt.tolerance = 1e-15;
    Data d = ConstraintScene.moving(m);
    d.xfrc.applied[6 * m.names.bodyId("hand") + 1] = 3;
    d.xfrc.applied[6 * m.names.bodyId("finger") + 4] = 0.2;
    Physics.forward(m, d);
    RnePost.run(m, d);
    assertThat(d.flg.rnepost).isTrue();
    double[] J = ConstraintScene.jacobian(m, d);
    for (int i = 0; i < m.nv; i++) {
      double acts = d.qfrc.passive[i] + d.qfrc.actuator[i] + d.qfrc.applied[i];
      for (int r = d.ne; r < d.ne + d.nf + d.nl; r++) {
        acts += J[r * m.nv + i] * d.efc.force[r];
      }
      double transmitted = Dense.dot(d.cdof, 6 * i, d.cfrcInt, 6 * m.dof.bodyid[i], 6);
      assertThat(transmitted).as("dof %d", i).isCloseTo(acts, within(1e-8));
    }
  }

  /** What accelerates a free body is what acts on it from outside, contacts included. */
  @Test
  void freeBodiesObeyNewton() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    m.opt.setDisabled(DisableBit.EQUALITY, true);
    Data d = ConstraintScene.moving(m);
    RnePost.run(m, d);
    int bodies = 0;
    double[] acceleration = new double[6];
    for (int b = 1; b < m.nbody; b++) {
      if (m.body.jntnum[b] != 1 || m.jnt.type[m.body.jntadr[b]] != JointType.FREE) {
        continue;
      }
      Motion.objectAcceleration(m, d, acceleration, ObjType.BODY, b, false);
      for (int k = 0; k < 3; k++) {
        // accelerations are against free fall, so that gravity is no force
        assertThat(d.cfrcExt[6 * b + 3 + k])
            .isCloseTo(m.body.mass[b] * acceleration[3 + k], within(1e-10));
      }
      bodies++;
    }
    assertThat(bodies).isEqualTo(7);
  }
}
