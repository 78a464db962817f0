package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RandomSourceTest {
  /** The known answers that the Random123 library publishes for philox4x64 with ten rounds. */
  @ParameterizedTest
  @CsvSource({
    "0 0 0 0, 0 0, 16554d9eca36314c db20fe9d672d0fdc d7e772cee186176b 7e68b68aec7ba23b",
    "ffffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffff,"
        + "ffffffffffffffff ffffffffffffffff,"
        + "87b092c3013fe90b 438c3c67be8d0224 9cc7d7c69cd777b6 a09caebf594f0ba0",
    "243f6a8885a308d3 13198a2e03707344 a4093822299f31d0 082efa98ec4e6c89,"
        + "452821e638d01377 be5466cf34e90c6c,"
        + "a528f45403e61d95 38c72dbd566e9788 a5a1610e72fd18b5 57bd43b5e52b7fe6"
  })
  void matchesThePublishedVectorsOfPhilox(String counter, String key, String expected) {
    long[] c = words(counter);
    long[] k = words(key);
    long[] out = new long[4];
    RandomSource.philox(out, c[0], c[1], c[2], c[3], k[0], k[1]);
    assertThat(out).containsExactly(words(expected));
  }

  /** NumPy: Philox(counter=2**256 - 1, key=12345).random_raw(6). */
  @Test
  void drawsTheSameWordsAsNumPysPhilox() {
    RandomSource random = new RandomSource(12345);
    for (long expected : words(NUMPY)) {
      assertThat(random.nextLong()).isEqualTo(expected);
    }
  }

  private static final String NUMPY =
      "6681025cb1976839 5444c93035872143 64d74c66002b100 556bd3ff99807fe9 a5792c0a0ed6a560 c63666ba8b756514";

  /** The same with the key that NumPy's Philox gives for counter (8, 0, 0, 1) and key 42. */
  @Test
  void aStreamsKeyIsABlockThatTheParentNeverDraws() {
    RandomSource random = new RandomSource(42).stream(8);
    for (long expected :
        words(
            "96eee02eaf014179 516d4faa12b4babd 2d78354c874a9da6 95d953af7f3d171f 1e454da15180f673")) {
      assertThat(random.nextLong()).isEqualTo(expected);
    }
  }

  @Test
  void seekingReachesAnyWord() {
    RandomSource random = new RandomSource(7);
    long[] all = new long[23];
    Arrays.setAll(all, i -> random.nextLong());
    for (int i : new int[] {22, 0, 5, 4, 3, 13}) {
      random.seek(i);
      assertThat(random.nextLong()).isEqualTo(all[i]);
      assertThat(random.position()).isEqualTo(i + 1);
    }
    assertThatIllegalArgumentException().isThrownBy(() -> random.seek(-1));
  }

  @Test
  void aStreamDependsOnSeedAndIndexAlone() {
    RandomSource fresh = new RandomSource(42);
    RandomSource used = new RandomSource(42);
    used.fill(new double[101]);
    used.stream(3).fill(new double[5]);
    assertThat(used.stream(8).nextLong()).isEqualTo(fresh.stream(8).nextLong());

    RandomSource other = new RandomSource(1);
    other.nextLong();
    other.become(fresh, 8);
    assertThat(other.nextLong()).isEqualTo(fresh.stream(8).nextLong());
  }

  @Test
  void streamsOfStreamsAreAllDifferent() {
    RandomSource root = new RandomSource(0);
    long[] first =
        IntStream.range(0, 300)
            .mapToObj(i -> root.stream(i))
            .flatMapToLong(
                s ->
                    IntStream.range(0, 300)
                        .mapToLong(j -> j == 0 ? s.nextLong() : s.stream(j).nextLong()))
            .toArray();
    assertThat(Arrays.stream(first).distinct().count()).isEqualTo(90_000);
  }

  @Test
  void streamsAreNotCorrelated() {
    RandomSource root = new RandomSource(99);
    int n = 100_000;
    double[] a = new double[n];
    double[] b = new double[n];
    root.stream(0).fillNormal(a);
    root.stream(1).fillNormal(b);
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += a[i] * b[i];
    }
    // five standard errors
    assertThat(sum / n).isCloseTo(0, within(5 / Math.sqrt(n)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 16})
  @Tag("contract")
  void everyThreadCountGivesTheSameBits(int threads) throws InterruptedException {
    double[] out = new double[1000];
    RandomSource root = new RandomSource(2026);
    Thread[] workers = new Thread[threads];
    for (int w = 0; w < threads; w++) {
      int start = w;
      workers[w] =
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (int i = start; i < 100; i += threads) {
                      root.stream(i).fillNormal(out, 10 * i, 10);
                    }
                  });
    }
    for (Thread worker : workers) {
      worker.join();
    }
    assertThat(Hash64.of(out)).isEqualTo(0x3F6A271FAFB8DD7EL);
  }

  @Test
  void uniformNumbersFillTheUnitIntervalEvenly() {
    RandomSource random = new RandomSource(5);
    int[] bins = new int[64];
    int n = 640_000;
    for (int i = 0; i < n; i++) {
      double u = random.nextDouble();
      assertThat(u >= 0 && u < 1).isTrue();
      bins[(int) (64 * u)]++;
    }
    assertThat(chiSquare(bins, n)).isLessThan(CHI_SQUARE_63);
  }

  @Test
  void boundedIntegersAreEquallyLikely() {
    RandomSource random = new RandomSource(6);
    int[] bins = new int[64];
    int n = 640_000;
    for (int i = 0; i < n; i++) {
      bins[random.nextInt(64)]++;
    }
    assertThat(chiSquare(bins, n)).isLessThan(CHI_SQUARE_63);

    // a bound for which a quarter of all words must be refused
    long bound = 3L << 61;
    int low = 0;
    for (int i = 0; i < 90_000; i++) {
      long x = random.nextLong(bound);
      assertThat(x).isBetween(0L, bound - 1);
      low += x < bound / 3 ? 1 : 0;
    }
    assertThat(low).isBetween(29_200, 30_800);
    assertThat(random.nextInt(1)).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> random.nextInt(0));
    assertThatIllegalArgumentException().isThrownBy(() -> random.nextLong(-5));
  }

  @Test
  void numbersBetweenBoundsStayThere() {
    RandomSource random = new RandomSource(8);
    double low = 1;
    double high = Math.nextUp(low);
    for (int i = 0; i < 100; i++) {
      assertThat(random.nextDouble(low, high)).isEqualTo(low);
      assertThat(random.nextDouble(-Double.MAX_VALUE, Double.MAX_VALUE)).isFinite();
      assertThat(random.nextDouble(-3, -2)).isBetween(-3.0, Math.nextDown(-2.0));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> random.nextDouble(1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> random.nextDouble(0, Double.NaN));
  }

  @Test
  void normalNumbersHaveTheMomentsOfTheNormalDistribution() {
    int n = 1_000_000;
    double[] x = new double[n];
    new RandomSource(11).fillNormal(x);
    double[] moments = new double[5];
    for (double value : x) {
      double power = 1;
      for (int k = 1; k <= 4; k++) {
        power *= value;
        moments[k] += power / n;
      }
    }
    // the variance of the k-th power's mean is (m_2k - m_k^2)/n; five standard errors
    assertThat(moments[1]).isCloseTo(0, within(5 * Math.sqrt(1.0 / n)));
    assertThat(moments[2]).isCloseTo(1, within(5 * Math.sqrt(2.0 / n)));
    assertThat(moments[3]).isCloseTo(0, within(5 * Math.sqrt(15.0 / n)));
    assertThat(moments[4]).isCloseTo(3, within(5 * Math.sqrt(96.0 / n)));
  }

  @Test
  @Tag("contract")
  void drawingAllocatesNothing() {
    RandomSource random = new RandomSource(3);
    RandomSource child = random.stream(0);
    double[] buffer = new double[100];
    assertThat(
            Allocation.of(
                10,
                () -> {
                  for (int i = 0; i < 300; i++) {
                    draw(random, child, buffer, i);
                  }
                }))
        .isZero();
  }

  private static void draw(RandomSource random, RandomSource child, double[] buffer, int i) {
    child.become(random, i);
    child.fill(buffer);
    child.fillNormal(buffer);
    buffer[0] += child.nextInt(10) + child.nextLong(1L << 40) + child.nextDouble(-1, 1);
  }

  /** 99.99 % of all samples of 64 equally likely bins stay below. */
  private static final double CHI_SQUARE_63 = 113.505;

  private static double chiSquare(int[] bins, int n) {
    double expected = (double) n / bins.length;
    double sum = 0;
    for (int count : bins) {
      sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
  }

  private static long[] words(String hex) {
    return Arrays.stream(hex.trim().split(" "))
        .mapToLong(w -> Long.parseUnsignedLong(w, 16))
        .toArray();
  }
}
