package dev.dynamis.equations.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** Special functions with the values of the C library, and Python's division. */
class FunctionsTest {
  /** A few units in the last place. */
  private static void assertValue(DoubleUnaryOperator f, double x, double expected) {
    assertThat(f.applyAsDouble(x)).isCloseTo(expected, within(Math.abs(expected) * 2e-15));
  }

  @Test
  void theErrorFunction() {
    assertValue(Functions::erf, 0.5, 0.5204998778130465);
    assertValue(Functions::erf, 2.0, 0.9953222650189527);
    assertValue(Functions::erf, -2.0, -0.9953222650189527);
    assertValue(Functions::erfc, 0.1, 0.8875370839817152);
    assertValue(Functions::erfc, 3.0, 2.2090496998585438e-05);
    assertValue(Functions::erfc, -2.0, 1.9953222650189528);
    assertValue(Functions::erfc, 10.0, 2.088487583762545e-45);
    assertThat(Functions.erfc(30)).isZero();
    assertThat(Functions.erf(Double.NaN)).isNaN();
  }

  @Test
  void theGammaFunction() {
    assertValue(Functions::gamma, 0.5, Math.sqrt(Math.PI));
    assertValue(Functions::gamma, 5.5, 52.34277778455352);
    assertValue(Functions::gamma, -1.5, 2.3632718012073544);
    assertThat(Functions.gamma(6)).isEqualTo(120);
    assertThat(Functions.gamma(-3)).isNaN();
    assertThat(Functions.gamma(172)).isInfinite();
    assertValue(Functions::lgamma, 100, 359.1342053695754);
    // gamma(-5/2) = -8 sqrt(pi)/15, whose logarithm is small beside those it is made of
    assertThat(Functions.lgamma(-2.5))
        .isCloseTo(Math.log(8 * Math.sqrt(Math.PI) / 15), within(1e-15));
    assertValue(Functions::lgamma, 0.1, 2.252712651734206);
    assertThat(Functions.lgamma(2)).isZero();
    assertThat(Functions.lgamma(-1)).isInfinite();
    // minus Euler's constant; and psi(1/2) = -gamma - 2 ln 2
    assertValue(Functions::digamma, 1, -0.5772156649015329);
    assertValue(Functions::digamma, 0.5, -1.9635100260214235);
    // psi(1 - x) - psi(x) = pi cot(pi x)
    assertThat(Functions.digamma(1.25) - Functions.digamma(-0.25))
        .isCloseTo(-Math.PI, within(1e-14));
    assertThat(Functions.digamma(-2)).isNaN();
  }

  /** The recurrence gamma(x + 1) = x gamma(x), all over the range. */
  @Test
  void gammaClimbsByItsArgument() {
    for (double x = -20.3; x < 170; x += 0.7) {
      assertThat(Functions.gamma(x + 1) / (x * Functions.gamma(x))).isCloseTo(1, within(1e-12));
    }
  }

  @Test
  void hyperbolicInverses() {
    assertValue(Functions::asinh, 1, 0.881373587019543);
    assertValue(Functions::asinh, 1e-5, 9.999999999833334e-06);
    assertValue(Functions::asinh, -1e10, -23.718998110500402);
    assertValue(Functions::acosh, 2, 1.3169578969248166);
    assertValue(Functions::acosh, 1e10, 23.718998110500402);
    assertThat(Functions.acosh(0.5)).isNaN();
    assertValue(Functions::atanh, 0.5, 0.5493061443340549);
    assertThat(Functions.atanh(-1)).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void powersAndLogarithms() {
    assertValue(Functions::log2, 10, 3.321928094887362);
    assertValue(Functions::log2, 0.1, -3.321928094887362);
    for (int e = -1000; e <= 1000; e += 37) {
      assertThat(Functions.log2(Math.scalb(1.0, e))).isEqualTo(e);
    }
    assertValue(Functions::exp2, 0.3, 1.2311444133449163);
    assertValue(Functions::tan, 1, 1.5574077246549023);
    assertThat(Functions.pow(1, Double.NaN)).isEqualTo(1);
    assertThat(Functions.pow(-1, Double.POSITIVE_INFINITY)).isEqualTo(1);
    assertThat(Functions.pow(2, 10)).isEqualTo(1024);
  }

  @Test
  void divisionFollowsPython() {
    assertThat(Functions.mod(7, -3)).isEqualTo(-2);
    assertThat(Functions.mod(-7, 3)).isEqualTo(2);
    assertThat(Functions.mod(-6, 3)).isEqualTo(0.0);
    assertThat(1 / Functions.mod(6, -3)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Functions.fmod(-7, 3)).isEqualTo(-1);
    assertThat(Functions.floorDiv(-7, 2)).isEqualTo(-4);
    assertThat(Functions.floorDiv(7, -2)).isEqualTo(-4);
    assertThat(Functions.floorDiv(1, 0.1)).isEqualTo(9);
    assertThat(Functions.floorDiv(1, 0)).isInfinite();
    assertThat(Functions.trunc(-2.7)).isEqualTo(-2);
  }

  @Test
  void whereNothingCanBeComparedTheFirstStays() {
    assertThat(Functions.min(1, Double.NaN)).isEqualTo(1);
    assertThat(Functions.max(Double.NaN, 1)).isNaN();
    assertThat(Functions.min(2, 1)).isEqualTo(1);
    assertThat(Functions.max(2, 1)).isEqualTo(2);
  }
}
