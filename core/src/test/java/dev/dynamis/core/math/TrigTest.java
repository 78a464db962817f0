package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TrigTest {
  private static final double[] CORNERS = {
    0.0,
    -0.0,
    Double.MIN_VALUE,
    0x1p-27,
    -0x1p-28,
    Math.PI / 4,
    0.7853981633974485,
    Math.PI / 2,
    -Math.PI,
    823549.0,
    823550.6,
    -823551.0,
    1e22,
    Double.MAX_VALUE,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  @Test
  void hasTheBitsOfStrictMath() {
    SplittableRandom random = new SplittableRandom(1);
    for (double x : CORNERS) {
      check(x);
    }
    for (int i = 0; i < 200_000; i++) {
      check(random.nextDouble(-1, 1));
      check(random.nextDouble(-100, 100));
      check(random.nextDouble(-1e6, 1e6));
      check(random.nextInt(-20_000, 20_000) * Math.PI / 4 * (1 + random.nextInt(-3, 4) * 0x1p-53));
      check(Double.longBitsToDouble(random.nextLong()));
    }
  }

  private static void check(double x) {
    if (Double.compare(Trig.sin(x), StrictMath.sin(x)) != 0
        || Double.compare(Trig.cos(x), StrictMath.cos(x)) != 0) {
      assertThat(new double[] {Trig.sin(x), Trig.cos(x)})
          .as("sine and cosine of %s", x)
          .containsExactly(StrictMath.sin(x), StrictMath.cos(x));
    }
  }

  @Test
  void allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    double sum = Trig.sin(10) + Trig.cos(10);
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 1000; i++) {
      sum += Trig.sin(i) + Trig.cos(i);
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
    assertThat(sum).isFinite();
  }
}
