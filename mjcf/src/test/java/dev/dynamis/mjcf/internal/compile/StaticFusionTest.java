package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class StaticFusionTest {
  private static final Offset<Double> EXACT = within(1e-12);

  /** A rod along x that is fused after a quarter turn about z lies along y. */
  @Test
  void fusedBodiesKeepTheirOrientation() {
    Model m =
        model(
            """
            <mujoco>
              <compiler fusestatic="true" angle="degree"/>
              <worldbody>
                <body name="base"><freejoint/>
                  <inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>
                  <body pos="0 0 2" euler="0 0 90">
                    <inertial pos="0 0 0" mass="1" diaginertia="0.1 3 3"/>
                  </body>
                </body>
              </worldbody>
            </mujoco>
            """);
    assertThat(m.nbody).isEqualTo(2);
    assertThat(m.body.mass[1]).isEqualTo(2);
    assertThat(m.body.ipos[5]).isCloseTo(1, EXACT);

    // about the common center: x 1 + 3 + 2 m d², y 1 + 0.1 + 2, z 1 + 3
    assertThat(m.body.inertia[3]).isCloseTo(6, EXACT);
    assertThat(m.body.inertia[4]).isCloseTo(4, EXACT);
    assertThat(m.body.inertia[5]).isCloseTo(3.1, EXACT);
  }

  @Test
  void bodiesThatSomethingRefersToAreNotFused() {
    String body = "<body name='k'><geom size='1'/><site name='s'/></body>";
    String head = "<mujoco><compiler fusestatic='true'/><worldbody>" + body + "</worldbody>";
    assertThat(model(head + "</mujoco>").nbody).isEqualTo(1);
    String sensor = "<sensor><force site='s'/></sensor>";
    assertThat(model(head + sensor + "</mujoco>").nbody).isEqualTo(2);
    String framepos = "<sensor><framepos objtype='body' objname='k'/></sensor>";
    assertThat(model(head + framepos + "</mujoco>").nbody).isEqualTo(2);
    String tuple = "<custom><tuple name='t'><element objtype='body' objname='k'/></tuple></custom>";
    assertThat(model(head + tuple + "</mujoco>").nbody).isEqualTo(2);
  }

  @Test
  void camerasAndLightsOfFusedBodiesMoveToTheParent() {
    Model m =
        model(
            """
            <mujoco>
              <compiler fusestatic="true"/>
              <worldbody>
                <body pos="1 0 0" euler="0 0 90">
                  <camera pos="1 0 0"/><light pos="0 1 0" dir="1 0 0"/>
                </body>
              </worldbody>
            </mujoco>
            """);
    assertThat(m.cam.bodyid[0]).isZero();
    assertThat(m.cam.pos[0]).isCloseTo(1, EXACT);
    assertThat(m.cam.pos[1]).isCloseTo(1, EXACT);
    assertThat(m.light.pos[0]).isCloseTo(0, EXACT);
    assertThat(m.light.dir[1]).isCloseTo(1, EXACT);
  }

  private static Model model(String xml) {
    return Mjcf.compile(Mjcf.readText(xml)).model();
  }
}
