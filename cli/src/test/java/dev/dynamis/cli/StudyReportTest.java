package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Progress;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.core.SimulationException;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudyBuilder;
import dev.dynamis.study.StudyEngine;
import dev.dynamis.study.StudyResults;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyReportTest {
  @TempDir Path folder;

  private List<String> report(StudyBuilder builder) throws IOException {
    Path out = folder.resolve("out");
    builder.build().run(StudyEngine.threads(1), out, false, Progress.NONE);
    return new StudyReport(StudyResults.open(out), List.of(), null, folder.resolve("r"), "png")
        .write().stream().map(f -> f.getFileName().toString()).toList();
  }

  @Test
  void aGridOfOneThingIsALine() throws IOException {
    StudyBuilder b = Study.builder("builtin://map/logistic").vary("r", 3, 4, 40).steps(9);
    assertThat(report(b.keep("final", "x")))
        .containsExactly("index.html", "lines-x_final.png", "histogram-x_final.png");
  }

  @Test
  void fewValuesOfASecondThingAreLinesOfTheirOwn() throws IOException {
    StudyBuilder b =
        Study.builder("builtin://map/logistic").vary("r", 3, 4, 40).vary("x", 0.1, 0.2).steps(9);
    assertThat(report(b.keep("final", "x"))).contains("lines-x_final.png", "map-x_final.png");
  }

  @Test
  void whatHasFewValuesIsNotDrawnOver() throws IOException {
    StudyBuilder b =
        Study.builder("builtin://map/logistic").vary("x", 0.1, 0.2).vary("r", 3, 4, 40).steps(9);
    assertThat(report(b.keep("final", "x"))).contains("lines-x_final.png", "map-x_final.png");
  }

  @Test
  void casesThatDifferByMoreArePoints() throws IOException {
    StudyBuilder b =
        Study.builder("builtin://ode/lorenz")
            .draws(60, SampleDesign.RANDOM, 1)
            .vary("rho", 20.0, 28.0)
            .draw("x", "uniform(0.1, 0.9)")
            .draw("y", "uniform(0.1, 0.9)")
            .steps(9);
    assertThat(report(b.keep("final", "x"))).contains("points-x_final.png", "parallel.png");
  }

  @Test
  void manyCasesAtOnePlaceArePoints() throws IOException {
    StudyBuilder b =
        Study.builder("builtin://map/logistic")
            .draws(60, SampleDesign.RANDOM, 1)
            .vary("r", 3.1, 3.9, 20)
            .draw("x", "uniform(0.1, 0.9)")
            .steps(9);
    assertThat(report(b.keep("final", "x"))).contains("points-x_final.png", "parallel.png");
  }

  @Test
  void resultsWithoutNumbersAreToldSo() {
    StudyBuilder b = Study.builder("builtin://map/logistic").vary("r", 8, 9).steps(2000);
    assertThatThrownBy(() -> report(b.keep("final", "x")))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no case of")
        .hasMessageContaining("nothing to draw");
  }
}
