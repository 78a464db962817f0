package dev.dynamis.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A minute of changed files in every build, more with {@code mvn -Pfuzz test}; {@code
 * -Dfuzz.seed=S} repeats a run, {@code -Dfuzz.target=T} looks at one reader, {@code
 * -Dfuzz.seconds=N} sets the time.
 */
class FuzzTest {
  private static final Path REGRESSIONS = Path.of("src/test/resources/fuzz");

  /** Runs of a build take no longer than this, s. */
  private static final long SHORT = 60;

  private static final Path KNOWN = REGRESSIONS.resolve("known.txt");
  private static final Map<String, Target> TARGETS =
      Targets.all().stream().collect(Collectors.toMap(Target::name, t -> t));

  /** Files that were findings once: {@code TARGET/NAME}. */
  static Stream<Path> regressions() throws IOException {
    try (Stream<Path> files = Files.walk(REGRESSIONS, 2)) {
      return files
          .filter(f -> f.getNameCount() == REGRESSIONS.getNameCount() + 2)
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("regressions")
  void whatWasFoundOnceStaysRepaired(Path file) throws IOException {
    String name = file.getParent().getFileName().toString();
    Target target = TARGETS.get(name);
    assertThat(target).as("the reader of %s", file).isNotNull();
    byte[] input = Files.readAllBytes(file);
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          try {
            target.reader().read(input);
          } catch (ModelException | SimulationException e) {
            assertThat(e.getMessage()).isNotBlank();
          }
        });
  }

  @Test
  void nothingButAClearRefusalComesOfChangedFiles() throws Exception {
    long seed = Long.getLong("fuzz.seed", 7);
    long seconds = Long.getLong("fuzz.seconds", 60);
    System.out.println("fuzz: seed " + seed + ", " + seconds + " s");

    List<String> lines = new ArrayList<>();
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    long first = 0;
    while (first >= 0 && System.nanoTime() - end < 0) {
      long left = (end - System.nanoTime()) / 1_000_000_000L + 1;
      List<String> output = child(left, seed, first);
      lines.addAll(output);
      // a case that does not end took its process with it: another one goes on behind it
      first =
          output.stream()
              .filter(l -> l.startsWith("next "))
              .map(l -> Long.parseLong(l.substring(5)))
              .findAny()
              .orElse(-1L);
    }
    Set<String> found = new TreeSet<>();
    lines.stream().filter(l -> l.startsWith("finding ")).forEach(l -> found.add(l.substring(8)));
    System.out.println(
        lines.stream().filter(l -> !l.startsWith("next ")).collect(Collectors.joining("\n")));
    found.removeAll(known());
    if (seconds <= SHORT) {
      // how long a bomb takes depends on what else the machine does: that counts in long runs
      found.removeIf(f -> f.startsWith("bomb takes-"));
    }
    assertThat(found).as("seed %d; inputs are in target/fuzz", seed).isEmpty();
  }

  /** Kinds of findings that are not repaired yet, with the reason after {@code #}. */
  private static Set<String> known() throws IOException {
    return Files.readAllLines(KNOWN).stream()
        .map(l -> l.replaceFirst("\\s*#.*", ""))
        .filter(l -> !l.isBlank())
        .collect(Collectors.toSet());
  }

  private static List<String> child(long seconds, long seed, long first) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Fuzz.class.getName(),
                Long.toString(seconds),
                Long.toString(seed),
                Long.toString(first),
                "target/fuzz",
                System.getProperty("fuzz.target", ""))
            .redirectErrorStream(true)
            .start();
    try (var in = process.inputReader(StandardCharsets.UTF_8)) {
      List<String> lines = in.lines().toList();
      int code = process.waitFor();
      assertThat(code).as(String.join("\n", lines)).isIn(0, Fuzz.HANGS);
      return lines;
    }
  }
}
