package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Contacts that only iterative methods find: every pair of convex geoms in 38 poses, deep, shallow,
 * touching, apart, aligned, parallel, edge on and with the same center, and every shape on rough
 * ground.
 */
class ConvexContactTest {
  private static final Path FOLDER = Path.of("src/test/resources/collision/convex");
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Sizes are about 0.1 m. */
  private static final double EXACT = 3e-15;

  private static final List<String> RECORDINGS =
      List.of(
          "plain",
          "margin",
          "multiccd",
          "multiccd_margin",
          "portal",
          "portal_margin",
          "portal_multiccd",
          "terrain_plain",
          "terrain_portal");

  static List<String> recordings() {
    return RECORDINGS;
  }

  /** No reader of ours takes part. */
  @ParameterizedTest
  @MethodSource("recordings")
  void everyContactIsMujocosOnMujocosModel(String name) throws IOException {
    Map<String, Object> recording = read(name);
    compareAll(recordedModel(recording), recording);
  }

  /**
   * Aligned poses too, where the order of a hull's edges decides which point of a face is found.
   */
  @ParameterizedTest
  @MethodSource("recordings")
  void everyContactIsMujocosOnTheModelThatWeCompile(String name) throws IOException {
    Map<String, Object> recording = read(name);
    compareAll(Mjcf.load(FOLDER.resolve((String) recording.get("model"))).model(), recording);
  }

  private static void compareAll(Model m, Map<String, Object> recording) {
    configure(m, recording);
    Data d = new Data(m);
    List<String> wrong = new ArrayList<>();
    int contacts = 0;
    for (Map<String, Object> c : cases(recording)) {
      place(m, d, c);
      contacts += d.ncon;
      compare(d, c, wrong);
    }
    assertThat(wrong).isEmpty();
    assertThat(contacts).isGreaterThan(1000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"enable", "disable"})
  void aMarginOverTerrainLeavesDistancesTrue(String nativeccd) {
    Model m =
        load(
            """
            <mujoco>
              <option><flag nativeccd="%s"/></option>
              <asset><hfield name="flat" nrow="4" ncol="5" size=".6 .5 .1 .2"
                elevation="1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"/></asset>
              <worldbody>
                <geom type="hfield" hfield="flat" pos="0 0 .3" margin=".02"/>
                <body pos=".2 .12 .5"><freejoint/><geom type="sphere" size=".05" margin=".01"/></body>
                <body pos="-.23 .1 .5"><freejoint/><geom type="box" size=".05 .06 .07" margin=".01"/></body>
                <body pos="-.2 -.2 .5" euler="0 90 0"><freejoint/><geom type="capsule" size=".05 .06" margin=".01"/></body>
              </worldbody>
            </mujoco>
            """
                .replace("%s", nativeccd));
    Data d = new Data(m);
    double[] bottom = {.05, .07, .05};
    for (double gap : new double[] {-.004, .001, .012, .029, .031}) {
      for (int b = 0; b < 3; b++) {
        d.qpos[7 * b + 2] = .3 + bottom[b] + gap;
      }
      collide(m, d);
      double[] least = {1, 1, 1};
      for (int i = 0; i < d.ncon; i++) {
        int geom = d.contact.geom[2 * i + 1] - 1;
        least[geom] = Math.min(least[geom], d.contact.dist[i]);
        // a portal tells where it is less exactly than how far
        if (nativeccd.equals("enable") && d.contact.dist[i] < gap + 1e-6) {
          assertThat(d.contact.pos[3 * i + 2])
              .isBetween(.3 + gap / 2 - 1e-12, .3 + gap / 2 + 1e-12);
        }
      }
      for (double dist : least) {
        if (gap < .03) {
          assertThat(dist).isBetween(gap - 2e-6, gap + 2e-6);
        } else {
          assertThat(dist).isEqualTo(1);
        }
      }
    }
  }

  @Test
  void aCylinderStandsOnABoxWithFiveContacts() {
    Model m =
        load(
            """
            <mujoco>
              <worldbody>
                <geom type="box" size=".3 .3 .1" pos="0 0 -.1"/>
                <body pos="0 0 .0995"><freejoint/><geom type="cylinder" size=".08 .1"/></body>
              </worldbody>
            </mujoco>
            """);
    Data d = new Data(m);
    collide(m, d);
    assertThat(d.ncon).isEqualTo(1);
    m.opt.setEnabled(EnableBit.MULTICCD, true);
    collide(m, d);
    assertThat(d.ncon).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"multiccd", "portal_multiccd", "terrain_plain"})
  @Tag("contract")
  void findingContactsAllocatesNothing(String name) throws IOException {
    Map<String, Object> recording = read(name);
    Model m = recordedModel(recording);
    configure(m, recording);
    List<Data> poses = new ArrayList<>();
    for (Map<String, Object> c : cases(recording)) {
      if (poses.size() < 100 && !contacts(c).isEmpty()) {
        Data d = new Data(m);
        place(m, d, c);
        poses.add(d);
      }
    }
    Data[] all = poses.toArray(Data[]::new);

    // the least of several rounds: the first ones also count what the virtual machine links
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 6; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < all.length; i++) {
        Collision.run(m, all[i]);
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  private static Model load(String text) {
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  private static void collide(Model m, Data d) {
    Kinematics.run(m, d);
    ComPos.run(m, d);
    Collision.run(m, d);
  }

  /** Puts the bodies of a case where they were, all others where they start, and collides. */
  private static void place(Model m, Data d, Map<String, Object> c) {
    put(m, d, c);
    ComPos.run(m, d);
    Collision.run(m, d);
  }

  static void put(Model m, Data d, Map<String, Object> c) {
    System.arraycopy(m.qpos0, 0, d.qpos, 0, m.nq);
    double[] bodies = (double[]) c.get("bodies");
    for (int i = 0; i < bodies.length; i++) {
      System.arraycopy((double[]) c.get("poses"), 7 * i, d.qpos, 7 * (int) bodies[i], 7);
    }
    Kinematics.run(m, d);
  }

  private static void compare(Data d, Map<String, Object> c, List<String> wrong) {
    List<double[]> want = contacts(c);
    String at =
        Arrays.toString((double[]) c.get("bodies")) + Arrays.toString((double[]) c.get("poses"));
    if (d.ncon != want.size()) {
      wrong.add(at + ": " + d.ncon + " contacts instead of " + want.size());
      return;
    }
    for (int i = 0; i < d.ncon; i++) {
      double[] w = want.get(i);
      if (d.contact.geom[2 * i] != w[0] || d.contact.geom[2 * i + 1] != w[1]) {
        wrong.add(at + ": other geoms");
      }
      double error = Math.abs(w[2] - d.contact.dist[i]);
      double turn = 0;
      for (int k = 0; k < 3; k++) {
        error = Math.max(error, Math.abs(w[3 + k] - d.contact.pos[3 * i + k]));
        turn = Math.max(turn, Math.abs(w[6 + k] - d.contact.frame[9 * i + k]));
      }
      if (!(error <= EXACT && turn <= EXACT)) {
        wrong.add(at + ": contact " + i + " off by " + error + " m, normal by " + turn);
      }
    }
  }

  private static void configure(Model m, Map<String, Object> recording) {
    m.opt.setDisabled(DisableBit.NATIVECCD, number(recording, "nativeccd") == 0);
    m.opt.setEnabled(EnableBit.MULTICCD, number(recording, "multiccd") == 1);
    Arrays.fill(m.geom.margin, number(recording, "margin") / 2);
    Arrays.fill(m.body.margin, number(recording, "margin") / 2);
  }

  static Map<String, Object> read(String name) throws IOException {
    try (var in = Files.newInputStream(FOLDER.resolve(name + ".json.gz"))) {
      return Reference.read(in);
    }
  }

  /** Model with MuJoCo's arrays, hulls included, so that no reader of ours takes part. */
  @SuppressWarnings("unchecked") // a recorded model has this form
  static Model recordedModel(Map<String, Object> recording) throws IOException {
    String file = ((String) recording.get("model")).replace(".xml", ".model");
    return RecordedModel.build((Map<String, Object>) read(file).get("model_arrays"));
  }

  @SuppressWarnings("unchecked") // a recording has this form
  static List<Map<String, Object>> cases(Map<String, Object> recording) {
    return (List<Map<String, Object>>) recording.get("cases");
  }

  static double number(Map<String, Object> map, String name) {
    return (Double) map.get(name);
  }

  /** Contacts of a case: geoms, distance, position, normal. */
  @SuppressWarnings("unchecked") // a recording has this form
  private static List<double[]> contacts(Map<String, Object> c) {
    return c.get("contacts") instanceof List<?> list ? (List<double[]>) list : List.of();
  }
}
