package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.Progress;
import dev.dynamis.core.SampleDesign;
import dev.dynamis.mjcf.spec.Resources;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyBuilderTest {
  @TempDir Path folder;

  @Test
  void aStudyByCodeIsThatOfItsText() {
    StudyBuilder builder =
        Study.builder("builtin://map/logistic")
            .name("by \"code\"")
            .vary("r", 2.9, 4, 50)
            .vary("state:x", 0.1, 0.3)
            .steps(50)
            .transientTime(10)
            .keep("final", "x")
            .keep("min", "x")
            .keepSetting("lyapunov", "1")
            .stop("x", Double.NaN, 5);
    Study study = builder.build();
    assertThat(study.cases()).isEqualTo(100);
    assertThat(study.name()).isEqualTo("by \"code\"");
    assertThat(study.axes()).containsExactly("r", "state:x");
    assertThat(study.measured()).contains("x_final", "x_min", "lyapunov_1");
    Study read = Study.parse("study", builder.text(), Resources.none());
    assertThat(read.hash()).isEqualTo(study.hash());
  }

  @Test
  void drawsAndMetricsOfOnesOwnTravelInTheText() {
    Study study =
        Study.builder("builtin://map/logistic")
            .draws(20, SampleDesign.SOBOL, 7)
            .draw("state:x", "uniform(0.1, 0.9)")
            .drawFactor("r", "uniform(0.9, 1)")
            .steps(30)
            .metric(Overshoot.class, Map.of("level", "0.5"))
            .build();
    StudySummary s = study.run(StudyEngine.threads(2), folder.resolve("a"), false, Progress.NONE);
    assertThat(s.isComplete()).isTrue();
    assertThat(study.source().text()).contains("design = \"sobol\"", Overshoot.class.getName());
    assertThat(StudyResults.open(folder.resolve("a")).column("overshoot", 1)).hasSize(20);
  }

  @Test
  void anyKeyOfARunCanBeSet() {
    StudyBuilder builder =
        Study.builder("builtin://ode/lorenz")
            .set("sigma", 9.5)
            .vary("rho", 10, 28)
            .time(2.5)
            .runSetting("transient", "0.5")
            .keep("final", "x");
    assertThat(builder.text()).contains("\nsigma = 9.5\n", "\ntime = 2.5\n", "\ntransient = 0.5\n");
    assertThat(builder.build().cases()).isEqualTo(2);
    assertThatThrownBy(() -> builder.runSetting("tiem", "2").build())
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("did you mean \"time\"");
  }

  @Test
  void whatIsWrongIsToldAsForTexts() {
    assertThatThrownBy(
            () -> Study.builder("builtin://map/logistic").vary("q", 1, 2).steps(5).build())
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("no parameter, state or input 'q'");
    assertThatThrownBy(() -> Study.builder("builtin://map/logistic").vary("r").steps(5).build())
        .hasMessageContaining("the list is empty");
  }
}
