package dev.dynamis.mechanics.internal.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Centers of mass, inertias and motion axes about the centers of mass of trees. */
class ComPosTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints.euler", "tendons.euler", "fluid.euler", "sensors.euler"})
  void centersInertiasAndAxesAreMujocos(String trace) {
    assertThat(StageTrace.of(trace).differences(ComPos::run, "subtree_com", "cinert", "cdof"))
        .isEmpty();
  }

  @Test
  void aSubtreeHasTheMeanOfItsBodiesByMassAndAMasslessOneItsOwnCenter() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody>
              <body><freejoint/><inertial pos="0 0 0" mass="2" diaginertia="1 1 1"/>
                <body pos="1 0 0"><joint/><inertial pos="0 1 0" mass="1" diaginertia="1 1 1"/>
                  <body pos="0 0 3"/>
                </body>
              </body>
            </worldbody></mujoco>
            """);
    Data d = new Data(m);
    Kinematics.run(m, d);
    ComPos.run(m, d);
    double third = 1.0 / 3;
    assertThat(Arrays.copyOf(d.subtree.com, 9))
        .containsExactly(new double[] {third, third, 0, third, third, 0, 1, 1, 0}, within(1e-15));
    assertThat(Arrays.copyOfRange(d.subtree.com, 9, 12))
        .containsExactly(Arrays.copyOfRange(d.xipos, 9, 12));

    // mass, its moment, and the inertia of the first body about the center of the tree
    assertThat(d.cinert[19]).isEqualTo(2);
    assertThat(d.cinert[16]).isCloseTo(-2 * third, within(1e-15));
    assertThat(d.cinert[10]).isCloseTo(1 + 2 * third * third, within(1e-15));
    assertThat(d.cinert[12]).isCloseTo(1 + 4 * third * third, within(1e-15));
  }

  @Test
  void anAxisMovesTheCenterOfItsTreeAsAChangeOfItsPositionDoes() {
    Model m = SmoothModels.model("joints");
    Data d = SmoothModels.moving(m, 2);
    double h = 1e-6;
    double[] motion = new double[6];
    for (int dof = 0; dof < m.nv; dof++) {
      int body = m.dof.bodyid[dof];
      Data plus = SmoothModels.movedAlong(m, d, dof, h);
      Data minus = SmoothModels.movedAlong(m, d, dof, -h);
      Spatial.shiftMotion(
          motion, 0, d.cdof, 6 * dof, d.xipos, 3 * body, d.subtree.com, 3 * m.body.rootid[body]);
      for (int k = 0; k < 3; k++) {
        double rate = (plus.xipos[3 * body + k] - minus.xipos[3 * body + k]) / (2 * h);
        assertThat(motion[3 + k]).as("dof %s", dof).isCloseTo(rate, within(1e-9));
      }
    }
  }
}
