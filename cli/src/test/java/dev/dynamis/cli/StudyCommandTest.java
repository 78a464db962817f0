package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.study.StudyResults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyCommandTest {
  private static final String LOGISTIC =
      """
      [study]
      model = "builtin://map/logistic"
      [vary]
      r = { from = 2.9, to = 4, count = COUNT }
      [run]
      steps = STEPS
      [keep]
      final = ["x"]
      """;

  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  private Path study(int count, int steps) throws IOException {
    String text = LOGISTIC.replace("COUNT", "" + count).replace("STEPS", "" + steps);
    return Files.writeString(folder.resolve("a.study.toml"), text);
  }

  private int run(Object... args) {
    terminal.clear();
    return terminal.run(Stream.of(args).map(Object::toString).toArray());
  }

  private String hash() {
    return terminal.out.toString().replaceAll("(?s).*\"hash\":\"(\\w+)\".*", "$1");
  }

  @Test
  void aStudyIsRunAndItsResultsAreThere() throws IOException {
    Path out = folder.resolve("out");
    assertThat(run("study", study(200, 10), "--out", out)).isZero();
    assertThat(terminal.out.toString())
        .startsWith("a: 200 of 200 cases in ")
        .contains("  200 done\n")
        .contains("results in " + out + ", hash ");
    assertThat(StudyResults.open(out).column("x_final", 1)).hasSize(200);
  }

  @Test
  void aDryRunWritesNothing() throws IOException {
    assertThat(run("study", study(1_000_000, 10), "--dry-run")).isZero();
    assertThat(terminal.out.toString())
        .startsWith("a: 1000000 cases of ")
        .contains("varied:   r\n")
        .contains("time:     about ")
        .contains("disk:     about 40.0 MB");
    assertThat(run("study", study(1_000_000, 10), "--dry-run", "--json")).isZero();
    assertThat(terminal.out.toString()).contains("\"cases\":1000000");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void wrongArgumentsAndStudiesAreTold() throws IOException {
    assertThat(run("study", study(10, 10))).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("--out is missing");
    assertThat(run("study", study(10, 0), "--out", folder.resolve("out")))
        .isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString()).contains("a.study.toml:6:1: [ST05] [run].steps");
    assertThat(run("study", "none.toml", "--out", "x")).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString()).contains("none.toml: there is no such file");
    assertThat(run("study", study(10, 10), "--out", "x", "--classes", "none.jar"))
        .isEqualTo(Dynamis.WRONG_USAGE);
  }

  @Test
  void aKilledStudyGoesOnAndLosesOnlyWhatWasInFlight() throws Exception {
    Path text = study(20_000, 20_000);
    Path out = folder.resolve("results");
    Process process = CommandProcess.start(folder, "study", text, "--out", out, "--threads", "2");
    Path journal = out.resolve("journal/part-000000.blocks");
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (!Files.exists(journal) || Files.size(journal) < 20_000) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      assertThat(process.isAlive()).as("the study runs").isTrue();
      Thread.onSpinWait();
    }
    CommandProcess.kill(process, "KILL");
    assertThat(out.resolve("cases")).doesNotExist();

    assertThat(run("study", text, "--out", out)).isEqualTo(Dynamis.WRONG_MODEL);
    assertThat(terminal.err.toString()).contains("go on with --resume");
    assertThat(run("study", text, "--out", out, "--resume", "--json")).isZero();
    String resumed = hash();
    String ran = terminal.out.toString().replaceAll("(?s).*\"ran\":(\\d+).*", "$1");
    assertThat(Integer.parseInt(ran)).isLessThan(20_000);
    assertThat(journal).doesNotExist();
    assertThat(run("study", text, "--out", folder.resolve("whole"), "--threads", "1", "--json"))
        .isZero();
    assertThat(hash()).isEqualTo(resumed);
  }

  /** The process has a heap of 64 MB, less than the results of all cases take. */
  @Test
  void aMillionCasesNeedLittleMemory() throws Exception {
    Path out = folder.resolve("results");
    Process process = CommandProcess.start(folder, "study", study(1_000_000, 5), "--out", out);
    assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(folder.resolve("err"))).isZero();
    assertThat(StudyResults.open(out).rows()).isEqualTo(1_000_000);
  }

  @Test
  void theExamplesAreStudies() {
    for (String name : new String[] {"logistic", "cart-pole"}) {
      Path file = Path.of("../docs/examples", name + ".study.toml");
      assertThat(run("study", file, "--dry-run")).as(terminal.err.toString()).isZero();
      assertThat(terminal.out.toString()).doesNotContain("failed or diverged");
    }
  }
}
