package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Resources;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random soft bodies, from their text on: types, dofs, pins, elasticity, equalities, contacts and
 * what they touch, in combinations that nobody chose. What MuJoCo refuses is refused here too.
 */
class RandomSoftBodiesTest {
  /** Inverse dynamics of forces that are solved for, relative to the largest. */
  private static final double SOLVED = 1e-9;

  private static final List<Map<String, Object>> ALL = RandomSteps.read("soft", 2);

  static List<Map<String, Object>> models() {
    return select(false);
  }

  static List<Map<String, Object>> refused() {
    return select(true);
  }

  private static List<Map<String, Object>> select(boolean refused) {
    return ALL.stream().filter(r -> r.containsKey("refused") == refused).toList();
  }

  private static Compiled load(Map<String, Object> recorded) {
    return load((String) recorded.get("xml"));
  }

  private static Compiled load(String text) {
    byte[] file = text.getBytes(StandardCharsets.UTF_8);
    Resources parts = Resources.folder(Path.of("src/test/resources/flex/parts"));
    return Mjcf.load("m.xml", Resources.over(Resources.memory(Map.of("m.xml", file)), parts));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("models")
  void arraysAndStepsAreMujocos(Map<String, Object> recorded) {
    String seed = "seed " + recorded.get("seed");
    Compiled compiled = load(recorded);
    Map<String, Object> arrays = Replay.part(recorded, "model_arrays");
    assertThat(ModelComparison.of(compiled, arrays).differences()).as(seed).isEmpty();
    writtenAndReadItIsTheSame(compiled, seed);
    Model m = compiled.model();
    Data d = new Data(m);
    if (recorded.get("frames") instanceof List<?> list && !list.isEmpty()) {
      for (Map<String, Object> frame : Replay.frames(recorded)) {
        assertThat(RandomSteps.differences(m, d, frame)).as(seed).isEmpty();
        contactsAreThoseOf(frame, d, seed);
        inverseDynamicsGivesTheForcesOf(frame, m, seed);
      }
    }
  }

  private static void contactsAreThoseOf(Map<String, Object> frame, Data d, String seed) {
    Map<String, Object> recorded = Replay.part(frame, "contacts");
    int[] sides = new int[10 * d.ncon];
    double[] places = new double[20 * d.ncon];
    for (int c = 0; c < d.ncon; c++) {
      int s = 10 * c;
      int[][] pairs = {d.contact.geom, d.contact.flex, d.contact.elem, d.contact.vert};
      for (int[] pair : pairs) {
        System.arraycopy(pair, 2 * c, sides, s, 2);
        s += 2;
      }
      sides[s] = d.contact.dim[c];
      sides[s + 1] = d.contact.exclude[c];
      int p = 20 * c;
      places[p] = d.contact.dist[c];
      places[p + 1] = d.contact.includemargin[c];
      System.arraycopy(d.contact.pos, 3 * c, places, p + 2, 3);
      System.arraycopy(d.contact.frame, 9 * c, places, p + 5, 3);
      System.arraycopy(d.contact.friction, 5 * c, places, p + 8, 5);
      System.arraycopy(d.contact.solref, 2 * c, places, p + 13, 2);
      System.arraycopy(d.contact.solimp, 5 * c, places, p + 15, 5);
    }
    assertThat(Arrays.stream(sides).asDoubleStream().toArray())
        .as(seed)
        .isEqualTo(numbers(recorded.get("sides")));
    List<String> wrong = new ArrayList<>();
    RandomSteps.compare(wrong, frame, "places", places, numbers(recorded.get("places")));
    assertThat(wrong).as(seed).isEmpty();
  }

  /** An empty list of a recording is not known to hold numbers. */
  private static double[] numbers(Object recorded) {
    return recorded instanceof double[] list ? list : new double[0];
  }

  private static void inverseDynamicsGivesTheForcesOf(
      Map<String, Object> frame, Model m, String seed) {
    Data d = new Data(m);
    Replay.start(d, Replay.part(frame, "state"));
    Physics.forward(m, d);
    Arrays.fill(d.qacc, 0);
    Physics.inverse(m, d);
    double[] want = numbers(frame.get("inverse"));
    double scale = Arrays.stream(want).map(Math::abs).reduce(1, Math::max);
    assertThat(d.qfrc.inverse).as(seed).containsExactly(want, within(SOLVED * scale));
  }

  /** Written without flexcomps, with the bodies and flexes that they became. */
  private static void writtenAndReadItIsTheSame(Compiled compiled, String seed) {
    Model again = load(Mjcf.write(compiled.spec())).model();
    assertThat(again.difference(compiled.model(), 1e-12)).as(seed).isEmpty();
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("refused")
  void whatMujocoRefusesIsRefused(Map<String, Object> recorded) {
    assertThatThrownBy(() -> load(recorded))
        .as(recorded.get("refused").toString())
        .isInstanceOf(ModelException.class);
  }
}
