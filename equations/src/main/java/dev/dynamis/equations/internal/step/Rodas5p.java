package dev.dynamis.equations.internal.step;

import dev.dynamis.equations.model.StepOptions;
import java.util.Arrays;

/**
 * The Rosenbrock-Wanner method Rodas5P of order 5(4) by Steinebach (2023), L-stable, with an
 * interpolant of order 4. Each stage is the solution of one linear system; nothing is iterated.
 */
final class Rodas5p extends Adaptive {
  private static final int STAGES = 8;
  private static final double GAMMA = 0.21193756319429014;

  private static final double[] TIME = {
    0, 0.6358126895828704, 0.4095798393397535, 0.9769306725060716, 0.4288403609558664, 1, 1, 1
  };

  /** Weights of the derivative with respect to time. */
  private static final double[] D = {
    0.21193756319429014,
    -0.42387512638858027,
    -0.3384627126235924,
    1.8046452872882734,
    2.325825639765069,
    0,
    0,
    0
  };

  private static final double[] LAST = {
    -7.502846399306121,
    2.561846144803919,
    -11.627539656261098,
    -0.18268767659942256,
    0.030198172008377946,
    1,
    1
  };

  private static final double[][] A = {
    {},
    {3.0},
    {2.849394379747939, 0.45842242204463923},
    {-6.954028509809101, 2.489845061869568, -10.358996098473584},
    {2.8029986275628964, 0.5072464736228206, -0.3988312541770524, -0.04721187230404641},
    {LAST[0], LAST[1], LAST[2], LAST[3], LAST[4]},
    {LAST[0], LAST[1], LAST[2], LAST[3], LAST[4], 1},
    LAST,
  };

  private static final double[][] C = {
    {},
    {-14.155112264123755},
    {-17.97296035885952, -2.859693295451294},
    {147.12150275711716, -1.41221402718213, 71.68940251302358},
    {165.43517024871676, -0.4592823456491126, 42.90938336958603, -5.961986721573306},
    {
      24.854864614690072,
      -3.0009227002832186,
      47.4931110020768,
      5.5814197821558125,
      -0.6610691825249471
    },
    {
      30.91273214028599,
      -3.1208243349937974,
      77.79954646070892,
      34.28646028294783,
      -19.097331116725623,
      -28.087943162872662
    },
    {
      37.80277123390563,
      -3.2571969029072276,
      112.26918849496327,
      66.9347231244047,
      -40.06618937091002,
      -54.66780262877968,
      -9.48861652309627
    },
  };

  /** Weights of the interpolant. */
  private static final double[][] H = {
    {
      25.948786856663858,
      -2.5579724845846235,
      10.433815404888879,
      -2.3679251022685204,
      0.524948541321073,
      1.1241088310450404,
      0.4272876194431874,
      -0.17202221070155493
    },
    {
      -9.91568850695171,
      -0.9689944594115154,
      3.0438037242978453,
      -24.495224566215796,
      20.176138334709044,
      15.98066361424651,
      -6.789040303419874,
      -6.710236069923372
    },
    {
      11.419903575922262,
      2.8879645146136994,
      72.92137995996029,
      80.12511834622643,
      -52.072871366152654,
      -59.78993625266729,
      -0.15582684282751913,
      4.883087185713722
    },
  };

  private final Derivatives derivatives;
  private final DenseLu lu;
  private final double[][] u;
  private final double[] state;
  private final double[] slope;

  Rodas5p(int dim, StepOptions options) {
    super(dim, options, 0.2, 0.2);
    derivatives = new Derivatives(dim);
    lu = new DenseLu(dim);
    u = new double[STAGES][dim];
    state = new double[dim];
    slope = new double[dim];
  }

  @Override
  boolean begin(Rhs f, double t, double[] x) {
    return derivatives.evaluate(f, t, x);
  }

  @Override
  double attempt(double[] out, Rhs f, double t, double[] x, double h) {
    int n = dim;
    // I / (h gamma) - J
    double diagonal = 1.0 / (h * GAMMA);
    for (int k = 0; k < n * n; k++) {
      lu.a[k] = -derivatives.jacobian[k];
    }
    for (int i = 0; i < n; i++) {
      lu.a[i * n + i] += diagonal;
    }
    if (!lu.factor(0)) {
      return Double.NaN;
    }
    for (int s = 0; s < STAGES; s++) {
      double[] us = u[s];
      double[] at = s == STAGES - 1 ? out : state;
      System.arraycopy(x, 0, at, 0, n);
      Arrays.fill(us, 0);
      for (int j = 0; j < s; j++) {
        double a = A[s][j];
        double c = C[s][j] / h;
        for (int i = 0; i < n; i++) {
          at[i] += a * u[j][i];
          us[i] += c * u[j][i];
        }
      }
      f.eval(slope, t + TIME[s] * h, at);
      if (!finite(slope, n)) {
        return Double.NaN;
      }
      double d = h * D[s];
      for (int i = 0; i < n; i++) {
        us[i] += slope[i] + d * derivatives.time[i];
      }
      lu.solve(us);
    }
    double[] last = u[STAGES - 1];
    for (int i = 0; i < n; i++) {
      out[i] += last[i];
    }
    return finite(out, n) ? norm(last, x, out) : Double.NaN;
  }

  @Override
  public int denseDegree() {
    return 4;
  }

  @Override
  public void dense(double[] c, Rhs f, double t, double[] x, double[] out) {
    int n = dim;
    for (int i = 0; i < n; i++) {
      double k1 = 0;
      double k2 = 0;
      double k3 = 0;
      for (int s = 0; s < STAGES; s++) {
        k1 += H[0][s] * u[s][i];
        k2 += H[1][s] * u[s][i];
        k3 += H[2][s] * u[s][i];
      }
      c[i] = x[i];
      c[n + i] = out[i] - x[i];
      c[2 * n + i] = k1;
      c[3 * n + i] = k2 + k3;
      c[4 * n + i] = -k3;
    }
  }
}
