package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The comparison with recorded steps fails wherever it could be mistaken for agreement. */
class ReplayTest {
  private final Map<String, Object> trace = read();
  private final Model m = RecordedModel.build(Replay.part(trace, "model_arrays"));

  private static Map<String, Object> read() {
    Path file = Path.of("src/test/resources/smooth/actuators.euler.trace.json.gz");
    try (var in = Files.newInputStream(file)) {
      return Reference.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, Object> result() {
    return Replay.part(Replay.frames(trace).getFirst(), "result");
  }

  private List<String> differences() {
    return Replay.differences(m, trace, 1e-12);
  }

  @Test
  void theRecordingItselfAgrees() {
    assertThat(differences()).isEmpty();
  }

  @Test
  void aFieldThatIsNotKnownFails() {
    result().put("qacc_unknown", new double[m.nv]);
    assertThatThrownBy(this::differences).hasMessageContaining("qacc_unknown");
    Replay.part(Replay.frames(trace).getFirst(), "state").put("act_unknown", new double[1]);
    assertThatThrownBy(this::differences).hasMessageContaining("act_unknown");
  }

  @Test
  void aFieldWithMoreOrFewerNumbersFails() {
    for (int by : new int[] {-1, 1}) {
      double[] recorded = (double[]) result().get("qfrc_bias");
      result().put("qfrc_bias", Arrays.copyOf(recorded, m.nv + by));
      assertThat(differences()).singleElement().asString().contains("qfrc_bias Infinity");
      result().put("qfrc_bias", recorded);
    }
    Map<String, Object> state = Replay.part(Replay.frames(trace).getFirst(), "state");
    state.put("qvel", new double[m.nv + 1]);
    assertThatThrownBy(this::differences).hasMessageContaining("qvel").hasMessageContaining("not");
  }

  /** With a last row of more elements than ours, and one element beyond ours. */
  @Test
  void aLongerSparseRowFails() {
    double[] counts = ((double[]) result().get("moment_rownnz")).clone();
    counts[m.nu - 1]++;
    result().put("moment_rownnz", counts);
    assertThat(differences()).anyMatch(d -> d.contains("actuator_moment Infinity"));
  }

  @Test
  void aContactWhereThereIsNoneFails() {
    result().put("contact", List.of(Map.of("dist", 0.0)));
    assertThat(differences()).singleElement().asString().contains("contact Infinity");
  }

  /** A small number beside a large one has its own tolerance, and so has each element. */
  @Test
  void errorsAreRelativeToEachElement() {
    double[] want = {1e6, 0, 3};
    assertThat(Reference.error(want, new double[] {1e6, 1e-3, 3})).isEqualTo(1e-3);
    assertThat(Reference.error(want, new double[] {1e6, 0, 3.5})).isEqualTo(0.125);
    assertThat(Reference.error(want, new double[] {1e6 + 2, 0, 3})).isEqualTo(2 / (1 + 1e6));
    assertThat(Reference.error(want, new double[] {1e6, Double.NaN, 3})).isInfinite();
    assertThat(Reference.error(want, new double[] {1e6, 0})).isInfinite();
    double[] special = {Double.NaN, Double.POSITIVE_INFINITY};
    assertThat(Reference.error(special, special.clone())).isZero();
    assertThat(Reference.error(special, new double[] {Double.NaN, 1})).isInfinite();
  }

  @Test
  void aStateIsLoadedWhole() {
    Data d = new Data(m);
    Map<String, Object> state = new HashMap<>(Map.of("time", 2.5, "qvel", new double[m.nv]));
    ((double[]) state.get("qvel"))[3] = 7;
    Replay.load(d, state);
    assertThat(d.time).isEqualTo(2.5);
    assertThat(d.qvel[3]).isEqualTo(7);
  }
}
