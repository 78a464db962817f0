package dev.dynamis.mechanics.internal.derivative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.FrameJacobians;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Products with the Jacobian of a frame in its own axes, against full matrices. */
class FrameJacobianTest {
  private final Model m = SmoothModels.model("joints");
  private final Data d = SmoothModels.moving(m, 1);

  @Test
  void aMatrixIsProjectedToTheDofsOfTheBody() {
    double[] b = new double[37];
    for (int k = 0; k < 37; k++) {
      b[k] = StrictMath.sin(k * k + 1);
    }
    for (int geom = 0; geom < m.ngeom; geom++) {
      Arrays.fill(d.qDeriv, 0.25);
      of(geom).project(m, d, b, 1);
      assertProduct(geom, b, 1);
    }
  }

  @Test
  void aDiagonalIsProjectedAsTheMatrixThatHasIt() {
    double[] diagonal = {0, 1, -2, 3, -4, 5, -6};
    double[] full = new double[36];
    for (int k = 0; k < 6; k++) {
      full[7 * k] = diagonal[k + 1];
    }
    for (int geom = 0; geom < m.ngeom; geom++) {
      Arrays.fill(d.qDeriv, 0.25);
      of(geom).projectDiagonal(m, d, diagonal, 1);
      assertProduct(geom, full, 0);
    }
  }

  private FrameJacobian of(int geom) {
    return FrameJacobian.of(
        m, d, m.geom.bodyid[geom], d.geom.xpos, 3 * geom, d.geom.xmat, 9 * geom);
  }

  /** {@code qDeriv = 0.25 + transpose(J) B J}, with J from the Jacobian in world axes. */
  private void assertProduct(int geom, double[] b, int o) {
    double[] jacp = new double[3 * m.nv];
    double[] jacr = new double[3 * m.nv];
    FrameJacobians.geom(m, d, jacp, jacr, geom);
    double[] local = new double[6 * m.nv];
    for (int r = 0; r < 6; r++) {
      double[] jac = r < 3 ? jacr : jacp;
      for (int w = 0; w < 3; w++) {
        for (int i = 0; i < m.nv; i++) {
          local[r * m.nv + i] += d.geom.xmat[9 * geom + 3 * w + r % 3] * jac[w * m.nv + i];
        }
      }
    }
    for (int i = 0; i < m.nv; i++) {
      for (int at = m.D.rowadr[i]; at < m.D.rowadr[i] + m.D.rownnz[i]; at++) {
        double want = 0.25;
        for (int r = 0; r < 6; r++) {
          for (int c = 0; c < 6; c++) {
            want += local[r * m.nv + i] * b[o + 6 * r + c] * local[c * m.nv + m.D.colind[at]];
          }
        }
        assertThat(d.qDeriv[at]).isCloseTo(want, within(1e-13));
      }
    }
  }
}
