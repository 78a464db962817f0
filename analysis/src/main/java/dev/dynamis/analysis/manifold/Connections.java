package dev.dynamis.analysis.manifold;

import dev.dynamis.analysis.equilibria.Extrapolation;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;

/**
 * Finds the value of a parameter for which the unstable manifold of a saddle leads to a saddle: to
 * itself (homoclinic) or to another one (heteroclinic).
 *
 * <p>The orbit that leaves the first saddle passes the second one on one side or the other, which
 * the sign of its component along the unstable direction there tells at the place of closest
 * approach. The value where that changes is bracketed by a scan and halved down to rounding.
 *
 * <p>Options change this object and return it. Parameters and state of the system stay.
 *
 * @since 0.1.0
 */
public final class Connections {
  private static final double DEPARTURE = 1e-7;
  private static final int MOST_CHUNKS = 200_000;

  private final DynamicalSystem system;
  private final RightHandSide rhs;
  private final double[] parameters;
  private double[] first;
  private double[] second;
  private int parameter = -1;
  private double from;
  private double to;
  private int scan = 60;
  private double most = 500;
  private Progress progress = Progress.NONE;

  private Connections(DynamicalSystem original) {
    system = original.copy();
    rhs = system.rightHandSide();
    if (rhs == null || rhs.isMap()) {
      throw new IllegalArgumentException("connections are looked for in flows with equations");
    }
    parameters = new double[system.parameterNames().size()];
    system.parameters(parameters);
    first = new double[rhs.names().size()];
    rhs.coordinates(first);
  }

  /** Begins with the saddle near the system's present state. */
  public static Connections of(DynamicalSystem system) {
    return new Connections(system);
  }

  /** Sets near which point the first saddle is; also the second, unless that is given. */
  public Connections from(double... point) {
    first = point.clone();
    return this;
  }

  /** Sets near which point the second saddle is. */
  public Connections to(double... point) {
    second = point.clone();
    return this;
  }

  /**
   * Sets which parameter is varied.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  public Connections vary(String name, double low, double high) {
    parameter = system.parameterNames().indexOf(name);
    if (parameter < 0) {
      throw new IllegalArgumentException(
          "no parameter '" + name + "'; " + Nearest.suggestion(name, system.parameterNames()));
    }
    from = low;
    to = high;
    return this;
  }

  /** Sets how many values of the parameter are tried before halving; 60 by default. */
  public Connections scan(int values) {
    if (values < 1) {
      throw new IllegalArgumentException(values + " values, expected 1 or more");
    }
    scan = values;
    return this;
  }

  /** Sets how long an orbit is followed; 500 by default. */
  public Connections time(double longest) {
    most = longest;
    return this;
  }

  /** Sets who hears of progress, and may stop the search. */
  public Connections progress(Progress listener) {
    progress = listener;
    return this;
  }

  /**
   * Looks for a connection.
   *
   * @throws SimulationException if none is found, saying what was seen
   */
  public Connection run() {
    if (parameter < 0) {
      throw new IllegalArgumentException("no parameter is varied");
    }
    double least = Double.POSITIVE_INFINITY;
    double leastAt = Double.NaN;
    String trouble = "";
    for (int side = 1; side >= -1; side -= 2) {
      Pass before = null;
      for (int k = 0; k <= scan; k++) {
        if (!progress.update(k, scan, "values of the parameter")) {
          throw new SimulationException("stopped before a connection was found");
        }
        double p = from + (to - from) * k / scan;
        Pass now;
        try {
          now = pass(p, side, null);
        } catch (SimulationException e) {
          trouble = e.getMessage();
          before = null;
          continue;
        }
        if (now.distance < least) {
          least = now.distance;
          leastAt = p;
        }
        if (before != null && before.gap * now.gap < 0) {
          Connection found = halve(before, now, side);
          if (found != null) {
            return found;
          }
        }
        before = now;
      }
    }
    throw new SimulationException(
        "no connection for "
            + system.parameterNames().get(parameter)
            + " from "
            + from
            + " to "
            + to
            + (Double.isNaN(leastAt)
                ? ": " + trouble
                : ": the nearest orbit passes at a distance of "
                    + least
                    + ", for "
                    + leastAt
                    + "; try another range, more values or a longer time"));
  }

  private Connection halve(Pass low, Pass high, int side) {
    Pass a = low;
    Pass b = high;
    for (int k = 0; k < 60; k++) {
      double middle = 0.5 * (a.p + b.p);
      if (middle == a.p || middle == b.p) {
        break;
      }
      Pass m;
      try {
        m = pass(middle, side, null);
      } catch (SimulationException e) {
        return null;
      }
      if (m.gap * a.gap > 0) {
        a = m;
      } else {
        b = m;
      }
    }
    Pass best = a.distance < b.distance ? a : b;
    // a jump of the gap is no connection: there the distance stays
    if (best.distance > 1e-3 * best.size) {
      return null;
    }
    Recording path = new Recording(Recording.TIME, rhs.names());
    Pass again = pass(best.p, side, path);
    return new Connection(best.p, Math.abs(b.p - a.p), again.distance, again.time, path);
  }

  /** How an orbit passes the second saddle. */
  private record Pass(double p, double gap, double distance, double time, double size) {}

  private Pass pass(double p, int side, Recording path) {
    double[] set = parameters.clone();
    set[parameter] = p;
    system.setParameters(set);
    double t = system.time();
    Saddle a = new Saddle(rhs, t, first);
    Saddle b = second == null ? a : new Saddle(rhs, t, second);
    int[] out = a.real(true);
    int[] away = b.real(true);
    if (out.length != 1 || away.length != 1) {
      throw new SimulationException(
          "the saddles have "
              + out.length
              + " and "
              + away.length
              + " unstable directions where one parameter is varied; each needs one");
    }
    double rate = a.spectrum().re()[out[0]];
    double[] direction = a.direction(rate, false);
    double[] left = b.direction(b.spectrum().re()[away[0]], true);
    int n = direction.length;
    double[] x = a.x().clone();
    double size = Math.max(1, CurveGrowth.distance(a.x(), b.x()));
    for (int i = 0; i < n; i++) {
      x[i] += side * DEPARTURE * size * direction[i];
    }
    Extrapolation orbit = new Extrapolation(n, (dx, at) -> rhs.evaluate(dx, t, at));
    double chunk = 0.02 / Math.max(rate, b.spectrum().re()[away[0]]);
    double time = 0;
    double old = CurveGrowth.distance(x, b.x());
    double far = old;
    boolean falling = false;
    double[] before = x.clone();
    for (int k = 0; k < MOST_CHUNKS && time < most; k++) {
      if (path != null) {
        path.add(time, x);
      }
      System.arraycopy(x, 0, before, 0, n);
      orbit.advance(x, chunk);
      time += chunk;
      double d = CurveGrowth.distance(x, b.x());
      if (!(d < 1e6 * size)) {
        throw new SimulationException("the orbit leaves for infinity");
      }
      far = Math.max(far, d);
      if (falling && d > old) {
        double gap = 0;
        for (int i = 0; i < n; i++) {
          gap += left[i] * (before[i] - b.x()[i]);
        }
        return new Pass(p, gap, old, time - chunk, far);
      }
      falling = d < old;
      old = d;
    }
    throw new SimulationException("the orbit does not come near the second saddle");
  }
}
