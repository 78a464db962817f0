package dev.dynamis.conformance.support;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.Replay;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.layout.Field;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One stage of a step on its own: it is given the numbers that MuJoCo had recorded before it, and
 * must write those that were recorded after it, to the last bit.
 *
 * <p>What the stage writes is filled with NaN first, so that a number that it forgets is seen.
 */
public final class StageTrace {
  /** Some part of a step. */
  @FunctionalInterface
  public interface Part {
    void run(Model m, Data d);
  }

  /** Computes one sensor. */
  @FunctionalInterface
  public interface Sensor {
    void compute(Model m, Data d, double[] res, int r, int i);
  }

  private final Map<String, Object> trace;

  private StageTrace(Map<String, Object> trace) {
    this.trace = trace;
  }

  /** A trace of the folder {@code smooth}, with a model, and without constraints. */
  public static StageTrace of(String name) {
    Path file = Path.of("src/test/resources/smooth", name + ".trace.json.gz");
    try (var in = Files.newInputStream(file)) {
      return new StageTrace(Reference.read(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The model, from MuJoCo's arrays. */
  @SuppressWarnings("unchecked") // a trace with a model has this form
  public Model model() {
    return RecordedModel.build((Map<String, Object>) trace.get("model_arrays"));
  }

  /** Data of each frame: the state before the step, and all else as MuJoCo left it. */
  public List<Data> recorded(Model m, String... without) {
    Set<String> poisoned = Set.of(without);
    List<Data> frames = new ArrayList<>();
    for (Map<String, Object> frame : Replay.frames(trace)) {
      Map<String, Object> state = Replay.part(frame, "state");
      Data d = new Data(m);
      Replay.load(d, state);
      Replay.part(frame, "result")
          .forEach(
              (name, value) -> {
                Field field = d.field(name).orElse(null);
                if (field != null && poisoned.contains(name)) {
                  double[] unknown = new double[field.length()];
                  Arrays.fill(unknown, field.array() instanceof double[] ? Double.NaN : -7);
                  RecordedModel.put(field, unknown);
                } else if (field != null
                    && !state.containsKey(name)
                    && value instanceof double[] values
                    && values.length == field.length()
                    && Reference.isCompared(name)) {
                  RecordedModel.put(field, values);
                }
              });
      // whoever changes the state in a step starts from the state
      Replay.load(d, state);
      frames.add(d);
    }
    if (frames.isEmpty()) {
      throw new IllegalStateException("the trace has no frames");
    }
    return frames;
  }

  /** Runs a part of the step in every frame and lists the outputs that differ in any bit. */
  public List<String> differences(Part part, String... outputs) {
    Model m = model();
    List<String> wrong = new ArrayList<>();
    List<Data> frames = recorded(m, outputs);
    for (int f = 0; f < frames.size(); f++) {
      Data d = frames.get(f);
      part.run(m, d);
      Map<String, Object> want = Replay.part(Replay.frames(trace).get(f), "result");
      for (String name : outputs) {
        double error = Replay.error(d, want, name);
        if (error != 0) {
          wrong.add("frame " + f + " " + name + " " + error);
        }
      }
    }
    return wrong;
  }

  /**
   * Computes each sensor of some types in every frame and lists those that differ in any bit.
   * Sensors with a cutoff, delay or period are left out: those change readings later.
   */
  public List<String> sensorDifferences(Sensor sensor, int... types) {
    Model m = model();
    List<String> wrong = new ArrayList<>();
    int compared = 0;
    List<Data> frames = recorded(m);
    for (int f = 0; f < frames.size(); f++) {
      Data d = frames.get(f);
      double[] want =
          (double[]) Replay.part(Replay.frames(trace).get(f), "result").get("sensordata");
      for (int i = 0; i < m.nsensor; i++) {
        int type = m.sensor.type[i];
        boolean plain = m.sensor.cutoff[i] == 0 && m.sensor.history[2 * i] == 0;
        if (plain && Arrays.stream(types).anyMatch(t -> t == type)) {
          int dim = m.sensor.dim[i];
          double[] got = new double[dim + 2];
          Arrays.fill(got, Double.NaN);
          sensor.compute(m, d, got, 1, i);
          double[] part = Arrays.copyOfRange(want, m.sensor.adr[i], m.sensor.adr[i] + dim);
          boolean inside = Double.isNaN(got[0]) && Double.isNaN(got[dim + 1]);
          if (!inside || Reference.error(part, Arrays.copyOfRange(got, 1, dim + 1)) != 0) {
            wrong.add("frame " + f + " sensor " + i + " of type " + type);
          }
          compared++;
        }
      }
    }
    if (compared < frames.size() * types.length) {
      wrong.add("only " + compared + " sensors were compared");
    }
    return wrong;
  }
}
