package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Progress;
import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyFolderTest {
  @TempDir Path folder;
  private final Study study = StudiesForTests.logistic("final = [\"x\"]");

  @Test
  void allCasesAreHandedOutOnce() {
    try (StudyFolder work = StudyFolder.open(study, folder.resolve("a"), false)) {
      assertThat(work.left()).isEqualTo(3);
      assertThat(work.next(2)).isEqualTo(new StudyEngine.Piece(0, 2));
      assertThat(work.next(2)).isEqualTo(new StudyEngine.Piece(2, 1));
      assertThat(work.next(2)).isNull();
      assertThat(work.left()).isZero();
    }
  }

  @Test
  void aFolderKeepsTheTextThatItBelongsTo() throws IOException {
    Path out = folder.resolve("a");
    StudyFolder.open(study, out, false).close();
    assertThat(Files.readString(out.resolve("study.toml"))).isEqualTo(study.text());
    assertThat(Files.readString(out.resolve("about.toml")))
        .contains("hash = \"" + Long.toHexString(study.hash()) + "\"")
        .contains("axes = [\"r\"]");
    assertThat(out.resolve("lock")).doesNotExist();
  }

  @Test
  void aFolderWithResultsIsWrittenToOnlyByTheSameStudyAndIfAsked() {
    Study other = StudiesForTests.logistic("min = [\"x\"]");
    Path out = folder.resolve("a");
    study.run(StudyEngine.threads(1), out, false, Progress.NONE);
    assertThatThrownBy(() -> StudyFolder.open(study, out, false))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("--resume");
    assertThatThrownBy(() -> StudyFolder.open(other, out, true))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("belongs to another study");
  }

  /** As when the master of a cluster was not there. */
  @Test
  void aFolderInWhichNoCaseWasFinishedCanBeUsedAgain() throws IOException {
    Study other = StudiesForTests.logistic("min = [\"x\"]");
    Path out = folder.resolve("a");
    StudyFolder.open(study, out, false).close();
    StudySummary s = other.run(StudyEngine.threads(1), out, false, Progress.NONE);
    assertThat(s.isComplete()).isTrue();
    assertThat(Files.readString(out.resolve("study.toml"))).isEqualTo(other.text());
    assertThat(StudyResults.open(out).studyHash()).isEqualTo(other.hash());
  }

  /** Numbers of files mean other cases where files have other sizes. */
  @Test
  void aFolderWithFilesOfAnotherSizeIsRefused() throws IOException {
    study.run(StudyEngine.threads(1), folder, false, Progress.NONE);
    Path about = folder.resolve(StudyFolder.ABOUT);
    String text = Files.readString(about);
    String size = "part_cases = " + study.partCases();
    assertThat(text).contains(size);
    Files.writeString(about, text.replace(size, "part_cases = 100"));
    assertThatThrownBy(() -> StudyFolder.open(study, folder, true))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("was begun by another version of Dynamis")
        .hasMessageContaining("files of 100 cases");
  }

  @Test
  void filesThatAreNoFoldersAreRefusedWithTheReason() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "x");
    assertThatThrownBy(() -> StudyFolder.open(study, file, false))
        .isInstanceOf(SimulationException.class)
        .hasMessage(file + " is a file; give a folder");
    Path below = file.resolve("sub");
    assertThatThrownBy(() -> StudyFolder.open(study, below, false))
        .isInstanceOf(SimulationException.class)
        .hasMessageStartingWith("can't use " + below + ": ")
        .hasMessageNotContaining(": " + below);
  }

  /** A listener that hears only of finished cases could not stop a case that takes for ever. */
  @Test
  void aSingleLongCaseCanBeStopped() {
    Study endless =
        StudiesForTests.of(
            "[study]\nmodel='builtin://map/logistic'\n[run]\nsteps=2000000000\n[keep]\nmean=['x']");
    AtomicInteger heard = new AtomicInteger();
    Progress impatient = (done, total, what) -> heard.incrementAndGet() < 3;
    StudySummary s = endless.run(StudyEngine.threads(1), folder.resolve("b"), false, impatient);
    assertThat(s.isComplete()).isFalse();
    assertThat(s.done()).isZero();
  }
}
