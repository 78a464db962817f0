package dev.dynamis.mechanics.internal.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Elastic cables. */
class CableElasticityTest {
  private static final String CABLE =
      """
      <mujoco>
        <option gravity="0 0 0"/>
        <extension><plugin plugin="mujoco.elasticity.cable"/></extension>
        <worldbody>
          <composite type="cable" curve="cos(s) s sin(s)" count="6 1 1" size=".3 .4 .2"
                     offset=".1 .2 .3" initial="none">
            <plugin plugin="mujoco.elasticity.cable">
              <config key="twist" value="1e6"/><config key="bend" value="4e6"/>
            </plugin>
            <joint kind="main" damping="0"/>
            <geom type="capsule" size=".005"/>
          </composite>
        </worldbody>
      </mujoco>
      """;

  /** Random number by a key, as the recordings have it. */
  private static double hash01(int key) {
    int a = key + 0x6D2B79F5;
    int t = (a ^ (a >>> 15)) * (1 | a);
    t = (t + (t ^ (t >>> 7)) * (61 | t)) ^ t;
    return Integer.toUnsignedLong(t ^ (t >>> 14)) / 4294967296.0;
  }

  private static Model cable() {
    return Mjcf.compile(Mjcf.readText(CABLE)).model();
  }

  /** Forces in a given deformation are those of MuJoCo 3.5.0, native. */
  @Test
  void aBentCableHasMujocosForces() {
    Model m = cable();
    Data d = new Data(m);
    double[] v = new double[m.nv];
    for (int i = 0; i < v.length; i++) {
      v[i] = 0.2 * (2 * hash01(777 + i) - 1);
    }
    Motion.integratePos(m, d.qpos, v, 1);
    Physics.forward(m, d);
    double[] want = {
      -0.0006755400619862569,
      0.004715874059388706,
      0.0009583771475903807,
      -0.00088046352529155,
      0.00514395771986873,
      0.002795256276093479,
      0.0008809978185312355,
      -0.0008343542535780382,
      -0.0032500293290395584,
      0.0018539132972814009,
      0.001850457797967135,
      0.0034626266980089145
    };
    assertThat(d.qfrc.passive).containsExactly(want, within(1e-14));
  }

  @Test
  void atRestThereIsNoForce() {
    Model m = cable();
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.qfrc.passive).containsExactly(new double[m.nv], within(1e-15));
    assertThat(m.nplugin).isEqualTo(1);
    assertThat(m.body.plugin).containsExactly(-1, 0, 0, 0, 0, 0);
    assertThat(m.names.name(dev.dynamis.mechanics.constant.ObjType.PLUGIN, 0))
        .isEqualTo("composite");
  }

  /** A torque at the end bends a straight cantilever into a circle of curvature M / (E I). */
  @Test
  void aTorqueAtTheEndBendsACantileverIntoACircle() {
    double young = 1e7;
    double radius = 0.01;
    double inertia = Math.PI * Math.pow(radius, 4) / 4;
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <option gravity="0 0 0" integrator="implicit"/>
                      <extension><plugin plugin="mujoco.elasticity.cable"/></extension>
                      <worldbody>
                        <composite type="cable" curve="s" count="21 1 1" size="1" initial="none">
                          <plugin plugin="mujoco.elasticity.cable">
                            <config key="twist" value="1e7"/><config key="bend" value="1e7"/>
                          </plugin>
                          <joint kind="main" damping=".5"/>
                          <geom type="capsule" size=".01" density="100"/>
                        </composite>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    Data d = new Data(m);
    double torque = 0.5 * young * inertia;
    int last = m.nbody - 1;
    d.xfrc.applied[6 * last + 4] = torque;
    for (int i = 0; i < 4000; i++) {
      Physics.step(m, d);
    }
    // every joint turns by curvature times its distance; the torque acts in the plane of bending
    double wanted = torque / (young * inertia) / 20;
    for (int j = 0; j < m.njnt; j++) {
      double half = d.qpos[4 * j + 2];
      assertThat(2 * StrictMath.asin(half)).as("joint " + j).isCloseTo(wanted, within(1e-5));
    }
  }

  @Test
  void aChainNeedsBodiesOneAfterTheOther() {
    assertThatThrownBy(
            () ->
                Mjcf.compile(
                    Mjcf.readText(
                        """
                        <mujoco>
                          <extension>
                            <plugin plugin="mujoco.elasticity.cable"><instance name="c"/></plugin>
                          </extension>
                          <worldbody>
                            <body><plugin instance="c"/><geom size=".1"/></body>
                            <body><geom size=".1"/></body>
                            <body><plugin instance="c"/><geom size=".1"/></body>
                          </worldbody>
                        </mujoco>
                        """)))
        .hasMessageContaining("its bodies are not one after the other");
  }
}
