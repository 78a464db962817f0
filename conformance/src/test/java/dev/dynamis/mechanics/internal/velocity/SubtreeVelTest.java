package dev.dynamis.mechanics.internal.velocity;

import static dev.dynamis.conformance.support.Acceptance.data;
import static dev.dynamis.conformance.support.Acceptance.model;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.Acceptance;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import dev.dynamis.mechanics.sim.Physics;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Velocities of centers of mass and angular momenta of subtrees. */
class SubtreeVelTest {
  @Test
  @Tag("acceptance:001-AC1")
  void fieldsHaveThreeNumbersForEachBody() {
    Data d = new Data(model("a_free_ball"));
    assertThat(d.subtree.linvel).hasSize(6);
    assertThat(d.subtree.angmom).hasSize(6);
  }

  @Test
  @Tag("acceptance:000-T1")
  @Tag("acceptance:001-AC2")
  @Tag("acceptance:001-T1")
  void aFreeBodyHasItsOwnVelocityAndSoHasTheWorld() {
    Model m = model("a_free_ball");
    Data d = data(m, 1, 2, 3);
    Physics.forward(m, d);
    assertThat(d.subtree.linvel).containsOnly(0);
    Physics.subtreeVel(m, d);
    assertThat(d.subtree.linvel).containsExactly(1, 2, 3, 1, 2, 3);
    assertThat(d.flg.subtreevel).isTrue();
  }

  @Test
  @Tag("acceptance:000-AC1")
  @Tag("acceptance:000-T2")
  @Tag("acceptance:001-AC3")
  @Tag("acceptance:001-T2")
  void aChainOfMassesTwoOneOneAveragesItsVelocitiesAtEveryLevel() {
    Model m = model("a_chain3_slide");
    Data d = data(m, 1, 3, -4);
    Physics.forward(m, d);
    assertThat(d.subtree.linvel).containsExactly(1.5, 0, 0, 1.5, 0, 0, 2, 0, 0, 0, 0, 0);
    assertThat(d.sensordata).containsExactly(1.5, 0, 0, 2, 0, 0, 0, 0, 0, 1.5, 0, 0);
  }

  @Test
  @Tag("acceptance:000-T3")
  @Tag("acceptance:001-AC4")
  @Tag("acceptance:001-T3")
  void aSpinningBodyHasInertiaTimesRate() {
    Model m = model("a_spin_hinge");
    Data d = data(m, 3);
    Physics.forward(m, d);
    assertThat(d.sensordata).containsExactly(0, 0, 6);
    assertThat(d.subtree.angmom).containsExactly(0, 0, 6, 0, 0, 6);
  }

  @Test
  @Tag("acceptance:000-AC2")
  void aFreeBodyThatSpinsAboutAllAxesHasInertiaTimesRates() {
    Model m = model("a_spin_free");
    Data d = data(m, 0, 0, 0, 1, 2, 3);
    Physics.forward(m, d);
    Physics.subtreeVel(m, d);
    assertThat(d.subtree.angmom).containsExactly(1.5, 3.6, 6, 1.5, 3.6, 6);
    assertThat(d.subtree.linvel).containsOnly(0);
  }

  @Test
  @Tag("acceptance:001-AC5")
  void anOrbitCountsForTheWholeButNotForTheBody() {
    Model m = model("a_orbit2");
    Data d = data(m, 0, 1);
    Physics.forward(m, d);
    assertThat(d.subtree.angmom).containsExactly(0, 0, 1, 0, 0, 0, 0, 0, 0);
    assertThat(d.subtree.linvel).containsExactly(0, 0.5, 0, 0, 1, 0, 0, 0, 0);
  }

  @Test
  @Tag("acceptance:001-T12")
  void twoBodiesThatOrbitEachOtherHaveTheTotalOfBoth() {
    Model m = model("a_orbit2");
    Data d = data(m, 0, 1, 0, 0, 0, 0, 0, -1);
    Physics.forward(m, d);
    assertThat(d.sensordata).containsExactly(0, 0, 2, 0, 0, 0);
  }

  @Test
  @Tag("acceptance:000-T4")
  @Tag("acceptance:001-T4")
  void orbitAndSpinAddUp() {
    Model m = model("a_orbit_spin");
    Data d = data(m, 0, 1, 0, 0, 0, 3, 0, -2, 0, 0, 0, -1);
    Physics.forward(m, d);
    Physics.subtreeVel(m, d);
    double[] want = {0, 0, 6.1, 0, 0, 0.6, 0, 0, -0.5};
    assertThat(Reference.error(want, d.subtree.angmom)).isLessThan(1e-15);
  }

  @Test
  @Tag("acceptance:000-AC3")
  @Tag("acceptance:000-T5")
  @Tag("acceptance:001-AC6")
  @Tag("acceptance:001-AC12")
  @Tag("acceptance:001-T5")
  @Tag("acceptance:001-T6")
  void sensorsHaveTheBitsOfTheFields() {
    Model m = model("a_chain10");
    Data d = chain10(m);
    for (int i = 0; i < m.nsensor; i++) {
      double[] field =
          switch (m.sensor.type[i]) {
            case SensorType.SUBTREELINVEL -> d.subtree.linvel;
            case SensorType.SUBTREEANGMOM -> d.subtree.angmom;
            default -> d.subtree.com;
          };
      int adr = m.sensor.adr[i];
      int body = m.sensor.objid[i];
      assertThat(Arrays.copyOfRange(d.sensordata, adr, adr + 3))
          .containsExactly(Arrays.copyOfRange(field, 3 * body, 3 * body + 3));
    }
    assertThat(m.nsensor).isEqualTo(30);
  }

  @Test
  @Tag("acceptance:001-T9")
  @Tag("acceptance:001-T11")
  void aChainOfTenHasMujocosNumbers() {
    Model m = model("a_chain10");
    Data d = chain10(m);
    @SuppressWarnings("unchecked") // a record is an object
    Map<String, Object> want = (Map<String, Object>) Acceptance.numbers().get("chain10");
    assertThat(Reference.error((double[]) want.get("subtree_linvel"), d.subtree.linvel))
        .isLessThan(1e-13);
    assertThat(Reference.error((double[]) want.get("subtree_angmom"), d.subtree.angmom))
        .isLessThan(1e-13);
    double[] com = {0.30642927604538556, 0.71225218631610154, -0.033307525733864869};
    assertThat(Reference.error(com, Arrays.copyOf(d.subtree.com, 3))).isLessThan(1e-14);
  }

  /** Whoever wants momenta of subtrees reads them from here. */
  @Test
  @Tag("acceptance:001-AC13")
  void momentaOfSubtreesAreComputedInOnePlace() throws IOException {
    Pattern written = Pattern.compile("\\w+\\((d|data)\\.subtree\\.(angmom|linvel),");
    List<String> writers = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("../mechanics/src/main/java"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        if (written.matcher(Files.readString(file)).find()) {
          writers.add(file.getFileName().toString());
        }
      }
    }
    assertThat(writers).containsExactly("SubtreeVel.java");
  }

  @Test
  @Tag("acceptance:000-T10")
  void threeSweepsGiveWhatTheDefinitionGives() {
    Model m = model("a_chain10");
    Data d = chain10(m);
    assertThat(Reference.error(byDefinition(m, d), d.subtree.angmom)).isLessThan(1e-14);
  }

  @Test
  @Tag("acceptance:001-C1")
  @Tag("acceptance:001-P1")
  @Tag("acceptance:001-T13")
  void aMasslessWeldedBodyInAChainTakesPartWithZero() {
    Model m = model("a_zero_mass");
    Data d = data(m, 1, 2);
    Physics.forward(m, d);
    double[] want = {5.0 / 3.0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0};
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-15);
    assertThat(m.body.subtreemass).containsExactly(3, 3, 1, 1, 0);
  }

  @Test
  @Tag("acceptance:001-C2")
  void velocitiesAreStoredAboutTheCenterOfMassOfTheTree() {
    Model m = model("a_chain10");
    Data d = chain10(m);
    double[] v = new double[3];
    double[] arm = new double[3];
    int b = 10;
    Vec3.sub(arm, 0, d.xipos, 3 * b, d.subtree.com, 3 * m.body.rootid[b]);
    Vec3.cross(v, 0, d.cvel, 6 * b, arm, 0);
    Vec3.addTo(v, 0, d.cvel, 6 * b + 3);
    double[] want = {0.18135443998697631, -0.061353276130176437, -0.65355752100100239};
    assertThat(Reference.error(want, v)).isLessThan(1e-14);
  }

  @Test
  @Tag("acceptance:000-AC4")
  @Tag("acceptance:001-AC7")
  void costGrowsLinearlyWithTheNumberOfBodies() {
    Model small = weldedChain(100);
    Model large = weldedChain(10_000);
    Data few = moving(small);
    Data many = moving(large);

    // the least of many rounds of processor time, taken in turns: others may use the machine too
    double leastFew = Double.POSITIVE_INFINITY;
    double leastMany = Double.POSITIVE_INFINITY;
    for (int round = 0; round < 80 || round < 800 && leastMany >= 150 * leastFew; round++) {
      leastFew = Math.min(leastFew, time(small, few, 500));
      leastMany = Math.min(leastMany, time(large, many, 5));
    }
    assertThat(leastMany / leastFew).isLessThan(150);
  }

  private static Data moving(Model m) {
    Data d = new Data(m);
    Arrays.fill(d.cvel, 0.5);
    for (int b = 0; b < m.nbody; b++) {
      d.xipos[3 * b] = b;
      Mat3.identity(d.ximat, 9 * b);
    }
    return d;
  }

  /** Processor time of one computation. */
  private static double time(Model m, Data d, int times) {
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    for (int i = 0; i < times; i++) {
      Physics.subtreeVel(m, d);
    }
    long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    return (double) (end - start) / times;
  }

  private static Model weldedChain(int n) {
    Sizes sizes = new Sizes();
    sizes.set(Size.NBODY, n + 1);
    Model m = new Model(sizes);
    Arrays.fill(m.body.mocapid, -1);
    Arrays.fill(m.body.treeid, -1);
    for (int b = 1; b <= n; b++) {
      m.body.parentid[b] = b - 1;
      m.body.rootid[b] = 1;
      m.body.weldid[b] = 1;
      m.body.mass[b] = 1;
      m.body.subtreemass[b] = n + 1 - b;
    }
    m.body.subtreemass[0] = n;
    return m;
  }

  private static Data chain10(Model m) {
    @SuppressWarnings("unchecked") // a record is an object
    Map<String, Object> record = (Map<String, Object>) Acceptance.numbers().get("chain10");
    Data d = data(m, (double[]) record.get("qvel"));
    System.arraycopy((double[]) record.get("qpos"), 0, d.qpos, 0, m.nq);
    Physics.forward(m, d);
    return d;
  }

  /** Sum over all bodies of each subtree of {@code I w + m (x - com) x (v - vcom)}. */
  private static double[] byDefinition(Model m, Data d) {
    double[] res = new double[3 * m.nbody];
    double[] s = new double[9];
    for (int b = 1; b < m.nbody; b++) {
      for (int root = b; ; root = m.body.parentid[root]) {
        Mat3.mulTVec(s, 0, d.ximat, 9 * b, d.cvel, 6 * b);
        for (int k = 0; k < 3; k++) {
          s[k] *= m.body.inertia[3 * b + k];
        }
        Mat3.mulVec(s, 0, d.ximat, 9 * b, s, 0);
        Vec3.addTo(res, 3 * root, s, 0);

        Vec3.sub(s, 3, d.xipos, 3 * b, d.subtree.com, 3 * m.body.rootid[b]);
        Vec3.cross(s, 3, d.cvel, 6 * b, s, 3);
        Vec3.addTo(s, 3, d.cvel, 6 * b + 3);
        Vec3.subFrom(s, 3, d.subtree.linvel, 3 * root);
        Vec3.sub(s, 6, d.xipos, 3 * b, d.subtree.com, 3 * root);
        Vec3.cross(s, 6, s, 6, s, 3);
        Vec3.addToScaled(res, 3 * root, s, 6, m.body.mass[b]);
        if (root == 0) {
          break;
        }
      }
    }
    return res;
  }
}
