package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class BodyFilterTest {
  /** Bodies: 1 static, 2 moving, 3 welded to 2, 4 a child of 3, 5 a child of 4, 6 apart. */
  private static final String TREE =
      """
      <mujoco>
        <worldbody>
          <body name="post"><geom size="0.1"/></body>
          <body name="root">
            <freejoint/><geom size="0.1"/>
            <body name="welded">
              <geom size="0.1"/>
              <body name="child">
                <joint/><geom size="0.1"/>
                <body name="grandchild"><joint/><geom size="0.1"/></body>
              </body>
            </body>
          </body>
          <body name="apart"><freejoint/><geom size="0.1"/></body>
        </worldbody>
        <contact><exclude body1="root" body2="apart"/></contact>
      </mujoco>
      """;

  private final Model m = Mjcf.compile(Mjcf.readText(TREE)).model();
  private final Data d = new Data(m);

  private boolean keeps(String one, String other) {
    int b1 = m.names.bodyId(one);
    int b2 = m.names.bodyId(other);
    boolean kept = BodyFilter.keeps(m, d, b1, b2, m.opt.enabled(EnableBit.SLEEP));
    assertThat(BodyFilter.keeps(m, d, b2, b1, m.opt.enabled(EnableBit.SLEEP))).isEqualTo(kept);
    return kept;
  }

  @Test
  void bodiesThatAreWeldedTogetherNeverMeet() {
    assertThat(keeps("root", "welded")).isFalse();
    m.opt.setDisabled(DisableBit.FILTERPARENT, true);
    assertThat(keeps("root", "welded")).isFalse();
  }

  @Test
  void parentsMeetTheirChildrenOnlyIfTheFilterIsOff() {
    // what is welded counts as one body
    assertThat(keeps("root", "child")).isFalse();
    assertThat(keeps("welded", "child")).isFalse();
    assertThat(keeps("welded", "grandchild")).isTrue();
    assertThat(keeps("post", "root")).as("the world is nobody's parent").isTrue();
    m.opt.setDisabled(DisableBit.FILTERPARENT, true);
    assertThat(keeps("root", "child")).isTrue();
  }

  @Test
  void sleepersMeetOnlyWhatIsAwake() {
    m.opt.setEnabled(EnableBit.SLEEP, true);
    d.updateAwake(false);
    assertThat(keeps("root", "apart")).isTrue();
    d.tree.asleep[1] = 1;
    d.updateAwake(false);
    assertThat(keeps("root", "apart")).isTrue();
    assertThat(keeps("post", "apart")).isFalse();
    assertThat(BodyFilter.keepsStatic(m, d, m.names.bodyId("apart"), true)).isFalse();
    assertThat(BodyFilter.keepsStatic(m, d, m.names.bodyId("root"), true)).isTrue();
    d.tree.asleep[0] = 0;
    d.updateAwake(false);
    assertThat(keeps("root", "apart")).isFalse();
  }

  @Test
  void excludedPairsAreFoundByTheirSignature() {
    int root = m.names.bodyId("root");
    int apart = m.names.bodyId("apart");
    assertThat(BodyFilter.isExcluded(m, BodyFilter.signature(root, apart))).isTrue();
    assertThat(BodyFilter.isExcluded(m, BodyFilter.signature(root, root + 1))).isFalse();
  }
}
