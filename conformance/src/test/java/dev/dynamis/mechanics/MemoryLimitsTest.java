package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import dev.dynamis.mechanics.sim.CapacityPolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps that need more memory than they may have. */
class MemoryLimitsTest {
  private static Model spheres(int count, String memory, String option) {
    String text =
        """
        <mujoco>
          <size memory="%s"/>
          <option %s/>
          <worldbody>
            <geom type="plane" size="1 1 1"/>
            <replicate count="%d"><body><freejoint/><geom size="0.1"/></body></replicate>
          </worldbody>
        </mujoco>
        """
            .formatted(memory, option, count);
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  @Test
  void noModelAsksForMoreThanTheMachineGives() {
    long host = MemoryLimits.host();
    assertThat(host).isPositive().isLessThan(Runtime.getRuntime().maxMemory());
    assertThat(MemoryLimits.of(spheres(1, "1T", ""))).isEqualTo(host);
    assertThat(MemoryLimits.of(spheres(1, "0", ""))).isEqualTo(host);
    assertThat(MemoryLimits.of(spheres(1, "70M", ""))).isEqualTo(Math.min(host, 70L << 20));
  }

  @Test
  void arraysThatJavaDoesNotHaveAreRefusedAndNotTried() {
    Data d = new Data(new Model(new Sizes().set(Size.NARENA, 1L << 50)));
    assertThat(d.reserveProjection(Integer.MAX_VALUE)).isFalse();
    assertThat(d.reserveConstraints(1L << 33, 1)).isFalse();
    assertThat(d.reserveConstraints(1, 1L << 33)).isFalse();
    assertThat(d.reserveContacts(60_000_000)).isFalse();
    assertThat(d.efc.AR).isEmpty();
  }

  @Test
  void aMechanismStopsAtTheLimitAndSaysWhichItWas() {
    Mechanism heap = new Mechanism(spheres(60, "1T", ""));
    heap.data().memory().setLimit(400_000);
    double[] state = heap.save();
    assertThatThrownBy(heap::step)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no memory for more contacts: there are ")
        .hasMessageContaining("limit of a simulation is 400000 bytes")
        .hasMessageContaining("-Xmx");
    assertThat(heap.save()).containsExactly(state);
    assertThat(heap.data().memory().used()).isLessThanOrEqualTo(400_000);
  }

  /** At any limit a step is whole, with all constraints or without, or has not happened. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "solver='Newton' jacobian='sparse'",
        "solver='Newton' jacobian='dense'",
        "solver='Newton' cone='elliptic'",
        "solver='CG'",
        "solver='PGS' jacobian='sparse'",
        "solver='PGS' jacobian='dense' integrator='RK4'",
        "noslip_iterations='3'"
      })
  void atAnyLimitAStepHasHappenedOrNot(String option) {
    Model m = spheres(40, "1T", option);
    Mechanism free = new Mechanism(m);
    free.step();
    long need = free.data().memory().used();
    int without = 0;
    int refused = 0;
    for (int k = 0; k < 60; k++) {
      Mechanism tight = new Mechanism(m).onMemoryLimit(CapacityPolicy.WARN);
      long limit = k * need / 50;
      tight.data().memory().setLimit(limit);
      double[] before = tight.save();
      try {
        assertThat(tight.step().status()).isEqualTo(StepStatus.OK);
        int[] warnings = tight.data().warning.number;
        if (warnings[Warning.CONTACTFULL] + warnings[Warning.CNSTRFULL] == 0) {
          assertThat(tight.save()).containsExactly(free.save());
        } else {
          without++;
        }
      } catch (SimulationException e) {
        assertThat(tight.save()).containsExactly(before);
        refused++;
      }
      assertThat(tight.data().memory().used()).isLessThanOrEqualTo(limit);
      assertThat(tight.data().scratch.mark()).isZero();
    }
    assertThat(without).isPositive();
    assertThat(without + refused).isLessThan(60);
  }
}
