package dev.dynamis.analysis.continuation;

import dev.dynamis.analysis.equilibria.Spectrum;
import dev.dynamis.analysis.equilibria.SteadyProblem;
import dev.dynamis.core.CaseJournal;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.math.Lu;
import java.nio.DoubleBuffer;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * The curve of solutions {@code F(x, p) = 0}: points at a distance along a tangent, and the numbers
 * there whose signs tell what happens. A vector {@code u} is the unknowns and the parameter.
 */
final class Curve {
  private static final int STEPS = 12;

  private final SteadyProblem problem;
  private final int parameter;
  private final double range;
  private final boolean natural;
  private final int n;
  private final double[] r;
  private final double[] step;
  private final double[] x;
  private final double[] column;
  private final double[] jacobian;
  private final double[] bordered;
  private final int[] pivots;
  private int sign;
  private String trouble = "";
  private CaseJournal journal;
  private long entry;

  /**
   * A point of the curve.
   *
   * @param u unknowns and parameter
   * @param tangent direction of the curve, of length 1
   * @param determinant that of the Jacobian bordered by the tangent; it changes its sign where
   *     another curve crosses
   * @param iterations how many steps Newton's method took
   */
  record Node(double[] u, double[] tangent, double determinant, Spectrum spectrum, int iterations) {
    double parameter() {
      return u[u.length - 1];
    }

    double[] unknowns() {
      return Arrays.copyOf(u, u.length - 1);
    }

    /** Returns the rate of the parameter along the curve. */
    double turn() {
      return tangent[u.length - 1];
    }
  }

  Curve(SteadyProblem problem, int parameter, double range, boolean natural) {
    this.problem = problem;
    this.parameter = parameter;
    this.range = range;
    this.natural = natural;
    n = problem.size();
    r = new double[n + 1];
    step = new double[n + 1];
    x = new double[n];
    column = new double[n];
    jacobian = new double[n * n];
    bordered = new double[(n + 1) * (n + 1)];
    pivots = new int[n + 1];
  }

  /**
   * Keeps the points that are found, and takes those that are known already from there.
   *
   * @param first number of the first of them in the journal
   */
  void keep(CaseJournal known, long first) {
    journal = known;
    entry = first;
  }

  /**
   * Returns the next point of the journal, or finds it. Since everything else is the same as
   * before, a branch goes on to the point where it was ended.
   */
  private Node recalled(Supplier<Node> find) {
    if (journal == null) {
      return find.get();
    }
    long number = entry++;
    double[] known = journal.get(number);
    if (known == null) {
      Node found = find.get();
      // what is not found is looked for again, to know why
      if (found != null) {
        journal.put(number, numbers(found));
      }
      return found;
    }
    int least = 2 * (n + 1) + 3;
    if (known.length < least || (known.length - least) % 2 != 0 || !isFinite(known, 2 * (n + 1))) {
      throw new SimulationException(
          "an entry of the journal is no point of this branch; begin anew");
    }
    Node node = node(known);
    problem.setParameter(parameter, node.parameter());
    return node;
  }

  private static boolean isFinite(double[] values, int count) {
    for (int i = 0; i < count; i++) {
      if (!Double.isFinite(values[i])) {
        return false;
      }
    }
    return true;
  }

  private double[] numbers(Node node) {
    Spectrum s = node.spectrum;
    DoubleBuffer b = DoubleBuffer.allocate(2 * (n + 1) + 3 + 2 * s.size());
    b.put(node.u).put(node.tangent).put(node.determinant).put(node.iterations);
    b.put(s.multipliers() ? 1 : 0).put(s.re()).put(s.im());
    return b.array();
  }

  private Node node(double[] known) {
    DoubleBuffer b = DoubleBuffer.wrap(known);
    double[] u = new double[n + 1];
    double[] tangent = new double[n + 1];
    b.get(u).get(tangent);
    double determinant = b.get();
    int iterations = (int) b.get();
    boolean multipliers = b.get() == 1;
    double[] re = new double[b.remaining() / 2];
    double[] im = new double[re.length];
    b.get(re).get(im);
    return new Node(u, tangent, determinant, new Spectrum(re, im, multipliers), iterations);
  }

  String trouble() {
    return trouble;
  }

  SteadyProblem problem() {
    return problem;
  }

  /** Squared weight of a component in lengths along the curve from {@code u}. */
  private double weight(double[] u, int i) {
    double scale = i == n ? range : (1 + Math.abs(u[i])) * Math.sqrt(n);
    return 1 / (scale * scale);
  }

  private double dot(double[] at, double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i <= n; i++) {
      sum += weight(at, i) * a[i] * b[i];
    }
    return sum;
  }

  /** Returns the cosine between the directions at two points. */
  double alignment(Node a, Node b) {
    double[] u = a.u;
    return dot(u, a.tangent, b.tangent)
        / Math.sqrt(dot(u, a.tangent, a.tangent) * dot(u, b.tangent, b.tangent));
  }

  /** Returns the length along the tangent at {@code a} at which {@code b} lies. */
  double along(Node a, Node b) {
    double[] difference = new double[n + 1];
    for (int i = 0; i <= n; i++) {
      difference[i] = b.u[i] - a.u[i];
    }
    return natural ? Math.abs(difference[n]) / range : dot(a.u, a.tangent, difference);
  }

  /** Returns the length between a point and a node. */
  double distance(double[] unknowns, double p, Node b) {
    double[] difference = new double[n + 1];
    for (int i = 0; i < n; i++) {
      difference[i] = unknowns[i] - b.u[i];
    }
    difference[n] = p - b.u[n];
    return Math.sqrt(dot(b.u, difference, difference));
  }

  /** Finds the first point, with the parameter as it is, and the direction of growing length. */
  Node begin(double[] u, int direction) {
    return recalled(() -> first(u, direction));
  }

  private Node first(double[] u, int direction) {
    double[] along = new double[n + 1];
    along[n] = direction * range;
    int k = correct(u, u, along, 0, 40);
    if (k < 0) {
      throw new SimulationException(
          "no solution at the start of the branch, "
              + problem.system().parameterNames().get(parameter)
              + " = "
              + u[n]
              + ": "
              + trouble
              + "; start nearer to one");
    }
    return node(u, along, k);
  }

  /** Returns the point at a length from another, or null if Newton's method does not find it. */
  Node next(Node from, double h) {
    return recalled(() -> ahead(from, h));
  }

  private Node ahead(Node from, double h) {
    double[] u = new double[n + 1];
    double[] along = from.tangent;
    for (int i = 0; i <= n; i++) {
      u[i] = from.u[i] + h * along[i];
    }
    if (natural) {
      double[] only = new double[n + 1];
      only[n] = Math.copySign(range, along[n]);
      u[n] = from.u[n] + h * only[n];
      int k = correct(u, from.u, only, h, STEPS);
      return k < 0 ? null : node(u, only, k);
    }
    int k = correct(u, from.u, along, h, STEPS);
    return k < 0 ? null : node(u, along, k);
  }

  /** Returns a point as the problem describes it from now on, or null if it can't be found so. */
  Node renewed(Node from) {
    double[] unknowns = from.unknowns();
    double[] direction = Arrays.copyOf(from.tangent, n);
    if (!problem.renew(unknowns, direction)) {
      return from;
    }
    double[] u = Arrays.copyOf(unknowns, n + 1);
    double[] along = Arrays.copyOf(direction, n + 1);
    u[n] = from.parameter();
    along[n] = from.turn();
    return recalled(
        () -> {
          int k = correct(u, u, along, 0, STEPS);
          return k < 0 ? null : node(u, along, k);
        });
  }

  /** Returns the point between two others where the parameter has a value, or null. */
  Node at(Node a, Node b, double value) {
    double share = (value - a.parameter()) / (b.parameter() - a.parameter());
    double[] u = new double[n + 1];
    for (int i = 0; i <= n; i++) {
      u[i] = a.u[i] + share * (b.u[i] - a.u[i]);
    }
    u[n] = value;
    double[] only = new double[n + 1];
    only[n] = range;
    return recalled(
        () -> {
          int k = correct(u, u.clone(), only, 0, STEPS);
          return k < 0 ? null : node(u, a.tangent, k);
        });
  }

  /** Newton on {@code F = 0, along (u - u0) = h}; the number of steps, or -1. */
  private int correct(double[] u, double[] origin, double[] along, double h, int most) {
    double[] u0 = origin.clone();
    double before = Double.POSITIVE_INFINITY;
    try {
      for (int k = 1; k <= most; k++) {
        evaluate(u);
        double length = -h;
        for (int i = 0; i <= n; i++) {
          length += weight(u0, i) * along[i] * (u[i] - u0[i]);
        }
        r[n] = length;
        if (!assemble(u, u0, along)) {
          trouble = "the Jacobian is singular";
          return -1;
        }
        Lu.solve(step, 0, bordered, 0, pivots, 0, r, 0, n + 1);
        double size = Math.sqrt(dot(u0, step, step));
        for (int i = 0; i <= n; i++) {
          u[i] -= step[i];
        }
        if (size < 1e-13 || size < 1e-9 && size > 0.1 * before) {
          return k;
        }
        if (!(size < 100) || k > 4 && size > 2 * before) {
          trouble = "Newton's steps grow";
          return -1;
        }
        before = size;
      }
      trouble = "no convergence in " + most + " steps; the last was " + before;
    } catch (SimulationException e) {
      trouble = e.getMessage();
    }
    return -1;
  }

  private void evaluate(double[] u) {
    problem.setParameter(parameter, u[n]);
    System.arraycopy(u, 0, x, 0, n);
    problem.residual(r, x);
  }

  /** Factors the Jacobian bordered by a direction; false if it is singular. */
  private boolean assemble(double[] u, double[] u0, double[] along) {
    System.arraycopy(u, 0, x, 0, n);
    problem.setParameter(parameter, u[n]);
    problem.jacobian(jacobian, x);
    problem.parameterDerivative(column, x, parameter);
    int m = n + 1;
    for (int i = 0; i < n; i++) {
      System.arraycopy(jacobian, i * n, bordered, i * m, n);
      bordered[i * m + n] = column[i];
    }
    for (int i = 0; i <= n; i++) {
      bordered[n * m + i] = weight(u0, i) * along[i];
    }
    sign = Lu.factor(bordered, 0, pivots, 0, m);
    return sign != 0;
  }

  private Node node(double[] u, double[] along, int iterations) {
    double[] tangent = along.clone();
    double determinant = 0;
    try {
      if (assemble(u, u, along)) {
        Arrays.fill(r, 0);
        r[n] = 1;
        Lu.solve(tangent, 0, bordered, 0, pivots, 0, r, 0, n + 1);
      }
      double size = Math.sqrt(dot(u, tangent, tangent));
      for (int i = 0; i <= n; i++) {
        tangent[i] /= size;
      }
      // the determinant with the tangent itself, whose size does not depend on where it came from
      if (assemble(u, u, tangent)) {
        determinant = Lu.determinant(bordered, 0, n + 1, sign);
      }
      System.arraycopy(u, 0, x, 0, n);
      return new Node(u, tangent, determinant, problem.spectrum(x), iterations);
    } catch (SimulationException e) {
      trouble = e.getMessage();
      return null;
    }
  }
}
