package dev.dynamis.analysis.chaos;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.Checkpoint;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import java.nio.DoubleBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Lyapunov exponents: the mean rates at which small changes of a state grow (Benettin, Galgani,
 * Giorgilli and Strelcyn, 1980).
 *
 * <p>Tangent vectors are carried through the very steps that the system takes ({@link
 * StepDerivatives#step}) and made orthonormal anew before they become parallel; the logarithms of
 * their lengths add up to the exponents. For delay systems the vectors contain the history.
 *
 * <p>Options change this object and return it. The run starts from the system's present state and
 * leaves it where the orbit ends.
 *
 * @since 0.1.0
 */
public final class Lyapunov {
  /**
   * The logarithm of a length that the interval between two orthonormalizations is chosen for; even
   * if vectors come apart many times faster than before, enough digits remain.
   */
  private static final double SPREAD = 2;

  /** A single vector need only stay within the range of numbers. */
  private static final double RANGE = 200;

  /** So many exponents are computed without being asked for. */
  private static final int FEW = 10;

  private static final int LONGEST_INTERVAL = 4096;
  private static final int LONGEST_TOGETHER = 16;
  private static final int BLOCKS = 32;
  private static final int HISTORY = 256;
  private static final int HEARD_EVERY = 1024;
  private static final String SECTION = "lyapunov";

  /** Lengths are multiplied up to here before a logarithm is taken. */
  private static final double LARGE = 1e150;

  /** Beyond so many times where it began, an orbit has left for good. */
  private static final double FAR = 1e8;

  private static final double LN2 = StrictMath.log(2);

  private final DynamicalSystem system;
  private final StepDerivatives derivatives;
  private final boolean map;
  private final int n;
  private int count;
  private double time = Double.NaN;
  private double transientTime = Double.NaN;
  private Progress progress = Progress.NONE;

  private double[] vectors;
  private double[] growth;

  /** Products of lengths whose logarithms are not yet in the growth. */
  private double[] lengths;

  /** The greatest logarithm of a length in one step so far. */
  private double fastest;

  private double elapsed;
  private long steps;
  private long heard;
  private double whole;

  /** How many steps there are between two orthonormalizations at the moment. */
  private long interval;

  /** How many were taken since the last. */
  private long since;

  /** How long the last step was, 0 before the first. */
  private double dt;

  /** Whether the transient is over. */
  private boolean averaging;

  private Autosave autosave = Autosave.NONE;
  private boolean resuming;
  private Checkpoint saver;

  /** The greatest size of a coordinate at the start. */
  private double startSize;

  /** All steps that were taken, those of the transient too. */
  private long taken;

  private Lyapunov(DynamicalSystem system) {
    this.system = system;
    derivatives = system.derivatives();
    RightHandSide rhs = system.rightHandSide();
    map = rhs != null && rhs.isMap();
    n = derivatives.states();
    count = n <= FEW ? n : 1;
    if (n == 0) {
      throw new IllegalArgumentException("the system has no direction in which it may change");
    }
  }

  /** Begins to ask for the exponents of a system from its present state. */
  public static Lyapunov of(DynamicalSystem system) {
    return new Lyapunov(system);
  }

  /**
   * Sets how many of the largest exponents are computed: by default all of up to ten, or one.
   *
   * @throws IllegalArgumentException if the system does not have so many directions
   */
  public Lyapunov exponents(int number) {
    if (number < 1 || number > n) {
      throw new IllegalArgumentException(
          number + " exponents asked for; this system has 1 to " + n);
    }
    count = number;
    return this;
  }

  /**
   * Sets over which time growth is averaged; for maps, over how many iterations. 10000 steps by
   * default.
   */
  public Lyapunov time(double span) {
    if (!(span > 0 && span < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the time is " + span + ", expected a number above 0");
    }
    time = span;
    return this;
  }

  /**
   * Sets how long the orbit runs first, for it to reach its attractor and for the vectors to turn
   * into their directions; for maps, how many iterations. A tenth of the time by default. Without
   * any, vectors begin along the axes, and the first of them is the fastest only if it turns there.
   */
  public Lyapunov transientTime(double span) {
    if (!(span >= 0 && span < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the transient is " + span + ", expected 0 or more");
    }
    transientTime = span;
    return this;
  }

  /** Sets who hears of progress; when it asks to stop, the result is that of the shorter time. */
  public Lyapunov progress(Progress listener) {
    progress = listener;
    return this;
  }

  /**
   * Saves everything from time to time, so that {@link #resume} can go on if this is ended before
   * its end.
   */
  public Lyapunov autosave(Autosave plan) {
    autosave = plan;
    resuming = false;
    return this;
  }

  /**
   * Goes on with a computation like this one, from the same start, that was saved to a file, and
   * saves it there further on. The result is the same as without a break, to the last bit.
   */
  public Lyapunov resume(Autosave plan) {
    if (plan.file() == null) {
      throw new IllegalArgumentException("there is no file to go on from");
    }
    autosave = plan;
    resuming = true;
    return this;
  }

  /**
   * Computes the exponents.
   *
   * @throws SimulationException if the orbit ends before its time, by divergence for example, or if
   *     there is nothing to go on from
   * @throws IllegalArgumentException if what was saved is another computation
   */
  public LyapunovSpectrum run() {
    startSize = size();
    vectors = new double[count * n];
    growth = new double[count];
    lengths = new double[count];
    Arrays.fill(lengths, 1);
    double span = Double.isNaN(time) ? defaultTime() : time;
    double before = Double.isNaN(transientTime) ? span / 10 : transientTime;
    for (int k = 0; k < count; k++) {
      for (int i = 0; before > 0 && i < n; i++) {
        // an axis may be a direction of its own, which never turns into the fastest one
        vectors[k * n + i] = 0.3 * StrictMath.sin(1 + 3 * k + 7 * i);
      }
      vectors[k * n + k] += 1;
    }
    whole = before + span;
    heard = 0;
    fastest = 0;
    taken = 0;
    averaging = false;
    begin();
    Blocks blocks = new Blocks(span);
    if (autosave.file() != null) {
      prepareToSave(before, blocks);
    }
    boolean goesOn = averaging || advance(before, null);
    if (!averaging) {
      begin();
      averaging = goesOn;
    }
    if (goesOn) {
      advance(span, blocks);
    }
    if (steps == 0) {
      throw new SimulationException("stopped before the average began; nothing is known");
    }
    LyapunovSpectrum found = blocks.result();
    if (isLost(found)) {
      throw new SimulationException(
          "steps of "
              + String.format(Locale.ROOT, "%.3g", dt)
              + " change nothing: what they add to numbers is less than rounding; take longer"
              + " steps");
    }
    return found;
  }

  /** Returns whether nothing grew for the only reason that steps are too short for it. */
  private boolean isLost(LyapunovSpectrum found) {
    RightHandSide rhs = system.rightHandSide();
    if (map || rhs == null || Arrays.stream(found.exponents()).anyMatch(e -> e != 0)) {
      return false;
    }
    int size = rhs.names().size();
    double[] x = new double[size];
    double[] jacobian = new double[size * size];
    rhs.coordinates(x);
    rhs.jacobian(jacobian, system.time(), x);
    double fast = Arrays.stream(jacobian).map(Math::abs).max().orElse(0);
    return fast > 0 && fast * dt < Math.ulp(1.0);
  }

  /** Returns the greatest size of a coordinate, 0 where coordinates are not known. */
  private double size() {
    RightHandSide rhs = system.rightHandSide();
    double[] x = new double[rhs == null ? 0 : rhs.names().size()];
    if (rhs != null) {
      rhs.coordinates(x);
    }
    return Arrays.stream(x).map(Math::abs).max().orElse(0);
  }

  /** Says that an orbit leaves for infinity, if it does. */
  private String escape() {
    double now = size();
    return now > FAR * (1 + startSize)
        ? "; the orbit leaves for infinity, it came to a size of " + (float) now + ": no attractor"
        : "";
  }

  /** Forgets what grew so far. */
  private void begin() {
    Arrays.fill(growth, 0);
    Arrays.fill(lengths, 1);
    elapsed = 0;
    steps = 0;
    interval = 1;
    since = 0;
    dt = 0;
  }

  /** Makes the saver, and goes on from its file if that was asked for. */
  private void prepareToSave(double before, Blocks blocks) {
    double[] start = new double[system.stateSize()];
    system.save(start);
    double[] p = new double[system.parameterNames().size()];
    system.parameters(p);
    double[] u = new double[system.inputNames().size()];
    system.inputs(u);
    long key = new Hash64().add(start).add(p).add(u).value();
    String plan =
        count
            + " exponents over "
            + blocks.span
            + " after "
            + before
            + " from start "
            + Long.toHexString(key);
    saver =
        Checkpoint.of(
            autosave, plan, () -> Snapshot.of(system).with(SECTION, memory(blocks).array()));
    if (!resuming) {
      Checkpoint.forget(autosave.file());
      return;
    }
    Snapshot saved = Checkpoint.read(autosave.file());
    if (!saved.sectionNames().contains(SECTION)) {
      throw new SimulationException(autosave.file() + " holds a run, not Lyapunov exponents");
    }
    Checkpoint.check(saved, autosave.file(), plan);
    saved.restore(system);
    double[] numbers = saved.numbers(SECTION);
    if (!isMemory(numbers)) {
      throw new SimulationException(
          autosave.file() + " holds exponents that contradict themselves; begin anew");
    }
    recall(DoubleBuffer.wrap(numbers), blocks);
    saver.at(taken);
  }

  /** Returns all that the rest of the computation depends on, besides the system's state. */
  private DoubleBuffer memory(Blocks blocks) {
    int closed = blocks.closed.size();
    DoubleBuffer m = DoubleBuffer.allocate(12 + 3 * count + count * n + closed * (2 * count + 2));
    m.put(averaging ? 1 : 0).put(elapsed).put(steps).put(taken).put(heard).put(fastest);
    m.put(interval).put(since).put(dt).put(growth).put(lengths).put(vectors);
    m.put(blocks.begun).put(blocks.next).put(blocks.before).put(closed);
    for (int i = 0; i < closed; i++) {
      m.put(blocks.closed.get(i)).put(blocks.history.time(i));
      for (int k = 0; k < count; k++) {
        m.put(blocks.history.get(i, k));
      }
    }
    return m;
  }

  /** Returns whether numbers can be what {@link #memory} wrote. */
  private boolean isMemory(double[] m) {
    int fixed = 12 + 3 * count + count * n;
    if (m.length < fixed) {
      return false;
    }
    double closed = m[fixed - 1];
    return m.length == fixed + closed * (2 * count + 2)
        && m[1] >= 0
        && isCount(m[2], 0, LARGE)
        && isCount(m[3], 0, LARGE)
        && isCount(m[4], 0, HEARD_EVERY - 1)
        && isCount(m[6], 1, LONGEST_INTERVAL)
        && isCount(m[7], 0, m[6] - 1)
        && m[8] >= 0
        && m[8] < Double.POSITIVE_INFINITY;
  }

  private static boolean isCount(double x, double least, double most) {
    return x == Math.rint(x) && x >= least && x <= most;
  }

  private void recall(DoubleBuffer m, Blocks blocks) {
    averaging = m.get() == 1;
    elapsed = m.get();
    steps = (long) m.get();
    taken = (long) m.get();
    heard = (long) m.get();
    fastest = m.get();
    interval = (long) m.get();
    since = (long) m.get();
    dt = m.get();
    m.get(growth).get(lengths).get(vectors);
    blocks.begun = m.get();
    blocks.next = m.get();
    m.get(blocks.before);
    for (int closed = (int) m.get(); closed > 0; closed--) {
      double[] part = new double[count + 1];
      m.get(part);
      blocks.closed.add(part);
      double at = m.get();
      double[] row = new double[count];
      m.get(row);
      blocks.history.add(at, row);
    }
  }

  private double defaultTime() {
    if (map) {
      return 10_000;
    }
    return 10_000 * derivatives.transition(null, null, null, null);
  }

  /** Carries the vectors over a time; returns false if the listener stopped it. */
  private boolean advance(double span, Blocks blocks) {
    double end = span * (1 - 1e-12);
    while (elapsed < end) {
      double goal = blocks == null ? end : Math.min(end, blocks.next);
      long wanted = Math.min(interval - since, HEARD_EVERY - heard);
      long chunk = chunk(wanted, (goal - elapsed) / dt);
      double now = system.time();
      StepReport report = step(chunk);
      if (!map && system.time() == now && report.dt() > 0) {
        throw new SimulationException(
            "time does not advance: "
                + now
                + " and steps of "
                + report.dt() / chunk
                + " give the same number; take longer steps");
      }
      double lasted = map ? chunk : report.dt();
      dt = lasted / chunk;
      elapsed += lasted;
      steps += chunk;
      since += chunk;
      taken += chunk;
      boolean last = elapsed >= goal - 1e-6 * dt;
      if (since >= interval || last) {
        double spread = orthonormalize();
        interval = nextInterval(spread);
        since = 0;
        if (blocks != null && last) {
          blocks.close();
        }
      }
      heard += chunk;
      if (heard >= HEARD_EVERY) {
        heard = 0;
        boolean goesOn = hear(span, blocks);
        if (saver != null) {
          keep(goesOn);
        }
        if (!goesOn) {
          orthonormalize();
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns how many steps to take at once.
   *
   * @param wanted how many until the vectors are made orthonormal or the listener hears
   * @param rest how many of the last one's length there are to the goal; infinite at first, when
   *     one step tells how long steps are
   */
  private static long chunk(long wanted, double rest) {
    return Double.isInfinite(rest)
        ? 1
        : Math.max(1, Math.min(wanted, (long) Math.ceil(rest - 1e-6)));
  }

  private StepReport step(long chunk) {
    StepReport report;
    try {
      report = derivatives.step(vectors, count, chunk);
    } catch (SimulationException e) {
      throw ended(e.getMessage(), false, e);
    }
    if (report.status() != StepStatus.OK) {
      throw ended(report.cause(), report.status() == StepStatus.STOPPED, null);
    }
    return report;
  }

  private SimulationException ended(String cause, boolean byEvent, Exception e) {
    String advice =
        byEvent
            ? "take a shorter time, or leave out that event"
            : "start nearer to an attractor" + (map ? "" : ", or take shorter steps");
    return new SimulationException(
        "the orbit ended at time "
            + system.time()
            + ", before exponents were known: "
            + cause
            + "; "
            + advice,
        e);
  }

  /** Saves if it is time to, and at the end. */
  private void keep(boolean goesOn) {
    if (goesOn) {
      saver.saveIfDue(taken);
    } else {
      saver.save(taken);
    }
  }

  private boolean hear(double span, Blocks blocks) {
    double done = blocks == null ? elapsed : whole - span + elapsed;
    return progress.update((long) (1000 * done / whole), 1000, "exponents")
        && !Thread.currentThread().isInterrupted();
  }

  private long nextInterval(double spread) {
    fastest = Math.max(fastest, spread / since);
    double possible = count > 1 ? SPREAD * since / spread : RANGE * since / spread;
    if (count > 1) {
      // a quiet stretch may end at any time, and vectors then come apart as fast as ever
      possible = Math.min(Math.min(possible, 3 * SPREAD / fastest), LONGEST_TOGETHER);
    }
    return (long) Math.max(1, Math.min(Math.min(2.0 * interval, LONGEST_INTERVAL), possible));
  }

  /**
   * Gram and Schmidt, each vector twice against those before it, which keeps them orthogonal to
   * rounding. Multiplies their lengths up for the growth.
   *
   * @return about the greatest logarithm of a length, in absolute value
   */
  private double orthonormalize() {
    double spread = 0;
    for (int k = 0; k < count; k++) {
      int at = k * n;
      for (int pass = 0; pass < 2; pass++) {
        for (int j = 0; j < k; j++) {
          subtractProjection(at, j * n);
        }
      }
      double length = length(at);
      if (!(length < Double.POSITIVE_INFINITY)) {
        throw new SimulationException(
            "a tangent vector became infinite at time "
                + system.time()
                + "; take shorter steps or ask for fewer exponents");
      }
      lengths[k] *= length;
      if (!(lengths[k] < LARGE && lengths[k] > 1 / LARGE)) {
        settle(k);
      }
      if (length > 0) {
        for (int i = 0; i < n; i++) {
          vectors[at + i] /= length;
        }
        // half a binary digit is good enough for an interval
        spread = Math.max(spread, LN2 * Math.abs(Math.getExponent(length) + 0.5));
      } else {
        replace(k);
      }
    }
    return spread;
  }

  /** Adds the logarithm of what was multiplied up to the growth. */
  private void settle(int k) {
    growth[k] += StrictMath.log(lengths[k]);
    lengths[k] = 1;
  }

  /** A vector that vanished grows at the rate minus infinity; a new direction takes its place. */
  private void replace(int k) {
    int at = k * n;
    for (int axis = 0; axis < n; axis++) {
      Arrays.fill(vectors, at, at + n, 0);
      vectors[at + axis] = 1;
      for (int j = 0; j < k; j++) {
        subtractProjection(at, j * n);
      }
      double length = length(at);
      if (length * length * n > 0.5) {
        for (int i = 0; i < n; i++) {
          vectors[at + i] /= length;
        }
        return;
      }
    }
  }

  private void subtractProjection(int at, int on) {
    double dot = 0;
    for (int i = 0; i < n; i++) {
      dot += vectors[at + i] * vectors[on + i];
    }
    for (int i = 0; i < n; i++) {
      vectors[at + i] -= dot * vectors[on + i];
    }
  }

  private double length(int at) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += vectors[at + i] * vectors[at + i];
    }
    return Math.sqrt(sum);
  }

  /** What was measured over equal parts of the time, for errors and convergence. */
  private final class Blocks {
    private final double span;
    private final double length;
    private final List<double[]> closed = new ArrayList<>();
    private final Recording history;
    private final double[] row = new double[count];
    private final double[] before = new double[count];
    private double begun;
    private double next;

    private Blocks(double span) {
      this.span = span;
      length = span / HISTORY;
      next = length;
      List<String> names = new ArrayList<>();
      for (int k = 1; k <= count; k++) {
        names.add("exponent" + k);
      }
      history = new Recording(map ? "iterations" : Recording.TIME, names);
    }

    private void close() {
      double[] part = new double[count + 1];
      part[count] = elapsed - begun;
      for (int k = 0; k < count; k++) {
        settle(k);
        part[k] = growth[k] - before[k];
        before[k] = growth[k];
        row[k] = growth[k] / elapsed;
      }
      closed.add(part);
      history.add(elapsed, row);
      begun = elapsed;
      next = Math.max(elapsed, length * (Math.floor(elapsed / length * (1 + 1e-12)) + 1));
    }

    private LyapunovSpectrum result() {
      double[] exponents = new double[count];
      for (int k = 0; k < count; k++) {
        settle(k);
        exponents[k] = growth[k] / elapsed;
      }
      double[] errors = new double[count];
      Arrays.setAll(errors, k -> error(k, exponents[k]));
      String method = "QR of tangent steps, derivatives: " + derivatives.method() + escape();
      // the lengths of many steps add up to the time but for rounding
      double lasted = Math.abs(elapsed - span) < 1e-9 * span ? span : elapsed;
      return new LyapunovSpectrum(exponents, errors, lasted, steps, n, method, history);
    }

    /** Standard deviation of the mean, from the means over up to 32 parts of the time. */
    private double error(int k, double mean) {
      int blocks = Math.min(BLOCKS, closed.size());
      if (blocks < 2 || Double.isInfinite(mean)) {
        return Double.NaN;
      }
      double sum = 0;
      for (int b = 0; b < blocks; b++) {
        double grown = 0;
        double lasted = 0;
        for (int i = b * closed.size() / blocks; i < (b + 1) * closed.size() / blocks; i++) {
          grown += closed.get(i)[k];
          lasted += closed.get(i)[count];
        }
        double off = grown / lasted - mean;
        sum += off * off;
      }
      return Math.sqrt(sum / (blocks - 1) / blocks);
    }
  }
}
