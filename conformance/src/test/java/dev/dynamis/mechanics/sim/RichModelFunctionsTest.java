package dev.dynamis.mechanics.sim;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Functions for programs on a model with a free base and contacts: recorded numbers of MuJoCo. */
class RichModelFunctionsTest {
  private final Model m = model("d_rich");
  private final Data d = forward(m);
  private final int foreL = m.names.bodyId("foreL");
  private final double[] jacp = new double[3 * m.nv];
  private final double[] jacr = new double[3 * m.nv];

  private static Data forward(Model m) {
    Data d = richStart(m);
    Physics.forward(m, d);
    return d;
  }

  @Test
  @Tag("acceptance:004-110")
  void theJacobianOfAPointIsTheRecordedOneAndThatOfDifferences() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-jac");
    double[] point = {0.3, 0.2, 0.7};
    FrameJacobians.point(m, d, jacp, jacr, point, foreL);
    assertEqual(want, "jacp", jacp, 1e-15);
    assertEqual(want, "jacr", jacr, 1e-15);
    assertEqual(want, "jacp_qvel", times(jacp, d.qvel), 1e-15);

    // the point in the frame of its body, moved with each degree of freedom
    double[] local = new double[3];
    for (int k = 0; k < 3; k++) {
      point[k] -= d.xpos[3 * foreL + k];
    }
    Mat3.mulTVec(local, 0, d.xmat, 9 * foreL, point, 0);
    double h = 1e-6;
    double[] unit = new double[m.nv];
    double[] mat = new double[9];
    for (int i = 0; i < m.nv; i++) {
      double[][] ends = new double[2][3];
      for (int side = 0; side < 2; side++) {
        Data moved = richStart(m);
        unit[i] = 1;
        Motion.integratePos(m, moved.qpos, unit, side == 0 ? -h : h);
        unit[i] = 0;
        Physics.forwardPosition(m, moved);
        Motion.localToGlobal(moved, ends[side], mat, local, new double[] {1, 0, 0, 0}, foreL);
      }
      for (int k = 0; k < 3; k++) {
        double slope = (ends[1][k] - ends[0][k]) / (2 * h);
        assertThat(slope).isCloseTo(jacp[k * m.nv + i], within(1e-9));
      }
    }
  }

  @Test
  @Tag("acceptance:004-111")
  void jacobiansMapVelocitiesForthAndForcesBack() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-jac-maps");
    double[] velocity = new double[6];
    FrameJacobians.bodyCom(m, d, jacp, jacr, foreL);
    Motion.objectVelocity(m, d, velocity, ObjType.BODY, foreL, false);
    assertThat(Reference.error(Arrays.copyOf(velocity, 3), times(jacr, d.qvel))).isLessThan(1e-15);
    assertThat(Reference.error(Arrays.copyOfRange(velocity, 3, 6), times(jacp, d.qvel)))
        .isLessThan(1e-15);

    double[] force = {1, -2, 3};
    double[] torque = {0.4, 0.5, -0.6};
    double[] point = {0.3, 0.2, 0.7};
    double[] qfrc = new double[m.nv];
    Motion.applyForce(m, d, qfrc, force, torque, point, foreL);
    assertEqual(want, "applyFT", qfrc, 1e-14);
    FrameJacobians.point(m, d, jacp, jacr, point, foreL);
    for (int i = 0; i < m.nv; i++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        sum += jacp[k * m.nv + i] * force[k] + jacr[k * m.nv + i] * torque[k];
      }
      assertThat(qfrc[i]).isCloseTo(sum, within(1e-14));
    }
  }

  @Test
  @Tag("acceptance:004-112")
  void jacobiansOfAllObjectsAreTheRecordedOnes() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-jac-variants");
    int site = m.names.siteId("handL");
    FrameJacobians.body(m, d, jacp, jacr, foreL);
    assertEqual(want, "jacBody", jacp, 1e-15);
    FrameJacobians.bodyCom(m, d, jacp, jacr, foreL);
    assertEqual(want, "jacBodyCom", jacp, 1e-15);
    FrameJacobians.geom(m, d, jacp, jacr, m.names.geomId("fL"));
    assertEqual(want, "jacGeom", jacp, 1e-15);
    FrameJacobians.site(m, d, jacp, jacr, site);
    assertEqual(want, "jacSite", jacp, 1e-15);
    FrameJacobians.subtreeCom(m, d, jacp, m.names.bodyId("base"));
    assertEqual(want, "jacSubtreeCom", jacp, 1e-15);
    FrameJacobians.angularMomentum(m, d, jacp, m.names.bodyId("base"));
    assertEqual(want, "angmomMat", jacp, 1e-15);
    double[] point = Arrays.copyOfRange(d.site.xpos, 3 * site, 3 * site + 3);
    FrameJacobians.pointAxis(m, d, jacp, jacr, point, new double[] {0, 0, 1}, foreL);
    assertEqual(want, "jacPointAxis", jacr, 1e-15);
  }

  @Test
  @Tag("acceptance:004-113")
  void tendonsAndActuatorsHaveTheRecordedLengthsAndMoments() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-jac-moments");
    for (String name :
        new String[] {
          "ten_length",
          "ten_velocity",
          "ten_J",
          "actuator_length",
          "actuator_velocity",
          "actuator_force",
          "moment_rownnz",
          "moment_rowadr",
          "qfrc_actuator",
          "qfrc_passive",
          "qfrc_bias"
        }) {
      assertEqual(want, name, RecordedModel.values(d.field(name).orElseThrow()), 1e-14);
    }
    double[] moment = new double[m.nu * m.nv];
    for (int u = 0; u < m.nu; u++) {
      for (int k = 0; k < d.moment.rownnz[u]; k++) {
        int e = d.moment.rowadr[u] + k;
        assertThat(d.actuator.moment[e]).isCloseTo(want.array("actuator_moment")[e], within(1e-15));
        assertThat(d.moment.colind[e]).isEqualTo((int) want.array("moment_colind")[e]);
        moment[u * m.nv + d.moment.colind[e]] = d.actuator.moment[e];
      }
    }
    double[] velocity = new double[m.nu];
    Dense.mulMatVec(velocity, 0, moment, 0, d.qvel, 0, m.nu, m.nv);
    assertThat(Reference.error(velocity, d.actuator.velocity)).isLessThan(1e-15);
  }

  @Test
  @Tag("acceptance:004-81")
  void theInertiaMatrixHasTheRecordedRows() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-sparse-M");
    assertThat(m.nM).isEqualTo((int) want.number("nM"));
    assertThat(m.nC).isEqualTo((int) want.number("nC"));
    for (String name : new String[] {"M_rownnz", "M_rowadr", "M_colind", "dof_Madr"}) {
      assertEqual(want, name, RecordedModel.values(m.field(name).orElseThrow()), 0);
    }
    assertEqual(want, "M", d.M, 1e-15);

    double[] full = new double[m.nv * m.nv];
    InertiaMatrix.full(m, d, full);
    for (int r = 0; r < m.nv; r++) {
      int last = m.M.rowadr[r] + m.M.rownnz[r];
      for (int e = m.M.rowadr[r]; e < last; e++) {
        assertThat(full[r * m.nv + m.M.colind[e]]).isEqualTo(d.M[e]);
        assertThat(full[m.M.colind[e] * m.nv + r]).isEqualTo(d.M[e]);
      }
    }
  }

  @Test
  @Tag("acceptance:004-82")
  void theInertiaMatrixMultipliesAndSolvesAsRecorded() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-sparse-M");
    double[] x = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      x[i] = i + 1;
    }
    double[] product = new double[m.nv];
    InertiaMatrix.mul(m, d, product, x);
    assertEqual(want, "Mx", product, 1e-14);
    double[] solved = new double[m.nv];
    InertiaMatrix.solve(m, d, solved, product, 1);
    assertThat(Reference.error(x, solved)).isLessThan(1e-14);
    for (int i = 0; i < m.nv; i++) {
      x[i] = StrictMath.cos(i);
    }
    InertiaMatrix.solve(m, d, solved, x, 1);
    double norm = AcceptanceNumbers.of("004-solveM2").number("half_norm2");
    assertThat(Dense.dot(x, 0, solved, 0, m.nv)).isCloseTo(norm, within(1e-12));
  }

  @Test
  @Tag("acceptance:004-86")
  void rowsOfSparseMatricesFollowEachOtherWithAscendingColumns() {
    for (String name : new String[] {"B", "M", "D"}) {
      int[] rownnz = (int[]) m.field(name + "_rownnz").orElseThrow().array();
      int[] rowadr = (int[]) m.field(name + "_rowadr").orElseThrow().array();
      int[] colind = (int[]) m.field(name + "_colind").orElseThrow().array();
      assertRows(name, rownnz, rowadr, colind, rownnz.length, colind.length);
    }
    assertRows(
        "moment", d.moment.rownnz, d.moment.rowadr, d.moment.colind, m.nu, d.moment.colind.length);
  }

  private static void assertRows(
      String name, int[] rownnz, int[] rowadr, int[] colind, int rows, int room) {
    int next = 0;
    for (int r = 0; r < rows; r++) {
      assertThat(rowadr[r]).as(name).isEqualTo(next);
      for (int e = next + 1; e < next + rownnz[r]; e++) {
        assertThat(colind[e]).as(name).isGreaterThan(colind[e - 1]);
      }
      next += rownnz[r];
    }
    assertThat(next).as(name).isPositive().isLessThanOrEqualTo(room);
  }

  @Test
  @Tag("acceptance:004-140")
  void positionsDifferAsRecorded() {
    double[] v = new double[m.nv];
    Motion.differentiatePos(m, v, 0.5, m.qpos0, d.qpos);
    assertEqual(AcceptanceNumbers.of("004-diffpos"), "v", v, 1e-15);
    double[] moved = m.qpos0.clone();
    Motion.integratePos(m, moved, v, 0.5);
    assertThat(Reference.error(d.qpos, moved)).isLessThan(1e-15);
  }

  @Test
  @Tag("acceptance:004-141")
  void localPosesBecomeGlobalAsRecorded() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-local2global");
    double[] pos = new double[3];
    double[] mat = new double[9];
    double[] quat = {0.5, 0.5, 0.5, 0.5};
    Motion.localToGlobal(d, pos, mat, new double[] {0.1, 0.2, 0.3}, quat, foreL);
    assertEqual(want, "xpos", pos, 1e-15);
    assertEqual(want, "xquat_body", Arrays.copyOfRange(d.xquat, 4 * foreL, 4 * foreL + 4), 1e-15);
    assertEqual(want, "xmat_body", Arrays.copyOfRange(d.xmat, 9 * foreL, 9 * foreL + 9), 1e-15);

    // a third of a turn about (1, 1, 1) takes each axis to the next
    for (int k = 0; k < 3; k++) {
      assertThat(mat[3 * k]).isCloseTo(d.xmat[9 * foreL + 3 * k + 1], within(1e-15));
    }
  }

  @Test
  @Tag("acceptance:004-142")
  void geomsAreTurnedByTheirBodyAndTheirOwnRotation() {
    double[] quat = new double[4];
    double[] mat = new double[9];
    for (int g = 0; g < m.ngeom; g++) {
      Quat.mul(quat, 0, d.xquat, 4 * m.geom.bodyid[g], m.geom.quat, 4 * g);
      Mat3.fromQuat(mat, 0, quat, 0);
      double[] want = Arrays.copyOfRange(d.geom.xmat, 9 * g, 9 * g + 9);
      assertThat(Reference.error(want, mat)).as("geom %d", g).isLessThan(1e-15);
    }
  }

  @Test
  @Tag("acceptance:004-147")
  @Tag("acceptance:004-148")
  void velocitiesAndAccelerationsOfObjectsAreTheRecordedOnes() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-objvel");
    int site = m.names.siteId("handL");
    assertEqual(want, "body_world", velocity(ObjType.BODY, foreL, false), 1e-15);
    assertEqual(want, "body_local", velocity(ObjType.BODY, foreL, true), 1e-15);
    assertEqual(want, "xbody_world", velocity(ObjType.XBODY, foreL, false), 1e-15);
    assertEqual(want, "xbody_local", velocity(ObjType.XBODY, foreL, true), 1e-15);
    assertEqual(want, "site_world", velocity(ObjType.SITE, site, false), 1e-15);
    int geom = m.names.geomId("fL");
    assertEqual(want, "geom_world", velocity(ObjType.GEOM, geom, false), 1e-15);

    Physics.rnePostConstraint(m, d);
    double[] acceleration = new double[6];
    Motion.objectAcceleration(m, d, acceleration, ObjType.BODY, foreL, false);
    assertEqual(want, "acc_body_world", acceleration, 1e-13);
    Motion.objectAcceleration(m, d, acceleration, ObjType.SITE, site, true);
    assertEqual(want, "acc_site_local", acceleration, 1e-13);
  }

  private double[] velocity(int type, int id, boolean local) {
    double[] v = new double[6];
    Motion.objectVelocity(m, d, v, type, id, local);
    return v;
  }

  private double[] times(double[] mat, double[] v) {
    double[] res = new double[3];
    Dense.mulMatVec(res, 0, mat, 0, v, 0, 3, m.nv);
    return res;
  }

  private static void assertEqual(
      AcceptanceNumbers want, String name, double[] got, double tolerance) {
    assertThat(Reference.error(want.array(name), got)).as(name).isLessThanOrEqualTo(tolerance);
  }
}
