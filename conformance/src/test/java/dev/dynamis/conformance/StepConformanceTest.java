package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Single steps from MuJoCo's recorded states, without constraints: every recorded field of every
 * stage. Models come from recorded arrays, so that no reader or compiler of ours takes part.
 */
class StepConformanceTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static Stream<Path> traces() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/smooth"))) {
      List<Path> found =
          files.filter(f -> f.toString().endsWith(".trace.json.gz")).sorted().toList();
      assertThat(found).hasSizeGreaterThan(30);
      return found.stream();
    }
  }

  @ParameterizedTest
  @MethodSource("traces")
  void everyFieldIsMujocosToTheLastBit(Path file) throws IOException {
    Map<String, Object> trace = read(file);
    assertThat(Replay.differences(model(trace), trace, 0)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("traces")
  void aStepAllocatesNothing(Path file) throws IOException {
    Map<String, Object> trace = read(file);
    Model m = model(trace);
    Data d = new Data(m);
    Replay.load(d, Replay.part(Replay.frames(trace).getFirst(), "state"));

    // the least of several rounds: the first ones also count what the virtual machine links
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 6; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 50; i++) {
        Physics.step(m, d);
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  private static Map<String, Object> read(Path file) throws IOException {
    try (var in = Files.newInputStream(file)) {
      return Reference.read(in);
    }
  }

  @SuppressWarnings("unchecked") // a trace with a model has this form
  private static Model model(Map<String, Object> trace) {
    return RecordedModel.build((Map<String, Object>) trace.get("model_arrays"));
  }
}
