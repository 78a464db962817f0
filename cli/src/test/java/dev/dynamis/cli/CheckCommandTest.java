package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said about right and wrong files. */
class CheckCommandTest {
  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("pendulum.xml"), Samples.PENDULUM);
  }

  private int run(Object... args) {
    return terminal.run(args);
  }

  @Test
  void aGoodModelHasNoErrors() {
    assertThat(run("check", model)).isZero();
    assertThat(out.toString()).contains("1 file: no errors");
  }

  @Test
  void theProblemsOfAllFilesAreListed() throws IOException {
    Path bad = folder.resolve("bad.xml");
    Files.writeString(bad, Samples.PENDULUM.replace("capsule", "capsul").replace("0.05", "0,05"));
    assertThat(run("check", model, bad)).isEqualTo(1);
    assertThat(out.toString())
        .contains("bad.xml:5:")
        .contains("capsul", "fix:")
        .contains("2 files: 2 errors");
  }

  @Test
  void programsGetOneObjectForEachProblem() throws IOException {
    Path bad = folder.resolve("bad.xml");
    Files.writeString(bad, Samples.PENDULUM.replace("capsule", "\"capsul"));
    assertThat(run("check", "--json", bad)).isEqualTo(1);
    assertThat(out.toString().lines())
        .isNotEmpty()
        .allMatch(line -> line.startsWith("{\"severity\":\"error\",\"code\":\"MJ"));
  }

  @Test
  void withoutAFileItIsWrongUsage() {
    assertThat(run("check")).isEqualTo(2);
  }
}
