package dev.dynamis.studio.internal.mechanism;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.core.Snapshot;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.core.math.Quat;
import dev.dynamis.coupling.Coupling;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Edit;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.sim.CapacityPolicy;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.studio.internal.show.JsonText;
import dev.dynamis.studio.internal.show.Message;
import dev.dynamis.studio.internal.show.Pace;
import dev.dynamis.studio.internal.show.Page;
import dev.dynamis.studio.internal.show.Show;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A mechanism, alone or driven by equations, that runs in real time, is paused, stepped, pulled,
 * recorded and replayed.
 */
public final class MechanismShow implements Show {
  private static final Set<String> VERBS =
      Set.of(
          "run",
          "step",
          "back",
          "scrub",
          "reset",
          "speed",
          "set",
          "control",
          "joint",
          "pull",
          "turn",
          "release",
          "details",
          "record",
          "replay",
          "keyframe",
          "parameter");

  private static final Set<String> QUERIES = Set.of("details", "keyframe");

  /** Nanoseconds of steps before pages are looked after again. */
  private static final long SLICE = 8_000_000;

  /** Steps that take longer, in nanoseconds, are not followed by a computation for the frame. */
  private static final long SLOW_STEP = 2_000_000;

  /** Nanoseconds that steps of one wish may take, since all pages wait for them. */
  private static final long MOST_NANOS = 2_000_000_000L;

  private static final long MOST_RECORDED_BYTES = 256L << 20;

  // flags of frames
  private static final int RUNNING = 1;
  private static final int REPLAYING = 2;
  private static final int RECORDING = 4;
  private static final int SLEEPER = 8;

  private final DynamicalSystem system;
  private final Mechanism mechanism;
  private final Model m;
  private final Data d;
  private final Compiled compiled;
  private final Assets assets;
  private final String description;
  private final Frames frames;
  private final Controllers controllers;
  private History history;
  private final Pull pull;
  private final Pace pace = new Pace();
  private boolean running = true;
  private int back;
  private long version;
  private long stepNanos;
  private String trouble = "";
  private Recorder recorder;
  private Recording recorded;
  private long mostRows;
  private Replay replay;

  /**
   * Makes a show that runs at once.
   *
   * @param system a mechanism, or a coupling, whose first mechanism is drawn
   * @param compiled where the elements come from, or null
   * @param recording a recording to begin with, or null
   */
  public MechanismShow(DynamicalSystem system, Compiled compiled, Path recording) {
    this.system = system;
    mechanism =
        (system instanceof Coupling c ? c.mechanisms().getFirst() : (Mechanism) system)
            .onMemoryLimit(CapacityPolicy.WARN);
    this.compiled = compiled;
    m = mechanism.model();
    d = mechanism.data();
    // warnings are counted, and pages show them
    m.callbacks.warning = (model, data, kind, info) -> {};
    mechanism.refresh();
    assets = new Assets(m);
    controllers = new Controllers(system);
    description = ModelDescription.of(m, d.fields(), controllers);
    frames = new Frames(m, d, controllers);
    history = new History(system, d);
    pull = new Pull(m);
    history.add();
    pace.start(System.nanoTime(), mechanism.time());
    if (recording != null) {
      startReplay(Recording.read(recording));
    }
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public Optional<byte[]> asset(String path) {
    return assets.find(path);
  }

  @Override
  public long version() {
    return version;
  }

  // --- running

  @Override
  public long advance(long now) {
    if (!running) {
      return Long.MAX_VALUE;
    }
    if (replay != null) {
      return advanceReplay(now);
    }
    double target = pace.target(now, d.time);
    long end = now + SLICE;
    long before = now;
    int steps = 0;
    while (d.time + m.opt.timestep <= target && before < end && running) {
      step();
      steps++;
      long after = System.nanoTime();
      stepNanos = (7 * stepNanos + after - before) / 8;
      before = after;
    }
    if (steps > 0) {
      version++;
    }
    pace.measure(before, d.time);
    return pace.until(d.time + m.opt.timestep, before);
  }

  private long advanceReplay(long now) {
    long row = replay.rowAt(pace.target(now, replay.time()));
    if (row != replay.at()) {
      replay.show(row);
      version++;
    }
    if (row == replay.rows() - 1) {
      running = false;
    }
    return SLICE;
  }

  private void step() {
    if (back > 0) {
      history.forget(back);
      back = 0;
    }
    pull.apply(d);
    double before = d.time;
    StepReport report = system.step();
    if (report.status() != StepStatus.OK) {
      trouble = report.cause();
      // equations that ended don't go on; a mechanism starts again by itself
      running &= system == mechanism || report.canContinue();
    }
    if (d.time < before) {
      // the state was reset because it diverged
      pace.start(System.nanoTime(), d.time);
      history.clear();
    }
    history.add();
    if (recorder != null) {
      recorder.sample();
      if (recorder.rows() >= mostRows) {
        trouble = "the recording is full and was stopped at " + (float) d.time + " s";
        stopRecording();
      }
    }
  }

  // --- frames

  @Override
  public ByteBuffer frame(Page page) {
    if (!running || stepNanos < SLOW_STEP) {
      mechanism.refresh();
    }
    m.callbacks.clock =
        (page.wants() & Parts.TIMERS) == 0 ? m.callbacks.clock : MechanismShow::clock;
    int flags = (running ? RUNNING : 0) | (replay != null ? REPLAYING : 0);
    flags |= recorder != null ? RECORDING : 0;
    flags |= m.ntree > 0 && d.ntreeAwake < m.ntree ? SLEEPER : 0;
    List<WatchedField> watched =
        page.watched().stream().map(name -> WatchedField.of(d, name)).toList();
    Frames.Head head = new Frames.Head(flags, version, d.time, pace.factor());
    return frames.write(head, page.wants(), watched, pull);
  }

  @Override
  public void checkWatched(List<String> fields) {
    fields.forEach(name -> WatchedField.of(d, name));
  }

  private static double clock() {
    return System.nanoTime() * 1e-3;
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
    version++;
    switch (wish.verb()) {
      case "run" -> run(wish.flag("on"));
      case "step" -> stepBy(wish.index("count", 1, 10_001));
      case "back" -> stepBack(wish.index("count", 1, 10_001));
      case "scrub" -> scrub((long) wish.number("at"));
      case "reset" -> reset(wish);
      case "speed" -> setSpeed(wish.number("value"));
      case "set" -> edit(wish.text("text"));
      case "control" -> {
        d.ctrl[wish.index("index", 0, m.nu)] = wish.number("value");
        mechanism.invalidate();
      }
      case "joint" -> moveJoint(wish.index("index", 0, m.nq), wish.number("value"));
      case "pull" -> {
        pull.pull(wish.index("body", 1, m.nbody), wish.numbers("point", 3), wish.numbers("to", 3));
        place();
      }
      case "turn" -> {
        pull.turn(d, wish.index("body", 1, m.nbody), wish.numbers("quat", 4));
        place();
      }
      case "release" -> pull.release(d);
      case "record" -> record(wish.flag("on"));
      case "replay" -> replay(wish);
      case "details" -> {
        int id = wish.index("id", 0, Integer.MAX_VALUE);
        return ElementDetails.of(d, compiled, wish.text("kind"), id);
      }
      case "parameter" -> parameter(wish);
      case "keyframe" -> {
        JsonText t = new JsonText().open().put("type", "keyframe");
        return t.put("text", KeyframeText.of(d)).close().toString();
      }
      default -> throw new IllegalArgumentException(wish.verb() + " is not known");
    }
    return null;
  }

  private void place() {
    if (replay == null && pull.place(d, !running)) {
      mechanism.invalidate();
      mechanism.refresh();
    }
  }

  private void run(boolean on) {
    running = on;
    if (on && replay != null && replay.at() == replay.rows() - 1) {
      replay.show(0);
    }
    pace.start(System.nanoTime(), replay == null ? d.time : replay.time());
  }

  private void stepBy(int count) {
    running = false;
    if (replay != null) {
      scrub(Math.min(replay.rows() - 1, replay.at() + count));
      return;
    }
    long end = System.nanoTime() + MOST_NANOS;
    for (int i = 0; i < count; i++) {
      if (System.nanoTime() > end) {
        trouble = "took " + i + " of " + count + " steps; the rest would take too long here";
        return;
      }
      if (back > 0) {
        history.show(--back);
      } else {
        step();
      }
    }
  }

  private void stepBack(int count) {
    scrub(replay != null ? Math.max(0, replay.at() - count) : back + count);
  }

  /** Goes to a row of the recording, or to a state so many steps before the newest. */
  private void scrub(long at) {
    running = false;
    if (replay != null) {
      replay.show(Math.clamp(at, 0, replay.rows() - 1));
      return;
    }
    if (history.count() > 0) {
      back = Math.clamp(at, 0, history.count() - 1);
      history.show(back);
    }
  }

  private void reset(Message wish) {
    if (system instanceof Coupling c) {
      c.reset();
    }
    if (wish.has("key")) {
      d.resetKeyframe(wish.index("key", 0, m.nkey));
      mechanism.invalidate();
    } else if (system == mechanism) {
      mechanism.reset();
    }
    pull.release(d);
    trouble = "";
    restarted();
  }

  /** The state is another one: what was before it is over. */
  private void restarted() {
    history.clear();
    history.add();
    back = 0;
    pace.start(System.nanoTime(), d.time);
  }

  private void setSpeed(double value) {
    if (!(value >= 0.001 && value <= 100)) {
      throw new IllegalArgumentException("speed is " + value + ", expected 0.001 to 100");
    }
    pace.setSpeed(value, System.nanoTime(), replay == null ? d.time : replay.time());
  }

  /** Changes an option, a flag, a parameter of the model or a number of the state. */
  private void edit(String text) {
    double before = m.opt.timestep;
    Edit edit = Edit.parse(text);
    edit.apply(m);
    edit.apply(d);
    if (!(m.opt.timestep > 0 && m.opt.timestep < 10)) {
      m.opt.timestep = before;
      throw new IllegalArgumentException(text + ": expected a time step above 0 and below 10 s");
    }
    if (text.startsWith("model.")) {
      Physics.setConst(m);
    }
    mechanism.invalidate();
  }

  private void moveJoint(int index, double value) {
    if (running) {
      throw new IllegalArgumentException("joints can be moved while the run is paused");
    }
    d.qpos[index] = value;
    for (int j = 0; j < m.njnt; j++) {
      int type = m.jnt.type[j];
      int quat = m.jnt.qposadr[j] + (type == JointType.FREE ? 3 : 0);
      boolean turns = type == JointType.FREE || type == JointType.BALL;
      if (turns && index >= quat && index < quat + 4) {
        Quat.normalize(d.qpos, quat);
      }
    }
    mechanism.invalidate();
    mechanism.refresh();
  }

  private void parameter(Message wish) {
    int index = wish.index("index", 0, controllers.parameterCount());
    controllers.setParameter(index, wish.number("value"));
    if (system.stateSize() != history.stateSize()) {
      // a delay has another length, so that older states don't fit any more
      history = new History(system, d);
      history.add();
      back = 0;
    }
  }

  private void record(boolean on) {
    if (!on) {
      stopRecording();
      return;
    }
    if (replay != null) {
      throw new IllegalArgumentException("end the replay before recording");
    }
    recorder = Recorder.of(system).start();
    int columns = recorder.layout().columns().size();
    mostRows = Math.max(100, MOST_RECORDED_BYTES / (8L * (columns + 1)));
    recorded = recorder.recording();
  }

  private void stopRecording() {
    if (recorder != null) {
      recorder.close();
      recorder = null;
    }
  }

  private void replay(Message wish) {
    if (wish.has("file")) {
      stopRecording();
      startReplay(Recording.read(wish.path()));
    } else if (wish.flag("on")) {
      if (recorded == null) {
        throw new IllegalArgumentException("nothing was recorded yet");
      }
      stopRecording();
      startReplay(recorded);
    } else if (replay != null) {
      replay = null;
      running = false;
      restarted();
    }
  }

  private void startReplay(Recording recording) {
    replay = new Replay(mechanism, recording);
    pull.release(d);
    running = false;
    replay.show(0);
    version++;
  }

  // --- what all pages know

  @Override
  public String status() {
    JsonText t = new JsonText().open().put("running", running).put("speed", pace.speed());
    t.put("timestep", m.opt.timestep).put("recording", recorder != null);
    t.put("recorded", recorded == null ? 0 : recorded.rows()).put("replaying", replay != null);
    t.put("rows", replay == null ? 0 : replay.rows()).put("row", replay == null ? 0 : replay.at());
    t.put("history", history.count()).put("back", back).put("trouble", trouble);
    t.key("warnings").openList();
    for (int k = 0; k < Warning.COUNT; k++) {
      if (d.warning.number[k] > 0) {
        t.open().put("name", Warning.name(k)).put("count", d.warning.number[k]);
        t.put("text", Warning.text(k, d.warning.lastinfo[k])).close();
      }
    }
    t.closeList();
    controllers.status(t);
    t.key("options").open();
    t.put("integrator", m.opt.integrator).put("solver", m.opt.solver).put("cone", m.opt.cone);
    t.put("jacobian", m.opt.jacobian).put("iterations", m.opt.iterations);
    t.put("tolerance", m.opt.tolerance).put("gravity", m.opt.gravity, 0, 3);
    t.put("wind", m.opt.wind, 0, 3).put("density", m.opt.density);
    t.put("viscosity", m.opt.viscosity).put("impratio", m.opt.impratio);
    t.put("disable", m.opt.disableflags).put("enable", m.opt.enableflags);
    return t.close().close().toString();
  }

  @Override
  public Optional<byte[]> download(String name) {
    return switch (name) {
      case "state.snapshot" -> Optional.of(written(name, Snapshot.of(system)::write));
      case "recording.npz", "recording.csv" ->
          recorded == null ? Optional.empty() : Optional.of(written(name, recorded::write));
      default -> Optional.empty();
    };
  }

  private static byte[] written(String name, java.util.function.Consumer<Path> writer) {
    try {
      Path folder = Files.createTempDirectory("dynamis-studio");
      Path file = folder.resolve(name);
      try {
        writer.accept(file);
        return Files.readAllBytes(file);
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void takeOver(Show before) {
    if (!(before instanceof MechanismShow old)) {
      return;
    }
    running = old.running && old.replay == null;
    pace.setSpeed(old.pace.speed(), System.nanoTime(), d.time);
    if (old.recorder != null) {
      old.stopRecording();
      trouble =
          "the recording ended at " + (float) old.d.time + " s, where the model was read again";
    }
    recorded = old.recorded;
    if (system.identity().sizeChanges(old.system.identity()).isEmpty()
        && old.system.stateSize() == system.stateSize()) {
      double[] state = new double[system.stateSize()];
      old.system.save(state);
      system.load(state);
      System.arraycopy(old.d.ctrl, 0, d.ctrl, 0, m.nu);
      mechanism.refresh();
    }
    restarted();
  }
}
