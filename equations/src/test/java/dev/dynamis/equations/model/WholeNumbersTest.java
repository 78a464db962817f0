package dev.dynamis.equations.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.concurrent.CancellationException;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;

/** Arithmetic of 64 bits, against numbers of any length. */
class WholeNumbersTest {
  private static final long[] SOME = {
    0,
    1,
    -1,
    2,
    -2,
    3,
    7,
    -7,
    1000,
    -1000,
    1L << 31,
    1L << 32,
    -(1L << 32),
    3037000499L,
    3037000500L,
    Long.MAX_VALUE,
    Long.MAX_VALUE - 1,
    Long.MIN_VALUE,
    Long.MIN_VALUE + 1
  };

  private static void assertExact(LongBinaryOperator f, BinaryOperator<BigInteger> exact) {
    for (long a : SOME) {
      for (long b : SOME) {
        BigInteger r = exact.apply(BigInteger.valueOf(a), BigInteger.valueOf(b));
        if (r.bitLength() < 64) {
          assertThat(f.applyAsLong(a, b)).isEqualTo(r.longValueExact());
        } else {
          assertThatThrownBy(() -> f.applyAsLong(a, b))
              .isInstanceOf(ArithmeticException.class)
              .hasMessageStartingWith("overflow: " + a)
              .hasMessageEndingWith("is outside 64 bits");
        }
      }
    }
  }

  @Test
  void sumsAndProductsAreExactOrRefused() {
    assertExact(WholeNumbers::add, BigInteger::add);
    assertExact(WholeNumbers::sub, BigInteger::subtract);
    assertExact(WholeNumbers::mul, BigInteger::multiply);
  }

  @Test
  void divisionRoundsDown() {
    for (long a : SOME) {
      for (long b : SOME) {
        if (b != 0 && !(a == Long.MIN_VALUE && b == -1)) {
          BigInteger q = BigInteger.valueOf(WholeNumbers.floorDiv(a, b));
          BigInteger r = BigInteger.valueOf(WholeNumbers.mod(a, b));
          assertThat(q.multiply(BigInteger.valueOf(b)).add(r)).isEqualTo(BigInteger.valueOf(a));
          // the remainder is smaller than the divisor and has its sign
          assertThat(r.abs()).isLessThan(BigInteger.valueOf(b).abs());
          assertThat(r.signum() * Long.signum(b)).isNotNegative();
        }
      }
    }
    assertThatThrownBy(() -> WholeNumbers.floorDiv(3, 0)).hasMessage("division by zero: 3 // 0");
    assertThatThrownBy(() -> WholeNumbers.mod(3, 0)).hasMessage("division by zero: 3 % 0");
    assertThatThrownBy(() -> WholeNumbers.floorDiv(Long.MIN_VALUE, -1))
        .hasMessageContaining("overflow");
  }

  @Test
  void powersAreExactOrRefused() {
    assertThat(WholeNumbers.pow(3, 39)).isEqualTo(4052555153018976267L);
    assertThat(WholeNumbers.pow(-2, 63)).isEqualTo(Long.MIN_VALUE);
    assertThat(WholeNumbers.pow(0, 0)).isEqualTo(1);
    assertThat(WholeNumbers.pow(-1, Long.MAX_VALUE)).isEqualTo(-1);
    assertThatThrownBy(() -> WholeNumbers.pow(3, 40)).hasMessageContaining("overflow");
    assertThatThrownBy(() -> WholeNumbers.pow(2, -1))
        .hasMessageContaining("negative power of a whole number: 2 ** -1");
  }

  @Test
  void shiftsKeepAllBitsOrAreRefused() {
    assertThat(WholeNumbers.shl(-3, 4)).isEqualTo(-48);
    assertThat(WholeNumbers.shr(-3, 1)).isEqualTo(-2);
    assertThat(WholeNumbers.shr(-3, 200)).isEqualTo(-1);
    assertThatThrownBy(() -> WholeNumbers.shl(1, 63)).hasMessageContaining("overflow: 1 << 63");
    assertThatThrownBy(() -> WholeNumbers.shl(1, 64)).hasMessageContaining("overflow");
    assertThatThrownBy(() -> WholeNumbers.shr(1, -1)).hasMessageContaining("overflow: 1 >> -1");
  }

  @Test
  void realNumbersAreCutAndStoredWithinTheirType() {
    assertThat(WholeNumbers.trunc(-2.9)).isEqualTo(-2);
    assertThatThrownBy(() -> WholeNumbers.trunc(0x1p63)).hasMessageContaining("64 bits");
    assertThatThrownBy(() -> WholeNumbers.trunc(Double.NaN)).hasMessageContaining("NaN");
    assertThat(WholeNumbers.store(-128, -128, 127)).isEqualTo(-128);
    assertThatThrownBy(() -> WholeNumbers.store(128, -128, 127))
        .hasMessage("128 does not fit the model's type, which holds -128 to 127");
    assertThat(WholeNumbers.abs(-5)).isEqualTo(5);
    assertThat(WholeNumbers.min(-5, 3)).isEqualTo(-5);
    assertThat(WholeNumbers.max(-5, 3)).isEqualTo(3);
    assertThatThrownBy(() -> WholeNumbers.neg(Long.MIN_VALUE)).hasMessageContaining("overflow");
  }

  /** Python: len(range(0, 10, 3)) is 4. */
  @Test
  void rangesHaveTheLengthOfPythons() {
    assertThat(WholeNumbers.rangeSize(0, 10, 3)).isEqualTo(4);
    assertThat(WholeNumbers.rangeSize(10, 0, -3)).isEqualTo(4);
    assertThat(WholeNumbers.rangeSize(5, 5, 1)).isZero();
    assertThat(WholeNumbers.rangeSize(5, 0, 1)).isZero();
    assertThat(WholeNumbers.rangeSize(0.9, 3.9, 1.9)).isEqualTo(3);
    assertThatThrownBy(() -> WholeNumbers.rangeSize(0, 1, 0.5)).hasMessageContaining("no values");
    assertThatThrownBy(() -> WholeNumbers.rangeSize(0, 1e9, 1))
        .hasMessageContaining("at most 100000 are allowed");
  }

  @Test
  void anInterruptEndsALongSum() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> WholeNumbers.rangeSize(0, 1, 1))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
