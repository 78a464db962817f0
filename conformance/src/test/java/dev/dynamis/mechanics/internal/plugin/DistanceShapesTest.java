package dev.dynamis.mechanics.internal.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.PluginConfig;
import dev.dynamis.mechanics.PluginShape;
import dev.dynamis.mechanics.PluginType;
import dev.dynamis.mechanics.PluginTypes;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bolt, bowl, gear, nut and torus. All numbers are those of MuJoCo 3.5.0, native. */
class DistanceShapesTest {
  private static final double[][] POINTS = {
    {.3, .1, -.3}, {.25, 0, -.6}, {.1, .2, .1}, {-.4, .3, .05}, {1.35, .2, .05}, {.02, .9, -.08}
  };

  private static PluginShape shape(String name, Map<String, String> config) {
    PluginType type = PluginTypes.find("mujoco.sdf." + name).orElseThrow();
    return type.shape(new PluginConfig(type, config));
  }

  private static void expect(PluginShape s, double... want) {
    for (int i = 0; i < want.length; i++) {
      double[] p = POINTS[i];
      assertThat(s.distance(p[0], p[1], p[2])).as("point " + i).isCloseTo(want[i], within(1e-15));
    }
  }

  @Test
  void distancesAreThoseOfMujoco() {
    expect(
        shape("bolt", Map.of()),
        -0.2,
        -0.024748737341529218,
        0.099999999999999978,
        0.049999999999999989,
        0.77665197786160878,
        0.28942286340599477);
    expect(
        shape("nut", Map.of("radius", ".26")),
        -0.030849006528923195,
        0.099999999999999978,
        0.13179989727806551,
        0.049999999999999989,
        0.85000000000000009,
        0.28942286340599477);
    expect(
        shape("bowl", Map.of("height", ".4", "radius", "1", "thickness", ".02")),
        0.54411010564593265,
        0.32999999999999996,
        0.73506421538940381,
        0.47750621894395551,
        0.34565002837476633,
        0.076230117784399823);
    expect(
        shape("gear", Map.of()),
        0.59216873204803777,
        0.79929779181479044,
        0.649993202250021,
        0.37360000000000004,
        -0.016194265990568335,
        -0.020000000000000004);
    expect(
        shape("gear", Map.of("alpha", ".3", "innerdiameter", "1")),
        0.27161044527624867,
        0.55901699437494745,
        0.27639320225002101,
        0,
        0.046396539358823152,
        -0.020000000000000004);
    expect(
        shape("torus", Map.of()),
        0.15189495489029534,
        0.45827625302982189,
        0.011168364063840752,
        0.0081138830084190039,
        0.86596550902236225,
        0.40600761113863681);
  }

  private static Model model(String name, String more) {
    return Mjcf.compile(
            Mjcf.readText(
                """
                <mujoco>
                  <extension>
                    <plugin plugin="mujoco.sdf.%s"><instance name="i"/></plugin>
                  </extension>
                  <asset><mesh name="m"><plugin instance="i"/></mesh></asset>
                  <worldbody>
                    <body pos=".02 .03 .05" euler="10 20 30"><freejoint/>
                      <geom type="sdf" mesh="m"><plugin instance="i"/></geom>
                    </body>
                    %s
                  </worldbody>
                </mujoco>
                """
                    .formatted(name, more)))
        .model();
  }

  private static void expectMesh(
      String name, int vertices, int faces, double mass, double bound, double... inertia) {
    Model m = model(name, "");
    assertThat(m.mesh.vertnum[0]).isEqualTo(vertices);
    assertThat(m.mesh.facenum[0]).isEqualTo(faces);
    assertThat(m.mesh.face).startsWith(1, 0, 2, 1, 4, 3);
    assertThat(m.body.mass[1]).isCloseTo(mass, within(1e-12 * mass));
    assertThat(m.geom.rbound[0]).isCloseTo(bound, within(1e-12));
    for (int k = 0; k < 3; k++) {
      assertThat(m.body.inertia[3 + k]).isCloseTo(inertia[k], within(1e-12 * inertia[k]));
    }
    assertThat(m.mesh.octadr[0]).isEqualTo(-1);
  }

  @Test
  void surfacesByMarchingCubesHaveMujocosNumbers() {
    expectMesh(
        "gear",
        22004,
        44008,
        1359.4424122467549,
        2.140064844085586,
        1299.6286529347537,
        654.6888987935105,
        652.1796835471913);
  }

  /** Twelve threads per meter: what it goes down is its angle over 24 pi, after some play. */
  @Test
  void aBoltGoesDownInItsNutAsTheThreadAsks() {
    Model m = Mjcf.load(Path.of("../docs/examples/bolt-in-nut.xml")).model();
    Data d = new Data(m);
    for (int i = 0; i < 100; i++) {
      Physics.step(m, d);
    }
    double z = d.qpos[0];
    double angle = d.qpos[1];
    for (int i = 0; i < 200; i++) {
      Physics.step(m, d);
    }
    assertThat(d.qpos[1] - angle).isLessThan(-1);
    assertThat(d.qpos[0] - z).isCloseTo((d.qpos[1] - angle) / (24 * Math.PI), within(5e-4));
  }

  /** Depths, angles and contacts after some steps of MuJoCo 3.5.0, native, with its plugins. */
  @Test
  void aBoltMovesInItsNutAsInMujoco() {
    Model m = Mjcf.load(Path.of("../docs/examples/bolt-in-nut.xml")).model();
    Data d = new Data(m);
    double[][] want = {
      {26, -0.007864912471144762, -0.20079321524963673, 11},
      {51, -0.01113967972621706, -0.4539269607708494, 4},
      {101, -0.01789458166268819, -0.9631259749862872, 5}
    };
    int step = 0;
    for (double[] w : want) {
      for (; step < w[0]; step++) {
        Physics.step(m, d);
      }
      // gradients are differences over 1e-8 m
      assertThat(d.qpos).containsExactly(new double[] {w[1], w[2]}, within(1e-7));
      assertThat(d.ncon).isEqualTo((int) w[3]);
    }
  }

  @Test
  @Tag("contract")
  void aStepOfABoltInItsNutAllocatesNothing() {
    Model m = Mjcf.load(Path.of("../docs/examples/bolt-in-nut.xml")).model();
    Data d = new Data(m);
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    // the same run again, until memory for contacts has grown and code is compiled
    long bytes = Long.MAX_VALUE;
    for (int run = 0; run < 12 && bytes > 0; run++) {
      d.reset();
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 60; i++) {
        Physics.step(m, d);
      }
      bytes = threads.getCurrentThreadAllocatedBytes() - before;
      assertThat(d.ncon).isPositive();
    }
    assertThat(bytes).isZero();
  }

  @Test
  void contactsOfATorusAreThoseOfMujoco() {
    Model m = model("torus", "<geom size='.08' pos='.35 .12 .15' euler='40 10 5'/>");
    Data d = new Data(m);
    Physics.forward(m, d);
    // geoms of the world come first
    assertThat(d.ncon).isEqualTo(40);
    assertThat(d.contact.dist[0]).isCloseTo(-0.015663620620832458, within(1e-13));
    assertThat(d.contact.pos[0]).isCloseTo(0.34204982376916393, within(1e-12));
    assertThat(d.contact.pos[1]).isCloseTo(0.13687422269450228, within(1e-12));
    assertThat(d.contact.pos[2]).isCloseTo(0.0802847566090069, within(1e-12));
    assertThat(d.contact.frame[0]).isCloseTo(-0.10970404005594964, within(1e-12));
    assertThat(d.contact.frame[1]).isCloseTo(0.24524115540788338, within(1e-12));
    assertThat(d.contact.frame[2]).isCloseTo(-0.9632350695908081, within(1e-12));
    assertThat(d.contact.dist[39]).isCloseTo(-0.015573363366139237, within(1e-13));
    assertThat(d.contact.pos[3 * 39]).isCloseTo(0.34691362599176356, within(1e-12));
  }

  @Test
  void lengthsMustBePositive() {
    PluginType type = PluginTypes.find("mujoco.sdf.torus").orElseThrow();
    PluginConfig config = new PluginConfig(type, Map.of("radius1", "-1"));
    type.shape(config);
    assertThat(config.problems()).hasSize(1);
    assertThat(config.problems().getFirst().problem()).contains("expected a positive length");
    assertThatThrownBy(() -> config.text("radius3")).hasMessageContaining("no attribute radius3");
  }
}
