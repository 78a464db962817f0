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
}
