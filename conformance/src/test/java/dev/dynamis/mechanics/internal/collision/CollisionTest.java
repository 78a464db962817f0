package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.core.RandomSource;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.data.PairContacts;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the collision stage promises whatever the shapes are. */
class CollisionTest {
  private static final String TWO_BALLS =
      """
      <mujoco>
        <worldbody>
          <geom type="plane" size="1 1 1" contype="2"/>
          <body pos="0 0 0.09"><freejoint/><geom size="0.1"/></body>
          <body pos="0.15 0 0.09"><freejoint/><geom size="0.1"/></body>
        </worldbody>
      </mujoco>
      """;

  @Test
  void findsThePairsOfACloudThatAllComparisonsFind() {
    Model m = cloud(200, false);
    Data d = new Data(m);
    detect(m, d);
    List<String> want = new ArrayList<>();
    for (int i = 0; i < m.ngeom; i++) {
      for (int j = i + 1; j < m.ngeom; j++) {
        if (distance(d, i, j) <= m.geom.size[3 * i] + m.geom.size[3 * j]) {
          want.add(i + "-" + j);
        }
      }
    }
    assertThat(want).hasSizeGreaterThan(100);
    assertThat(pairs(d)).isEqualTo(want);
  }

  /** The sweep starts from its last order; this may change its speed only. */
  @Test
  void contactsDoNotDependOnEarlierPositions() {
    Model m = cloud(150, false);
    Data used = new Data(m);
    RandomSource random = new RandomSource(3);
    for (int round = 0; round < 10; round++) {
      for (int b = 0; b < 150; b++) {
        for (int k = 0; k < 3; k++) {
          used.qpos[7 * b + k] = 0.3 * random.nextDouble();
        }
      }
      detect(m, used);
      Data fresh = new Data(m);
      System.arraycopy(used.qpos, 0, fresh.qpos, 0, m.nq);
      detect(m, fresh);
      assertThat(pairs(used)).isEqualTo(pairs(fresh)).isNotEmpty();
      assertThat(Arrays.copyOf(used.contact.pos, 3 * used.ncon))
          .containsExactly(Arrays.copyOf(fresh.contact.pos, 3 * fresh.ncon));
    }
  }

  @Test
  void treesOfManyGeomsFindWhatAllComparisonsFind() {
    Model m = cloud(120, true);
    Data d = new Data(m);
    detect(m, d);
    List<String> byTrees = pairs(d);
    m.opt.setDisabled(DisableBit.MIDPHASE, true);
    detect(m, d);
    assertThat(pairs(d)).isEqualTo(byTrees).hasSizeGreaterThan(20);
  }

  @Test
  void volumesThatMeetAreMarked() {
    Model m = cloud(120, true);
    Data d = new Data(m);
    detect(m, d);
    int marked = 0;
    for (int v = 0; v < m.body.bvhadr[2] + m.body.bvhnum[2]; v++) {
      marked += d.bvh.active[v] ? 1 : 0;
    }
    assertThat(d.bvh.active[m.body.bvhadr[1]]).isTrue();
    assertThat(marked).isBetween(10, m.body.bvhnum[1] + m.body.bvhnum[2] - 1);
    d.qpos[0] += 100;
    detect(m, d);
    assertThat(d.bvh.active[m.body.bvhadr[1]]).isFalse();
  }

  @Test
  void aFilterReplacesTheMasks() {
    String second = "<geom size='0.1' pos='0 1 0' contype='4' conaffinity='4'/></body>";
    Model m = Mjcf.compile(Mjcf.readText(TWO_BALLS.replaceFirst("</body>", second))).model();
    Data d = new Data(m);
    detect(m, d);
    assertThat(pairs(d)).containsExactly("0-1", "0-3", "1-3");
    m.callbacks.contactFilter = (model, data, g1, g2) -> g2 == 3;
    detect(m, d);
    assertThat(pairs(d)).containsExactly("0-1", "0-2");
  }

  @Test
  void aFunctionOfTheUserFindsContactsInsteadOfTheEngine() {
    Model m = Mjcf.compile(Mjcf.readText(TWO_BALLS)).model();
    m.callbacks.setCollision(
        GeomType.SPHERE,
        GeomType.PLANE,
        (model, data, g1, g2, margin, found) -> {
          assertThat(model.geom.type[g1]).isEqualTo(GeomType.PLANE);
          found.add(0.25, 1, 2, 3, 0, 0, 2);
          int i = found.add(-0.5);
          found.normal[3 * i] = 1;
          found.tangent[3 * i + 2] = 1;
        });
    Data d = new Data(m);
    detect(m, d);
    assertThat(pairs(d)).containsExactly("0-1", "0-1", "0-2", "0-2", "1-2");
    assertThat(Arrays.copyOf(d.contact.dist, 2)).containsExactly(0.25, -0.5);
    assertThat(Arrays.copyOf(d.contact.exclude, 2)).containsExactly(1, 0);
    assertThat(Arrays.copyOf(d.contact.pos, 3)).containsExactly(1, 2, 3);
    assertThat(Arrays.copyOf(d.contact.frame, 18))
        .containsExactly(0, 0, 1, 0, 1, 0, -1, 0, 0, 1, 0, 0, 0, 0, 1, 0, -1, 0);
  }

  @Test
  void aFunctionOfTheUserFindsFiftyContactsAtMost() {
    Model m = Mjcf.compile(Mjcf.readText(TWO_BALLS)).model();
    m.callbacks.setCollision(
        GeomType.SPHERE,
        GeomType.SPHERE,
        (model, data, g1, g2, margin, found) -> {
          for (int i = 0; i < 60; i++) {
            found.add(-0.01, i, 0, 0, 0, 0, 1);
          }
        });
    Data d = new Data(m);
    detect(m, d);
    assertThat(d.ncon).isEqualTo(2 + PairContacts.MOST);
  }

  /** A contact takes 576 bytes, and there must be room for 50 before a pair is tested. */
  @Test
  void pairsWithoutRoomAreDroppedAndCounted() {
    String text = TWO_BALLS.replace("<worldbody>", "<size memory='29376'/><worldbody>");
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    Data d = new Data(m);
    detect(m, d);
    assertThat(pairs(d)).containsExactly("0-1", "0-2");
    assertThat(d.warning.number[Warning.CONTACTFULL]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.CONTACTFULL]).isEqualTo(2);
  }

  @Test
  @Tag("acceptance:004-125")
  void contactsCanBeAdded() {
    Model m = Mjcf.compile(Mjcf.readText(TWO_BALLS)).model();
    Data d = new Data(m);
    detect(m, d);
    d.nefc = 4;
    double[] pos = {1, 2, 3};
    double[] frame = {0, 0, 1, 0, 0, 0};
    assertThat(ContactList.add(d, 0, 2, 0.01, pos, frame)).isTrue();
    assertThat(pairs(d)).containsExactly("0-1", "0-2", "1-2", "0-2");
    assertThat(d.nefc).isZero();
    assertThat(Arrays.copyOfRange(d.contact.frame, 27, 36))
        .containsExactly(0, 0, 1, 0, 1, 0, -1, 0, 0);
    assertThat(d.contact.dim[3]).isEqualTo(3);
    assertThat(d.contact.exclude[3]).isEqualTo(1);
  }

  @Test
  @Tag("acceptance:004-125")
  void aContactWithoutRoomIsNotAddedAndCounted() {
    String text = TWO_BALLS.replace("<worldbody>", "<size memory='1728'/><worldbody>");
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    Data d = new Data(m);
    double[] frame = {0, 0, 1, 0, 0, 0};
    for (int i = 0; i < 3; i++) {
      assertThat(ContactList.add(d, 0, 2, -0.01, new double[3], frame)).isTrue();
    }
    assertThat(ContactList.add(d, 0, 2, -0.01, new double[3], frame)).isFalse();
    assertThat(d.ncon).isEqualTo(3);
    assertThat(d.warning.number[Warning.CONTACTFULL]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.CONTACTFULL]).isEqualTo(3);
  }

  @Test
  void thereAreNoContactsIfTheyAreDisabled() {
    Model m = Mjcf.compile(Mjcf.readText(TWO_BALLS)).model();
    Data d = new Data(m);
    for (int bit : new int[] {DisableBit.CONTACT, DisableBit.CONSTRAINT}) {
      detect(m, d);
      assertThat(d.ncon).isEqualTo(3);
      m.opt.setDisabled(bit, true);
      detect(m, d);
      assertThat(d.ncon).isZero();
      m.opt.setDisabled(bit, false);
    }
  }

  @Test
  void sleepingBodiesTouchOnlyThoseThatAreAwake() {
    Model m = Mjcf.compile(Mjcf.readText(TWO_BALLS)).model();
    m.opt.setEnabled(EnableBit.SLEEP, true);
    Data d = new Data(m);
    d.updateAwake(false);
    detect(m, d);
    assertThat(pairs(d)).containsExactly("0-1", "0-2", "1-2");
    d.tree.asleep[0] = 0;
    d.updateAwake(false);
    detect(m, d);
    assertThat(pairs(d)).containsExactly("0-2", "1-2");
    d.tree.asleep[1] = 1;
    d.updateAwake(false);
    detect(m, d);
    assertThat(d.ncon).isZero();
  }

  @Test
  void marginsOfTwoGeomsAddUp() {
    String text =
        """
        <mujoco>
          <worldbody>
            <body><geom size="0.1" margin="0.01"/></body>
            <body pos="0.21999 0 0"><freejoint/><geom size="0.1" margin="0.01"/></body>
          </worldbody>
        </mujoco>
        """;
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    Data d = new Data(m);
    detect(m, d);
    assertThat(d.ncon).isEqualTo(1);
    assertThat(d.contact.dist[0]).isCloseTo(0.01999, within(1e-15));
    assertThat(d.contact.includemargin[0]).isEqualTo(0.02);
    d.qpos[0] = 0.22001;
    detect(m, d);
    assertThat(d.ncon).isZero();
  }

  @Test
  @Tag("contract")
  void allocatesNothing() {
    Model m = Mjcf.load(Path.of("src/test/resources/collision/parameters.xml")).model();
    Data d = new Data(m);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    // the least of several rounds: the first ones also count what the virtual machine links
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 8; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 300; i++) {
        detect(m, d);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  /** Spheres in a cube: each a body of its own, or half of them in one body, half in another. */
  private static Model cloud(int n, boolean two) {
    RandomSource random = new RandomSource(7);
    StringBuilder text = new StringBuilder("<mujoco><worldbody>");
    for (int i = 0; i < n; i++) {
      if (!two || i % (n / 2) == 0) {
        text.append("<body><freejoint/>");
      }
      double size = 0.04 + 0.04 * random.nextDouble();
      text.append("<geom size='").append(size).append("' pos='");
      for (int k = 0; k < 3; k++) {
        text.append(random.nextDouble()).append(' ');
      }
      text.append("'/>");
      if (!two || (i + 1) % (n / 2) == 0) {
        text.append("</body>");
      }
    }
    text.append("</worldbody></mujoco>");
    return Mjcf.compile(Mjcf.readText(text.toString())).model();
  }

  private static void detect(Model m, Data d) {
    Kinematics.run(m, d);
    ComPos.run(m, d);
    Collision.run(m, d);
  }

  private static double distance(Data d, int i, int j) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double x = d.geom.xpos[3 * i + k] - d.geom.xpos[3 * j + k];
      sum += x * x;
    }
    return Math.sqrt(sum);
  }

  private static List<String> pairs(Data d) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < d.ncon; i++) {
      pairs.add(d.contact.geom[2 * i] + "-" + d.contact.geom[2 * i + 1]);
    }
    return pairs;
  }
}
