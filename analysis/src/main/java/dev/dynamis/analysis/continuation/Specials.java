package dev.dynamis.analysis.continuation;

import dev.dynamis.analysis.equilibria.Spectrum;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Finds what happens between two points of a curve, and locates it by the secant method along the
 * curve, every trial a solution.
 */
final class Specials {
  private static final int TRIALS = 80;

  private Specials() {}

  /** Adds what happens between two neighboring points. */
  static void between(List<SpecialPoint> found, Curve curve, Curve.Node a, Curve.Node b) {
    boolean crossing = a.determinant() * b.determinant() < 0;
    boolean turning = a.turn() * b.turn() < 0;
    if (crossing) {
      add(found, curve, SpecialKind.BRANCH, a, b, Curve.Node::determinant);
    } else if (turning) {
      add(found, curve, SpecialKind.FOLD, a, b, Curve.Node::turn);
    }
    int change = Math.abs(a.spectrum().unstable() - b.spectrum().unstable());
    if (change == 0) {
      return;
    }
    Spectrum more = a.spectrum().unstable() > b.spectrum().unstable() ? a.spectrum() : b.spectrum();
    // the last unstable eigenvalue is the one that crossed
    int last = more.unstable() - 1;
    boolean multipliers = more.multipliers();
    if (more.im()[last] != 0) {
      SpecialKind kind = multipliers ? SpecialKind.NEIMARK_SACKER : SpecialKind.HOPF;
      add(found, curve, kind, a, b, node -> nearest(node.spectrum(), Specials::isComplex));
    } else if (multipliers && more.re()[last] < 0) {
      add(
          found,
          curve,
          SpecialKind.PERIOD_DOUBLING,
          a,
          b,
          node -> nearest(node.spectrum(), (s, i) -> s.im()[i] == 0 && s.re()[i] < 0));
    } else if (!crossing && !turning) {
      // eigenvalues of symmetric systems cross in pairs, without a sign of the determinant
      add(
          found,
          curve,
          SpecialKind.BRANCH,
          a,
          b,
          node ->
              nearest(
                  node.spectrum(), (s, i) -> s.im()[i] == 0 && !(multipliers && s.re()[i] < 0)));
    }
  }

  private interface Choice {
    boolean test(Spectrum s, int i);
  }

  private static boolean isComplex(Spectrum s, int i) {
    return s.im()[i] > 0;
  }

  /** Returns the excess that is nearest to zero among some eigenvalues; NaN if there are none. */
  private static double nearest(Spectrum s, Choice choice) {
    double best = Double.NaN;
    for (int i = 0; i < s.size(); i++) {
      if (choice.test(s, i) && !(Math.abs(s.excess(i)) >= Math.abs(best))) {
        best = s.excess(i);
      }
    }
    return best;
  }

  private static void add(
      List<SpecialPoint> found,
      Curve curve,
      SpecialKind kind,
      Curve.Node a,
      Curve.Node b,
      ToDoubleFunction<Curve.Node> test) {
    Curve.Node at = locate(curve, a, b, test);
    if (at == null) {
      return;
    }
    double frequency = 0;
    if (kind == SpecialKind.HOPF || kind == SpecialKind.NEIMARK_SACKER) {
      Spectrum s = at.spectrum();
      double best = Double.POSITIVE_INFINITY;
      for (int i = 0; i < s.size(); i++) {
        if (s.im()[i] > 0 && Math.abs(s.excess(i)) < best) {
          best = Math.abs(s.excess(i));
          frequency = s.multipliers() ? StrictMath.atan2(s.im()[i], s.re()[i]) : s.im()[i];
        }
      }
      if (frequency == 0) {
        return;
      }
    }
    double[] x = at.unknowns();
    found.add(new SpecialPoint(kind, at.parameter(), x, curve.problem().values(x), frequency));
  }

  /** The secant method with halved weights (Illinois) for the length at which a test is zero. */
  private static Curve.Node locate(
      Curve curve, Curve.Node a, Curve.Node b, ToDoubleFunction<Curve.Node> test) {
    double low = 0;
    double high = curve.along(a, b);
    double atLow = test.applyAsDouble(a);
    double atHigh = test.applyAsDouble(b);
    if (!(atLow * atHigh <= 0)) {
      return null;
    }
    Curve.Node best = Math.abs(atLow) < Math.abs(atHigh) ? a : b;
    double least = Math.min(Math.abs(atLow), Math.abs(atHigh));
    int side = 0;
    for (int k = 0; k < TRIALS && least > 0 && high - low > 1e-15 * high; k++) {
      double s = (low * atHigh - high * atLow) / (atHigh - atLow);
      if (!(s > low && s < high) || k % 8 == 7) {
        s = 0.5 * (low + high);
      }
      Curve.Node trial = curve.next(a, s);
      double value = trial == null ? Double.NaN : test.applyAsDouble(trial);
      if (Double.isNaN(value)) {
        // at a crossing itself the equations are singular; go on beside it
        s = low + 0.618 * (high - low);
        trial = curve.next(a, s);
        value = trial == null ? Double.NaN : test.applyAsDouble(trial);
        if (Double.isNaN(value)) {
          break;
        }
      }
      if (Math.abs(value) < least) {
        least = Math.abs(value);
        best = trial;
      }
      if (value * atHigh > 0) {
        high = s;
        atHigh = value;
        atLow = side == 1 ? atLow / 2 : atLow;
        side = 1;
      } else {
        low = s;
        atLow = value;
        atHigh = side == -1 ? atHigh / 2 : atHigh;
        side = -1;
      }
    }
    return best;
  }
}
