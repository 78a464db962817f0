package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Steps of random mechanisms, from their text on: joints, geoms, tendons, equalities, actuators,
 * sensors and options in combinations that nobody chose. Each step starts in a state that MuJoCo
 * was in.
 */
class RandomModelsTest {
  static List<Map<String, Object>> models() {
    return RandomSteps.read("models", 3);
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("models")
  void everyStepIsMujocos(Map<String, Object> recorded) {
    Model m = Mjcf.compile(Mjcf.readText((String) recorded.get("xml"))).model();
    Data d = new Data(m);
    for (Map<String, Object> frame : Replay.frames(recorded)) {
      assertThat(RandomSteps.differences(m, d, frame)).as("seed " + recorded.get("seed")).isEmpty();
    }
  }
}
