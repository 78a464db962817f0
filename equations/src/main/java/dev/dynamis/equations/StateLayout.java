package dev.dynamis.equations;

import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Where an instance's whole state lies in an array.
 *
 * <p>First what can't be perturbed: clock, the parameters that events change, the sides of located
 * events, times of kept steps, breakpoints. Then what can, in the order of a tangent vector:
 * states, lags (whose newest value moves with its state), the solution over the last steps. Last
 * the stepper's memory, which belongs to the method and not to the equations. Parameters that no
 * event changes are inputs only.
 */
final class StateLayout {
  /** Time, start of the grid, steps on it, all steps, nominal step, next step. */
  static final int CLOCK = 6;

  /** The largest count that a state can hold. */
  private static final double LARGEST = 0x1p53;

  final int parameters;
  final int sides;
  final int times;
  final int breakpoints;
  final int states;
  final int lags;
  final int past;
  final int memory;
  final int size;

  /** Where the components of a tangent vector are; the newest value of a lag is the state's own. */
  final int[] tangent;

  /** Pairs of a state's number and the place of the newest value of its lags. */
  private final int[] newest;

  StateLayout(Engine e) {
    parameters = CLOCK;
    sides = parameters + e.changing.length;
    times = sides + (e.locator == null ? 0 : e.locator.size());
    breakpoints = times + (e.delays == null ? 0 : e.delays.clockSize());
    states = breakpoints + (e.breakpoints == null ? 0 : e.breakpoints.size());
    lags = states + e.n;
    past = lags + e.rings.size();
    memory = past + (e.delays == null ? 0 : e.delays.pastSize());
    size = memory + e.stepper.memorySize();
    IntStream.Builder places = IntStream.builder();
    IntStream.Builder pairs = IntStream.builder();
    for (int i = states; i < lags; i++) {
      places.add(i);
    }
    int at = lags;
    for (int i = 0; i < e.n; i++) {
      if (e.rings.depth(i) > 0) {
        pairs.add(i).add(at++);
        for (int k = 1; k <= e.rings.depth(i); k++) {
          places.add(at++);
        }
      }
    }
    for (int i = past; i < memory; i++) {
      places.add(i);
    }
    tangent = places.build().toArray();
    newest = pairs.build().toArray();
  }

  void plus(double[] out, double[] x, double[] dx) {
    if (out != x) {
      System.arraycopy(x, 0, out, 0, size);
    }
    for (int i = 0; i < tangent.length; i++) {
      out[tangent[i]] += dx[i];
    }
    for (int i = 0; i < newest.length; i += 2) {
      out[newest[i + 1]] += dx[newest[i]];
    }
  }

  void minus(double[] dx, double[] a, double[] b) {
    for (int i = 0; i < tangent.length; i++) {
      dx[i] = a[tangent[i]] - b[tangent[i]];
    }
  }

  /** Returns whether the instance still has the room for delays that this layout was made for. */
  boolean fits(Engine e) {
    return e.delays == null || memory - past == e.delays.pastSize();
  }

  void save(Engine e, double[] out) {
    out[0] = e.t;
    out[1] = e.base;
    out[2] = e.grid;
    out[3] = e.steps;
    out[4] = e.dt;
    out[5] = e.h;
    for (int i = 0; i < e.changing.length; i++) {
      out[parameters + i] = e.p[e.changing[i]];
    }
    if (e.locator != null) {
      e.locator.save(out, sides);
    }
    if (e.delays != null) {
      e.delays.saveClock(out, times);
      e.delays.savePast(out, past);
    }
    if (e.breakpoints != null) {
      e.breakpoints.save(out, breakpoints);
    }
    System.arraycopy(e.x, 0, out, states, e.n);
    e.rings.save(out, lags);
    e.stepper.saveMemory(out, memory);
  }

  /**
   * Takes over a state.
   *
   * @throws SimulationException if its clock or counts can't be those of the instance, which then
   *     stays as it was
   */
  void load(Engine e, double[] in) {
    check(e, in);
    e.t = in[0];
    e.base = in[1];
    e.grid = (long) in[2];
    e.steps = (long) in[3];
    e.dt = in[4];
    e.h = in[5];
    for (int i = 0; i < e.changing.length; i++) {
      e.p[e.changing[i]] = in[parameters + i];
    }
    if (e.locator != null) {
      e.locator.load(in, sides);
    }
    if (e.delays != null) {
      e.delays.load(e.t, in, times, in, past);
      e.delays.parameters(e.p);
    }
    if (e.breakpoints != null) {
      e.breakpoints.load(in, breakpoints);
    }
    System.arraycopy(in, states, e.x, 0, e.n);
    e.rings.load(in, lags);
    e.stepper.loadMemory(in, memory);
  }

  /** What is counted in a state is whole, and within what there is room for. */
  private void check(Engine e, double[] in) {
    for (int i = 0; i < CLOCK; i++) {
      if (!(Math.abs(in[i]) <= Double.MAX_VALUE)) {
        throw wrong(e, i, in, "a finite number");
      }
    }
    whole(e, in, 2, -LARGEST, LARGEST);
    whole(e, in, 3, 0, LARGEST);
    for (int i = sides; i < times; i++) {
      whole(e, in, i, -2, 2);
    }
    if (e.delays != null) {
      whole(e, in, times + 1, 0, e.delays.capacity());
      int bad = e.delays.wrongStep(in, times);
      if (bad >= 0) {
        throw wrong(e, bad, in, "finite times that ascend, and steps of some length");
      }
    }
    if (e.breakpoints != null) {
      whole(e, in, breakpoints, 0, e.breakpoints.capacity());
    }
  }

  private void whole(Engine e, double[] in, int at, double least, double most) {
    double v = in[at];
    if (!(v >= least && v <= most && v == Math.rint(v))) {
      String range = String.format(Locale.ROOT, "from %.0f to %.0f", least, most);
      throw wrong(e, at, in, "a whole number " + range);
    }
  }

  private SimulationException wrong(Engine e, int at, double[] in, String expected) {
    return new SimulationException(
        "'" + names(e).get(at) + "' of a state is " + in[at] + ", expected " + expected);
  }

  List<String> names(Engine e) {
    List<String> names =
        new ArrayList<>(
            List.of("t", "grid start", "grid steps", "all steps", "nominal step", "next step"));
    for (int i : e.changing) {
      names.add("parameter " + e.model.parameters().get(i).name());
    }
    number(names, "event side ", times - sides);
    number(names, "history time ", breakpoints - times);
    number(names, "breakpoint ", states - breakpoints);
    names.addAll(perturbed(e, 0));
    number(names, "stepper memory ", size - memory);
    return List.copyOf(names);
  }

  List<String> tangentNames(Engine e) {
    return perturbed(e, 1);
  }

  /** Names of states, lags from {@code firstLag} on, and history. */
  private List<String> perturbed(Engine e, int firstLag) {
    List<String> names = new ArrayList<>(e.model.stateNames());
    for (int i = 0; i < e.n; i++) {
      for (int k = firstLag; e.rings.depth(i) > 0 && k <= e.rings.depth(i); k++) {
        names.add("lag_" + e.model.states().get(i).name() + "(" + k + ")");
      }
    }
    number(names, "history ", memory - past);
    return List.copyOf(names);
  }

  private static void number(List<String> names, String prefix, int count) {
    for (int i = 0; i < count; i++) {
      names.add(prefix + i);
    }
  }
}
