package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Model;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Where numbers are that step side by side. */
class LaneRowsTest {
  private final Model m =
      SmoothModels.compile(
          """
          <mujoco><worldbody>
            <body><freejoint/><geom size=".1"/>
              <body><joint name="a"/><joint type="slide"/><geom size=".1"/>
                <body><joint type="ball"/><geom size=".1"/></body></body></body>
          </worldbody>
          <actuator><motor joint="a"/><intvelocity joint="a" actrange="-1 1"/></actuator></mujoco>
          """);
  private final LaneRows rows = new LaneRows(m);

  @Test
  void everyNumberHasARowOfItsOwn() {
    Set<Integer> used = new HashSet<>();
    for (int q = 0; q < m.nq; q++) {
      assertThat(used.add(rows.row(Reals.QPOS, q))).isTrue();
      assertThat(used.add(rows.row(Reals.NEXT_QPOS, q))).isTrue();
    }
    for (int i = 0; i < m.nv; i++) {
      assertThat(used.add(rows.row(Reals.QVEL, i))).isTrue();
      assertThat(used.add(rows.row(Reals.NEXT_QVEL, i))).isTrue();
      assertThat(used.add(rows.row(Reals.QACC, i))).isTrue();
      assertThat(used.add(rows.row(Reals.QFRC_APPLIED, i))).isTrue();
      assertThat(used.add(rows.warm() + i)).isTrue();
    }
    for (int i = 0; i < m.nu; i++) {
      assertThat(used.add(rows.row(Reals.CTRL, i))).isTrue();
    }
    assertThat(used.add(rows.row(Reals.ACT, 0))).isTrue();
    assertThat(used.add(rows.row(Reals.NEXT_ACT, 0))).isTrue();
    assertThat(used.add(rows.row(Reals.HALF_ANGLES, 2))).isTrue();
    assertThat(used.add(rows.row(Reals.HALF_ANGLES, 3))).isTrue();
    assertThat(used.add(rows.row(Reals.DOUBT, 0))).isTrue();
    assertThat(used).allMatch(row -> row >= 0 && row < rows.spill());
  }

  @Test
  void positionsThatAreNoQuaternionsAreAtTheirDofs() {
    assertThat(rows.qpos(2)).isEqualTo(2);
    assertThat(rows.qpos(7)).isEqualTo(6);
    assertThat(rows.qpos(8)).isEqualTo(7);
    assertThat(rows.qvel()).isEqualTo(m.nv);
    assertThat(rows.row(Reals.BODY_MASS, 1)).isEqualTo(-1);
  }
}
