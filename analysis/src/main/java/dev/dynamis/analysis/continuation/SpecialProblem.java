package dev.dynamis.analysis.continuation;

import dev.dynamis.analysis.equilibria.Spectrum;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The equations of folds, Hopf points, doublings and tori: a solution of a problem together with
 * the value of a parameter for which one eigenvalue lies on the border of stability. Over a second
 * parameter their solutions are a curve, which {@link Continuation} follows like any other.
 *
 * <pre>{@code
 * SpecialProblem fold = new SpecialProblem(problem, branch.special().getFirst(), "h");
 * Branch curve = Continuation.of(fold).vary("r", 1, 3).run();
 * }</pre>
 *
 * <p>The unknowns are those of the problem and the first parameter. The eigenvalue is the one that
 * is nearest to where it was at the last point of the curve; it is left out of {@link #spectrum}.
 * Where the curve turns back in the second parameter, two such curves meet, as in a cusp.
 *
 * @since 0.1.0
 */
public final class SpecialProblem extends SteadyProblem {
  private static final double SIZE = 1e-6;

  private final SteadyProblem problem;
  private final int parameter;
  private final int n;
  private final double[] begin;
  private final double[] x;
  private final double[] inner;
  private final double[] column;
  private double re;
  private double im;

  /**
   * Makes the equations that a special point solves.
   *
   * @param problem the problem on whose branch the point lies
   * @param at the point
   * @param name the parameter that was varied on the branch
   * @throws IllegalArgumentException if the point is a crossing of branches, which one parameter
   *     does not keep
   */
  public SpecialProblem(SteadyProblem problem, SpecialPoint at, String name) {
    super(problem.system(), names(problem, name), problem.size() + 1);
    if (at.kind() == SpecialKind.BRANCH) {
      throw new IllegalArgumentException(
          "branches cross at a single point of two parameters, unless a symmetry keeps them");
    }
    this.problem = problem;
    parameter = problem.parameter(name);
    n = problem.size();
    x = new double[n];
    inner = new double[n * n];
    column = new double[n];
    begin = new double[n + 1];
    System.arraycopy(at.x(), 0, begin, 0, n);
    begin[n] = at.parameter();
    track(at);
  }

  private static List<String> names(SteadyProblem problem, String parameter) {
    List<String> all = new ArrayList<>(problem.names());
    all.add(parameter);
    return all;
  }

  /** Finds the eigenvalue of the point's kind that is nearest to the border. */
  private void track(SpecialPoint at) {
    problem.setParameter(parameter, at.parameter());
    problem.accepted(at.x());
    Spectrum s = problem.spectrum(at.x());
    boolean complex = at.frequency() != 0;
    int nearest = -1;
    for (int i = 0; i < s.size(); i++) {
      boolean side =
          !s.multipliers()
              || complex
              || s.re()[i] < 0 == (at.kind() == SpecialKind.PERIOD_DOUBLING);
      boolean fits = complex ? s.im()[i] > 0 : s.im()[i] == 0 && side;
      if (fits && (nearest < 0 || Math.abs(s.excess(i)) < Math.abs(s.excess(nearest)))) {
        nearest = i;
      }
    }
    if (nearest < 0) {
      // at a fold two real eigenvalues may have met by rounding
      nearest = nearest(s, s.multipliers() ? 1 : 0, 0);
    }
    re = s.re()[nearest];
    im = s.im()[nearest];
  }

  private static int nearest(Spectrum s, double re, double im) {
    int best = 0;
    for (int i = 1; i < s.size(); i++) {
      if (StrictMath.hypot(s.re()[i] - re, s.im()[i] - im)
          < StrictMath.hypot(s.re()[best] - re, s.im()[best] - im)) {
        best = i;
      }
    }
    return best;
  }

  @Override
  public double[] present() {
    return begin.clone();
  }

  @Override
  public double[] values(double[] all) {
    System.arraycopy(all, 0, x, 0, n);
    double[] values = problem.values(x);
    double[] shown = Arrays.copyOf(values, values.length + 1);
    shown[values.length] = all[n];
    return shown;
  }

  @Override
  public void residual(double[] r, double[] all) {
    go(all);
    problem.residual(r, x);
    r[n] = excess();
  }

  private void go(double[] all) {
    problem.setParameter(parameter, all[n]);
    System.arraycopy(all, 0, x, 0, n);
  }

  private double excess() {
    Spectrum s = problem.spectrum(x);
    if (s.size() == 0) {
      throw new SimulationException("there is no eigenvalue near the border of stability");
    }
    return s.excess(nearest(s, re, im));
  }

  @Override
  public void jacobian(double[] j, double[] all) {
    int m = n + 1;
    go(all);
    problem.jacobian(inner, x);
    problem.parameterDerivative(column, x, parameter);
    for (int i = 0; i < n; i++) {
      System.arraycopy(inner, i * n, j, i * m, n);
      j[i * m + n] = column[i];
    }
    double[] moved = all.clone();
    for (int k = 0; k < m; k++) {
      double h = SIZE * (1 + Math.abs(all[k]));
      moved[k] = all[k] + h;
      go(moved);
      double high = excess();
      moved[k] = all[k] - h;
      go(moved);
      j[n * m + k] = (high - excess()) / (2 * h);
      moved[k] = all[k];
    }
    go(all);
  }

  @Override
  public Spectrum spectrum(double[] all) {
    go(all);
    Spectrum s = problem.spectrum(x);
    int tracked = nearest(s, re, im);
    int[] rest =
        IntStream.range(0, s.size())
            .filter(
                i ->
                    i != tracked
                        && !(s.im()[tracked] != 0
                            && s.re()[i] == s.re()[tracked]
                            && s.im()[i] == -s.im()[tracked]))
            .toArray();
    return new Spectrum(
        IntStream.of(rest).mapToDouble(i -> s.re()[i]).toArray(),
        IntStream.of(rest).mapToDouble(i -> s.im()[i]).toArray(),
        s.multipliers());
  }

  @Override
  public void accepted(double[] all) {
    go(all);
    problem.accepted(x.clone());
    Spectrum s = problem.spectrum(x);
    int tracked = nearest(s, re, im);
    re = s.re()[tracked];
    im = s.im()[tracked];
  }

  @Override
  public String method() {
    return problem.method() + ", one eigenvalue on the border of stability";
  }
}
