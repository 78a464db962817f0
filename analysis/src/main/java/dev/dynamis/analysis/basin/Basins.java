package dev.dynamis.analysis.basin;

import dev.dynamis.analysis.equilibria.Spectrum;
import dev.dynamis.core.CaseJournal;
import dev.dynamis.core.Cases;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.Lanes;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Basins of attraction over a grid of starts in two coordinates, the others as in the system's
 * present state.
 *
 * <p>First the attractors are found from a sample of starts that a seed spreads over the grid; then
 * every start of the grid is followed by itself until it is known to be on one of them. Neither
 * depends on an order, so that any number of threads gives the same result. Starts that end on no
 * attractor of the sample are a second sample.
 *
 * <p>Options change this object and return it. The system stays as it is.
 *
 * @since 0.1.0
 */
public final class Basins {
  private static final int STRETCH = 1000;
  private static final int SHOWN_POINTS = 500;
  private static final int SECOND_SAMPLE = 200;
  private static final int HEARD_EVERY = 512;

  /** With more directions than these, volumes are not looked at. */
  private static final int FEW_DIRECTIONS = 12;

  /** Steps whose volumes are looked at, and how far apart they are. */
  private static final int LOOKED_AT = 32;

  private static final int EVERY = 7;

  /** How much a step may change a volume that it keeps; differences are known to 1e-9. */
  private static final double KEPT = 1e-8;

  private static final String KEEPS_VOLUMES =
      "; steps keep volumes, so what orbits share are regions and no attractors";

  /** Beyond so many times the extent of everything else, an orbit has left for good. */
  private static final double FAR = 1e10;

  private final DynamicalSystem system;
  private final boolean map;
  private final List<String> names = new ArrayList<>();
  private final List<double[]> axes = new ArrayList<>();
  private int starts = 256;
  private long seed = 1;
  private int settle;
  private int resolution = 100;
  private double near = 0.1;
  private boolean features;
  private int refined;
  private Progress progress = Progress.NONE;
  private Path journal;
  private boolean resuming;

  private Basins(DynamicalSystem system) {
    this.system = system.copy();
    RightHandSide rhs = system.rightHandSide();
    map = rhs != null && rhs.isMap();
    settle = map ? 1000 : 10_000;
  }

  /** Begins to ask for basins of a system. */
  public static Basins of(DynamicalSystem system) {
    return new Basins(system);
  }

  /**
   * Adds an axis of the grid: the first, then the second.
   *
   * @param count how many values, both ends among them
   */
  public Basins axis(String name, double from, double to, int count) {
    if (count < 2 || count > 20_000 || !(from < to) || names.size() > 1) {
      throw new IllegalArgumentException(
          "axis "
              + name
              + " from "
              + from
              + " to "
              + to
              + " with "
              + count
              + " values; expected two axes with 2 to 20000 values from the lower to the upper"
              + " end");
    }
    if (names.contains(name)) {
      throw new IllegalArgumentException(
          "both axes are " + name + "; choose two different coordinates");
    }
    double[] values = new double[count];
    Arrays.setAll(values, i -> from + (to - from) * i / (count - 1));
    names.add(name);
    axes.add(values);
    return this;
  }

  /** Sets from how many starts attractors are looked for, and how these are drawn. */
  public Basins sample(int number, long from) {
    if (number < 1 || number > 1_000_000) {
      throw new IllegalArgumentException(number + " starts, expected 1 to a million");
    }
    starts = number;
    seed = from;
    return this;
  }

  /**
   * Sets after how many steps an orbit should be on its attractor: 1000 iterations of a map, or
   * 10000 steps by default. Orbits are followed for 1000 steps more.
   */
  public Basins steps(int number) {
    if (number < 1) {
      throw new IllegalArgumentException(number + " steps, expected 1 or more");
    }
    settle = number;
    return this;
  }

  /**
   * Sets into how many cells each coordinate is divided, in which attractors are told apart; 100 by
   * default.
   */
  public Basins cells(int number) {
    if (number < 2 || number > 1000) {
      throw new IllegalArgumentException(number + " cells, expected 2 to 1000");
    }
    resolution = number;
    features = false;
    return this;
  }

  /**
   * Tells attractors apart by means and spreads of the coordinates instead of by cells.
   *
   * @param part of a feature's range within which two orbits are on one attractor
   */
  public Basins features(double part) {
    if (!(part > 0 && part < 1)) {
      throw new IllegalArgumentException("a part of " + part + ", expected one between 0 and 1");
    }
    near = part;
    features = true;
    return this;
  }

  /**
   * Refines the grid so often by a factor of two where neighbors end on different attractors; other
   * new starts take the label of their neighbors.
   */
  public Basins refine(int times) {
    if (times < 0 || times > 8) {
      throw new IllegalArgumentException(times + " refinements, expected 0 to 8");
    }
    refined = times;
    return this;
  }

  /**
   * Sets who hears of progress; when it asks to stop, starts that are left are {@link
   * BasinMap#UNRESOLVED}.
   */
  public Basins progress(Progress listener) {
    progress = listener;
    return this;
  }

  /** Runs in the calling thread. */
  public BasinMap run() {
    return run(Runnable::run, 1);
  }

  /**
   * Runs with so many workers on an executor.
   *
   * @throws SimulationException if no sampled orbit stays bounded
   */
  public BasinMap run(Executor executor, int workers) {
    if (axes.size() != 2) {
      throw new IllegalArgumentException("a grid needs two axes; " + axes.size() + " were given");
    }
    long finestX = (axes.get(0).length - 1L << refined) + 1;
    long finestY = (axes.get(1).length - 1L << refined) + 1;
    if (finestX > Integer.MAX_VALUE / finestY) {
      throw new IllegalArgumentException(
          finestX
              + " x "
              + finestY
              + " starts are more than can be told apart; take fewer, or refine less often");
    }
    if (journal == null) {
      return new Search(executor, workers, null).run();
    }
    long key = key();
    try (CaseJournal kept =
        resuming ? CaseJournal.resume(journal, key) : CaseJournal.begin(journal, key)) {
      return new Search(executor, workers, kept).run();
    }
  }

  /**
   * Keeps finished rows of the grid in a file, from which {@link #resume} goes on if this is ended
   * before its end.
   */
  public Basins autosave(Path file) {
    journal = file;
    resuming = false;
    return this;
  }

  /** Goes on with basins like these that were kept in a file, and keeps them there further on. */
  public Basins resume(Path file) {
    journal = file;
    resuming = true;
    return this;
  }

  /** Returns 64 bits over all that decides a label. */
  private long key() {
    double[] start = new double[system.stateSize()];
    system.save(start);
    double[] p = new double[system.parameterNames().size()];
    system.parameters(p);
    double[] u = new double[system.inputNames().size()];
    system.inputs(u);
    Hash64 h = new Hash64().add("basins").add(system.identity().hash()).add(start).add(p).add(u);
    for (int a = 0; a < 2; a++) {
      h.add(names.get(a)).add(axes.get(a));
    }
    h.add(starts).add(seed).add(settle).add(resolution).add(near).add(features).add(refined);
    return h.value();
  }

  /** One computation. */
  private final class Search {
    private final Executor executor;
    private final int workers;
    private final List<String> seen;
    private final int dim;
    private final List<Stretch> stretches = new ArrayList<>();
    private double[] xs = axes.get(0);
    private double[] ys = axes.get(1);
    private double far;

    /** The first start of the first sample that stays bounded. */
    private int bounded;

    private Recognizer recognizer;
    private List<Attractor> attractors = List.of();
    private long computed;
    private final CaseJournal kept;
    private long labelled;

    private Search(Executor executor, int workers, CaseJournal kept) {
      this.executor = executor;
      this.workers = workers;
      this.kept = kept;
      seen = new Starts(system.copy(), names.get(0), names.get(1)).names();
      dim = seen.size();
    }

    private BasinMap run() {
      double[][] sample = new double[starts][2];
      for (int s = 0; s < starts; s++) {
        for (int a = 0; a < 2; a++) {
          double[] axis = axes.get(a);
          double u = SampleDesign.SOBOL.at(seed, starts, s, a);
          sample[s][a] = axis[0] + u * (axis[axis.length - 1] - axis[0]);
        }
      }
      sample(sample);
      if (stretches.isEmpty()) {
        throw new SimulationException(
            "none of "
                + starts
                + " orbits stays bounded; choose other starts or parameters, or shorter steps");
      }
      recognize();
      int[] labels = new int[xs.length * ys.length];
      Arrays.fill(labels, Integer.MIN_VALUE);
      label(labels);
      int[] open =
          IntStream.range(0, labels.length).filter(i -> labels[i] == BasinMap.UNRESOLVED).toArray();
      if (open.length > 0) {
        secondSample(open);
        Arrays.fill(labels, Integer.MIN_VALUE);
        label(labels);
      }
      int[] all = labels;
      for (int k = 0; k < refined; k++) {
        all = refine(all);
        label(all);
      }
      String method = recognizer.method() + (keepsVolumes(sample) ? KEEPS_VOLUMES : "");
      return new BasinMap(names.get(0), xs, names.get(1), ys, all, attractors, computed, method);
    }

    /** Tells whether every step keeps volumes, along an orbit that stays bounded. */
    private boolean keepsVolumes(double[][] sample) {
      DynamicalSystem own = system.copy();
      int n = own.tangentSize();
      if (n > FEW_DIRECTIONS) {
        return false;
      }
      Starts at = new Starts(own, names.get(0), names.get(1));
      at.place(sample[bounded][0], sample[bounded][1]);
      StepDerivatives of = own.derivatives();
      double[] a = new double[n * n];
      try {
        for (int k = 0; k < LOOKED_AT; k++) {
          of.transition(a, null, null, null);
          Spectrum s = Spectrum.of(a, n, true);
          double volume = 1;
          for (int i = 0; i < n; i++) {
            volume *= StrictMath.hypot(s.re()[i], s.im()[i]);
          }
          if (!(Math.abs(volume - 1) < KEPT) || own.step((long) EVERY).status() != StepStatus.OK) {
            return false;
          }
        }
      } catch (SimulationException e) {
        // without derivatives nothing is known of volumes
        return false;
      }
      return true;
    }

    private void secondSample(int[] open) {
      int number = Math.min(SECOND_SAMPLE, open.length);
      double[][] sample = new double[number][];
      for (int s = 0; s < number; s++) {
        int i = open[(int) ((long) s * open.length / number)];
        sample[s] = new double[] {xs[i / ys.length], ys[i % ys.length]};
      }
      sample(sample);
      recognize();
    }

    /** Follows starts and keeps what they do at last. */
    private void sample(double[][] sample) {
      Stretch[] found = new Stretch[sample.length];
      if (sample.length >= Lanes.FEW && LaneOrbits.exist(system, seen)) {
        int width = Lanes.share(sample.length, workers);
        Cases.run(
            Math.ceilDiv(sample.length, width),
            executor,
            workers,
            (done, total, what) ->
                progress.update(
                    Math.min(sample.length, done * width), sample.length, "starts of the sample"),
            () -> {
              DynamicalSystem own = system.copy();
              Starts at = new Starts(own, names.get(0), names.get(1));
              LaneOrbits orbits = new LaneOrbits(own, at);
              return (g, cancelled) -> {
                int first = g * width;
                int count = Math.min(width, sample.length - first);
                orbits.stretches(sample, first, count, settle, STRETCH, found, cancelled);
              };
            });
      } else {
        sampleOneByOne(sample, found);
      }
      for (int s = 0; s < found.length; s++) {
        if (found[s] != null) {
          bounded = stretches.isEmpty() ? s : bounded;
          stretches.add(found[s]);
        }
      }
    }

    private void sampleOneByOne(double[][] sample, Stretch[] found) {
      Cases.run(
          sample.length,
          executor,
          workers,
          (done, total, what) -> progress.update(done, total, "starts of the sample"),
          () -> {
            DynamicalSystem own = system.copy();
            Starts at = new Starts(own, names.get(0), names.get(1));
            double[] x = new double[dim];
            return (i, cancelled) -> {
              at.place(sample[i][0], sample[i][1]);
              double[] points = stretch(own, at, x, cancelled);
              found[i] = points == null ? null : Stretch.of(points, dim);
            };
          });
    }

    /** Does something for each number below a count, on all workers. */
    private void each(int count, IntConsumer body) {
      Cases.run(count, executor, workers, Progress.NONE, () -> (i, cancelled) -> body.accept(i));
    }

    private double[] stretch(
        DynamicalSystem own, Starts at, double[] x, BooleanSupplier cancelled) {
      for (int left = settle; left > 0; left -= HEARD_EVERY) {
        if (cancelled.getAsBoolean()
            || own.step((long) Math.min(left, HEARD_EVERY)).status() != StepStatus.OK) {
          return null;
        }
      }
      double[] all = new double[STRETCH * dim];
      for (int k = 0; k < STRETCH; k++) {
        if (own.step().status() != StepStatus.OK) {
          return null;
        }
        at.read(x);
        for (double v : x) {
          if (!(Math.abs(v) < 1e100)) {
            return null;
          }
        }
        System.arraycopy(x, 0, all, k * dim, dim);
      }
      return all;
    }

    /** Finds attractors among the stretches and sorts them by their centers. */
    private void recognize() {
      double[] low = new double[dim];
      double[] high = new double[dim];
      Arrays.fill(low, Double.POSITIVE_INFINITY);
      Arrays.fill(high, Double.NEGATIVE_INFINITY);
      for (Stretch s : stretches) {
        for (int i = 0; i < dim; i++) {
          low[i] = Math.min(low[i], s.low()[i]);
          high[i] = Math.max(high[i], s.high()[i]);
        }
      }
      far = 0;
      double[] first = new double[dim];
      new Starts(system.copy(), names.get(0), names.get(1)).read(first);
      for (int i = 0; i < dim; i++) {
        int axis = names.indexOf(seen.get(i));
        // cells as small as what is left of the transient would tell one point from itself
        low[i] = Math.min(low[i], first[i]);
        high[i] = Math.max(high[i], first[i]);
        if (axis >= 0) {
          low[i] = Math.min(low[i], axes.get(axis)[0]);
          high[i] = Math.max(high[i], axes.get(axis)[axes.get(axis).length - 1]);
        }
        double width = high[i] - low[i];
        double room = width > 0 ? 0.01 * width : 1e-3 * (1 + Math.abs(low[i]));
        low[i] -= room;
        high[i] += room;
        far = Math.max(far, FAR * Math.max(Math.abs(low[i]), Math.abs(high[i])));
      }
      recognizer =
          features
              ? new FeatureRecognizer(dim, settle, near)
              : new CellRecognizer(low, high, resolution, map ? 10 : 50);
      int[] number = recognizer.find(stretches.stream().map(Stretch::points).toList(), this::each);
      int count = Arrays.stream(number).max().orElse(-1) + 1;
      List<Attractor> found = new ArrayList<>();
      for (int a = 0; a < count; a++) {
        found.add(attractor(number, a));
      }
      List<Attractor> sorted = new ArrayList<>(found);
      sorted.sort(Comparator.comparing(Attractor::center, Arrays::compare));
      recognizer.renumber(found.stream().mapToInt(sorted::indexOf).toArray());
      attractors = sorted;
    }

    private Attractor attractor(int[] number, int which) {
      double[] center = new double[dim];
      Recording points = new Recording("step", seen);
      int members = 0;
      for (int s = 0; s < number.length; s++) {
        if (number[s] == which) {
          Stretch of = stretches.get(s);
          for (int i = 0; i < dim; i++) {
            center[i] += of.sum()[i];
          }
          if (members++ == 0) {
            for (int k = 0; k < SHOWN_POINTS; k++) {
              points.add(k, of.points(), k * dim);
            }
          }
        }
      }
      for (int i = 0; i < dim; i++) {
        center[i] /= (double) members * STRETCH;
      }
      return new Attractor(points, center, members);
    }

    /** Follows every start whose label is still open; one row of starts is one case. */
    private void label(int[] labels) {
      int[] count = new int[xs.length];
      // every grid has its own numbers in the journal
      long first = labelled++ << Integer.SIZE;
      boolean together = ys.length >= Lanes.FEW && LaneOrbits.exist(system, seen);
      int rows = together ? rowsTogether() : 1;
      Cases.run(
          Math.ceilDiv(xs.length, rows),
          executor,
          workers,
          (done, total, what) ->
              progress.update(Math.min(xs.length, done * rows), xs.length, "rows of starts"),
          () -> {
            DynamicalSystem own = system.copy();
            Starts at = new Starts(own, names.get(0), names.get(1));
            Recognizer.Watch watch = recognizer.watch();
            double[] x = new double[dim];
            if (together) {
              LaneOrbits orbits = new LaneOrbits(own, at);
              return (g, cancelled) -> {
                int from = g * rows;
                int to = Math.min(xs.length, from + rows);
                boolean[] known = new boolean[rows];
                for (int i = from; i < to; i++) {
                  known[i - from] = isKnown(first + i, labels, count, i);
                }
                orbits.label(
                    labels, from, to, xs, ys, recognizer, far, settle + STRETCH, count, cancelled);
                for (int i = from; i < to; i++) {
                  if (!known[i - from]) {
                    keep(first + i, labels, count, i, cancelled);
                  }
                }
              };
            }
            return (i, cancelled) -> {
              if (isKnown(first + i, labels, count, i)) {
                return;
              }
              for (int j = 0; j < ys.length; j++) {
                int k = i * ys.length + j;
                if (labels[k] == Integer.MIN_VALUE) {
                  at.place(xs[i], ys[j]);
                  labels[k] = follow(own, at, watch, x, cancelled);
                  count[i]++;
                }
              }
              keep(first + i, labels, count, i, cancelled);
            };
          });
      computed += Arrays.stream(count).sum();
    }

    /** Returns how many rows keep lanes busy, and leave some groups for every worker. */
    private int rowsTogether() {
      int busy = Math.ceilDiv(2 * Lanes.WIDTH, ys.length);
      return Math.max(1, Math.min(busy, xs.length / (4 * workers)));
    }

    /** Takes over a row that the journal has: how many starts were followed, then the labels. */
    private boolean isKnown(long number, int[] labels, int[] count, int i) {
      double[] row = kept == null ? null : kept.get(number);
      if (row == null || row.length != 1 + ys.length) {
        return false;
      }
      for (int j = 0; j <= ys.length; j++) {
        double most = j == 0 ? ys.length : attractors.size() - 1;
        if (!(row[j] >= (j == 0 ? 0 : BasinMap.UNRESOLVED) && row[j] <= most)) {
          return false;
        }
      }
      count[i] = (int) row[0];
      for (int j = 0; j < ys.length; j++) {
        labels[i * ys.length + j] = (int) row[1 + j];
      }
      return true;
    }

    private void keep(long number, int[] labels, int[] count, int i, BooleanSupplier cancelled) {
      if (kept == null || cancelled.getAsBoolean()) {
        return;
      }
      double[] row = new double[1 + ys.length];
      row[0] = count[i];
      for (int j = 0; j < ys.length; j++) {
        row[1 + j] = labels[i * ys.length + j];
      }
      kept.put(number, row);
    }

    private int follow(
        DynamicalSystem own,
        Starts at,
        Recognizer.Watch watch,
        double[] x,
        BooleanSupplier cancelled) {
      watch.start();
      for (int k = 0; k < settle + STRETCH; k++) {
        if (k % HEARD_EVERY == 0 && cancelled.getAsBoolean()) {
          return BasinMap.UNRESOLVED;
        }
        if (own.step().status() != StepStatus.OK) {
          return BasinMap.DIVERGED;
        }
        at.read(x);
        for (double v : x) {
          if (!(Math.abs(v) < far)) {
            return BasinMap.DIVERGED;
          }
        }
        int label = watch.look(x);
        if (label >= 0) {
          return label;
        }
      }
      int label = watch.end();
      return label >= 0 ? label : BasinMap.UNRESOLVED;
    }

    /** Doubles the grid; new starts away from boundaries get the label of those around them. */
    private int[] refine(int[] labels) {
      double[] finerX = finer(xs);
      double[] finerY = finer(ys);
      int[] all = new int[finerX.length * finerY.length];
      for (int i = 0; i < finerX.length; i++) {
        for (int j = 0; j < finerY.length; j++) {
          boolean old = i % 2 == 0 && j % 2 == 0;
          all[i * finerY.length + j] =
              old ? labels[i / 2 * ys.length + j / 2] : common(labels, i / 2, j / 2);
        }
      }
      xs = finerX;
      ys = finerY;
      return all;
    }

    /** Returns the label of all old starts around a place, or the open one if they differ. */
    private int common(int[] labels, int i, int j) {
      int label = labels[i * ys.length + j];
      for (int a = Math.max(0, i - 1); a <= Math.min(xs.length - 1, i + 2); a++) {
        for (int b = Math.max(0, j - 1); b <= Math.min(ys.length - 1, j + 2); b++) {
          if (labels[a * ys.length + b] != label) {
            return Integer.MIN_VALUE;
          }
        }
      }
      return label;
    }

    private static double[] finer(double[] v) {
      double[] all = new double[2 * v.length - 1];
      for (int i = 0; i < all.length; i++) {
        all[i] = i % 2 == 0 ? v[i / 2] : 0.5 * (v[i / 2] + v[i / 2 + 1]);
      }
      return all;
    }
  }
}
