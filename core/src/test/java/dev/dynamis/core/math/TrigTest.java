package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.MathContext;
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

  /** Argument, sine and cosine. */
  private static final double[][] RECORDED = {
    {6.010438302116608, -0.2693779105090451, 0.9630345483573167},
    {-1.8658654941977773, -0.9567820303119502, -0.2908060289473764},
    {2.858080544061492, 0.27972926917742785, -0.9600789217379279},
    {7.171759808060587, 0.7761737320180134, 0.6305191017925065},
    {-4.956027917004411, 0.9704665608156137, 0.24123568214241176},
    {-0.7573351764195575, -0.6869874411910509, 0.7266692890481697}
  };

  @Test
  void isWithinOneUlpOfStrictMath() {
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
    if (!close(Trig.sin(x), StrictMath.sin(x)) || !close(Trig.cos(x), StrictMath.cos(x))) {
      assertThat(new double[] {Trig.sin(x), Trig.cos(x)})
          .as("sine and cosine of %s", x)
          .containsExactly(StrictMath.sin(x), StrictMath.cos(x));
    }
  }

  @Test
  void bothTogetherHaveTheBitsOfEach() {
    SplittableRandom random = new SplittableRandom(5);
    for (double x : CORNERS) {
      checkBoth(x);
    }
    for (int i = 0; i < 100_000; i++) {
      checkBoth(random.nextDouble(-1, 1));
      checkBoth(random.nextDouble(-100, 100));
      checkBoth(random.nextDouble(-1e6, 1e6));
      checkBoth(random.nextInt(-20_000, 20_000) * Math.PI / 4);
    }
  }

  private static void checkBoth(double x) {
    double[] both = {7, 7, 7, 7};
    Trig.sinCos(both, 1, x);
    if (Double.compare(both[1], Trig.sin(x)) != 0 || Double.compare(both[2], Trig.cos(x)) != 0) {
      assertThat(both).as("for %s", x).containsExactly(7, Trig.sin(x), Trig.cos(x), 7);
    }
  }

  /** Equal, signs of zeros and NaN too, or neighbors. */
  private static boolean close(double got, double want) {
    return Double.compare(got, want) == 0 || Math.abs(got - want) <= Math.ulp(want) && want != 0;
  }

  @Test
  void isWithinThreeQuartersOfAnUlpOfTheTruth() {
    SplittableRandom random = new SplittableRandom(2);
    MathContext digits = new MathContext(50);
    double worst = 0;
    for (int i = 0; i < 5_000; i++) {
      double x = random.nextDouble(-10, 10);
      worst = Math.max(worst, error(Trig.sin(x), series(x, 1, digits)));
      worst = Math.max(worst, error(Trig.cos(x), series(x, 0, digits)));
    }
    assertThat(worst).isBetween(0.5, 0.75);
  }

  /** Taylor series of the sine (first power 1) or the cosine (first power 0). */
  private static BigDecimal series(double x, int power, MathContext digits) {
    BigDecimal square = new BigDecimal(x).pow(2, digits).negate();
    BigDecimal term = power == 1 ? new BigDecimal(x) : BigDecimal.ONE;
    BigDecimal sum = term;
    for (int k = power + 1; k < 90; k += 2) {
      term = term.multiply(square).divide(BigDecimal.valueOf((long) k * (k + 1)), digits);
      sum = sum.add(term);
    }
    return sum;
  }

  private static double error(double got, BigDecimal want) {
    return Math.abs(new BigDecimal(got).subtract(want).doubleValue()) / Math.ulp(got);
  }

  @Test
  void hasTheBitsOfMujocosPortableBuild() {
    // recorded where the two ways to sum up differ
    for (double[] line : RECORDED) {
      assertThat(Trig.sin(line[0])).isEqualTo(line[1]);
      assertThat(Trig.cos(line[0])).isEqualTo(line[2]);
      assertThat(StrictMath.sin(line[0]) == line[1] && StrictMath.cos(line[0]) == line[2])
          .isFalse();
    }
  }

  @Test
  void tangentIsThatOfStrictMathUpToAnEighthOfATurnAndNearItBeyond() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 200_000; i++) {
      double x = random.nextDouble(-1, 1) * Math.PI / 4 * Math.scalb(1, -random.nextInt(40) / 2);
      if (Trig.tan(x) != StrictMath.tan(x)) {
        assertThat(Trig.tan(x)).as("tangent of %s", x).isEqualTo(StrictMath.tan(x));
      }
      double y = random.nextDouble(-100, 100);
      double want = StrictMath.tan(y);
      if (!(Math.abs(Trig.tan(y) - want) <= 2 * Math.ulp(want))) {
        assertThat(Trig.tan(y)).as("tangent of %s", y).isEqualTo(want);
      }
    }
    assertThat(Trig.tan(-0.0)).isEqualTo(-0.0);
    assertThat(Trig.tan(Double.MIN_VALUE)).isEqualTo(Double.MIN_VALUE);
    assertThat(Trig.tan(Double.NaN)).isNaN();
    assertThat(Trig.tan(Double.POSITIVE_INFINITY)).isNaN();
  }

  @Test
  void allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    double sum = Trig.sin(10) + Trig.cos(10) + Trig.tan(0.5);
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 1000; i++) {
      sum += Trig.sin(i) + Trig.cos(i) + Trig.tan(1e-3 * i);
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
    assertThat(sum).isFinite();
  }
}
