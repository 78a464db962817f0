package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Progress;
import dev.dynamis.study.Study;
import dev.dynamis.study.StudyEngine;
import dev.dynamis.study.StudyResults;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportPageTest {
  @TempDir Path folder;

  @Test
  void aPageTellsCountsAndRangesAndHoldsItsPictures() throws IOException {
    Study study =
        Study.builder("builtin://map/logistic").name("<b>").vary("r", 3, 4, 5).steps(3).build();
    study.run(StudyEngine.threads(1), folder.resolve("out"), false, Progress.NONE);
    ReportPage page = new ReportPage(StudyResults.open(folder.resolve("out")), 2);
    page.heading("x & y", new double[] {1, 3, Double.NaN});
    page.picture("a \"picture\"", new byte[] {1, 2, 3});
    assertThat(page.html())
        .contains("<h1>&lt;b&gt;</h1>", "5 of 5", "every 2-th case")
        .contains("<h2>x &amp; y</h2>", "from 1.00000 to 3.00000, mean 2.00000")
        .contains("2 cases without a number")
        .contains("alt=\"a &quot;picture&quot;\" src=\"data:image/png;base64,AQID\"")
        .contains("model = &quot;builtin://map/logistic&quot;");
  }
}
