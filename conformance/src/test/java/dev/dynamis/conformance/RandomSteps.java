package dev.dynamis.conformance;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Recorded steps of random models, and how far ours are from them. */
final class RandomSteps {
  /** Error of a step that a rounding error of the state does not move. */
  private static final double TOLERANCE = 1e-12;

  /**
   * Rounding errors of a whole step against that of the state, whose effect on MuJoCo's result is
   * recorded.
   */
  private static final double ROUNDINGS = 1000;

  private RandomSteps() {}

  /** Reads the models of the files {@code prefix0.json.gz}, {@code prefix1.json.gz}, and so on. */
  static List<Map<String, Object>> read(String prefix, int files) {
    return IntStream.range(0, files)
        .mapToObj(i -> Path.of("src/test/resources/random/" + prefix + i + ".json.gz"))
        .flatMap(file -> read(file).stream())
        .toList();
  }

  @SuppressWarnings("unchecked") // a recording of random models has this form
  private static List<Map<String, Object>> read(Path file) {
    try (var in = Files.newInputStream(file)) {
      return (List<Map<String, Object>>) Reference.read(in).get("models");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Takes a recorded step again; returns what differs by more than rounding errors explain. */
  static List<String> differences(Model m, Data d, Map<String, Object> frame) {
    List<String> wrong = new ArrayList<>();
    Replay.start(d, Replay.part(frame, "state"));
    Physics.step(m, d);
    Replay.part(frame, "result")
        .forEach(
            (name, value) -> {
              double[] got = RecordedModel.values(d.field(name).orElseThrow());
              if (value instanceof double[] want) {
                compare(wrong, frame, name, got, want);
              } else if (!value.equals(got[0])) {
                wrong.add(frame.get("step") + " " + name + " is " + got[0] + ", not " + value);
              }
            });
    return wrong;
  }

  /** Notes numbers that differ by more than rounding errors of the frame's state explain. */
  static void compare(
      List<String> wrong, Map<String, Object> frame, String name, double[] got, double[] want) {
    double allowed = TOLERANCE + ROUNDINGS * (Double) Replay.part(frame, "sensitivity").get(name);
    double scale = 1;
    for (double x : want) {
      scale = Math.max(scale, Math.abs(x));
    }
    double error = error(got, want) / scale;
    if (!(error <= allowed)) {
      wrong.add(frame.get("step") + " " + name + " " + error + " > " + allowed);
    }
  }

  private static double error(double[] got, double[] want) {
    if (want.length != got.length) {
      return Double.POSITIVE_INFINITY;
    }
    double error = 0;
    for (int i = 0; i < want.length; i++) {
      double e = Math.abs(want[i] - got[i]);
      error = Math.max(error, Double.isNaN(e) ? Double.POSITIVE_INFINITY : e);
    }
    return error;
  }
}
