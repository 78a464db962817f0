package dev.dynamis.mechanics.sim;

import static dev.dynamis.conformance.support.SmoothModels.model;
import static dev.dynamis.conformance.support.SmoothModels.moving;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions for programs: what one computes must fit what another does. */
class ProgrammingTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints", "tendons", "actuators", "sensors", "gravcomp"})
  void jacobiansTimesVelocityAreTheVelocitiesOfObjects(String name) {
    Model m = model(name);
    Data d = moving(m, 1);
    double[] jacp = new double[3 * m.nv];
    double[] jacr = new double[3 * m.nv];
    for (int b = 0; b < m.nbody; b++) {
      FrameJacobians.body(m, d, jacp, jacr, b);
      assertVelocity(m, d, jacp, jacr, ObjType.XBODY, b);
      FrameJacobians.bodyCom(m, d, jacp, jacr, b);
      assertVelocity(m, d, jacp, jacr, ObjType.BODY, b);
    }
    for (int g = 0; g < m.ngeom; g++) {
      FrameJacobians.geom(m, d, jacp, jacr, g);
      assertVelocity(m, d, jacp, jacr, ObjType.GEOM, g);
    }
    for (int s = 0; s < m.nsite; s++) {
      FrameJacobians.site(m, d, jacp, jacr, s);
      assertVelocity(m, d, jacp, jacr, ObjType.SITE, s);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"joints", "tendons", "sensors"})
  void jacobiansOfSubtreesGiveTheirVelocitiesAndAngularMomenta(String name) {
    Model m = model(name);
    Data d = moving(m, 2);
    Physics.subtreeVel(m, d);
    double[] mat = new double[3 * m.nv];
    for (int b = 0; b < m.nbody; b++) {
      FrameJacobians.subtreeCom(m, d, mat, b);
      double[] want = Arrays.copyOfRange(d.subtree.linvel, 3 * b, 3 * b + 3);
      assertThat(Reference.error(want, times(m, mat, d.qvel))).isLessThan(1e-13);
      FrameJacobians.angularMomentum(m, d, mat, b);
      want = Arrays.copyOfRange(d.subtree.angmom, 3 * b, 3 * b + 3);
      assertThat(Reference.error(want, times(m, mat, d.qvel))).isLessThan(1e-13);
    }
  }

  @Test
  void theJacobianOfAnAxisIsItsRateOfChange() {
    Model m = model("sensors");
    Data d = moving(m, 3);
    int site = m.names.siteId("c0");
    int body = m.site.bodyid[site];
    double[] axis = {d.site.xmat[9 * site], d.site.xmat[9 * site + 3], d.site.xmat[9 * site + 6]};
    double[] point = Arrays.copyOfRange(d.site.xpos, 3 * site, 3 * site + 3);
    double[] jacPoint = new double[3 * m.nv];
    double[] jacAxis = new double[3 * m.nv];
    FrameJacobians.pointAxis(m, d, jacPoint, jacAxis, point, axis, body);
    double[] pointRate = times(m, jacPoint, d.qvel);
    double[] axisRate = times(m, jacAxis, d.qvel);

    double h = 1e-7;
    Motion.integratePos(m, d.qpos, d.qvel, h);
    Physics.forwardPosition(m, d);
    for (int k = 0; k < 3; k++) {
      assertThat((d.site.xmat[9 * site + 3 * k] - axis[k]) / h)
          .isCloseTo(axisRate[k], within(1e-5));
      assertThat((d.site.xpos[3 * site + k] - point[k]) / h).isCloseTo(pointRate[k], within(1e-5));
    }
  }

  @Test
  void anAppliedForceHasTheSamePowerInBothSpaces() {
    Model m = model("sensors");
    Data d = moving(m, 4);
    double[] qfrc = new double[m.nv];
    double[] force = {1, -2, 3};
    double[] torque = {0.4, 0.5, -0.6};
    int geom = m.names.geomId("gb");
    double[] point = Arrays.copyOfRange(d.geom.xpos, 3 * geom, 3 * geom + 3);
    Motion.applyForce(m, d, qfrc, force, torque, point, m.geom.bodyid[geom]);
    double[] v = new double[6];
    Motion.objectVelocity(m, d, v, ObjType.GEOM, geom, false);
    double power = Dense.dot(torque, 0, v, 0, 3) + Dense.dot(force, 0, v, 3, 3);
    assertThat(Dense.dot(qfrc, 0, d.qvel, 0, m.nv)).isCloseTo(power, within(1e-13));
  }

  @Test
  void theFullInertiaMatrixMultipliesAndSolvesAlike() {
    Model m = model("joints");
    Data d = moving(m, 5);
    double[] full = new double[m.nv * m.nv];
    InertiaMatrix.full(m, d, full);
    double[] byFull = new double[m.nv];
    Dense.mulMatVec(byFull, 0, full, 0, d.qvel, 0, m.nv, m.nv);
    double[] product = new double[m.nv];
    InertiaMatrix.mul(m, d, product, d.qvel);
    assertThat(Reference.error(byFull, product)).isLessThan(1e-14);
    double[] solved = new double[m.nv];
    InertiaMatrix.solve(m, d, solved, product, 1);
    assertThat(Reference.error(d.qvel, solved)).isLessThan(1e-12);
  }

  @Test
  void positionsDifferByTheVelocityThatTheyWereMovedWith() {
    Model m = model("joints");
    Data d = moving(m, 6);
    double[] moved = d.qpos.clone();
    Motion.integratePos(m, moved, d.qvel, 0.1);
    double[] v = new double[m.nv];
    Motion.differentiatePos(m, v, 0.1, d.qpos, moved);
    assertThat(Reference.error(d.qvel, v)).isLessThan(1e-12);
    for (int i = 0; i < m.nq; i++) {
      moved[i] = 3 * d.qpos[i];
    }
    Motion.normalizeQuat(m, moved);
    int ball = m.jnt.qposadr[m.names.jointId("ball")];
    assertThat(Dense.norm(moved, ball, 4)).isCloseTo(1, within(1e-15));
    assertThat(moved[0]).isEqualTo(3 * d.qpos[0]);
  }

  @Test
  void localPosesBecomeGlobal() {
    Model m = model("sensors");
    Data d = moving(m, 7);
    int site = m.names.siteId("c0");
    double[] pos = Arrays.copyOfRange(m.site.pos, 3 * site, 3 * site + 3);
    double[] quat = Arrays.copyOfRange(m.site.quat, 4 * site, 4 * site + 4);
    double[] xpos = new double[3];
    double[] xmat = new double[9];
    Motion.localToGlobal(d, xpos, xmat, pos, quat, m.site.bodyid[site]);
    assertThat(xpos).containsExactly(Arrays.copyOfRange(d.site.xpos, 3 * site, 3 * site + 3));
    assertThat(xmat).containsExactly(Arrays.copyOfRange(d.site.xmat, 9 * site, 9 * site + 9));
  }

  @ParameterizedTest
  @ValueSource(strings = {"joints", "tendons", "fluid", "gravcomp", "actuators", "muscles"})
  void inverseDynamicsReturnsTheForcesThatWereApplied(String name) {
    Model m = model(name);
    Data d = moving(m, 8);
    double[] want = applied(m, d);
    Physics.inverse(m, d);
    assertThat(Reference.error(want, d.qfrc.inverse)).isLessThan(1e-10);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integrator.EULER, Integrator.IMPLICIT, Integrator.IMPLICITFAST})
  void inverseDynamicsInDiscreteTimeReturnsTheForcesOfAStep(int integrator) {
    for (String name : new String[] {"joints", "fluid", "tendons", "actuators"}) {
      Model m = model(name);
      m.opt.integrator = integrator;
      m.opt.setEnabled(EnableBit.INVDISCRETE, true);
      Data d = moving(m, 9);
      double[] want = applied(m, d);
      Data next = d.copy();
      Physics.step(m, next);
      for (int i = 0; i < m.nv; i++) {
        d.qacc[i] = (next.qvel[i] - d.qvel[i]) / m.opt.timestep;
      }
      Physics.inverse(m, d);
      assertThat(Reference.error(want, d.qfrc.inverse)).as(name).isLessThan(1e-9);
    }
  }

  @Test
  void aBadControlSetsAllControlsToZero() {
    Model m = model("actuators");
    Data d = moving(m, 12);
    Data quiet = d.copy();
    Arrays.fill(quiet.ctrl, 0);
    Physics.forward(m, quiet);
    d.ctrl[2] = Double.POSITIVE_INFINITY;
    Physics.forward(m, d);
    assertThat(d.warning.number[Warning.BADCTRL]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.BADCTRL]).isEqualTo(2);
    assertThat(d.qfrc.actuator).containsExactly(quiet.qfrc.actuator);
  }

  @Test
  void callbacksGiveDynamicsGainAndBiasOfUserActuators() {
    Model m = model("actuators");
    int user = m.names.actuatorId("user");
    m.callbacks.actDyn = (model, d, i) -> 2 * d.ctrl[i];
    m.callbacks.actGain = (model, d, i) -> 5;
    m.callbacks.actBias = (model, d, i) -> 0.25;
    m.callbacks.control = (model, d) -> d.ctrl[user] = 0.5;
    m.callbacks.passive = (model, d) -> d.qfrc.passive[0] += 7;
    Data d = new Data(m);
    d.act[m.actuator.actadr[user]] = 0.1;
    Physics.forward(m, d);
    assertThat(d.actDot[m.actuator.actadr[user]]).isEqualTo(1);
    assertThat(d.actuator.force[user]).isEqualTo(5 * 0.1 + 0.25);
    assertThat(d.qfrc.passive[0]).isEqualTo(7);
  }

  @Test
  void implicitIntegratorsUseControlsAsTheyAct() {
    Model m = model("actuators");
    m.opt.integrator = Integrator.IMPLICITFAST;
    int damper = m.names.actuatorId("damper");
    Data d = moving(m, 13);
    Data clamped = d.copy();
    d.ctrl[damper] = 5;
    clamped.ctrl[damper] = 1;
    Physics.step(m, d);
    Physics.step(m, clamped);
    assertThat(d.qvel).containsExactly(clamped.qvel);
  }

  private static double[] applied(Model m, Data d) {
    for (int i = 0; i < m.nv; i++) {
      d.qfrc.applied[i] = 0.1 * (i % 7) - 0.3;
    }
    for (int i = 6; i < 6 * m.nbody; i++) {
      d.xfrc.applied[i] = 0.05 * (i % 5) - 0.1;
    }
    Physics.forward(m, d);
    double[] want = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      want[i] = d.qfrc.smooth[i] - d.qfrc.passive[i] + d.qfrc.bias[i];
    }
    return want;
  }

  private static double[] times(Model m, double[] mat, double[] v) {
    double[] res = new double[3];
    Dense.mulMatVec(res, 0, mat, 0, v, 0, 3, m.nv);
    return res;
  }

  private static void assertVelocity(
      Model m, Data d, double[] jacp, double[] jacr, int type, int id) {
    double[] v = new double[6];
    Motion.objectVelocity(m, d, v, type, id, false);
    assertThat(Reference.error(Arrays.copyOf(v, 3), times(m, jacr, d.qvel))).isLessThan(1e-13);
    assertThat(Reference.error(Arrays.copyOfRange(v, 3, 6), times(m, jacp, d.qvel)))
        .isLessThan(1e-13);
  }

  @Test
  @Tag("acceptance:004-12")
  void dataOfAnotherModelAreRefused() {
    Model one = compile("<body><freejoint/><geom size='.1'/></body>");
    Model two = compile("<body><joint/><geom size='.1'/></body>");
    Data d = new Data(two);
    assertThatThrownBy(() -> Physics.step(one, d))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("another model")
        .hasMessageContaining("new Data(model)");
    Physics.step(two.copy(), d);
  }

  private static Model compile(String bodies) {
    return Mjcf.compile(Mjcf.readText("<mujoco><worldbody>" + bodies + "</worldbody></mujoco>"))
        .model();
  }
}
