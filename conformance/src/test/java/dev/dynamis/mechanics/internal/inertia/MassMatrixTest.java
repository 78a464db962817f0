package dev.dynamis.mechanics.internal.inertia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.internal.velocity.Rne;
import dev.dynamis.mechanics.sim.InertiaMatrix;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The inertia matrix and solutions with it. */
class MassMatrixTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints.euler", "tendons.euler", "fluid.euler", "gravcomp.euler"})
  void theMatrixIsMujocos(String trace) {
    assertThat(StageTrace.of(trace).differences(MassMatrixTest::make, "crb", "M", "qM")).isEmpty();
  }

  /** The older layout also has elements that are always zero. */
  private static void make(Model m, Data d) {
    Arrays.fill(d.qM, 0);
    MassMatrix.make(m, d);
  }

  /** Each column is the force that a unit of acceleration needs, by another algorithm. */
  @ParameterizedTest
  @ValueSource(strings = {"joints", "sensors", "fluid"})
  void aColumnIsTheForceForAUnitOfAcceleration(String name) {
    Model m = SmoothModels.model(name);
    Data d = SmoothModels.moving(m, 1);
    double[] full = new double[m.nv * m.nv];
    InertiaMatrix.full(m, d, full);
    double[] bias = new double[m.nv];
    double[] force = new double[m.nv];
    Rne.run(m, d, bias, false);
    for (int j = 0; j < m.nv; j++) {
      Arrays.fill(d.qacc, 0);
      d.qacc[j] = 1;
      Rne.run(m, d, force, true);
      for (int i = 0; i < m.nv; i++) {
        double armature = i == j ? m.dof.armature[i] : 0;
        assertThat(full[i * m.nv + j]).isCloseTo(force[i] - bias[i] + armature, within(1e-12));
      }
    }
  }

  @Test
  void aTendonWithInertiaCouplesItsDofs() {
    String text =
        """
        <mujoco><worldbody>
          <body><joint name="a" type="slide"/><geom size=".1" mass="2"/>
            <body><joint name="b" type="slide" axis="1 0 0"/><geom size=".1" mass="3"/></body>
          </body>
        </worldbody>
        <tendon><fixed armature=".5"><joint joint="a" coef="2"/><joint joint="b" coef="-4"/></fixed></tendon>
        </mujoco>
        """;
    for (int jacobian : new int[] {Jacobian.DENSE, Jacobian.SPARSE}) {
      Model m = SmoothModels.compile(text);
      m.opt.jacobian = jacobian;
      Data d = new Data(m);
      Physics.forward(m, d);
      double[] full = new double[4];
      InertiaMatrix.full(m, d, full);

      // masses 5 and 3 in directions across each other, and 0.5 (2, -4) transpose(2, -4)
      assertThat(full).containsExactly(new double[] {7, -4, -4, 11}, within(1e-14));
    }
  }

  @Test
  void solutionsSolveForAllDofsOrThoseOfATree() {
    Model m = SmoothModels.model("joints");
    Data d = SmoothModels.moving(m, 2);
    double[] b = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      b[i] = StrictMath.sin(1 + i);
    }
    double[] x = b.clone();
    MassMatrix.solve(m, d, x, 0, 1);
    double[] back = new double[m.nv];
    InertiaMatrix.mul(m, d, back, x);
    assertThat(back).containsExactly(b, within(1e-13));

    for (int tree = 0; tree < m.ntree; tree++) {
      int from = m.tree.dofadr[tree];
      int to = from + m.tree.dofnum[tree];
      double[] two = new double[2 * m.nv];
      System.arraycopy(b, from, two, from, to - from);
      System.arraycopy(b, from, two, m.nv + from, to - from);
      MassMatrix.solveTree(m, d, two, 0, 2, tree);
      for (int i = 0; i < m.nv; i++) {
        double want = i >= from && i < to ? x[i] : 0;
        assertThat(two[i]).isEqualTo(want);
        assertThat(two[m.nv + i]).isEqualTo(want);
      }
    }
  }
}
