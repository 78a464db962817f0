package dev.dynamis.mechanics.internal.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class KeptStateTest {
  private static final String EVERYTHING =
      """
      <mujoco>
        <size nuserdata="3"/>
        <worldbody>
          <body mocap="true"><geom size="0.1"/></body>
          <body>
            <freejoint/>
            <geom size="0.1"/>
            <body pos="0 0 1">
              <joint name="hinge" axis="0 1 0"/>
              <geom size="0.1"/>
            </body>
          </body>
        </worldbody>
        <equality>
          <joint joint1="hinge"/>
          <joint joint1="hinge" active="false"/>
        </equality>
        <actuator>
          <general joint="hinge" dyntype="integrator"/>
        </actuator>
        <sensor>
          <jointpos joint="hinge" delay="0.01" nsample="8"/>
        </sensor>
      </mujoco>
      """;

  @Test
  void everythingThatTheNextStepDependsOnComesBack() {
    Model m = Mjcf.compile(Mjcf.readText(EVERYTHING)).model();
    Data d = new Data(m);
    int size = State.size(m, StateBit.INTEGRATION);
    assertThat(KeptState.size(m)).isEqualTo(size);
    double[] want = new double[size];
    for (int i = 0; i < size; i++) {
      want[i] = i + 1;
    }
    State.set(d, StateBit.INTEGRATION, want);
    d.eq.active[1] = false;
    d.tree.asleep[0] = -3;
    State.get(d, StateBit.INTEGRATION, want);

    double[] kept = new double[size];
    int[] asleep = new int[m.ntree];
    KeptState.keep(d, kept, asleep);
    double[] other = new double[size];
    Arrays.fill(other, -7);
    State.set(d, StateBit.INTEGRATION, other);
    d.eq.active[1] = true;
    d.tree.asleep[0] = -1;
    KeptState.restore(d, kept, asleep);

    double[] got = new double[size];
    State.get(d, StateBit.INTEGRATION, got);
    assertThat(got).containsExactly(want);
    assertThat(d.tree.asleep[0]).isEqualTo(-3);
  }
}
