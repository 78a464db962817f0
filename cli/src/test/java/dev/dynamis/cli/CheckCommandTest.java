package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(strings = {"xml", "urdf", "toml", "dyb", "mjb"})
  @DisabledOnOs(OS.WINDOWS)
  void aPipeAsModelIsRefusedInsteadOfWaitedFor(String ending) throws Exception {
    Path pipe = pipe("pipe." + ending);
    int code = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> run("check", pipe));
    assertThat(code).isEqualTo(1);
    assertThat(out.toString()).contains("pipe." + ending + ": [").contains("no regular file");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<include file='pipe'/>",
        "<asset><mesh file='pipe.stl'/></asset>",
        "<asset><texture type='2d' file='pipe.png'/></asset>",
        "<asset><hfield size='1 1 1 1' file='pipe.png'/></asset>",
        "<asset><model name='m' file='pipe'/></asset>"
      })
  @DisabledOnOs(OS.WINDOWS)
  void aPipeInTheFolderOfAModelIsRefusedInsteadOfWaitedFor(String element) throws Exception {
    pipe("pipe");
    pipe("pipe.stl");
    pipe("pipe.png");
    Path file = folder.resolve("model.xml");
    Files.writeString(file, "<mujoco>" + element.replace('\'', '"') + "</mujoco>");
    int code = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> run("check", file));
    assertThat(code).isEqualTo(1);
    assertThat(out.toString()).contains("model.xml:1:").containsPattern("no (regular )?file");
  }

  private Path pipe(String name) throws Exception {
    Path pipe = folder.resolve(name);
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    return pipe;
  }

  @Test
  void withoutAFileItIsWrongUsage() {
    assertThat(run("check")).isEqualTo(2);
  }
}
