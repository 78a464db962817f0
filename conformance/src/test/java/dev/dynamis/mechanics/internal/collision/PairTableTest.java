package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Few bodies have the contacts that they have in the company of many others, far away. */
class PairTableTest {
  private static final int BODIES = 15;

  private static String heap() {
    RandomSource random = new RandomSource(13);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < BODIES; i++) {
      text.append("<body pos='");
      for (int k = 0; k < 3; k++) {
        text.append(.4 * random.nextDouble()).append(' ');
      }
      text.append("'><freejoint/><geom size='").append(.03 + .05 * random.nextDouble());
      text.append("' margin='").append(.02 * random.nextDouble());
      text.append("' pos='.02 0 0'/><geom type='box' size='.02 .03 .04'/>");
      text.append("<body pos='.1 0 0'><joint/><geom size='.04'/></body></body>");
    }
    return text.toString();
  }

  /** Balls in a row that overlap by less than single precision can tell. */
  private static String row() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < BODIES; i++) {
      text.append("<body pos='%s 0 0'><freejoint/>".formatted(.1 * i));
      text.append("<geom size='.050000000001'/></body>");
    }
    return text.toString();
  }

  private static Data contacts(String bodies, int others) {
    StringBuilder text = new StringBuilder("<mujoco><worldbody><geom type='plane' size='1 1 1'/>");
    text.append(bodies);
    for (int i = 0; i < others; i++) {
      text.append("<body pos='%d 50 50'><freejoint/><geom size='.1'/></body>".formatted(i));
    }
    Model m = Mjcf.compile(Mjcf.readText(text + "</worldbody></mujoco>")).model();
    Data d = new Data(m);
    assertThat(new PairTable(Buffers.unlimited()).isComplete(m, d)).isEqualTo(others == 0);
    Kinematics.run(m, d);
    ComPos.run(m, d);
    Collision.run(m, d);
    return d;
  }

  private static int[] geoms(Data d) {
    return Arrays.copyOf(d.contact.geom, 2 * d.ncon);
  }

  @Test
  void findsTheContactsThatASweepFinds() {
    Data few = contacts(heap(), 0);
    Data many = contacts(heap(), 40);
    assertThat(few.ncon).isGreaterThan(20);
    assertThat(geoms(few)).isEqualTo(geoms(many));
    assertThat(Arrays.copyOf(few.contact.dist, few.ncon))
        .isEqualTo(Arrays.copyOf(many.contact.dist, many.ncon));
  }

  /** What the sweep makes of each two neighbors counts, be it by rounding alone. */
  @Test
  void ballsThatJustTouchAreJudgedAsInASweep() {
    Data d = contacts(row(), 0);
    Model m = d.model;
    BroadPhase broad = BroadPhase.of(d);
    assertThat(broad.confirms(m, d, 1, BODIES)).isFalse();
    BroadPhase other = new BroadPhase(Buffers.unlimited());
    other.sweepAll(m, d, false);
    Set<Long> swept = new HashSet<>();
    for (int i = 0; i < other.pairs.size; i++) {
      swept.add(other.pairs.keys[i]);
    }
    int touching = 0;
    for (int b = 1; b < BODIES; b++) {
      boolean found = swept.contains(KeyList.key(b, b + 1));
      assertThat(broad.confirms(m, d, b, b + 1)).isEqualTo(found);
      touching += found ? 1 : 0;
    }
    assertThat(touching).as("rounding hides some").isLessThan(BODIES - 1);
    assertThat(NarrowPhase.spheresApart(m, d, 1, 2, 0)).isFalse();
    for (int c = 0; c < d.ncon; c++) {
      int g1 = d.contact.geom[2 * c];
      assertThat(g1 == 0 || swept.contains(KeyList.key(g1, d.contact.geom[2 * c + 1]))).isTrue();
    }
  }

  @Test
  void followsMasksAndTheFilterOfParents() {
    Data d = contacts(heap(), 0);
    Model m = d.model;
    PairTable table = new PairTable(Buffers.unlimited());
    KeyList pairs = new KeyList(Buffers.unlimited());
    assertThat(count(table, m, d, pairs, 1)).isPositive();
    long parent = KeyList.key(1, 2);
    assertThat(Arrays.copyOf(pairs.keys, pairs.size)).doesNotContain(parent);
    m.opt.setDisabled(DisableBit.FILTERPARENT, true);
    count(table, m, d, pairs, 1);
    assertThat(Arrays.copyOf(pairs.keys, pairs.size)).contains(parent).isSorted();
    m.body.contype[1] = 0;
    m.body.conaffinity[1] = 0;
    assertThat(count(table, m, d, pairs, 1)).isZero();
  }

  /** Returns how many pairs there are with a body. */
  private static int count(PairTable table, Model m, Data d, KeyList pairs, int body) {
    pairs.clear();
    assertThat(table.isComplete(m, d)).isTrue();
    table.find(m, d, pairs);
    int n = 0;
    for (int i = 0; i < pairs.size; i++) {
      boolean with = KeyList.first(pairs.keys[i]) == body || KeyList.second(pairs.keys[i]) == body;
      n += with ? 1 : 0;
    }
    return n;
  }
}
