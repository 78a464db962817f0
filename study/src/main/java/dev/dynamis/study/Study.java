package dev.dynamis.study;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Hash64;
import dev.dynamis.core.Identity;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recorder;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.model.SystemKind;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Thousands of runs that one text describes: a model, what varies, how long each case runs, what is
 * kept of it. The same text and model give the same bits on any number of threads.
 *
 * <pre>{@code
 * Study study = Study.load(Path.of("logistic.study.toml"));
 * StudySummary s = study.run(StudyEngine.threads(8), Path.of("results"), false, Progress.NONE);
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Study {
  /** Columns that every study has. */
  static final List<String> OWN = List.of("case", "status", "steps", "time", "cause");

  private final String source;
  private final String text;
  private final ModelFiles files;
  private final ClassLoader classes;
  private final StudySpec spec;
  private final StudyPlan plan;
  private final DynamicalSystem prototype;
  private final List<Target> targets = new ArrayList<>();
  private final List<String> metricColumns = new ArrayList<>();
  private final List<String> watched = new ArrayList<>();
  private final long hash;

  /** Reads a study and loads its model. */
  Study(String source, String text, ModelFiles files, ClassLoader classes) {
    this.source = source;
    this.text = text;
    this.files = files;
    this.classes = classes;
    Problems problems = new Problems();
    spec = StudyReader.read(source, text);
    plan = new StudyPlan(spec, problems);
    DynamicalSystem loaded = new SystemLoader(spec, files, problems).load();
    problems.throwIfAny();
    prototype = resolve(loaded, problems);
    List<Metric> metrics = new Measures(classes).make(measures(), prototype.copy(), problems);
    watch(metrics, problems);
    columns(metrics, problems);
    String length = caseStart().lengthProblem();
    if (!length.isEmpty()) {
      problems.error(
          Problems.OUT_OF_RANGE, spec.run().place("time"), length, "let cases be shorter");
    }
    double kept = (double) rowsPerCase() * 8 * (1 + spec.keep().columns().size());
    if (kept > Runtime.getRuntime().maxMemory() / 8.0) {
      problems.error(
          Problems.TOO_MANY,
          spec.keep().place(),
          "the rows of one case take " + DryRun.bytes(kept) + ", more than memory holds",
          "look less often (every), or keep statistics instead of columns");
    }
    problems.throwIfAny();
    hash =
        new Hash64()
            .add(text)
            .add(prototype.identity().hash())
            .add(String.join("\n", columns()))
            .value();
  }

  /**
   * Reads a study from a file. Its model may be in the same folder or below it.
   *
   * @param further other folders that the model may be in and may read from
   * @throws ModelException with everything that is wrong with the study or its model
   * @throws IOException if the file can't be read
   */
  public static Study load(Path file, Path... further) throws IOException {
    return load(file, Study.class.getClassLoader(), further);
  }

  /**
   * As {@link #load(Path, Path...)}, with metrics of users.
   *
   * @param classes knows the metrics that the study names
   */
  public static Study load(Path file, ClassLoader classes, Path... further) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // a pipe would be waited for
      throw new IOException(file + " is no regular file");
    }
    if (Files.size(file) > 4L * StudyReader.LONGEST) {
      throw new IOException(file + ": is too large for a study");
    }
    Path folder = file.toAbsolutePath().getParent();
    return new Study(
        file.toString(),
        Files.readString(file, StandardCharsets.UTF_8),
        new ModelFiles(Resources.folder(folder, further)),
        classes);
  }

  /**
   * Reads a study from a text.
   *
   * @param source what messages call it
   * @param files where its model comes from
   * @throws ModelException with everything that is wrong with the study or its model
   */
  public static Study parse(String source, String text, Resources files) {
    return new Study(source, text, new ModelFiles(files), Study.class.getClassLoader());
  }

  /**
   * Begins a study by code.
   *
   * @param model its file or name
   */
  public static StudyBuilder builder(String model) {
    return new StudyBuilder(model);
  }

  // --- names

  private DynamicalSystem resolve(DynamicalSystem loaded, Problems problems) {
    List<String> names = new ArrayList<>();
    for (StudySpec.Fixed f : spec.fixed()) {
      if (!isEdit(loaded, f)) {
        names.add(f.name());
      }
    }
    spec.axes().forEach(a -> names.add(a.name()));
    DynamicalSystem free;
    try {
      free = Target.withParameters(loaded, new ArrayList<>(new LinkedHashSet<>(names)));
    } catch (IllegalArgumentException e) {
      // told below, name by name, if one of them is wrong alone
      free = loaded;
      try {
        names.forEach(n -> Target.find(loaded, n));
        problems.error(Problems.UNKNOWN_NAME, spec.modelPlace(), e.getMessage(), "");
      } catch (IllegalArgumentException told) {
        assert told.getMessage() != null;
      }
    }
    set(free, problems);
    for (Axis axis : spec.axes()) {
      try {
        targets.add(Target.find(free, axis.name()));
      } catch (IllegalArgumentException e) {
        problems.error(Problems.UNKNOWN_NAME, axis.place(), e.getMessage(), "");
      }
    }
    problems.throwIfAny();
    return free;
  }

  /** Returns whether a value of {@code [set]} was taken while the model was loaded. */
  private static boolean isEdit(DynamicalSystem system, StudySpec.Fixed f) {
    return !(system instanceof EquationSystem) && SystemLoader.isEdit(f);
  }

  private void set(DynamicalSystem free, Problems problems) {
    for (StudySpec.Fixed f : spec.fixed()) {
      if (isEdit(free, f)) {
        continue;
      }
      try {
        Target target = Target.find(free, f.name());
        double value = Double.parseDouble(f.value());
        put(free, target, value);
      } catch (NumberFormatException e) {
        problems.error(
            Problems.WRONG_TYPE, f.place(), "'" + f.value() + "' is no number", "write a number");
      } catch (IllegalArgumentException e) {
        problems.error(Problems.UNKNOWN_NAME, f.place(), e.getMessage(), "");
      }
    }
  }

  private static void put(DynamicalSystem system, Target target, double value) {
    switch (target.kind()) {
      case PARAMETER -> {
        double[] p = new double[system.parameterNames().size()];
        system.parameters(p);
        for (int i : target.indices()) {
          p[i] = value;
        }
        system.setParameters(p);
      }
      case INPUT -> {
        double[] u = new double[system.inputNames().size()];
        system.inputs(u);
        u[target.indices()[0]] = value;
        system.setInputs(u);
      }
      case STATE -> {
        if (system instanceof EquationSystem e) {
          e.setState(e.model().stateNames().get(target.indices()[0]), value);
        } else if (system instanceof Coupling c) {
          c.setInitial(c.stateNames().get(target.indices()[0]), value);
        } else {
          double[] x = new double[system.stateSize()];
          system.save(x);
          x[target.indices()[0]] = value;
          system.load(x);
        }
      }
      case SEED -> throw new IllegalArgumentException("the seed is a key of [study]");
    }
  }

  /** Without any wish, the states at the end are kept. */
  private List<StudySpec.Measure> measures() {
    StudySpec.Keep keep = spec.keep();
    if (!keep.metrics().isEmpty() || !keep.columns().isEmpty()) {
      return keep.metrics();
    }
    List<String> states =
        switch (prototype) {
          case EquationSystem e -> e.model().stateNames();
          case Coupling c ->
              Stream.concat(c.motionNames().stream(), c.controllerStateNames().stream()).toList();
          default ->
              prototype.tangentNames().stream().filter(prototype.stateNames()::contains).toList();
        };
    states = states.stream().map(n -> "state:" + n).toList();
    return List.of(new StudySpec.Measure("final", states, java.util.Map.of(), keep.place()));
  }

  /** Collects what is looked at; the columns that are kept come first. */
  private void watch(List<Metric> metrics, Problems problems) {
    Set<String> all = new LinkedHashSet<>(spec.keep().columns());
    metrics.forEach(m -> all.addAll(m.quantities()));
    spec.run().stops().forEach(s -> all.add(s.of()));
    Set<String> meant = new HashSet<>();
    for (String name : all) {
      try {
        String column =
            Recorder.of(prototype).columns(name).prepare().layout().columns().getFirst();
        if (!meant.add(column)) {
          problems.error(
              Problems.UNKNOWN_NAME,
              spec.asksFor(name),
              "'" + name + "' is looked at under two names",
              "write " + column + " everywhere");
        }
        watched.add(name);
      } catch (IllegalArgumentException | java.util.NoSuchElementException e) {
        problems.error(
            Problems.UNKNOWN_NAME,
            spec.asksFor(name),
            e instanceof IllegalArgumentException
                ? e.getMessage()
                : "'" + name + "' is always there; leave it out",
            "");
      }
    }
  }

  private void columns(List<Metric> metrics, Problems problems) {
    Set<String> seen = new HashSet<>(OWN);
    for (Axis axis : spec.axes()) {
      if (!seen.add(axis.name())) {
        problems.error(
            Problems.OUT_OF_RANGE,
            axis.place(),
            "'" + axis.name() + "' is the name of a column that every study has",
            "write parameter:" + axis.name() + " or state:" + axis.name());
      }
    }
    for (Metric m : metrics) {
      for (String column : m.columns()) {
        if (!seen.add(column)) {
          problems.error(
              Problems.METRIC,
              spec.keep().place(),
              "two columns would be called '" + column + "'",
              "keep one of them, or make two studies");
        }
        metricColumns.add(column);
      }
    }
  }

  // --- what it is

  /** Returns the study's name. */
  public String name() {
    return spec.name();
  }

  /** Returns its text. */
  public String text() {
    return text;
  }

  /** Returns what its model is. */
  public Identity model() {
    return prototype.identity();
  }

  /** Returns 64 bits over text and model: results belong to studies with an equal hash. */
  public long hash() {
    return hash;
  }

  /** Returns the number of cases. */
  public long cases() {
    return plan.cases();
  }

  /** Returns the names of what varies. */
  public List<String> axes() {
    return spec.axes().stream().map(Axis::name).toList();
  }

  /** Returns the values of what varies in a case, in the order of {@link #axes()}. */
  public double[] values(long index) {
    double[] out = new double[spec.axes().size()];
    values(index, out);
    return out;
  }

  /** Writes the values of what varies in a case. */
  void values(long index, double[] out) {
    plan.values(index, out);
  }

  /** Returns the names of what is measured. */
  public List<String> measured() {
    return List.copyOf(metricColumns);
  }

  /** Returns the names of what is recorded along each case, without the time; often none. */
  public List<String> recorded() {
    return spec.keep().columns();
  }

  /** Returns the names of all columns of the results, in order. */
  public List<String> columns() {
    List<String> all = new ArrayList<>();
    all.add("case");
    all.addAll(axes());
    all.addAll(List.of("status", "steps", "time"));
    all.addAll(metricColumns);
    all.add("cause");
    return all;
  }

  /** Returns what other machines need to run cases of this study. */
  public StudySource source() {
    return new StudySource(source, text, new TreeMap<>(files.read()), hash);
  }

  // --- sizes

  /** Returns how many numbers a case has besides what varies: steps, time, what is measured. */
  int width() {
    return 2 + metricColumns.size();
  }

  /** Returns how many rows a case records at most, 0 if it records none. */
  long rowsPerCase() {
    if (spec.keep().columns().isEmpty()) {
      return 0;
    }
    long steps = caseStart().steps();
    if (steps == Long.MAX_VALUE) {
      double dt = prototype instanceof EquationSystem e ? e.dt() : 1e-3;
      steps = (long) Math.ceil(spec.run().time() / dt);
    }
    return 2 + steps / spec.keep().every();
  }

  /** Returns how many bytes of results a case gives, about. */
  public long bytesPerCase() {
    long table = 8L * (1 + spec.axes().size() + width());
    return table + rowsPerCase() * 8 * (2 + spec.keep().columns().size());
  }

  /** Returns how many cases make one part of the results. */
  public int partCases() {
    return plan.partCases((int) Math.min(Integer.MAX_VALUE, bytesPerCase()));
  }

  /** Returns whether the model is a map, whose time counts iterations. */
  boolean isMap() {
    return prototype instanceof EquationSystem e && e.model().kind() == SystemKind.MAP;
  }

  // --- running

  /** Returns what runs cases, for one thread. */
  public CaseRunner runner() {
    List<Metric> metrics;
    synchronized (prototype) {
      Problems problems = new Problems();
      metrics = new Measures(classes).make(measures(), prototype.copy(), problems);
      problems.throwIfAny();
    }
    return new CaseRunner(spec, caseStart(), metrics, watched, width());
  }

  /** Returns what brings a worker's own system to the start of cases. */
  CaseStart caseStart() {
    return new CaseStart(spec, plan, targets, prototype);
  }

  /**
   * Runs all cases, or those that are missing, and writes what came of them to a folder.
   *
   * @param out the folder, which is made if it is missing
   * @param resume whether the folder may hold results of this study already, with which to go on
   * @param progress hears of finished cases and may stop the rest
   * @throws dev.dynamis.core.SimulationException if results can't be written, or the folder belongs
   *     to another study
   */
  public StudySummary run(StudyEngine engine, Path out, boolean resume, Progress progress) {
    try (StudyFolder folder = StudyFolder.open(this, out, resume)) {
      return folder.run(engine, progress);
    }
  }
}
