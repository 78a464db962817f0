package dev.dynamis.analysis.section;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Identity;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepDifferences;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import java.util.ArrayList;
import java.util.List;

/**
 * Poincare's map as a system of its own: a step leads from one return to the next, so that fixed
 * points of it are cycles of the flow, gaits of a walker for example, and their multipliers those
 * of the cycle without the one of its phase.
 *
 * <p>A return is a crossing of a {@link Section}, or a stop of the system: a terminal event of
 * equations, after its action, or whatever else ends a step with {@link StepStatus#STOPPED}. A
 * state of the map has some coordinates of the system; the others are as they were at the beginning
 * or follow from these by a {@link Placement}.
 *
 * @since 0.1.0
 */
public final class ReturnMap implements DynamicalSystem {
  /** Completes a state of the system from the coordinates of the map. */
  @FunctionalInterface
  public interface Placement {
    /**
     * Changes a state.
     *
     * @param x coordinates of the map
     * @param state whole state, in which these coordinates are set already
     */
    void complete(double[] x, double[] state);
  }

  private static final long LONGEST = 100_000;

  private final DynamicalSystem system;
  private final List<String> coordinates;
  private final int[] places;
  private final double[] base;
  private final double[] whole;
  private final double[] x;
  private final StepReport report = new StepReport();
  private Placement placement = (coordinates, state) -> {};
  private String quantity;
  private double level;
  private Direction direction = Direction.UP;
  private double differences = 6e-6;
  private double returns;
  private double duration = Double.NaN;

  private ReturnMap(DynamicalSystem system, List<String> coordinates) {
    this.system = system.copy();
    this.coordinates = List.copyOf(coordinates);
    base = new double[system.stateSize()];
    whole = base.clone();
    this.system.save(base);
    List<String> names = system.stateNames();
    places = new int[coordinates.size()];
    x = new double[places.length];
    for (int i = 0; i < places.length; i++) {
      String name = coordinates.get(i);
      places[i] = names.indexOf(name);
      if (places[i] < 0) {
        throw new IllegalArgumentException(
            "no coordinate '" + name + "'; " + Nearest.suggestion(name, system.tangentNames()));
      }
      x[i] = base[places[i]];
    }
  }

  /**
   * Makes the map from one stop of a system to the next.
   *
   * @param coordinates those that tell returns apart
   * @throws IllegalArgumentException if the system has no coordinate of such a name
   */
  public static ReturnMap ofStops(DynamicalSystem system, String... coordinates) {
    return new ReturnMap(system, List.of(coordinates));
  }

  /**
   * Makes the map from one crossing of a section to the next. The quantity of the section should
   * not be among the coordinates; it stays at its level.
   */
  public static ReturnMap ofCrossings(
      DynamicalSystem system,
      String quantity,
      double level,
      Direction direction,
      String... coordinates) {
    ReturnMap map = new ReturnMap(system, List.of(coordinates));
    Section.of(map.system).level(quantity, level);
    map.quantity = quantity;
    map.level = level;
    map.direction = direction;
    int at = system.stateNames().indexOf(quantity);
    if (at >= 0) {
      map.base[at] = level;
    }
    return map;
  }

  /** Sets how the other coordinates follow from those of the map. */
  public ReturnMap placement(Placement how) {
    placement = how;
    return this;
  }

  /**
   * Sets the relative size of the differences that derivatives are taken by, 6e-6 by default.
   * Returns through soft contacts have small corners, wherever an impact moves on to the next step
   * of the engine; larger differences see the slope beyond them.
   */
  public ReturnMap differences(double relative) {
    new StepDifferences(this).size(relative);
    differences = relative;
    return this;
  }

  @Override
  public StepDerivatives derivatives() {
    return new StepDifferences(this).size(differences);
  }

  @Override
  public StepReport step() {
    System.arraycopy(base, 0, whole, 0, base.length);
    for (int i = 0; i < x.length; i++) {
      whole[places[i]] = x[i];
    }
    placement.complete(x, whole);
    system.load(whole);
    double begin = system.time();
    try {
      duration = quantity == null ? toStop(begin) : toCrossing(begin);
      returns++;
      return report.ok(1);
    } catch (SimulationException e) {
      return report.set(StepStatus.FAILED, 0, e.getMessage());
    }
  }

  private double toStop(double begin) {
    for (long k = 0; k < LONGEST; k++) {
      StepReport one = system.step();
      if (one.status() == StepStatus.STOPPED) {
        system.save(whole);
        for (int i = 0; i < x.length; i++) {
          x[i] = whole[places[i]];
        }
        return system.time() - begin;
      }
      if (one.status() != StepStatus.OK) {
        throw new SimulationException("no return: " + one.cause());
      }
    }
    throw new SimulationException(
        "no return within " + LONGEST + " steps; start nearer to a cycle");
  }

  private double toCrossing(double begin) {
    // a start on the section is no return
    StepReport first = system.step();
    if (first.status() != StepStatus.OK) {
      throw new SimulationException("no return: " + first.cause());
    }
    Recording points =
        Section.of(system)
            .level(quantity, level)
            .direction(direction)
            .transientTime(0)
            .crossings(1)
            .run()
            .points();
    for (int i = 0; i < x.length; i++) {
      x[i] = points.column(coordinates.get(i)).get(0);
    }
    return points.time(0) - begin;
  }

  /** Returns the number of coordinates and one for the clock. */
  @Override
  public int stateSize() {
    return x.length + 1;
  }

  @Override
  public int tangentSize() {
    return x.length;
  }

  /** Returns how many returns there were: the clock of this map. */
  @Override
  public double time() {
    return returns;
  }

  /** Returns how long the last return took in the time of the flow; NaN before the first one. */
  public double duration() {
    return duration;
  }

  @Override
  public void save(double[] state) {
    state[0] = returns;
    System.arraycopy(x, 0, state, 1, x.length);
  }

  @Override
  public void load(double[] state) {
    returns = state[0];
    System.arraycopy(state, 1, x, 0, x.length);
  }

  @Override
  public void plus(double[] out, double[] from, double[] dx) {
    out[0] = from[0];
    for (int i = 0; i < x.length; i++) {
      out[i + 1] = from[i + 1] + dx[i];
    }
  }

  @Override
  public void minus(double[] dx, double[] a, double[] b) {
    for (int i = 0; i < x.length; i++) {
      dx[i] = a[i + 1] - b[i + 1];
    }
  }

  @Override
  public List<String> stateNames() {
    List<String> names = new ArrayList<>(List.of("returns"));
    names.addAll(coordinates);
    return List.copyOf(names);
  }

  @Override
  public List<String> tangentNames() {
    return coordinates;
  }

  @Override
  public List<String> inputNames() {
    return system.inputNames();
  }

  @Override
  public void inputs(double[] u) {
    system.inputs(u);
  }

  @Override
  public void setInputs(double[] u) {
    system.setInputs(u);
  }

  @Override
  public List<String> outputNames() {
    return List.of();
  }

  @Override
  public void outputs(double[] y) {}

  @Override
  public List<String> parameterNames() {
    return system.parameterNames();
  }

  @Override
  public void parameters(double[] p) {
    system.parameters(p);
  }

  @Override
  public void setParameters(double[] p) {
    system.setParameters(p);
  }

  @Override
  public Identity identity() {
    return system.identity();
  }

  @Override
  public ReturnMap copy() {
    ReturnMap other = new ReturnMap(system, coordinates);
    System.arraycopy(base, 0, other.base, 0, base.length);
    System.arraycopy(x, 0, other.x, 0, x.length);
    other.placement = placement;
    other.quantity = quantity;
    other.level = level;
    other.direction = direction;
    other.differences = differences;
    other.returns = returns;
    other.duration = duration;
    return other;
  }
}
