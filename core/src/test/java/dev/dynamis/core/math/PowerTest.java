package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PowerTest {
  private static final double[] CORNERS = {
    0.0,
    Double.MIN_VALUE,
    0x1p-1070,
    Math.nextDown(Double.MIN_NORMAL),
    Double.MIN_NORMAL,
    1e-300,
    0x1p-54,
    1e-5,
    1.0 / 3,
    0.5,
    Math.nextUp(0.5),
    Math.nextDown(0.5),
    0.7071067811865476,
    0.9999990463256836,
    Math.nextDown(0.9999990463256836),
    0.99999952316284,
    Math.nextDown(1.0),
    1.0,
    Math.nextUp(1.0),
    1 + 0x1p-20,
    1 + 0x1.8p-20,
    1.2247448713915892,
    1.2247443,
    1.4142135623730951,
    1.5,
    1.7320508075688772,
    1.7320499,
    2.0,
    Math.nextDown(2.0),
    2.5,
    3.0,
    10.0,
    1023.0,
    1024.0,
    1074.0,
    1075.0,
    1e5 + 1,
    0x1p31,
    0x1.00000ffffffffp31,
    Math.nextUp(0x1.00000ffffffffp31),
    0x1p31 + 1,
    0x1p52 + 1,
    0x1p53 - 1,
    0x1p53,
    0x1p53 + 2,
    0x1p63,
    1e300,
    Double.MAX_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NaN
  };

  @Test
  void hasTheBitsOfStrictMathInAllSpecialCases() {
    for (double x : CORNERS) {
      for (double y : CORNERS) {
        check(x, y);
        check(-x, y);
        check(x, -y);
        check(-x, -y);
      }
    }
  }

  @Test
  void hasTheBitsOfStrictMathForCommonArguments() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 400_000; i++) {
      check(random.nextDouble(0, 10), random.nextDouble(-10, 10));
      check(random.nextDouble(-100, 100), random.nextInt(-20, 20));
      check(random.nextDouble(0, 1), random.nextInt(-9, 10) / 2.0);
      check(1 + random.nextDouble(-1, 1) * 0x1p-18, random.nextDouble(-1, 1) * 1e10);
    }
  }

  @Test
  void hasTheBitsOfStrictMathOverTheWholeRange() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 400_000; i++) {
      check(Double.longBitsToDouble(random.nextLong()), Double.longBitsToDouble(random.nextLong()));

      // results from below the smallest number to beyond the largest
      double x = Double.longBitsToDouble(random.nextLong(1, 0x7ff0_0000_0000_0000L));
      check(x, random.nextDouble(-1100, 1100) / (StrictMath.log(x) / StrictMath.log(2)));
      check(x, random.nextDouble(-3, 3));
      check(2, random.nextInt(-1080, 1030) + random.nextInt(-2, 3) * 0x1p-42);

      // low halves of the base that are all ones, where a sum would round upward
      check(
          Double.longBitsToDouble(Double.doubleToRawLongBits(x) | 0xffffffffL),
          random.nextDouble(-2, 2));
    }
  }

  private static void check(double x, double y) {
    double expected = StrictMath.pow(x, y);
    if (Double.compare(Power.pow(x, y), expected) != 0) {
      assertThat(Power.pow(x, y)).as("%s to the power %s", x, y).isEqualTo(expected);
    }
  }

  @Test
  void allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    double sum = Power.pow(10, 0.3);
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 1; i < 1000; i++) {
      sum += Power.pow(i, 1.0 / i) + Power.pow(1.0 / i, -i / 10.0);
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
    assertThat(sum).isPositive();
  }
}
