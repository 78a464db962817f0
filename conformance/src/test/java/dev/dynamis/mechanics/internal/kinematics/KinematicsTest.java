package dev.dynamis.mechanics.internal.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Poses of bodies, joints, geoms and sites. */
class KinematicsTest {
  @ParameterizedTest
  @ValueSource(strings = {"joints.euler", "tendons.euler", "actuators.euler", "sensors.euler"})
  void posesAreMujocos(String trace) {
    assertThat(
            StageTrace.of(trace)
                .differences(
                    Kinematics::run,
                    "xpos",
                    "xquat",
                    "xmat",
                    "xipos",
                    "ximat",
                    "xanchor",
                    "xaxis",
                    "geom_xpos",
                    "geom_xmat",
                    "site_xpos",
                    "site_xmat"))
        .isEmpty();
  }

  @Test
  void anArmOfTwoLinksReachesWhereTrigonometrySays() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body pos="0 0 1">
              <joint axis="0 0 1" ref="10"/><geom size=".1"/>
              <body pos="2 0 0"><joint axis="0 0 1" pos=".5 0 0"/><geom size=".1"/><site pos="1.5 0 0"/></body>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    double reference = Math.toRadians(10);
    double first = 0.7;
    double second = -1.1;
    d.qpos[0] = reference + first;
    d.qpos[1] = second;
    Kinematics.run(m, d);

    // the second joint is half a meter out on its body, so that the links are 2.5 and 1 long
    double x = 2.5 * StrictMath.cos(first) + StrictMath.cos(first + second);
    double y = 2.5 * StrictMath.sin(first) + StrictMath.sin(first + second);
    assertThat(d.site.xpos).containsExactly(new double[] {x, y, 1}, within(1e-15));
    assertThat(d.xanchor[3]).isCloseTo(2.5 * StrictMath.cos(first), within(1e-15));
    assertThat(d.xmat[18 + 3]).isCloseTo(StrictMath.sin(first + second), within(1e-15));
  }

  @Test
  void quaternionsOfAnyLengthGiveTheSamePosesAndStayAsTheyAre() {
    Model m = SmoothModels.model("joints");
    Data d = SmoothModels.moving(m, 1);
    Data longer = d.copy();
    for (String joint : new String[] {"free", "ball", "left"}) {
      int j = m.names.jointId(joint);
      int q = m.jnt.qposadr[j] + (joint.equals("free") ? 3 : 0);
      for (int k = q; k < q + 4; k++) {
        longer.qpos[k] *= 2;
      }
    }
    for (int k = 0; k < 4; k++) {
      longer.mocap.quat[k] *= 4;
    }
    double[] before = longer.qpos.clone();
    Arrays.fill(longer.xpos, Double.NaN);
    Kinematics.run(m, longer);

    assertThat(longer.xpos).containsExactly(d.xpos, within(1e-15));
    assertThat(longer.geom.xmat).containsExactly(d.geom.xmat, within(1e-15));
    assertThat(longer.qpos).containsExactly(before);
    assertThat(longer.mocap.quat[0]).isEqualTo(4);
  }
}
