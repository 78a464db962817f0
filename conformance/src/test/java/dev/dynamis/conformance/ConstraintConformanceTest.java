package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.support.ConstraintTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Single steps from MuJoCo's recorded states, with constraints: contacts of every pair of geoms,
 * rows of every constraint, every solver, cone and integrator, and the flags that matter.
 *
 * <p>Every field of every frame is MuJoCo's, within the tolerances of {@link ConstraintTrace}.
 */
class ConstraintConformanceTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static Stream<Path> models() throws IOException {
    return files(".xml", 10);
  }

  static Stream<Arguments> runs() throws IOException {
    return files(".trace.json.gz", 40)
        .map(ConstraintTrace::read)
        .flatMap(trace -> trace.runs().stream().map(run -> Arguments.of(run, trace)));
  }

  static Stream<Arguments> longestRuns() throws IOException {
    return files(".trace.json.gz", 40)
        .filter(f -> !f.getFileName().toString().startsWith("pair."))
        .map(ConstraintTrace::read)
        .map(trace -> Arguments.of(trace.runs().getFirst(), trace));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("models")
  void theModelIsCompiledAsMujocoDoes(Path model) throws IOException {
    Map<String, Object> reference;
    try (var in = Files.newInputStream(Path.of(model.toString().replace(".xml", ".json.gz")))) {
      reference = Reference.read(in);
    }
    assertThat(ModelComparison.of(Mjcf.load(model), reference).differences()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("runs")
  void everyFieldIsMujocos(ConstraintTrace.Run run, ConstraintTrace trace) {
    assertThat(trace.differences(run)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("longestRuns")
  void aStepAllocatesNothing(ConstraintTrace.Run run, ConstraintTrace trace) {
    Model m = trace.model(run);
    Data d = new Data(m);
    Map<String, Object> state = Replay.part(Replay.frames(run.content()).getFirst(), "state");

    // the least of several rounds: in the first ones arrays grow and the virtual machine links
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 8; round++) {
      d.reset();
      Replay.load(d, state);
      // the first step after a reset looks at what shall sleep
      Physics.step(m, d);
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 40; i++) {
        Physics.step(m, d);
      }
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  private static Stream<Path> files(String ending, int least) throws IOException {
    try (Stream<Path> files = Files.list(ConstraintTrace.FOLDER)) {
      List<Path> found = files.filter(f -> f.toString().endsWith(ending)).sorted().toList();
      assertThat(found).hasSizeGreaterThanOrEqualTo(least);
      return found.stream();
    }
  }
}
