package dev.dynamis.mechanics.internal.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Jacobian;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jacobians against differences of positions, and their transposes against themselves. */
class JacobiansTest {
  /** Step and error of central differences of numbers of the order of one. */
  private static final double STEP = 1e-6;

  private static final double ERROR = 1e-9;

  @ParameterizedTest
  @ValueSource(strings = {"joints", "tendons", "sensors"})
  void aColumnIsHowFarAPointMovesAlongItsDof(String name) {
    Model m = SmoothModels.model(name);
    Data d = SmoothModels.moving(m, 1);
    double[] point = new double[3 * m.nv];
    double[] com = new double[3 * m.nv];
    for (int dof = 0; dof < m.nv; dof++) {
      Data plus = SmoothModels.movedAlong(m, d, dof, STEP);
      Data minus = SmoothModels.movedAlong(m, d, dof, -STEP);
      for (int g = 0; g < m.ngeom; g++) {
        Jacobians.geom(m, d, point, 0, null, 0, g);
        assertColumn(point, m.nv, dof, plus.geom.xpos, minus.geom.xpos, g);
      }
      for (int s = 0; s < m.nsite; s++) {
        Jacobians.site(m, d, point, 0, null, 0, s);
        assertColumn(point, m.nv, dof, plus.site.xpos, minus.site.xpos, s);
      }
      for (int b = 0; b < m.nbody; b++) {
        Jacobians.bodyCom(m, d, point, 0, null, 0, b);
        assertColumn(point, m.nv, dof, plus.xipos, minus.xipos, b);
        Jacobians.subtreeCom(m, d, com, 0, b);
        assertColumn(com, m.nv, dof, plus.subtree.com, minus.subtree.com, b);
      }
    }
  }

  @Test
  void theRotationOfAFrameTurnsItsAxes() {
    Model m = SmoothModels.model("joints");
    Data d = SmoothModels.moving(m, 2);
    double[] jacAxis = new double[3 * m.nv];
    double[] axis = new double[3];
    for (int dof = 0; dof < m.nv; dof++) {
      Data plus = SmoothModels.movedAlong(m, d, dof, STEP);
      Data minus = SmoothModels.movedAlong(m, d, dof, -STEP);
      for (int b = 1; b < m.nbody; b++) {
        for (int k = 0; k < 3; k++) {
          axis[k] = d.xmat[9 * b + 3 * k];
        }
        Jacobians.pointAxis(m, d, null, 0, jacAxis, 0, d.xpos, 3 * b, axis, 0, b);
        for (int k = 0; k < 3; k++) {
          double rate = (plus.xmat[9 * b + 3 * k] - minus.xmat[9 * b + 3 * k]) / (2 * STEP);
          assertThat(jacAxis[k * m.nv + dof]).isCloseTo(rate, within(ERROR));
        }
      }
    }
  }

  @Test
  void forcesAndTorquesAreProjectedByTheTranspose() {
    Model m = SmoothModels.model("tendons");
    Data d = SmoothModels.moving(m, 3);
    double[] force = {1, -2, 3};
    double[] torque = {0.4, 0.5, -0.6};
    double[] jacp = new double[3 * m.nv];
    double[] jacr = new double[3 * m.nv];
    double[] want = new double[m.nv];
    for (int b = 0; b < m.nbody; b++) {
      Jacobians.body(m, d, jacp, 0, jacr, 0, b);
      for (int i = 0; i < m.nv; i++) {
        want[i] = 0;
        for (int k = 0; k < 3; k++) {
          want[i] += force[k] * jacp[k * m.nv + i] + torque[k] * jacr[k * m.nv + i];
        }
      }
      double[] got = new double[m.nv];
      Jacobians.applyForce(m, d, got, force, 0, torque, 0, d.xpos, 3 * b, b);
      assertThat(got).containsExactly(want, within(1e-14));
    }
  }

  @Test
  void angularMomentumIsLinearInVelocityAndZeroForTranslation() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body euler="10 20 30"><freejoint/>
              <inertial pos=".1 .2 .3" quat="1 .1 .2 .3" mass="2" diaginertia=".3 .2 .1"/>
            </body></worldbody></mujoco>
            """);
    Data d = SmoothModels.moving(m, 4);
    double[] mat = new double[18];
    Jacobians.angularMomentum(m, d, mat, 0, 1);
    for (int k = 0; k < 3; k++) {
      assertThat(Dense.norm(new double[] {mat[6 * k], mat[6 * k + 1], mat[6 * k + 2]}, 0, 3))
          .isLessThan(1e-15);
    }

    // the momentum of a spin about a principal axis is the inertia times the spin
    double[] rate = new double[6];
    for (int axis = 0; axis < 3; axis++) {
      for (int k = 0; k < 3; k++) {
        rate[3 + k] = 0;
        for (int w = 0; w < 3; w++) {
          // world axis into the frame of the body, in which the free joint turns
          rate[3 + k] += d.xmat[9 + 3 * w + k] * d.ximat[9 + 3 * w + axis];
        }
      }
      for (int w = 0; w < 3; w++) {
        double want = m.body.inertia[3 + axis] * d.ximat[9 + 3 * w + axis];
        assertThat(Dense.dot(mat, 6 * w, rate, 0, 6)).isCloseTo(want, within(1e-15));
      }
    }
  }

  @Test
  void matricesAreSparseFromSixtyDofsOnUnlessTheModelSaysOtherwise() {
    for (int bodies : new int[] {59, 60}) {
      Model m =
          SmoothModels.compile(
              "<mujoco><worldbody>"
                  + "<body><joint/><geom size='.1'/></body>".repeat(bodies)
                  + "</worldbody></mujoco>");
      assertThat(Jacobians.isSparse(m)).isEqualTo(bodies == 60);
      m.opt.jacobian = bodies == 60 ? Jacobian.DENSE : Jacobian.SPARSE;
      assertThat(Jacobians.isSparse(m)).isEqualTo(bodies == 59);
    }
  }

  private static void assertColumn(
      double[] jac, int nv, int dof, double[] plus, double[] minus, int id) {
    for (int k = 0; k < 3; k++) {
      double rate = (plus[3 * id + k] - minus[3 * id + k]) / (2 * STEP);
      assertThat(jac[k * nv + dof]).as("dof %s of %s", dof, id).isCloseTo(rate, within(ERROR));
    }
  }
}
