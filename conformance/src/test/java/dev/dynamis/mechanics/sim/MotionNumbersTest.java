package dev.dynamis.mechanics.sim;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Motions of small mechanisms that are easy to get wrong: recorded numbers of MuJoCo. */
class MotionNumbersTest {
  @Test
  @Tag("acceptance:BUG-01")
  void aChainWithAxesInAllDirectionsHasTheRecordedInertiaAndBias() {
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-01");
    Model m = model("e_three_link_spatial");
    Data d = start(m, new double[] {0.4, -0.7, 1.1}, 1.3, -2.1, 3.7);
    Physics.forward(m, d);
    Physics.rnePostConstraint(m, d);
    assertFields(
        d,
        want,
        1e-13,
        "xpos",
        "xipos",
        "subtree_com",
        "cdof",
        "cvel",
        "cdof_dot",
        "qfrc_bias",
        "qacc",
        "cacc",
        "cfrc_int");
    double[] full = new double[9];
    InertiaMatrix.full(m, d, full);
    assertThat(Reference.error(want.array("fullM"), full)).isLessThan(1e-15);
  }

  @Test
  @Tag("acceptance:BUG-02")
  void hingesAwayFromTheFrameOfTheirBodyMoveAsRecorded() {
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-02");
    Model m = model("e_offset_pivot");
    Data d = start(m, new double[] {0.5, -0.4}, 2, -3);
    Physics.forward(m, d);
    assertFields(
        d, want, 1e-13, "xpos", "xanchor", "xaxis", "cvel", "qfrc_bias", "qacc", "sensordata");
  }

  @Test
  @Tag("acceptance:BUG-03")
  void severalJointsOfABodyMoveItOneAfterTheOther() {
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-03");
    Model m = model("e_multi_joint_body");
    Data d = start(m, want.array("qpos"), want.array("qvel"));
    Physics.forward(m, d);
    assertFields(
        d, want, 1e-13, "xpos", "xquat", "xanchor", "xaxis", "cvel", "cdof", "qfrc_bias", "qacc");
  }

  @Test
  @Tag("acceptance:BUG-09")
  void dampingOfJointsIsImplicitUnlessItIsSwitchedOff() {
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-09");
    for (String flag : new String[] {"on", "off"}) {
      Model m = model("e_eulerdamp_" + flag);
      Data d = new Data(m);
      Physics.step(m, d);
      assertThat(Reference.error(want.array(flag + "_qvel1"), d.qvel)).isLessThan(1e-14);
      assertThat(Reference.error(want.array(flag + "_qacc1"), d.qacc)).isLessThan(1e-14);
      steps(m, d, 99);
      assertThat(Reference.error(want.array(flag + "_qpos100"), d.qpos)).isLessThan(1e-13);
      assertThat(Reference.error(want.array(flag + "_qvel100"), d.qvel)).isLessThan(1e-13);
    }
  }

  /** The last actuator, of a site with a reference site, differs; the test below says how. */
  @Test
  @Tag("acceptance:BUG-26")
  void actuatorsOfBallsFreeBodiesAndSitesHaveTheRecordedLengthsAndMoments() {
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-26");
    Model m = model("e_trn");
    Data d = trn(m, want);
    Physics.forward(m, d);
    int last = m.nu - 1;
    for (int u = 0; u < m.nu; u++) {
      assertThat(d.actuator.velocity[u])
          .isCloseTo(want.array("actuator_velocity")[u], within(1e-14));
      if (u < last) {
        assertThat(d.actuator.length[u]).isCloseTo(want.array("actuator_length")[u], within(1e-15));
        assertThat(d.actuator.force[u]).isEqualTo(want.array("actuator_force")[u]);
      }
    }
    int count = Arrays.stream(d.moment.rownnz).sum();
    assertThat(ints(d.moment.rownnz)).containsExactly(want.array("moment_rownnz"));
    for (int e = 0; e < count; e++) {
      assertThat(d.actuator.moment[e]).isCloseTo(want.array("actuator_moment")[e], within(1e-14));
      assertThat(d.moment.colind[e]).isEqualTo((int) want.array("moment_colind")[e]);
    }

    // what the last one does here instead of there acts on the ball alone
    double more = d.actuator.force[last] - want.array("actuator_force")[last];
    double[] force = want.array("qfrc_actuator").clone();
    for (int k = 0; k < 3; k++) {
      force[6 + k] += more * d.actuator.moment[d.moment.rowadr[last] + k];
    }
    assertThat(Reference.error(force, d.qfrc.actuator)).isLessThan(1e-14);
    assertThat(Reference.error(Arrays.copyOf(want.array("qacc"), 6), Arrays.copyOf(d.qacc, 6)))
        .isLessThan(1e-13);
  }

  /**
   * The rotation of a site against a reference site is that of their world orientations. MuJoCo
   * 3.5.0 multiplies the rotations of site and body in the other order, so that the length changes
   * otherwise than its moment says.
   */
  @Test
  void theRotationOfASiteAgainstAnotherIsTheOneThatItsMomentDescribes() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <compiler angle="radian"/>
                      <worldbody>
                        <site name="r" euler="0 0 0.7"/>
                        <body>
                          <joint axis="1 0 0"/>
                          <geom size="0.1"/>
                          <site name="s" euler="0 0 0.7"/>
                        </body>
                      </worldbody>
                      <actuator><motor site="s" refsite="r" gear="0 0 0 1 10 100"/></actuator>
                    </mujoco>
                    """))
            .model();
    Data d = new Data(m);
    double angle = 0.3;
    d.qpos[0] = angle;
    Physics.forward(m, d);

    // both sites are turned by 0.7 about z: their relative rotation is the hinge's, about its axis
    // as seen from them
    double along = StrictMath.cos(0.7) + 10 * -StrictMath.sin(0.7);
    assertThat(d.actuator.length[0]).isCloseTo(angle * along, within(1e-15));
    assertThat(d.actuator.moment[0]).isCloseTo(along, within(1e-15));
  }

  private static Data trn(Model m, AcceptanceNumbers want) {
    Data d = start(m, want.array("qpos"), 1, 2, 3, 0.1, 0.2, 0.3, 0.4, -0.5, 0.6);
    for (int u = 0; u < m.nu; u++) {
      d.ctrl[u] = u + 1;
    }
    return d;
  }

  @Test
  @Tag("acceptance:4A6-AC5")
  void aFreeBodyAtRestFeelsNoForceFromItsParent() {
    AcceptanceNumbers want = AcceptanceNumbers.of("4A6-AC5");
    Model m = model("b_force_free");
    Data d = new Data(m);
    steps(m, d, 2000);
    assertThat(Reference.error(want.array("qpos"), d.qpos)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("sensordata"), d.sensordata)).isLessThan(1e-12);
    assertThat(Reference.error(want.array("cfrc_ext"), Arrays.copyOfRange(d.cfrcExt, 6, 12)))
        .isLessThan(1e-12);
  }

  @Test
  @Tag("acceptance:004-20")
  void aLoopOfTenSecondsTakesFiveThousandSteps() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-loop-10s");
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    "<mujoco><worldbody><body><joint/><geom size='.1'/></body></worldbody></mujoco>"))
            .model();
    Data d = new Data(m);
    int steps = 0;
    while (d.time < 10) {
      Physics.step(m, d);
      steps++;
    }
    assertThat(steps).isEqualTo((int) want.number("steps"));
    assertThat(d.time).isEqualTo(want.number("time"));
  }

  @Test
  @Tag("acceptance:004-103")
  void rungeKuttaKeepsEnergyFarBetterThanEuler() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-energy");
    Model m = model("d_energy");
    Data d = start(m, new double[] {0.3, 0.5}, 1, -1);
    Physics.forward(m, d);
    assertThat(Reference.error(want.array("initial"), d.energy)).isLessThan(1e-15);
    double start = d.energy[0] + d.energy[1];
    String[] names = {"rk4", "euler", "implicitfast"};
    int[] integrators = {Integrator.RK4, Integrator.EULER, Integrator.IMPLICITFAST};
    for (int i = 0; i < 3; i++) {
      m.opt.integrator = integrators[i];
      d = start(m, new double[] {0.3, 0.5}, 1, -1);
      steps(m, d, 1000);
      Physics.forward(m, d);
      double drift = Math.abs(d.energy[0] + d.energy[1] - start) / Math.abs(start);
      assertThat(drift).isCloseTo(want.number(names[i] + "_rel_drift"), within(1e-11));
      if (i < 2) {
        assertThat(Reference.error(want.array(names[i] + "_final"), d.energy)).isLessThan(1e-11);
        assertThat(Reference.error(want.array(names[i] + "_qpos"), d.qpos)).isLessThan(1e-11);
      }
    }
  }

  @Test
  @Tag("acceptance:004-104")
  void energyIsZeroWhileItIsOffUntilItIsAskedFor() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-energy-off");
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    assertThat(d.energy).containsExactly(want.array("off"));
    Physics.energyPos(m, d);
    Physics.energyVel(m, d);
    assertThat(Reference.error(want.array("energy"), d.energy)).isLessThan(1e-15);
    assertThat(d.flg.energypos && d.flg.energyvel).isTrue();
  }

  /** Velocities are stored about the center of mass of the tree, rotation first. */
  @Test
  @Tag("acceptance:004-88")
  @Tag("acceptance:004-146")
  void aBodyThatSpinsInPlaceHasNoVelocityOfItsOwn() {
    AcceptanceNumbers want = AcceptanceNumbers.of("004-spin-in-place");
    Model m = model("d_spin");
    Data d = start(m, m.qpos0, 0, 4);
    Physics.forward(m, d);
    assertThat(Arrays.copyOfRange(d.cvel, 12, 18)).containsExactly(want.array("cvel"));
    assertThat(Arrays.copyOfRange(d.subtree.com, 3, 6))
        .containsExactly(want.array("subtree_com_root"));
    double[] v = new double[6];
    Motion.objectVelocity(m, d, v, ObjType.BODY, 2, false);
    assertThat(v).containsExactly(want.array("objectVelocity"));
  }

  private static Data start(Model m, double[] qpos, double... qvel) {
    Data d = new Data(m);
    System.arraycopy(qpos, 0, d.qpos, 0, m.nq);
    System.arraycopy(qvel, 0, d.qvel, 0, m.nv);
    return d;
  }

  private static void steps(Model m, Data d, int count) {
    for (int i = 0; i < count; i++) {
      Physics.step(m, d);
    }
  }

  private static double[] ints(int[] values) {
    return Arrays.stream(values).asDoubleStream().toArray();
  }

  private static void assertFields(
      Data d, AcceptanceNumbers want, double tolerance, String... names) {
    for (String name : names) {
      double[] got = RecordedModel.values(d.field(name).orElseThrow());
      assertThat(Reference.error(want.array(name), got)).as(name).isLessThan(tolerance);
    }
  }
}
