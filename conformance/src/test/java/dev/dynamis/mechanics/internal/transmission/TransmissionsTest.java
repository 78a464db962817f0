package dev.dynamis.mechanics.internal.transmission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lengths and moment arms of actuators. */
class TransmissionsTest {
  @ParameterizedTest
  @ValueSource(strings = {"actuators.euler", "sensors.euler", "muscles.euler", "delays.euler"})
  void lengthsAndMomentsAreMujocos(String trace) {
    assertThat(
            StageTrace.of(trace)
                .differences(
                    Transmissions::run,
                    "actuator_length",
                    "moment_rownnz",
                    "moment_rowadr",
                    "moment_colind",
                    "actuator_moment"))
        .isEmpty();
  }

  /** Ball and free joints, in their own frame and in that of the parent, sites. */
  @Test
  void wrenchesOnJointsAndSitesAreMujocos() {
    AcceptanceNumbers numbers = AcceptanceNumbers.of("BUG-26");
    Model m = AcceptanceNumbers.model("e_trn");
    Data d = new Data(m);
    System.arraycopy(numbers.array("qpos"), 0, d.qpos, 0, m.nq);
    Physics.forward(m, d);
    // the last length is a rotation against a reference site, which MuJoCo 3.5 gets wrong
    double[] want = Arrays.copyOf(numbers.array("actuator_length"), 5);
    assertThat(Reference.error(want, Arrays.copyOf(d.actuator.length, 5))).isLessThan(1e-14);
    int entries = (int) Arrays.stream(numbers.array("moment_rownnz")).sum();
    double[] moments = Arrays.copyOf(numbers.array("actuator_moment"), entries);
    assertThat(Reference.error(moments, Arrays.copyOf(d.actuator.moment, entries)))
        .isLessThan(1e-14);
  }

  /** All but ball and free joints and sites without reference, whose lengths mean nothing. */
  @Test
  void aMomentIsTheSlopeOfTheLength() {
    Model m = SmoothModels.model("actuators");
    Data d = SmoothModels.moving(m, 1);
    double h = 1e-6;
    Set<String> without = Set.of("ball", "ballparent", "free", "freeparent", "site", "refsite");
    for (int dof = 0; dof < m.nv; dof++) {
      Data plus = SmoothModels.movedAlong(m, d, dof, h);
      Data minus = SmoothModels.movedAlong(m, d, dof, -h);
      for (int i = 0; i < m.nu; i++) {
        if (!without.contains(m.names.name(ObjType.ACTUATOR, i))) {
          double slope = (plus.actuator.length[i] - minus.actuator.length[i]) / (2 * h);
          assertThat(moment(d, i, dof))
              .as("%s, dof %s", m.names.name(ObjType.ACTUATOR, i), dof)
              .isCloseTo(slope, within(1e-8));
        }
      }
    }
  }

  private static double moment(Data d, int i, int dof) {
    int end = d.moment.rowadr[i] + d.moment.rownnz[i];
    for (int at = d.moment.rowadr[i]; at < end; at++) {
      if (d.moment.colind[at] == dof) {
        return d.actuator.moment[at];
      }
    }
    return 0;
  }

  /** Rotations of both sites in their bodies count, in the right order. */
  @Test
  void theRotationAgainstAReferenceSiteIsThatOfTheSitesThemselves() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody>
              <site name="ref" euler="0 0 90"/>
              <body euler="0 0 20"><joint axis="0 0 1"/><geom size=".1"/><site name="s" euler="90 0 0"/></body>
            </worldbody>
            <actuator>
              <general site="s" refsite="ref" gear="0 0 0 1 0 0"/>
              <general site="s" refsite="ref" gear="0 0 0 0 1 0"/>
              <general site="s" refsite="ref" gear="0 0 0 0 0 1"/>
            </actuator></mujoco>
            """);
    Data d = new Data(m);
    d.qpos[0] = 0.3;
    Physics.forward(m, d);

    // in the frame of the site of reference: a turn about z, then a quarter turn about x
    double z = Math.toRadians(20) + 0.3 - Math.PI / 2;
    double w = StrictMath.cos(z / 2) * StrictMath.cos(Math.PI / 4);
    double[] axis = {
      StrictMath.cos(z / 2) * StrictMath.sin(Math.PI / 4),
      StrictMath.sin(z / 2) * StrictMath.sin(Math.PI / 4),
      StrictMath.sin(z / 2) * StrictMath.cos(Math.PI / 4)
    };
    double sine = Math.sqrt(1 - w * w);
    double angle = 2 * StrictMath.acos(w);
    for (int k = 0; k < 3; k++) {
      assertThat(m.actuator.trntype[k]).isEqualTo(TrnType.SITE);
      assertThat(d.actuator.length[k]).isCloseTo(angle * axis[k] / sine, within(1e-14));
    }
  }

  @Test
  void adhesionPullsAlongTheMeanOfTheContactNormals() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><geom type="plane" size="1 1 1"/>
              <body name="box" pos="0 0 .099"><freejoint/><geom type="box" size=".1 .1 .1"/></body>
              <body name="far" pos="1 0 5"><freejoint/><geom size=".1"/></body>
            </worldbody>
            <actuator><adhesion body="box" ctrlrange="0 1"/><adhesion body="far" ctrlrange="0 1"/></actuator>
            </mujoco>
            """);
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.ncon).isEqualTo(4);
    double[] want = {0, 0, -1, 0, 0, 0};
    for (int dof = 0; dof < 6; dof++) {
      assertThat(moment(d, 0, dof)).isCloseTo(want[dof], within(1e-14));
    }
    assertThat(d.moment.rownnz[1]).isZero();
  }
}
