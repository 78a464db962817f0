package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyReportCommandTest {
  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  private int run(Object... args) {
    terminal.clear();
    return terminal.run(Stream.of(args).map(Object::toString).toArray());
  }

  private Path results() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("a.study.toml"),
            """
            [study]
            name = "a <map>"
            model = "builtin://map/logistic"
            [vary]
            r = { from = 2.9, to = 3.6, count = 30 }
            x = { from = 0.1, to = 0.9, count = 9 }
            [run]
            steps = 40
            [keep]
            final = ["x"]
            min = ["x"]
            """);
    assertThat(run("study", file, "--out", folder.resolve("out"), "--threads", 1)).isZero();
    return folder.resolve("out");
  }

  @Test
  void aReportHasPicturesAndAPageThatNeedsNothingElse() throws IOException {
    Path out = results();
    assertThat(run("study", "report", out)).isZero();
    assertThat(terminal.out.toString().lines())
        .hasSize(8)
        .first()
        .isEqualTo(out.resolve("report/index.html").toString());
    for (String name :
        new String[] {"points-x_final", "map-x_final", "histogram-x_min", "parallel"}) {
      assertThat(out.resolve("report/" + name + ".png")).isNotEmptyFile();
    }
    String html = Files.readString(out.resolve("report/index.html"));
    assertThat(html)
        .contains("<h1>a &lt;map&gt;</h1>", "270 of 270", "data:image/png;base64,", "[vary]")
        .doesNotContain("http", "<script");
  }

  @Test
  void oneMeasureIsDrawnAsItWasAskedFor() throws IOException {
    Path out = results();
    Path to = folder.resolve("pictures");
    assertThat(
            run(
                "study",
                "report",
                out,
                "--measure",
                "x_min",
                "--over",
                "x",
                "--format",
                "svg",
                "--out",
                to))
        .isZero();
    assertThat(Files.readString(to.resolve("map-x_min.svg"))).contains("<svg", "x_min");
    assertThat(to.resolve("map-x_final.svg")).doesNotExist();
  }

  @Test
  void wrongNamesGetTheNearestOne() throws IOException {
    Path out = results();
    assertThat(run("study", "report", out, "--measure", "x_mim")).isEqualTo(2);
    assertThat(terminal.err.toString())
        .contains("the study measured no 'x_mim'; did you mean", "x_min");
    assertThat(run("study", "report", out, "--over", "q")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("nothing called 'q' varies");
    assertThat(run("study", "report", out, "--format", "gif")).isEqualTo(2);
    assertThat(run("study", "report", folder.resolve("none"))).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("holds no results of a study");
  }
}
