package dev.dynamis.conformance;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mechanics.sim.Physics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Single steps of MuJoCo, taken again from the same states. */
public final class Replay {
  private Replay() {}

  /** Sets the fields of {@code d} that {@code state} has. */
  public static void load(Data d, Map<String, Object> state) {
    state.forEach(
        (name, value) -> {
          if (name.equals("time")) {
            d.time = (Double) value;
          } else {
            RecordedModel.put(d.field(name).orElseThrow(), (double[]) value);
          }
        });
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
   * more than {@code tolerance} of the field's scale.
   */
  public static List<String> differences(Model m, Map<String, Object> trace, double tolerance) {
    List<String> wrong = new ArrayList<>();
    Data d = new Data(m);
    for (Map<String, Object> frame : frames(trace)) {
      load(d, part(frame, "state"));
      Physics.step(m, d);
      part(frame, "result")
          .forEach(
              (name, value) -> {
                double error = error(d, name, value);
                if (!(error <= tolerance)) {
                  wrong.add("step " + frame.get("step") + " " + name + " " + error);
                }
              });
    }
    return wrong;
  }

  /** Error of one field; fields that are not compared have none. */
  static double error(Data d, String name, Object value) {
    if (name.equals("time")) {
      return Math.abs((Double) value - d.time);
    }
    Field field = d.field(name).orElse(null);
    if (field == null || !Reference.isCompared(name)) {
      return 0;
    }
    double[] want = value instanceof Double x ? new double[] {x} : (double[]) value;
    double[] got = RecordedModel.values(field);
    int jacobian = d.model.opt.jacobian;
    boolean sparse = jacobian == Jacobian.SPARSE || (jacobian == Jacobian.AUTO && d.model.nv >= 60);
    if (name.equals("ten_J") && sparse) {
      // both leave out zeros, but not the same ones; rows follow one another
      int stored = Arrays.stream(d.ten.JRownnz).sum();
      got = Arrays.stream(got).limit(stored).filter(x -> x != 0).toArray();
      want = Arrays.stream(want).filter(x -> x != 0).limit(got.length).toArray();
    }
    int used = used(d, name, want.length);
    if (used < want.length) {
      want = Arrays.copyOf(want, used);
      got = Arrays.copyOf(got, used);
    }
    return Reference.error(want, got);
  }

  /** How many numbers of a field mean something: sparse matrices and paths may fill it in part. */
  private static int used(Data d, String name, int length) {
    Model m = d.model;
    return switch (name) {
      case "moment_colind", "actuator_moment" ->
          m.nu == 0 ? 0 : d.moment.rowadr[m.nu - 1] + d.moment.rownnz[m.nu - 1];
      case "wrap_obj", "wrap_xpos" ->
          m.ntendon == 0
              ? 0
              : (d.ten.wrapadr[m.ntendon - 1] + d.ten.wrapnum[m.ntendon - 1])
                  * (name.equals("wrap_obj") ? 1 : 3);
      default -> length;
    };
  }
}
