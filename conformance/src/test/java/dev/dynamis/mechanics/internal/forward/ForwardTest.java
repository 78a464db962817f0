package dev.dynamis.mechanics.internal.forward;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Forward dynamics as a whole: the order of stages, their sum, and what may be skipped. */
class ForwardTest {
  /** Fields of the pipeline, in its order, that the solver does not enter. */
  private static final List<String> BEFORE_SOLVER =
      List.of(
          "xpos",
          "xquat",
          "xipos",
          "ximat",
          "xanchor",
          "xaxis",
          "geom_xpos",
          "geom_xmat",
          "site_xpos",
          "site_xmat",
          "cam_xpos",
          "cam_xmat",
          "light_xpos",
          "subtree_com",
          "cdof",
          "cinert",
          "crb",
          "efc_type",
          "efc_id",
          "efc_pos",
          "efc_margin",
          "efc_frictionloss",
          "efc_diagApprox",
          "efc_KBIP",
          "efc_D",
          "efc_R",
          "cvel",
          "cdof_dot",
          "qfrc_bias",
          "qfrc_spring",
          "qfrc_damper",
          "qfrc_gravcomp",
          "qfrc_fluid",
          "qfrc_passive",
          "efc_vel",
          "efc_aref",
          "act_dot",
          "qfrc_actuator",
          "qfrc_smooth",
          "qacc_smooth");

  private static final List<String> SOLUTION =
      List.of(
          "efc_state",
          "efc_force",
          "qfrc_constraint",
          "qacc",
          "sensordata",
          "cacc",
          "cfrc_int",
          "cfrc_ext");

  @Test
  @Tag("acceptance:004-50")
  void everyStageOfForwardDynamicsGivesTheNumbersOfMujoco() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    Physics.rnePostConstraint(m, d);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-forward-all");
    for (String name : BEFORE_SOLVER) {
      assertField(d, name, want.array(name), 1e-14);
    }
    for (String name : SOLUTION) {
      assertField(d, name, want.array(name), 1e-14);
    }
  }

  @Test
  @Tag("acceptance:004-51")
  void skippingThePositionAndVelocityStagesGivesTheSameAccelerations() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    d.ctrl[0] = -0.7;
    d.qfrc.applied[3] = 0.3;
    Arrays.fill(d.qaccWarmstart, 0);
    Data full = d.copy();
    Physics.forward(m, full);
    Physics.forwardSkip(m, d, Stage.VEL, false);
    assertThat(d.qacc).containsExactly(full.qacc);
    assertThat(d.sensordata).containsExactly(full.sensordata);
    double[] want = AcceptanceNumbers.of("004-skip-vel").array("qacc");
    assertThat(Reference.error(want, d.qacc)).isLessThan(1e-14);
  }

  @Test
  @Tag("acceptance:004-52")
  void skippingThePositionStageGivesTheSameAccelerations() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    d.qvel[4] = 1.5;
    Data full = d.copy();
    Physics.forward(m, full);
    Physics.forwardSkip(m, d, Stage.POS, false);
    assertThat(d.qacc).containsExactly(full.qacc);
  }

  @Test
  @Tag("acceptance:004-53")
  @Tag("acceptance:004-54")
  void whatIsSkippedStaysAsItWas() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    double[] xpos = d.xpos.clone();
    d.qpos[0] += 1;
    Arrays.fill(d.sensordata, 7);
    Physics.forwardSkip(m, d, Stage.POS, true);
    assertThat(d.xpos).containsExactly(xpos);
    assertThat(d.sensordata).containsOnly(7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"joints.forces", "actuators.euler", "gravcomp.euler", "fluid.euler"})
  void forcesAddUpToMujocosAccelerations(String trace) {
    assertThat(
            StageTrace.of(trace)
                .differences(
                    (m, d) -> {
                      MassMatrix.factor(m, d);
                      Forward.accelerationStage(m, d, true);
                    },
                    "qfrc_smooth",
                    "qacc_smooth",
                    "qacc",
                    "qfrc_constraint"))
        .isEmpty();
  }

  private static void assertField(Data d, String name, double[] want, double tolerance) {
    double[] got = RecordedModel.values(d.field(name).orElseThrow());
    assertThat(Reference.error(want, got)).as(name).isLessThanOrEqualTo(tolerance);
  }
}
