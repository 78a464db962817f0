package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Progress;
import dev.dynamis.core.SimulationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StudyResultsTest {
  @TempDir Path folder;

  private StudyResults results() {
    StudiesForTests.logistic("final = [\"x\"]")
        .run(StudyEngine.threads(1), folder.resolve("out"), false, Progress.NONE);
    return StudyResults.open(folder.resolve("out"));
  }

  @Test
  void resultsKnowTheirStudy() {
    StudyResults r = results();
    assertThat(r.name()).isEqualTo("test");
    assertThat(r.model()).isEqualTo("Logistic map");
    assertThat(r.cases()).isEqualTo(3);
    assertThat(r.rows()).isEqualTo(3);
    assertThat(r.axes()).containsExactly("r");
    assertThat(r.measured()).containsExactly("x_final");
    assertThat(r.status()).isEqualTo(Map.of(CaseStatus.DONE, 3L));
  }

  @Test
  void columnsMayBeThinnedOut() {
    StudyResults r = results();
    assertThat(r.column("r", 1)).containsExactly(3.2, 3.5, 3.8);
    assertThat(r.column("r", 2)).containsExactly(3.2, 3.8);
    assertThatThrownBy(() -> r.column("nothing", 1))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no column nothing");
    assertThatThrownBy(() -> r.column("cause", 1)).hasMessageContaining("texts, not numbers");
  }

  @Test
  void aPartThatWasCutCanBeMadeAgain() throws IOException {
    StudyResults r = results();
    Path part = folder.resolve("out/cases/part-000000.parquet");
    byte[] whole = Files.readAllBytes(part);
    Files.write(part, Arrays.copyOf(whole, whole.length / 2));
    assertThatThrownBy(() -> r.column("r", 1))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("part-000000.parquet")
        .hasMessageContaining("was altered")
        .hasMessageContaining("delete it, and the study makes it again with --resume");
    Files.delete(part);
    StudiesForTests.logistic("final = [\"x\"]")
        .run(StudyEngine.threads(1), folder.resolve("out"), true, Progress.NONE);
    assertThat(part).hasBinaryContent(whole);
  }

  @Test
  void aFolderWithoutResultsIsRefused() {
    assertThatThrownBy(() -> StudyResults.open(folder))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("holds no results");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hash = 5\ncases = 3",
        "hash = \"5\"\ncases = \"3\"",
        "hash = \"5\"\ncases = -3",
        "hash = [",
        ""
      })
  void aDescriptionThatWasAlteredIsRefused(String about) throws IOException {
    Files.writeString(folder.resolve("about.toml"), about);
    assertThatThrownBy(() -> StudyResults.open(folder))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("was altered");
  }

  @Test
  void namesOfAnotherTypeAreNone() throws IOException {
    Files.writeString(
        folder.resolve("about.toml"), "hash=\"5\"\ncases=3\nname=7\nmodel=[]\naxes=\"r\"");
    StudyResults r = StudyResults.open(folder);
    assertThat(r.name()).isEmpty();
    assertThat(r.model()).isEmpty();
    assertThat(r.axes()).isEmpty();
  }
}
