package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;

/**
 * The pair of order 5(4) of Tsitouras, "Runge-Kutta pairs of order 5(4) satisfying only the first
 * column simplifying assumption" (2011), with its interpolant of order 4.
 */
final class Tsit5 extends ExplicitPair {
  private static final int STAGES = 6;

  private static final double[] C = {0, 0.161, 0.327, 0.9, 0.9800255409045097, 1, 1};

  private static final double[][] A = {
    {},
    {0.161},
    {-0.008480655492356989, 0.335480655492357},
    {2.8971530571054935, -6.359448489975075, 4.3622954328695815},
    {5.325864828439257, -11.748883564062828, 7.4955393428898365, -0.09249506636175525},
    {
      5.86145544294642,
      -12.92096931784711,
      8.159367898576159,
      -0.071584973281401,
      -0.028269050394068383
    },
    {
      0.09646076681806523,
      0.01,
      0.4798896504144996,
      1.379008574103742,
      -3.290069515436081,
      2.324710524099774
    },
  };

  /** Weights of the error estimate. */
  private static final double[] E = {
    -0.00178001105222577714,
    -0.0008164344596567469,
    0.007880878010261995,
    -0.1447110071732629,
    0.5823571654525552,
    -0.45808210592918697,
    1.0 / 66.0
  };

  /** Weights of the interpolant: coefficients of the powers 1 to 4, a row per stage. */
  private static final double[][] POWERS = {
    {1.0, -2.763706197274826, 2.9132554618219126, -1.0530884977290216},
    {0, 0.13169999999999998, -0.2234, 0.1017},
    {0, 3.9302962368947516, -5.941033872131505, 2.490627285651253},
    {0, -12.411077166933676, 30.33818863028232, -16.548102889244902},
    {0, 37.50931341651104, -88.1789048947664, 47.37952196281928},
    {0, -27.896526289197286, 65.09189467479366, -34.87065786149661},
    {0, 1.5, -4, 2.5},
  };

  /** The interpolant's weights in the form of {@link Dense}. */
  private static final double[] THIRD = new double[STAGES + 1];

  private static final double[] FOURTH = new double[STAGES + 1];

  static {
    for (int s = 0; s <= STAGES; s++) {
      THIRD[s] = -POWERS[s][2] - 2 * POWERS[s][3];
      FOURTH[s] = POWERS[s][3];
    }
  }

  Tsit5(int dim, StepOptions options) {
    super(dim, options, C, A, STAGES, 1.0 / 5.0);
  }

  @Override
  double estimate(double[] x, double[] out, double h) {
    double sum = 0;
    for (int i = 0; i < dim; i++) {
      double scale = options.atol() + options.rtol() * Math.max(Math.abs(x[i]), Math.abs(out[i]));
      double e = h * combine(E, i) / scale;
      sum += e * e;
    }
    return Math.sqrt(sum / dim);
  }

  @Override
  public int denseDegree() {
    return 4;
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    int n = dim;
    double[] first = slope(0);
    for (int i = 0; i < n; i++) {
      double diff = out[i] - x[i];
      c[i] = x[i];
      c[n + i] = diff;
      c[2 * n + i] = taken * first[i] - diff;
      c[3 * n + i] = taken * combine(THIRD, i);
      c[4 * n + i] = taken * combine(FOURTH, i);
    }
  }
}
