package dev.dynamis.analysis.section;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Nearest;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StateProbe;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import java.util.ArrayList;
import java.util.List;

/**
 * A surface in the space of states that an orbit crosses again and again (Poincare), or equal
 * intervals of time (a stroboscope).
 *
 * <p>A crossing lies inside a step. Where a system can shorten its steps, that one is repeated with
 * the length that ends on the surface, found to rounding, so that a crossing is as exact as the
 * orbit is. For others, such as mechanisms with delays or digital controllers, it lies on the
 * straight line between the states before and after the step, which errs by the square of its
 * length. The result says which was used.
 *
 * <p>Options change this object and return it. The run starts from the system's present state and
 * leaves it where the orbit ends.
 *
 * @since 0.1.0
 */
public final class Section {
  /** Spacings of numbers that a time needs to be known to four digits of a period. */
  private static final double TOLD_APART = 1e4;

  private static final int HEARD_EVERY = 1024;
  private static final int PROBING = 2000;
  private static final int HALVINGS = 80;
  private static final int STEPS_EACH = 20_000;

  /** Without a crossing for so many steps, none is waited for any longer. */
  private static final int PATIENCE = 10 * STEPS_EACH;

  private final DynamicalSystem system;
  private final List<Integer> shown = new ArrayList<>();
  private final double[] state;
  private final double[] before;
  private final double[] difference;
  private final double[] outputs;
  private String name;
  private double level = Double.NaN;
  private double period = Double.NaN;
  private boolean output;
  private Direction direction = Direction.UP;
  private int number = 500;
  private double most = Double.NaN;
  private double transientTime = Double.NaN;
  private Progress progress = Progress.NONE;

  private StateProbe probe;
  private int index;
  private final double[] value = new double[1];

  private Section(DynamicalSystem system) {
    RightHandSide rhs = system.rightHandSide();
    if (rhs != null && rhs.isMap()) {
      throw new IllegalArgumentException(
          "a map jumps over every section; look at each of its iterates instead, or at every k-th");
    }
    this.system = system;
    state = new double[system.stateSize()];
    before = new double[system.stateSize()];
    difference = new double[system.tangentSize()];
    outputs = new double[system.outputNames().size()];
    List<String> names = system.stateNames();
    List<String> wanted = rhs == null ? system.tangentNames() : rhs.names();
    for (String n : wanted) {
      if (names.contains(n)) {
        shown.add(names.indexOf(n));
      }
    }
  }

  /**
   * Begins to ask for crossings of a flow's orbit. Without a choice of the section it is that of
   * the last coordinate at its mean along a first stretch of the orbit, upwards.
   *
   * @throws IllegalArgumentException if the system is a map
   */
  public static Section of(DynamicalSystem system) {
    return new Section(system);
  }

  /**
   * Sets the section: a coordinate, or an output of the system, at a value.
   *
   * @throws IllegalArgumentException if there is neither of this name
   */
  public Section level(String quantity, double at) {
    choose(quantity);
    if (!Double.isFinite(at)) {
      throw new IllegalArgumentException("the section is at " + at + ", expected a number");
    }
    level = at;
    return this;
  }

  /** Sets the section: a coordinate or output at its mean along a first stretch of the orbit. */
  public Section mean(String quantity) {
    choose(quantity);
    level = Double.NaN;
    return this;
  }

  private void choose(String quantity) {
    List<String> names = system.stateNames();
    output = !names.contains(quantity) && system.outputNames().contains(quantity);
    if (!output && !names.contains(quantity)) {
      List<String> all = new ArrayList<>(system.tangentNames());
      all.addAll(system.outputNames());
      throw new IllegalArgumentException(
          "no coordinate or output '" + quantity + "'; " + Nearest.suggestion(quantity, all));
    }
    name = quantity;
    index = output ? system.outputNames().indexOf(quantity) : names.indexOf(quantity);
    probe = output ? null : system.probe(index);
    period = Double.NaN;
  }

  /**
   * Looks at the orbit at equal intervals of time instead, counted from time 0, as for a system
   * that is driven with this period.
   */
  public Section every(double interval) {
    if (!(interval > 0 && interval < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the period is " + interval + ", expected more than 0");
    }
    period = interval;
    return this;
  }

  /** Sets which crossings count; upward ones by default. */
  public Section direction(Direction which) {
    direction = which;
    return this;
  }

  /** Sets how many crossings are wanted; 500 by default. */
  public Section crossings(int count) {
    if (count < 1) {
      throw new IllegalArgumentException(count + " crossings, expected 1 or more");
    }
    number = count;
    return this;
  }

  /**
   * Sets for how long the orbit is followed at most; 20000 steps for every crossing by default, and
   * no more than 200000 steps without one.
   */
  public Section time(double span) {
    if (!(span > 0 && span < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the time is " + span + ", expected more than 0");
    }
    most = span;
    return this;
  }

  /** Sets how long the orbit runs before crossings count; 2000 steps by default. */
  public Section transientTime(double span) {
    if (!(span >= 0 && span < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the transient is " + span + ", expected 0 or more");
    }
    transientTime = span;
    return this;
  }

  /** Sets who hears of progress; when it asks to stop, the crossings so far are the result. */
  public Section progress(Progress listener) {
    progress = listener;
    return this;
  }

  /**
   * Follows the orbit.
   *
   * @throws SimulationException if the orbit ends before its first crossing, or crosses nothing
   */
  public Crossings run() {
    if (name == null && Double.isNaN(period)) {
      mean(lastCoordinate());
    }
    settle();
    List<String> columns = new ArrayList<>();
    shown.forEach(i -> columns.add(system.stateNames().get(i)));
    Walk walk = new Walk(new Recording(Recording.TIME, columns));
    walk.run();
    return walk.result();
  }

  /** Returns the last coordinate that is no memory of the past. */
  private String lastCoordinate() {
    List<String> names = shown.stream().map(i -> system.stateNames().get(i)).toList();
    return names.stream()
        .filter(n -> !n.matches("(.*\\.)?past[. ].*"))
        .reduce((first, second) -> second)
        .orElse(names.getLast());
  }

  /** Lets the transient pass and finds the mean, where that is asked for. */
  private void settle() {
    boolean byMean = Double.isNaN(period) && Double.isNaN(level);
    double sum = 0;
    long counted = 0;
    double end = system.time() + transientTime;
    for (long k = 0; Double.isNaN(transientTime) ? k < PROBING : system.time() < end; k++) {
      step();
      if (byMean) {
        sum += quantity();
        counted++;
      }
    }
    if (byMean) {
      for (; counted < PROBING; counted++) {
        step();
        sum += quantity();
      }
      level = sum / counted;
    }
  }

  private StepReport step() {
    StepReport report = system.step();
    if (report.status() != StepStatus.OK) {
      throw new SimulationException(
          "the orbit ended at time "
              + system.time()
              + ": "
              + report.cause()
              + "; start nearer to an attractor, or take shorter steps");
    }
    return report;
  }

  private double quantity() {
    if (output) {
      system.outputs(outputs);
      return outputs[index];
    }
    probe.read(value);
    return value[0];
  }

  private String words() {
    return Double.isNaN(period)
        ? name + " = " + level + ", " + direction.name().toLowerCase(java.util.Locale.ROOT)
        : "every " + period;
  }

  /** One run with what it saw. */
  private final class Walk {
    private final Recording points;
    private final double[] row = new double[shown.size()];
    private final double[] moved = new double[system.stateSize()];
    private final StateProbe coordinates =
        system.probe(shown.stream().mapToInt(Integer::intValue).toArray());
    private final double begin = system.time();
    private boolean shortened = true;
    private double least = Double.POSITIVE_INFINITY;
    private double greatest = Double.NEGATIVE_INFINITY;

    private Walk(Recording points) {
      this.points = points;
    }

    private void run() {
      if (period < TOLD_APART * Math.ulp(begin)) {
        throw new IllegalArgumentException(
            "the period is "
                + period
                + "; at the time "
                + begin
                + " moments that are so close can't be told apart, give a longer one");
      }
      double g = gap();
      long budget = Double.isNaN(most) ? (long) STEPS_EACH * number : Long.MAX_VALUE;
      long latest = 0;
      for (long k = 0; points.rows() < number && k < budget; k++) {
        if (Double.isNaN(most) && k - latest > PATIENCE) {
          return;
        }
        if (!Double.isNaN(most) && system.time() - begin >= most * (1 - 1e-12)) {
          return;
        }
        if (k % HEARD_EVERY == 0
            && (!progress.update(points.rows(), number, "crossings")
                || Thread.currentThread().isInterrupted())) {
          return;
        }
        system.save(before);
        double t = system.time();
        StepReport report;
        try {
          report = step();
        } catch (SimulationException e) {
          if (points.rows() == 0) {
            throw e;
          }
          return;
        }
        double dt = report.dt();
        double next = gap();
        if (crosses(g, next)) {
          system.save(state);
          record(t, dt, g, next);
          latest = k;
          system.load(state);
        }
        g = next;
      }
    }

    /** The quantity above its level, or the number of the interval of time. */
    private double gap() {
      if (!Double.isNaN(period)) {
        return Math.floor(system.time() / period * (1 + 1e-12));
      }
      double q = quantity();
      least = Math.min(least, q);
      greatest = Math.max(greatest, q);
      return q - level;
    }

    private boolean crosses(double g, double next) {
      if (!Double.isNaN(period)) {
        return next > g;
      }
      boolean up = g < 0 && next >= 0;
      boolean down = g > 0 && next <= 0;
      return switch (direction) {
        case UP -> up;
        case DOWN -> down;
        case BOTH -> up || down;
      };
    }

    private void record(double t, double dt, double g, double next) {
      if (Double.isNaN(period)) {
        add(t + locate(dt, g, next));
      } else {
        for (double k = g + 1; k <= next && points.rows() < number; k++) {
          double length = Math.min(k * period - t, dt);
          inside(length, dt);
          add(k * period);
        }
      }
    }

    /**
     * Goes to the root of the quantity inside the step by regula falsi with the Illinois rule, and
     * returns how far into the step that is.
     */
    private double locate(double dt, double g0, double g1) {
      double low = 0;
      double high = dt;
      double atLow = g0;
      double atHigh = g1;
      int side = 0;
      double root = dt;
      for (int k = 0; k < HALVINGS && high - low > 4e-16 * dt; k++) {
        root = k > 20 ? 0.5 * (low + high) : (low * atHigh - high * atLow) / (atHigh - atLow);
        if (!(root > low && root < high)) {
          root = 0.5 * (low + high);
        }
        inside(root, dt);
        double g = quantity() - level;
        if (g == 0 || Math.abs(g) <= 1e-15 * Math.abs(level)) {
          return root;
        }
        if (g > 0 == atHigh > 0) {
          high = root;
          atHigh = g;
          atLow = side == 1 ? atLow / 2 : atLow;
          side = 1;
        } else {
          low = root;
          atLow = g;
          atHigh = side == -1 ? atHigh / 2 : atHigh;
          side = -1;
        }
      }
      inside(root, dt);
      return root;
    }

    /** Goes to a place inside the step. */
    private void inside(double length, double dt) {
      if (length >= dt) {
        system.load(state);
        return;
      }
      system.load(before);
      if (length <= 0) {
        return;
      }
      StepReport report = shortened ? system.shortStep(length) : null;
      if (report == null) {
        shortened = false;
        system.minus(difference, state, before);
        for (int i = 0; i < difference.length; i++) {
          difference[i] *= length / dt;
        }
        system.plus(moved, before, difference);
        system.load(moved);
      } else if (report.status() != StepStatus.OK) {
        throw new SimulationException(
            "no step of the length " + length + " leads to the section: " + report.cause());
      }
    }

    private void add(double t) {
      coordinates.read(row);
      points.add(t, row);
    }

    private Crossings result() {
      double lasted = system.time() - begin;
      if (points.rows() == 0) {
        throw new SimulationException(
            "the section "
                + words()
                + " was never crossed in a time of "
                + lasted
                + (Double.isNaN(period)
                    ? ": " + name + " stayed between " + least + " and " + greatest
                    : "")
                + "; try another level, the other direction or a longer time");
      }
      points.setIdentity(system.identity());
      String method =
          shortened
              ? "steps repeated with the length that ends there"
              : "straight lines between the states before and after a step";
      return new Crossings(
          points, words(), lasted, least, greatest, method, points.rows() == number);
    }
  }
}
