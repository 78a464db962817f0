package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.support.ConstraintTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A person of 27 degrees of freedom: stepping makes no garbage. */
class HumanoidTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static Model humanoid() {
    return Mjcf.load(ConstraintTrace.FOLDER.resolve("humanoid.xml")).model();
  }

  @Test
  void hasTwentySevenDegreesOfFreedom() {
    assertThat(humanoid().nv).isEqualTo(27);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Tag("acceptance:004-2")
  void aThousandStepsAllocateNothing(boolean contacts) {
    Model m = humanoid();
    m.opt.setDisabled(DisableBit.CONSTRAINT, !contacts);
    Data d = new Data(m);

    // the least of several rounds: in the first ones arrays grow and the virtual machine links
    long least = Long.MAX_VALUE;
    int most = 0;
    for (int round = 0; round < 4; round++) {
      d.reset();
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 1000; i++) {
        for (int k = 0; k < m.nu; k++) {
          d.ctrl[k] = ((7 * i + 3 * k) % 11 - 5) * 0.05;
        }
        Physics.step(m, d);
        most = Math.max(most, d.ncon);
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
    if (contacts) {
      assertThat(most).isGreaterThanOrEqualTo(10);
    } else {
      assertThat(most).isZero();
    }
    assertThat(d.qpos).doesNotContain(Double.NaN);
    assertThat(d.warning.number).containsOnly(0);
  }

  /** Dolls that fall on each other: islands grow, unite and part again. */
  private static final String DOLLS =
      """
      <mujoco>
        <worldbody>
          <geom type="plane" size="5 5 1"/>
          <replicate count="10" offset="0.07 0.05 0.5" euler="35 20 50">
            <body pos="0 0 0.6">
              <freejoint/>
              <geom type="capsule" size="0.08" fromto="0 0 -0.2 0 0 0.2"/>
              <body pos="0.1 0 0.2"><joint axis="0 1 0"/><geom type="capsule" size="0.04" fromto="0 0 0 0.3 0 0"/></body>
              <body pos="-0.1 0 0.2"><joint axis="1 0 1"/><geom type="capsule" size="0.04" fromto="0 0 0 -0.3 0 0"/></body>
              <body pos="0 0.08 -0.2"><joint axis="1 0 0"/><geom type="capsule" size="0.05" fromto="0 0 0 0 0 -0.4"/></body>
              <body pos="0 -0.08 -0.2"><joint axis="1 1 0"/><geom type="capsule" size="0.05" fromto="0 0 0 0 0 -0.4"/></body>
            </body>
          </replicate>
        </worldbody>
      </mujoco>
      """;

  /**
   * What zero bytes means while islands change: a step allocates only the arrays that a greater
   * problem needs, and {@code memory()} counts them. What the virtual machine adds of itself, some
   * hundred bytes in a few of ten thousand steps, is told apart by its rarity: code that makes
   * garbage makes it in most steps.
   */
  @Test
  void aCrowdAllocatesOnlyWhereArraysGrow() {
    Model m = Mjcf.compile(Mjcf.readText(DOLLS)).model();
    Data d = new Data(m);
    int steps = 800;
    int islands = 0;
    int uncounted = 0;
    int grown = 0;
    for (int i = 0; i < steps; i++) {
      long used = d.memory().used();
      long before = THREADS.getCurrentThreadAllocatedBytes();
      Physics.step(m, d);
      long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
      long counted = d.memory().used() - used;
      islands = Math.max(islands, d.nisland);
      if (i < 100) {
        // classes are loaded, call sites are linked
        continue;
      }
      grown += counted > 0 ? 1 : 0;
      uncounted += bytes > 0 && counted == 0 ? 1 : 0;
      // a new array is at most three times as long as what it adds; headers and objects beside it
      assertThat(bytes).as("step %d", i).isLessThanOrEqualTo(3 * counted + 8192);
    }
    assertThat(islands).as("islands").isGreaterThan(4);
    assertThat(grown).as("steps in which arrays grew").isLessThan(steps / 10);
    assertThat(uncounted).as("steps with bytes that nothing counts").isLessThan(steps / 50);
  }
}
