package dev.dynamis.conformance;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.sim.Physics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Single steps of MuJoCo, taken again from the same states. */
public final class Replay {
  /** Fields that sparse matrices and paths fill in part. */
  private static final Set<String> PARTLY_USED =
      Set.of("moment_colind", "actuator_moment", "wrap_obj", "wrap_xpos");

  private Replay() {}

  /** Sets the fields of {@code d} that {@code state} has; each must be known, with its length. */
  public static void load(Data d, Map<String, Object> state) {
    state.forEach(
        (name, value) -> {
          if (name.equals("time")) {
            d.time = (Double) value;
          } else {
            Field field = known(d, name);
            double[] values = (double[]) value;
            if (values.length != field.length()) {
              throw new IllegalArgumentException(
                  name + " was recorded with " + values.length + " numbers, not " + field.length());
            }
            RecordedModel.put(field, values);
          }
        });
  }

  /**
   * Sets a recorded state from which a step is taken. Trees that slept sleep, with everything
   * computed for them that stays while they do.
   */
  public static void start(Data d, Map<String, Object> state) {
    load(d, state);
    if (d.model.opt.enabled(EnableBit.SLEEP)) {
      Arrays.fill(d.tree.asleep, -1);
      d.updateAwake(false);
      Physics.forward(d.model, d);
      load(d, state);
      d.updateAwake(false);
    }
  }

  private static Field known(Data d, String name) {
    return d.field(name)
        .orElseThrow(() -> new IllegalArgumentException("recorded field " + name + " is unknown"));
  }

  /** Frames of a trace. */
  @SuppressWarnings("unchecked") // a trace has this form
  public static List<Map<String, Object>> frames(Map<String, Object> trace) {
    return (List<Map<String, Object>>) trace.get("frames");
  }

  /** One part of a frame, {@code state} or {@code result}. */
  @SuppressWarnings("unchecked") // a trace has this form
  public static Map<String, Object> part(Map<String, Object> frame, String name) {
    return (Map<String, Object>) frame.get(name);
  }

  /**
   * Loads the state of each frame, steps once and lists what differs from the recorded result by
   * more than {@code tolerance}, see {@link Reference#error}. The steps have no contacts.
   */
  public static List<String> differences(Model m, Map<String, Object> trace, double tolerance) {
    List<String> wrong = new ArrayList<>();
    Data d = new Data(m);
    for (Map<String, Object> frame : frames(trace)) {
      load(d, part(frame, "state"));
      Physics.step(m, d);
      Map<String, Object> result = part(frame, "result");
      for (String name : result.keySet()) {
        double error = error(d, result, name);
        if (!(error <= tolerance)) {
          wrong.add("step " + frame.get("step") + " " + name + " " + error);
        }
      }
    }
    return wrong;
  }

  /**
   * Error of one field of a recorded result: 0 if it is not compared, infinite if it has another
   * number of values than ours.
   *
   * @throws IllegalArgumentException if data have no such field
   */
  public static double error(Data d, Map<String, Object> result, String name) {
    Object value = result.get(name);
    if (name.equals("time")) {
      return Reference.error(new double[] {(Double) value}, new double[] {d.time});
    }
    if (!Reference.isCompared(name)) {
      return 0;
    }
    if (name.equals("contact") || name.equals("contact_force")) {
      boolean none = d.ncon == 0 && value instanceof double[] list && list.length == 0;
      return none ? 0 : Double.POSITIVE_INFINITY;
    }
    double[] want = value instanceof Double x ? new double[] {x} : (double[]) value;
    double[] got = RecordedModel.values(known(d, name));
    if (want.length != got.length) {
      return Double.POSITIVE_INFINITY;
    }
    if (name.equals("ten_J") && Physics.isSparse(d.model)) {
      // both leave out zeros, but not the same ones; rows follow one another
      int stored = Arrays.stream(d.ten.JRownnz).sum();
      got = Arrays.stream(got).limit(stored).filter(x -> x != 0).toArray();
      want = Arrays.stream(want).filter(x -> x != 0).toArray();
    }
    if (PARTLY_USED.contains(name)) {
      want = Arrays.copyOf(want, used(name, recorded(result)));
      got = Arrays.copyOf(got, used(name, ours(d)));
    }
    return Reference.error(want, got);
  }

  /** The numbers of a count and address that says how much of another field means something. */
  private interface Counts {
    double[] of(String name);
  }

  private static Counts recorded(Map<String, Object> result) {
    return name -> (double[]) result.get(name);
  }

  private static Counts ours(Data d) {
    return name -> RecordedModel.values(known(d, name));
  }

  /** How many numbers of a field mean something: up to the end of its last row or path. */
  private static int used(String name, Counts counts) {
    boolean path = name.startsWith("wrap_");
    double[] adr = counts.of(path ? "ten_wrapadr" : "moment_rowadr");
    double[] num = counts.of(path ? "ten_wrapnum" : "moment_rownnz");
    int last = adr.length - 1;
    int end = last < 0 ? 0 : (int) (adr[last] + num[last]);
    return name.equals("wrap_xpos") ? 3 * end : end;
  }
}
