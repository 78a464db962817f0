package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CouplingVariationTest {
  @TempDir Path folder;
  private Path file;
  private final Terminal terminal = new Terminal();

  @BeforeEach
  void write() throws IOException {
    file = CouplingFilesTest.spring(folder);
  }

  private String rollout(Object... more) {
    terminal.clear();
    Object[] first = {"rollout", file, "--cases", 4, "--time", 0.5, "--json"};
    assertThat(terminal.runWith(List.of(first), more)).isZero();
    return terminal.out.toString().replaceAll("\"(seconds|threads)\":[^,}]*", "");
  }

  @Test
  void casesDifferAndDoNotDependOnThreads() {
    String one = rollout("--vary", "spring.k *= uniform(0.5, 2)", "--threads", 1);
    String two = rollout("--vary", "spring.k *= uniform(0.5, 2)", "--threads", 2);
    assertThat(two).isEqualTo(one);
    assertThat(rollout("--vary", "slide += normal(0, 0.1)")).isNotEqualTo(one);
  }

  @Test
  void whatDoesNotExistIsTold() {
    assertThat(terminal.run("rollout", file, "--vary", "spring.q = 1")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("'spring.q'");
    assertThat(terminal.run("rollout", file, "--vary", "spring.k = much")).isEqualTo(2);
    String gap = " ".repeat(20_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> assertThat(terminal.run("rollout", file, "--vary", gap)).isEqualTo(2));
    assertThat(terminal.run("rollout", file, "--dt", 1)).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("no meaning here");
  }
}
