package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewtonSolverTest {
  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aQuadraticProblemTakesOneStep(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    for (int bit : new int[] {DisableBit.FRICTIONLOSS, DisableBit.LIMIT, DisableBit.CONTACT}) {
      m.opt.setDisabled(bit, true);
    }
    Data d = ConstraintScene.moving(m);
    assertThat(d.nefc).isEqualTo(11);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    new NewtonSolver(Buffers.unlimited()).run(m, d, p);
    p.store(d);
    assertThat(SolverScene.violation(m, d)).isLessThan(1e-9);
    assertThat(p.acc).isNotEqualTo(d.qaccSmooth);
    d.solver.niter[0] = 0;
    Primal again = SolverScene.primal(m, d, d.qaccSmooth);
    new NewtonSolver(Buffers.unlimited()).run(m, d, again);
    assertThat(d.solver.niter[0]).isLessThanOrEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"0, true", "0, false", "1, true", "1, false"})
  void allKindsOfConstraintsAreSolvedInFewSteps(int cone, boolean sparse) {
    Model m = ConstraintScene.model(cone, sparse);
    m.opt.tolerance = 1e-14;
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    d.solver.niter[0] = 0;
    new NewtonSolver(Buffers.unlimited()).run(m, d, p);
    p.store(d);
    assertThat(SolverScene.violation(m, d)).isLessThan(1e-8);
    assertThat(d.solver.niter[0]).isBetween(1, 15);
  }

  /** A ball that hangs on a taut string and has come to rest: its start is the solution. */
  @Test
  void whatRestsIsNotMoved() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco><worldbody><site name="hook" pos="0 0 1"/>
                      <body><freejoint/><geom size=".05"/><site name="ball"/></body></worldbody>
                      <tendon><spatial limited="true" range="0 .9">
                        <site site="hook"/><site site="ball"/></spatial></tendon>
                    </mujoco>"""))
            .model();
    Data d = new Data(m);
    for (int i = 0; i < 4000; i++) {
      Physics.step(m, d);
    }
    assertThat(d.nefc).isEqualTo(1);
    assertThat(d.solver.niter[0]).isZero();
    assertThat(d.efc.force[0]).isCloseTo(m.body.mass[1] * 9.81, within(1e-9));
    Primal p = SolverScene.primal(m, d, d.qacc);
    p.transpose();
    p.updateConstraints(false);
    p.updateGradient();
    assertThat(p.isFlat(m.opt.tolerance)).isTrue();
    p.grad[2] += 1e-9;
    assertThat(p.isFlat(m.opt.tolerance)).isFalse();
  }

  /** Cloth that falls freely strains none of its edges: its start is the solution. */
  @ParameterizedTest
  @CsvSource({"5, sparse", "12, frontal"})
  void whatFallsFreelyIsNotHeld(int count, String factor) {
    String text =
        "<mujoco><option jacobian='sparse'/><worldbody><flexcomp name='cloth' type='grid' dim='2'"
            + " count='%d %d 1' spacing='.05 .05 .05' radius='.01'><edge equality='true'/>"
            + "<contact selfcollide='none'/></flexcomp></worldbody></mujoco>";
    Model m = Mjcf.compile(Mjcf.readText(text.formatted(count, count))).model();
    Data d = new Data(m);
    Physics.step(m, d);
    assertThat(d.nefc).isGreaterThan(2 * count * (count - 1));
    assertThat(d.solver.niter[0]).isZero();
    assertThat(d.solver.nnz[0]).as(factor).isGreaterThan(m.nv);
    for (int i = 0; i < m.nv; i++) {
      assertThat(d.qacc[i]).isEqualTo(d.qaccSmooth[i]);
    }
  }
}
