package dev.dynamis.analysis;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds a state of rest, or one that returns after some steps, near the present one.
 *
 * <pre>{@code
 * Trim.Result rest = Trim.of(cartPole).freeInputs(List.of("motor")).hold(List.of("slide")).run();
 * }</pre>
 *
 * <p>Unknowns are all components of a tangent vector, less those that are held, and those inputs
 * that are set free; each may have bounds. The equations are that no component of the state changes
 * in a step, or in a period. They are solved by damped Newton steps in tangent space, of all that
 * fit the shortest one, so that what is not determined stays near where it was. A system whose
 * equations can't be met says which are left, and which unknowns sit at their bounds.
 *
 * @since 0.1.0
 */
public final class Trim {
  private final DynamicalSystem system;
  private final List<String> states;
  private final List<String> inputs;
  private final Set<Integer> held = new TreeSet<>();
  private final Set<Integer> free = new TreeSet<>();
  private final Map<Integer, double[]> bounds = new HashMap<>();
  private int steps = 1;
  private double tolerance = 1e-9;
  private int iterations = 200;

  private Trim(DynamicalSystem system) {
    this.system = system;
    states = system.tangentNames();
    inputs = system.inputNames();
  }

  /**
   * What was found.
   *
   * @param iterations Newton steps that were taken
   * @param residual the largest rate of change that is left, per unit of time
   */
  public record Result(int iterations, double residual) {}

  /** Begins a trim of a system, which is moved to the state that is found. */
  public static Trim of(DynamicalSystem system) {
    return new Trim(system);
  }

  /**
   * Makes inputs unknown, which otherwise stay as they are.
   *
   * @throws IllegalArgumentException if a name is wrong, with the nearest
   */
  public Trim freeInputs(Collection<String> names) {
    names.forEach(name -> free.add(place("input", name, inputs)));
    return this;
  }

  /**
   * Keeps components of the state, or inputs, as they are. A name of both means that of the state;
   * {@code input.NAME} is always an input.
   *
   * @throws IllegalArgumentException if a name is wrong, with the nearest
   */
  public Trim hold(Collection<String> names) {
    for (String name : names) {
      int unknown = unknown(name);
      if (unknown < states.size()) {
        held.add(unknown);
      } else {
        free.remove(unknown - states.size());
      }
    }
    return this;
  }

  /**
   * Bounds a component of the state, or an input; names as for {@link #hold}.
   *
   * @throws IllegalArgumentException if the name is wrong, with the nearest, the bounds are none,
   *     or the component has no value of its own, as part of a rotation
   */
  public Trim bound(String name, double low, double high) {
    int unknown = unknown(name);
    if (!(low <= high)) {
      throw new IllegalArgumentException(
          "the bounds of " + name + " are " + low + " and " + high + "; use two ascending numbers");
    }
    if (unknown < states.size() && !system.stateNames().contains(states.get(unknown))) {
      throw new IllegalArgumentException(
          name + " is a direction of change without a value, so it can't have bounds");
    }
    bounds.put(unknown, new double[] {low, high});
    return this;
  }

  /** Looks for a state that returns after this many steps, instead of one of rest. */
  public Trim period(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("a period of " + count + " steps; use 1 or more");
    }
    steps = count;
    return this;
  }

  /** Sets the largest rate of change that counts as rest, per unit of time; 1e-9 by default. */
  public Trim tolerance(double rate) {
    if (!(rate > 0)) {
      throw new IllegalArgumentException("a tolerance of " + rate + "; use a positive number");
    }
    tolerance = rate;
    return this;
  }

  /** Sets the greatest number of Newton steps; 200 by default. */
  public Trim iterations(int most) {
    iterations = most;
    return this;
  }

  private int unknown(String name) {
    if (name.startsWith("input.") && !states.contains(name)) {
      return states.size() + place("input", name.substring("input.".length()), inputs);
    }
    int state = states.indexOf(name);
    if (state >= 0) {
      return state;
    }
    int input = inputs.indexOf(name);
    if (input < 0) {
      List<String> all = new ArrayList<>(states);
      all.addAll(inputs);
      throw new IllegalArgumentException(
          "no state or input \"" + name + "\"; " + Nearest.suggestion(name, all));
    }
    return states.size() + input;
  }

  private static int place(String what, String name, List<String> names) {
    int at = names.indexOf(name);
    if (at < 0) {
      throw new IllegalArgumentException(
          "no " + what + " \"" + name + "\"; " + Nearest.suggestion(name, names));
    }
    return at;
  }

  /**
   * Looks for the state and moves the system there.
   *
   * @throws SimulationException if none was found, with the equations that are left and the
   *     unknowns at their bounds; the system is then as it was
   */
  public Result run() {
    int n = states.size();
    List<Integer> unknowns = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (!held.contains(i)) {
        unknowns.add(i);
      }
    }
    free.forEach(i -> unknowns.add(n + i));
    int[] chosen = unknowns.stream().mapToInt(i -> i).toArray();
    double[] low = new double[chosen.length];
    double[] high = new double[chosen.length];
    Arrays.fill(low, Double.NEGATIVE_INFINITY);
    Arrays.fill(high, Double.POSITIVE_INFINITY);
    for (int k = 0; k < chosen.length; k++) {
      double[] own = bounds.get(chosen[k]);
      if (own != null) {
        low[k] = own[0];
        high[k] = own[1];
      }
    }
    TrimSearch search = new TrimSearch(system, steps, chosen, low, high);
    int taken = search.run(tolerance, iterations);
    if (taken < 0) {
      String left = search.explain(tolerance);
      search.restore();
      throw new SimulationException(
          (steps == 1 ? "no state of rest was found: " : "no periodic state was found: ") + left);
    }
    return new Result(taken, search.residual());
  }
}
