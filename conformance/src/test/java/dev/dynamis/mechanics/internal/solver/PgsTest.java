package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dual problem, judged by complementarity. */
class PgsTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void forcesAndTheirGradientsAreComplementary(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    m.opt.solver = Solver.PGS;
    m.opt.tolerance = 0;
    m.opt.iterations = 20_000;
    Data d = ConstraintScene.moving(m);
    Physics.forward(m, d);
    double[] A = ProjectConstraintTest.projected(m, d);
    double tolerance = 1e-6;
    int pushing = 0;
    for (int r = 0; r < d.nefc; r++) {
      double gradient = d.efc.b[r];
      for (int c = 0; c < d.nefc; c++) {
        gradient += A[r * d.nefc + c] * d.efc.force[c];
      }
      double f = d.efc.force[r];
      if (r < d.ne) {
        assertThat(gradient).isCloseTo(0, within(tolerance));
      } else if (r < d.ne + d.nf) {
        double most = d.efc.frictionloss[r];
        assertThat(Math.abs(f)).isLessThanOrEqualTo(most);
        if (Math.abs(f) < most) {
          assertThat(gradient).isCloseTo(0, within(tolerance));
        } else {
          assertThat(gradient * f).isNotPositive();
        }
      } else {
        assertThat(f).isNotNegative();
        assertThat(gradient).isGreaterThan(-tolerance);
        assertThat(f * gradient).isCloseTo(0, within(tolerance));
        pushing += f > 0 ? 1 : 0;
      }
    }
    assertThat(pushing).isGreaterThan(5);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ellipticForcesStayInTheirCones(boolean sparse) {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, sparse);
    m.opt.solver = Solver.PGS;
    Data d = ConstraintScene.moving(m);
    for (int c = 0; c < d.ncon; c++) {
      int row = d.contact.efcAddress[c];
      double square = 0;
      for (int k = 1; k < d.contact.dim[c]; k++) {
        square += Math.pow(d.efc.force[row + k] / d.contact.friction[5 * c + k - 1], 2);
      }
      assertThat(Math.sqrt(square)).isLessThanOrEqualTo(d.efc.force[row] * (1 + 1e-9) + 1e-12);
    }
  }
}
