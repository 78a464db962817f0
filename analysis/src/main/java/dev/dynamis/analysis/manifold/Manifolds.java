package dev.dynamis.analysis.manifold;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Grows the stable or unstable manifold of a saddle: curves where it has one direction, for flows
 * surfaces where it has two. Where a coordinate of a map goes around, such as an angle, curves go
 * on beyond its range, without jumps.
 *
 * <p>Options change this object and return it. The system's state stays.
 *
 * @since 0.1.0
 */
public final class Manifolds {
  /** The most points of a curve of a flow. */
  private static final double MOST_POINTS = 1e6;

  private final DynamicalSystem system;
  private final RightHandSide rhs;
  private double[] guess;
  private boolean unstable = true;
  private double length = Double.NaN;
  private double spacing = Double.NaN;
  private double bound = 1e3;
  private int rank = -1;
  private Progress progress = Progress.NONE;

  private Manifolds(DynamicalSystem system) {
    this.system = system;
    rhs = system.rightHandSide();
    if (rhs == null) {
      throw new IllegalArgumentException(
          "manifolds are grown from equations, and this system is known by its steps only");
    }
    guess = new double[rhs.names().size()];
    rhs.coordinates(guess);
    if (!rhs.delays(system.time(), guess).isEmpty()) {
      throw new IllegalArgumentException(
          "manifolds are grown for systems whose coordinates tell all of their future, and this one"
              + " looks back; write what it remembers as further coordinates if that is a lag of"
              + " whole steps");
    }
  }

  /** Begins with the saddle near the system's present state. */
  public static Manifolds of(DynamicalSystem system) {
    return new Manifolds(system);
  }

  /** Sets near which point the saddle is. */
  public Manifolds near(double... point) {
    if (point.length != guess.length) {
      throw new IllegalArgumentException(
          point.length + " numbers, expected " + guess.length + ": " + rhs.names());
    }
    guess = point.clone();
    return this;
  }

  /** Asks for the unstable manifold, the default. */
  public Manifolds unstable() {
    unstable = true;
    return this;
  }

  /** Asks for the stable manifold. */
  public Manifolds stable() {
    unstable = false;
    return this;
  }

  /** Sets how far along the manifold to go; 10 times the saddle's distance from 0, or 10. */
  public Manifolds length(double most) {
    length = positive("the length", most);
    return this;
  }

  /** Sets the greatest distance of two points; a thousandth of the length by default. */
  public Manifolds spacing(double most) {
    spacing = positive("the spacing", most);
    return this;
  }

  /** Sets how far from the saddle a branch may go; 1000 by default. */
  public Manifolds bound(double most) {
    bound = positive("the bound", most);
    return this;
  }

  /**
   * Takes only one of several directions, counted from 0 for the one with the largest growth or the
   * slowest decay.
   */
  public Manifolds direction(int which) {
    rank = which;
    return this;
  }

  /** Says that rates which depend on the time are those of one moment. */
  static String heldTime(RightHandSide rhs, double t) {
    return rhs.isAutonomous() ? "" : ", with the time held at " + t;
  }

  private static double positive(String what, double v) {
    if (!(v > 0 && v < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(what + " is " + v + ", expected more than 0");
    }
    return v;
  }

  /** Sets who hears of progress; when it asks to stop, what was grown is the result. */
  public Manifolds progress(Progress listener) {
    progress = listener;
    return this;
  }

  /**
   * Grows the manifold.
   *
   * @throws SimulationException if there is no saddle, or it has no such direction
   * @throws IllegalArgumentException if the spacing asks for more than a million points of a curve
   *     of a flow
   */
  public Manifold run() {
    double[] periods = rhs.names().stream().mapToDouble(system::period).toArray();
    Saddle saddle = new Saddle(rhs, system.time(), guess, periods);
    double size = 0;
    for (double v : saddle.x()) {
      size = Math.max(size, Math.abs(v));
    }
    double whole = Double.isNaN(length) ? 10 * Math.max(1, size) : length;
    double gap = Double.isNaN(spacing) ? whole / 1000 : spacing;
    if (!rhs.isMap() && !(whole / gap <= MOST_POINTS)) {
      throw new IllegalArgumentException(
          "the spacing is " + gap + " over a length of " + whole + ": more than a million points");
    }
    if (rank < 0 && !rhs.isMap() && saddle.isPlane(unstable)) {
      return new SurfaceGrowth(rhs, system.time(), saddle, unstable, whole, gap, bound)
          .grow(progress);
    }
    int[] all = saddle.real(unstable);
    if (all.length == 0 || rank >= all.length) {
      throw new SimulationException(
          "the point "
              + Arrays.toString(saddle.x())
              + " has "
              + all.length
              + (unstable ? " unstable" : " stable")
              + " directions; eigenvalues "
              + Arrays.toString(saddle.spectrum().re()));
    }
    if (all.length > 1 && rank < 0) {
      throw new SimulationException(
          "the "
              + (unstable ? "unstable" : "stable")
              + " manifold has "
              + all.length
              + " dimensions; choose one of its directions");
    }
    double eigenvalue = saddle.spectrum().re()[all[Math.max(0, rank)]];
    double[] direction = saddle.direction(eigenvalue, false);
    List<Recording> branches = new ArrayList<>();
    List<String> ends = new ArrayList<>();
    for (int side = 1; side >= -1; side -= 2) {
      CurveGrowth growth =
          rhs.isMap()
              ? new MapCurve(rhs, system.time(), unstable, eigenvalue, periods)
              : new FlowCurve(rhs, system.time(), unstable);
      branches.add(growth.grow(saddle.x(), direction, side, whole, gap, bound, progress));
      ends.add(growth.end());
    }
    return new Manifold(
        rhs.names(),
        saddle.x().clone(),
        unstable,
        new double[] {eigenvalue},
        new double[][] {direction},
        branches,
        ends,
        (rhs.isMap() ? "images of a fundamental segment" : "orbits by extrapolation, along arcs")
            + heldTime(rhs, system.time()));
  }
}
