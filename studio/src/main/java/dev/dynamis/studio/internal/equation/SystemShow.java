package dev.dynamis.studio.internal.equation;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RightHandSide;
import dev.dynamis.core.StepReport;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.model.Preset;
import dev.dynamis.equations.model.SimDefaults;
import dev.dynamis.equations.model.SystemKind;
import dev.dynamis.studio.internal.show.JsonText;
import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.Page;
import dev.dynamis.studio.internal.show.Show;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Equations, or any other system that steps, as a whole run that is computed anew whenever a
 * parameter, an initial value or the length of the run changes.
 */
public final class SystemShow implements Show {
  private static final Set<String> VERBS =
      Set.of(
          "parameter",
          "initial",
          "span",
          "reset",
          "preset",
          "plane",
          "map",
          "bifurcation",
          "basins",
          "stop");

  private static final Set<String> QUERIES = Set.of("plane", "map");

  /** States of a system that is not known by equations that are shown, at most. */
  private static final int MOST_STATES = 64;

  private static final int USUAL_STEPS = 4000;
  private static final int USUAL_ITERATIONS = 200;
  private static final int MOST_EVENTS = 1000;
  private static final long MOST_STEPS = 2_000_000;

  /** Nanoseconds that one run may take. */
  private static final long MOST_NANOS = 1_500_000_000L;

  private final DynamicalSystem system;
  private final EquationSystem equations;
  private final RightHandSide field;
  private final List<String> states;
  private final List<String> outputs;
  private final double[] first;
  private final double[] usualParameters;
  private final double[] usualInitial;
  private final double usualSpan;
  private final double begin;
  private final String description;
  private final Analyses analyses;
  private double[] parameters;
  private double[] initial;
  private double span;
  private Trajectory run;
  private final List<double[]> events = new ArrayList<>();
  private String note = "";
  private boolean stale = true;
  private long version;

  /** Takes a system in its first state. */
  public SystemShow(DynamicalSystem system) {
    this.system = system;
    equations = system instanceof EquationSystem e ? e : null;
    field = system.rightHandSide();
    List<String> all = equations != null ? equations.model().stateNames() : system.stateNames();
    states = all.subList(0, Math.min(all.size(), MOST_STATES));
    outputs = system.outputNames();
    first = new double[system.stateSize()];
    system.save(first);
    begin = system.time();
    usualParameters = new double[system.parameterNames().size()];
    system.parameters(usualParameters);
    usualInitial = equations != null ? equations.states() : new double[0];
    usualSpan = equations != null ? spanOf(equations.model()) : 10;
    parameters = usualParameters.clone();
    initial = usualInitial.clone();
    span = usualSpan;
    description = describe();
    analyses = new Analyses(field != null && field.isMap());
  }

  /** The length of the run that the model asks for; of one that does not, so many steps. */
  private static double spanOf(EquationModel model) {
    double given = model.sim().tEnd() - model.sim().t0();
    boolean asked = given != SimDefaults.of(model.kind()).tEnd();
    if (model.kind() == SystemKind.MAP) {
      return asked ? given : USUAL_ITERATIONS;
    }
    return asked ? given : USUAL_STEPS * model.sim().dt();
  }

  private String describe() {
    JsonText t = new JsonText().open().put("kind", "equations");
    t.put("name", equations == null ? "" : equations.model().name());
    boolean map = field != null && field.isMap();
    t.put("map", map).put("begin", begin).put("span", usualSpan);
    t.put("states", states).put("outputs", outputs).put("parameters", system.parameterNames());
    t.put("values", usualParameters, 0, usualParameters.length);
    t.put("initial", usualInitial, 0, usualInitial.length);
    t.put("field", field != null).put("delayed", isDelayed());
    List<String> names = new ArrayList<>();
    if (equations != null) {
      EquationModel model = equations.model();
      model.events().forEach(e -> names.add(e.name()));
      t.put("stepper", equations.stepper().name()).put("dt", equations.dt());
      t.put("presets", model.presets().stream().map(Preset::name).toList());
      t.key("equations").openList();
      model
          .equations()
          .forEach(
              f ->
                  t.open()
                      .put("name", f.name())
                      .put("text", f.text())
                      .put("place", f.place().line())
                      .close());
      t.closeList();
    }
    return t.put("events", names).close().toString();
  }

  private boolean isDelayed() {
    return equations != null && equations.model().hasHistory();
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public Optional<byte[]> asset(String path) {
    return Optional.empty();
  }

  // --- running

  @Override
  public long advance(long now) {
    if (stale) {
      stale = false;
      compute();
      version++;
    }
    return Long.MAX_VALUE;
  }

  private void compute() {
    place();
    events.clear();
    note = "";
    if (equations != null) {
      equations.setEventSink(
          (event, t, values) -> {
            if (events.size() < MOST_EVENTS) {
              events.add(new double[] {event, t});
            }
          });
    }
    double[] row = new double[1 + states.size() + outputs.size()];
    double[] y = new double[outputs.size()];
    double[] x = new double[Math.max(system.stateSize(), states.size())];
    Trajectory made = new Trajectory(row.length);
    double end = begin + span;
    long deadline = System.nanoTime() + MOST_NANOS;
    sample(made, row, x, y);
    for (long i = 0; i < MOST_STEPS && system.time() < end - 1e-12 * Math.abs(end); i++) {
      StepReport report = system.step();
      if (!report.canContinue()) {
        note = report.cause();
        break;
      }
      sample(made, row, x, y);
      if ((i & 15) == 15 && System.nanoTime() > deadline) {
        note = "computed up to " + system.time() + "; the rest would take too long here";
        break;
      }
    }
    run = made;
  }

  /** Puts the system at its beginning with the parameters and initial values of now. */
  private void place() {
    if (equations != null) {
      equations.reset();
      equations.setParameters(parameters);
      equations.setStates(initial);
      equations.restart(begin);
    } else {
      system.load(first);
      system.setParameters(parameters);
    }
  }

  private void sample(Trajectory to, double[] row, double[] x, double[] y) {
    row[0] = system.time();
    if (equations != null) {
      equations.states(row, 1);
    } else {
      system.save(x);
      System.arraycopy(x, 0, row, 1, states.size());
    }
    system.outputs(y);
    System.arraycopy(y, 0, row, 1 + states.size(), y.length);
    to.add(row);
  }

  @Override
  public long version() {
    return version;
  }

  @Override
  public ByteBuffer frame(Page page) {
    if (run == null) {
      return null;
    }
    JsonText t = new JsonText().open().put("type", "run").put("rows", run.count());
    t.put("columns", run.columns()).put("note", note).key("events").openList();
    for (double[] e : events) {
      t.openList().value(e[0]).value(e[1]).closeList();
    }
    return DataMessage.of(t.closeList().close().toString(), run.rows());
  }

  // --- wishes

  @Override
  public boolean knows(String verb) {
    return VERBS.contains(verb);
  }

  @Override
  public boolean changes(String verb) {
    return !QUERIES.contains(verb);
  }

  @Override
  public String receive(Page page, Message wish) {
    switch (wish.verb()) {
      case "parameter" ->
          parameters[wish.index("index", 0, parameters.length)] = wish.number("value");
      case "initial" -> initial[wish.index("index", 0, initial.length)] = wish.number("value");
      case "span" -> setSpan(wish.number("value"));
      case "reset" -> {
        parameters = usualParameters.clone();
        initial = usualInitial.clone();
        span = usualSpan;
      }
      case "preset" -> preset(wish.text("name"));
      case "plane" -> {
        page.binary(plane(wish));
        return null;
      }
      case "bifurcation" -> {
        place();
        analyses.bifurcation(page, wish, system.copy(), states, span);
        return null;
      }
      case "basins" -> {
        place();
        analyses.basins(page, wish, system.copy(), states);
        return null;
      }
      case "stop" -> {
        analyses.close();
        return null;
      }
      case "map" -> {
        page.binary(map(wish));
        return null;
      }
      default -> throw new IllegalArgumentException(wish.verb() + " is not known");
    }
    stale = true;
    return null;
  }

  private void setSpan(double value) {
    if (!(value > 0 && value <= 1e9)) {
      throw new IllegalArgumentException("the run is " + value + " long, expected more than 0");
    }
    span = value;
  }

  private void preset(String name) {
    if (equations == null) {
      throw new IllegalArgumentException("this system has no presets");
    }
    Preset found =
        equations.model().presets().stream()
            .filter(p -> p.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("there is no preset " + name));
    equations.reset();
    equations.apply(found);
    parameters = equations.parameters();
    initial = equations.states();
  }

  /** The vector field over a rectangle of two states, the others as they are at the beginning. */
  private ByteBuffer plane(Message wish) {
    requireField();
    int n = wish.index("count", 2, 202);
    int sx = wish.index("x", 0, field.names().size());
    int sy = wish.index("y", 0, field.names().size());
    double[] box = wish.numbers("box", 4);
    place();
    double[] x = new double[field.names().size()];
    double[] dx = new double[x.length];
    field.coordinates(x);
    double[] base = x.clone();
    float[] out = new float[2 * n * n];
    for (int j = 0; j < n; j++) {
      for (int i = 0; i < n; i++) {
        System.arraycopy(base, 0, x, 0, x.length);
        x[sx] = box[0] + (box[1] - box[0]) * i / (n - 1);
        x[sy] = box[2] + (box[3] - box[2]) * j / (n - 1);
        Arrays.fill(dx, 0);
        field.evaluate(dx, begin, x);
        boolean map = field.isMap();
        out[2 * (j * n + i)] = (float) (map ? dx[sx] - x[sx] : dx[sx]);
        out[2 * (j * n + i) + 1] = (float) (map ? dx[sy] - x[sy] : dx[sy]);
      }
    }
    JsonText t = new JsonText().open().put("type", "plane").put("count", n).put("x", sx);
    return DataMessage.of(t.put("y", sy).put("box", box, 0, 4).close().toString(), out);
  }

  /** The graph of a map of one state. */
  private ByteBuffer map(Message wish) {
    requireField();
    if (!field.isMap() || field.names().size() != 1) {
      throw new IllegalArgumentException("a cobweb is drawn of maps of one state");
    }
    int n = wish.index("count", 2, 2002);
    double[] range = wish.numbers("range", 2);
    place();
    float[] out = new float[2 * n];
    double[] x = new double[1];
    double[] next = new double[1];
    for (int i = 0; i < n; i++) {
      x[0] = range[0] + (range[1] - range[0]) * i / (n - 1);
      field.evaluate(next, begin, x);
      out[2 * i] = (float) x[0];
      out[2 * i + 1] = (float) next[0];
    }
    JsonText t = new JsonText().open().put("type", "map").put("count", n);
    return DataMessage.of(t.put("range", range, 0, 2).close().toString(), out);
  }

  private void requireField() {
    if (field == null) {
      throw new IllegalArgumentException("this system is known by its steps only");
    }
  }

  // --- what all pages know

  @Override
  public String status() {
    JsonText t = new JsonText().open().put("parameters", parameters, 0, parameters.length);
    t.put("initial", initial, 0, initial.length).put("span", span);
    return t.put("note", note).close().toString();
  }

  @Override
  public Optional<byte[]> download(String name) {
    if (!name.equals("recording.csv") || run == null) {
      return Optional.empty();
    }
    StringBuilder b = new StringBuilder("time");
    states.forEach(s -> b.append(',').append(s));
    outputs.forEach(s -> b.append(',').append(s));
    for (int r = 0; r < run.count(); r++) {
      b.append('\n');
      for (int c = 0; c < run.columns(); c++) {
        b.append(c == 0 ? "" : ",").append(run.get(r, c));
      }
    }
    return Optional.of(b.append('\n').toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    analyses.close();
  }

  @Override
  public void takeOver(Show before) {
    if (before instanceof SystemShow old && old.states.equals(states)) {
      span = old.span;
      if (old.initial.length == initial.length) {
        initial = old.initial.clone();
      }
    }
  }
}
