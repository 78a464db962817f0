package dev.dynamis.analysis.equilibria;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cycles of flows and of delay equations by orthogonal collocation: between two points of a mesh
 * over the period, a cycle is the polynomial of degree 4 that satisfies the equations at the four
 * Gauss points (de Boor and Swartz 1973; with delays, Engelborghs, Luzyanina, in 't Hout and Roose
 * 2000). Unlike shooting from one point it does not have to follow an orbit that is torn away from
 * the cycle.
 *
 * <p>The unknowns are states of the cycle, the period, and the points of the mesh, as parts of the
 * period, so that a solution says what it means after the mesh has moved: it follows the cycle
 * along a branch so that all intervals have about the same error. The phase is the one nearest to
 * the solution that was accepted last.
 *
 * <p>Under {@link #names} stand the greatest values of the coordinates along the cycle, the period,
 * and the least values.
 *
 * @since 0.1.0
 */
public abstract class CollocationProblem extends SteadyProblem {
  /** The usual number of intervals. */
  public static final int INTERVALS = 40;

  /** Collocation points of an interval. */
  static final int M = GaussBasis.POINTS;

  /** Points of each interval among which extremes are looked for. */
  static final int LOOKS = 25;

  private static final int RENEWED_EVERY = 3;

  /** Least share that every interval gets, over an equal one. */
  private static final double EVEN = 0.25;

  final RightHandSide rhs;
  final double t;
  final int n;
  final int parts;
  final double[] mesh;

  /** States of each interval that are unknowns, at equal distances from its beginning. */
  private final int points;

  /** How many unknowns are states. */
  private final int states;

  private final double[] reference;
  private final double[] phase;
  private final double[] state;
  private int accepted;

  CollocationProblem(DynamicalSystem system, int intervals, int points) {
    super(system, names(system), unknowns(system, intervals, points));
    rhs = system.rightHandSide();
    t = system.time();
    n = rhs.names().size();
    parts = intervals;
    this.points = points;
    states = n * points * parts;
    mesh = new double[parts + 1];
    for (int i = 0; i <= parts; i++) {
      mesh[i] = (double) i / parts;
    }
    reference = new double[states];
    phase = new double[states];
    state = new double[n];
  }

  /**
   * Makes the problem of cycles of a system.
   *
   * @param intervals of the mesh, 3 or more; {@link #INTERVALS} are many
   * @throws IllegalArgumentException if the system is no autonomous flow
   */
  public static CollocationProblem of(DynamicalSystem system, int intervals) {
    RightHandSide rhs = CycleProblem.requireAutonomous(system);
    return CycleProblem.looksBack(system, rhs)
        ? new DelayCollocation(system, intervals)
        : new FlowCollocation(system, intervals);
  }

  private static int unknowns(DynamicalSystem system, int intervals, int points) {
    if (intervals < 3 || intervals > 10_000) {
      throw new IllegalArgumentException(intervals + " intervals, expected 3 to 10000");
    }
    return intervals * points * system.rightHandSide().names().size() + intervals;
  }

  private static List<String> names(DynamicalSystem system) {
    List<String> names = new ArrayList<>(CycleProblem.names(system));
    system.rightHandSide().names().forEach(name -> names.add("least " + name));
    return names;
  }

  /** Returns the unknowns of a cycle that goes once around while another one goes twice. */
  public final double[] twice(double[] x) {
    double[] both = new double[2 * x.length];
    System.arraycopy(x, 0, both, 0, states);
    System.arraycopy(x, 0, both, states, states);
    both[2 * states] = 2 * period(x);
    for (int i = 1; i < 2 * parts; i++) {
      both[2 * states + i] = 0.5 * (i / parts + place(x, i % parts));
    }
    return both;
  }

  /** Returns the problem of cycles with twice the period, whose unknowns {@link #twice} makes. */
  public abstract CollocationProblem twice();

  /**
   * Returns the unknowns of an orbit that is known at equal times from 0 to the period. The points
   * of the mesh share out its time and its length.
   */
  final double[] through(double[][] orbit, double period) {
    int count = orbit.length - 1;
    double[] low = orbit[0].clone();
    double[] high = orbit[0].clone();
    for (double[] y : orbit) {
      for (int c = 0; c < n; c++) {
        low[c] = Math.min(low[c], y[c]);
        high[c] = Math.max(high[c], y[c]);
      }
    }
    double[] length = new double[count + 1];
    for (int i = 1; i <= count; i++) {
      double square = 0;
      for (int c = 0; c < n; c++) {
        double part = high[c] > low[c] ? (orbit[i][c] - orbit[i - 1][c]) / (high[c] - low[c]) : 0;
        square += part * part;
      }
      length[i] = length[i - 1] + Math.sqrt(square) + 1.0 / count;
    }
    int at = 0;
    for (int i = 0; i < parts; i++) {
      while (length[at + 1] <= length[count] * i / parts) {
        at++;
      }
      mesh[i] = (double) at / count;
    }
    double[] x = new double[size()];
    for (int i = 0; i < parts * points; i++) {
      double place = count * pointPlace(i);
      int before = Math.min((int) place, count - 1);
      double share = place - before;
      for (int c = 0; c < n; c++) {
        x[i * n + c] = (1 - share) * orbit[before][c] + share * orbit[before + 1][c];
      }
    }
    return closed(x, period);
  }

  /** Where on the mesh a state is that is an unknown. */
  private double pointPlace(int i) {
    int interval = i / points;
    double theta = (double) (i % points) / points;
    return mesh[interval] + theta * (mesh[interval + 1] - mesh[interval]);
  }

  /** Returns the unknowns of the circle {@code center + cosine cos(2 pi s) + sine sin(2 pi s)}. */
  public final double[] around(double[] center, double[] cosine, double[] sine, double period) {
    double[] x = new double[size()];
    for (int i = 0; i < parts * points; i++) {
      double angle = 2 * Math.PI * pointPlace(i);
      double c = StrictMath.cos(angle);
      double s = StrictMath.sin(angle);
      for (int k = 0; k < n; k++) {
        x[i * n + k] = center[k] + c * cosine[k] + s * sine[k];
      }
    }
    return closed(x, period);
  }

  private double[] closed(double[] x, double period) {
    x[states] = period;
    System.arraycopy(mesh, 1, x, states + 1, parts - 1);
    return x;
  }

  /** Returns the present state everywhere, with period 0. */
  @Override
  public final double[] present() {
    double[] x = new double[size()];
    rhs.coordinates(state);
    for (int i = 0; i < parts * points; i++) {
      System.arraycopy(state, 0, x, i * n, n);
    }
    return closed(x, 0);
  }

  final double period(double[] x) {
    return x[states];
  }

  final void requirePeriod(double[] x) {
    if (!(period(x) > 0)) {
      throw new SimulationException("the period became " + period(x));
    }
  }

  /** Returns where a point of the mesh of some unknowns is. */
  private double place(double[] x, int i) {
    return i == 0 ? 0 : i == parts ? 1 : x[states + i];
  }

  /** Takes over the mesh of a solution, and its phase. */
  @Override
  public final void accepted(double[] x) {
    for (int i = 1; i < parts; i++) {
      mesh[i] = place(x, i);
    }
    System.arraycopy(x, 0, reference, 0, states);
    double size = 0;
    for (int i = 0; i < parts * points; i++) {
      slope(state, x, i / points, i % points);
      double width = width(i);
      for (int k = 0; k < n; k++) {
        phase[i * n + k] = width * state[k];
        size += state[k] * state[k] * width;
      }
    }
    for (int i = 0; i < states; i++) {
      phase[i] /= Math.sqrt(size);
    }
    requireFinite(phase, states);
  }

  /** The part of the period that belongs to a state that is an unknown. */
  private double width(int i) {
    int last = parts * points;
    double before = i == 0 ? 1 - pointPlace(last - 1) : pointPlace(i) - pointPlace(i - 1);
    return 0.5 * (before + (i + 1 == last ? 1 : pointPlace(i + 1)) - pointPlace(i));
  }

  /** Reads the direction of the cycle at a state that is an unknown, whatever its length. */
  abstract void slope(double[] y, double[] x, int i, int j);

  /** Makes the polynomial of an interval known for {@link #inside}. */
  abstract void solve(int i, double[] x);

  /** Reads the state inside an interval whose polynomial is known. */
  abstract void inside(double[] y, double[] x, int i, double theta);

  /** Computes the fourth derivative in an interval, by parts of the period. */
  abstract void fourth(double[] y, double[] x, int i);

  /** Writes the equations of the phase and of the points of the mesh. */
  final void phaseResidual(double[] r, double[] x) {
    double along = 0;
    for (int i = 0; i < states; i++) {
      along += phase[i] * (x[i] - reference[i]);
    }
    r[states] = along;
    for (int i = 1; i < parts; i++) {
      r[states + i] = place(x, i) - mesh[i];
    }
  }

  /** Writes the derivatives of the equations of the phase and of the mesh. */
  final void phaseJacobian(double[] j) {
    int m = size();
    System.arraycopy(phase, 0, j, states * m, states);
    for (int row = states + 1; row < m; row++) {
      j[row * m + row] = 1;
    }
  }

  /** Returns the Floquet multipliers without that of the phase, which is 1. */
  @Override
  public final Spectrum spectrum(double[] x) {
    return multipliers(x).withoutPhase();
  }

  /** Returns all Floquet multipliers; of delay equations, the largest. */
  abstract Spectrum multipliers(double[] x);

  /** Moves the mesh after every third solution. */
  @Override
  public final boolean renew(double[] x, double[] direction) {
    if (++accepted % RENEWED_EVERY != 0) {
      return false;
    }
    remesh(x, direction);
    return true;
  }

  /**
   * Moves the mesh so that the fifth derivative of the cycle, which decides its error, is shared
   * out evenly, and reads the cycle at its new points; a direction moves along.
   */
  final void remesh(double[] x, double[] direction) {
    double[] monitor = monitor(x);
    double[] sum = new double[parts + 1];
    for (int i = 0; i < parts; i++) {
      sum[i + 1] = sum[i] + monitor[i] * (mesh[i + 1] - mesh[i]);
    }
    double[] old = mesh.clone();
    double[] moved = x.clone();
    double[] turned = direction.clone();
    int at = 0;
    for (int i = 1; i < parts; i++) {
      double target = sum[parts] * i / parts;
      while (sum[at + 1] < target) {
        at++;
      }
      double theta = (target - sum[at]) / (sum[at + 1] - sum[at]);
      moved[states + i] = old[at] + theta * (old[at + 1] - old[at]);
    }
    at = 0;
    for (int i = 1; i < parts * points; i++) {
      int interval = i / points;
      double begin = place(moved, interval);
      double place = begin + (double) (i % points) / points * (place(moved, interval + 1) - begin);
      while (old[at + 1] < place) {
        at++;
      }
      double theta = (place - old[at]) / (old[at + 1] - old[at]);
      inside(state, x, at, theta);
      // directions need not be known better than by straight lines
      int before = at * points + Math.min((int) (theta * points), points - 1);
      double share = theta * points - (before - at * points);
      int next = (before + 1) % (parts * points);
      for (int c = 0; c < n; c++) {
        moved[i * n + c] = state[c];
        turned[i * n + c] =
            (1 - share) * direction[before * n + c] + share * direction[next * n + c];
      }
    }
    System.arraycopy(moved, 0, x, 0, x.length);
    System.arraycopy(turned, 0, direction, 0, direction.length);
    accepted(x);
  }

  /** How dense the mesh should be in each interval: the fifth root of the fifth derivative. */
  private double[] monitor(double[] x) {
    double[] scale = new double[n];
    for (int i = 0; i < states; i++) {
      scale[i % n] = Math.max(scale[i % n], Math.abs(x[i]));
    }
    double[][] fourth = new double[parts][n];
    for (int i = 0; i < parts; i++) {
      fourth(fourth[i], x, i);
    }
    double[] jump = new double[parts];
    for (int i = 0; i < parts; i++) {
      int before = (i + parts - 1) % parts;
      double width = 0.5 * (mesh[before + 1] - mesh[before] + mesh[i + 1] - mesh[i]);
      for (int c = 0; c < n; c++) {
        double d = Math.abs(fourth[i][c] - fourth[before][c]) / width;
        jump[i] = Math.max(jump[i], scale[c] > 0 ? d / scale[c] : 0);
      }
    }
    double[] monitor = new double[parts];
    double mean = 0;
    for (int i = 0; i < parts; i++) {
      monitor[i] = StrictMath.pow(0.5 * (jump[i] + jump[(i + 1) % parts]), 0.2);
      mean += monitor[i] * (mesh[i + 1] - mesh[i]);
    }
    for (int i = 0; i < parts; i++) {
      monitor[i] = mean > 0 ? monitor[i] + EVEN * mean : 1;
    }
    return monitor;
  }

  /** Returns the greatest values along the cycle, the period and the least values. */
  @Override
  public final double[] values(double[] x) {
    double[] values = new double[2 * n + 1];
    Arrays.fill(values, 0, n, Double.NEGATIVE_INFINITY);
    Arrays.fill(values, n + 1, 2 * n + 1, Double.POSITIVE_INFINITY);
    values[n] = period(x);
    double[][] last = new double[3][n];
    double[] kept = mesh.clone();
    for (int i = 1; i < parts; i++) {
      mesh[i] = place(x, i);
    }
    // two looks more than there are, so that the first one has neighbors too
    for (int k = 0; k < parts * LOOKS + 2; k++) {
      int i = k / LOOKS % parts;
      if (k % LOOKS == 0) {
        solve(i, x);
      }
      double[] oldest = last[0];
      last[0] = last[1];
      last[1] = last[2];
      last[2] = oldest;
      inside(last[2], x, i, (double) (k % LOOKS) / LOOKS);
      double before = mesh[(k + parts * LOOKS - 2) / LOOKS % parts + 1];
      before -= mesh[(k + parts * LOOKS - 2) / LOOKS % parts];
      int middle = (k + parts * LOOKS - 1) / LOOKS % parts;
      double after = mesh[middle + 1] - mesh[middle];
      for (int c = 0; c < n && k > 1; c++) {
        double top = vertex(last[0][c], last[1][c], last[2][c], before, after);
        values[c] = Math.max(values[c], Math.max(last[1][c], top));
        values[n + 1 + c] = Math.min(values[n + 1 + c], Math.min(last[1][c], top));
      }
    }
    System.arraycopy(kept, 0, mesh, 0, kept.length);
    return values;
  }

  /**
   * The extreme of the parabola through three values at distances, if the middle one is an extreme
   * of them; else the middle one.
   */
  private static double vertex(double a, double b, double c, double before, double after) {
    double rise = (b - a) / before;
    double fall = (c - b) / after;
    if (!(rise * fall < 0)) {
      return b;
    }
    double bend = (fall - rise) / (before + after);
    double slope = (rise * after + fall * before) / (before + after);
    return b - slope * slope / (4 * bend);
  }

  @Override
  public final String method() {
    return "collocation at Gauss points of " + parts + " intervals, " + rhs.method();
  }
}
