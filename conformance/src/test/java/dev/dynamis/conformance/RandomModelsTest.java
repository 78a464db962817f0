package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Steps of random mechanisms, from their text on: joints, geoms, tendons, equalities, actuators,
 * sensors and options in combinations that nobody chose. Each step starts in a state that MuJoCo
 * was in.
 */
class RandomModelsTest {
  /** Error of a step that a rounding error of the state does not move. */
  private static final double TOLERANCE = 1e-12;

  /**
   * Rounding errors of a whole step against that of the state, whose effect on MuJoCo's result is
   * recorded.
   */
  private static final double ROUNDINGS = 1000;

  static List<Map<String, Object>> models() {
    return IntStream.range(0, 3)
        .mapToObj(i -> Path.of("src/test/resources/random/models" + i + ".json.gz"))
        .flatMap(file -> read(file).stream())
        .toList();
  }

  @SuppressWarnings("unchecked") // a recording of random.mjs has this form
  private static List<Map<String, Object>> read(Path file) {
    try (var in = Files.newInputStream(file)) {
      return (List<Map<String, Object>>) Reference.read(in).get("models");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("models")
  void everyStepIsMujocos(Map<String, Object> recorded) {
    Model m = Mjcf.compile(Mjcf.readText((String) recorded.get("xml"))).model();
    Data d = new Data(m);
    List<String> wrong = new ArrayList<>();
    for (Map<String, Object> frame : Replay.frames(recorded)) {
      Replay.start(d, Replay.part(frame, "state"));
      Physics.step(m, d);
      Map<String, Object> result = Replay.part(frame, "result");
      Map<String, Object> sensitivity = Replay.part(frame, "sensitivity");
      result.forEach(
          (name, value) -> {
            double allowed = 0;
            double scale = 1;
            if (value instanceof double[] want) {
              allowed = TOLERANCE + ROUNDINGS * (Double) sensitivity.get(name);
              for (double x : want) {
                scale = Math.max(scale, Math.abs(x));
              }
            }
            double error = error(d, name, value) / scale;
            if (!(error <= allowed)) {
              wrong.add(frame.get("step") + " " + name + " " + error + " > " + allowed);
            }
          });
    }
    assertThat(wrong).as("seed " + recorded.get("seed")).isEmpty();
  }

  private static double error(Data d, String name, Object value) {
    double[] got = RecordedModel.values(d.field(name).orElseThrow());
    double[] want = value instanceof double[] list ? list : new double[] {(Double) value};
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
