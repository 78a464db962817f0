package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Progress;
import dev.dynamis.core.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClosingTest {
  @TempDir Path folder;

  private StudySummary run(String values, Progress progress) {
    Study study =
        StudiesForTests.of(
            "[study]\nmodel='builtin://map/logistic'\n[vary]\nr = "
                + values
                + "\n[run]\nsteps=100\n[keep]\nfinal=['x']");
    return study.run(StudyEngine.threads(1), folder.resolve("out"), false, progress);
  }

  @Test
  void casesThatDivergeAreListedWithTheirValuesAndCauses() throws IOException {
    StudySummary s = run("[3.2, 9, 7]", Progress.NONE);
    assertThat(s.status())
        .containsEntry(CaseStatus.DONE, 1L)
        .containsEntry(CaseStatus.DIVERGED, 2L);
    assertThat(s.failures()).extracting(StudySummary.Failure::index).containsExactly(1L, 2L);
    List<String> lines = Files.readAllLines(folder.resolve("out/failed.csv"));
    assertThat(lines).hasSize(3);
    assertThat(lines.get(1)).startsWith("1,9.0,diverged,");
  }

  @Test
  void resultsAreInOneTableWithTheSameNumbers() throws IOException {
    StudySummary s = run("[3.2, 9]", Progress.NONE);
    assertThat(s.hash()).isNotZero();
    List<String> lines = Files.readAllLines(folder.resolve("out/results.csv"));
    assertThat(lines.getFirst()).isEqualTo("case,r,status,steps,time,x_final,cause");
    Recording npz = Recording.read(folder.resolve("out/results.npz"));
    assertThat(npz.get(0, "x_final")).isEqualTo(Double.parseDouble(lines.get(1).split(",")[5]));
    assertThat(npz.get(1, "status")).isEqualTo(CaseStatus.DIVERGED.ordinal());
    assertThat(Files.readString(folder.resolve("out/summary.json")))
        .contains("\"complete\":true")
        .contains("\"diverged\":1");
  }

  @Test
  void anUnfinishedStudyHasNoHashAndNoTables() {
    StudySummary s = run("[3.2, 3.3]", (done, total, what) -> false);
    assertThat(s.isComplete()).isFalse();
    assertThat(s.hash()).isZero();
    assertThat(folder.resolve("out/results.csv")).doesNotExist();
  }
}
