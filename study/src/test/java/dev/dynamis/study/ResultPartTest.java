package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultPartTest {
  @TempDir Path folder;
  private final Study study = StudiesForTests.logistic("final = [\"x\"]");

  private ResultPart part() {
    return new ResultPart(study, new ResultPart.Layout(folder), 0);
  }

  private static CaseBlock block(long first, byte status, int cause, int rows) {
    return new CaseBlock(
        first,
        1,
        3,
        new double[] {10, 10, 0.5},
        new byte[] {status},
        cause < 0 ? new TreeMap<>() : new TreeMap<>(Map.of(cause, "why")),
        new int[] {rows},
        new double[rows == 0 ? 0 : rows + 1]);
  }

  @Test
  void whatIsMissingIsAskedForInOrder() throws IOException {
    ResultPart part = part();
    assertThat(part.missing(0, 10)).isEqualTo(new StudyEngine.Piece(0, 3));
    part.accept(block(1, (byte) 0, -1, 0));
    assertThat(part.missing()).isEqualTo(2);
    assertThat(part.missing(0, 10)).isEqualTo(new StudyEngine.Piece(0, 1));
    assertThat(part.missing(1, 10)).isEqualTo(new StudyEngine.Piece(2, 1));
    part.close();
  }

  @Test
  void aJournalHoldsWhatWasFinishedUntilTheFileIsWhole() throws IOException {
    ResultPart part = part();
    part.accept(block(1, (byte) 0, -1, 0));
    part.close();
    Path journal = folder.resolve("journal/part-000000.blocks");
    assertThat(journal).exists();
    ResultPart again = part();
    assertThat(again.missing()).isEqualTo(2);
    again.accept(block(0, (byte) 0, -1, 0));
    again.accept(block(2, (byte) 0, -1, 0));
    assertThat(again.isDone()).isTrue();
    assertThat(journal).doesNotExist();
    assertThat(folder.resolve("cases/part-000000.parquet")).exists();
  }

  @Test
  void blocksOfOtherStudiesOrThatContradictThemselvesAreRefused() {
    CaseBlock[] wrong = {
      block(3, (byte) 0, -1, 0), // no such case
      block(0, (byte) 99, -1, 0), // no such status
      block(0, (byte) -1, -1, 0),
      block(0, (byte) 0, 5, 0), // a cause of another case
      block(0, (byte) 0, -1, 2) // rows without numbers
    };
    ResultPart part = part();
    for (CaseBlock b : wrong) {
      assertThatThrownBy(() -> part.accept(b)).isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(part.missing()).isEqualTo(3);
  }

  @Test
  void whatFollowsAForgedEntryOfAJournalIsRunAgain() throws IOException {
    ResultPart part = part();
    part.accept(block(0, (byte) 0, -1, 0));
    part.close();
    Path journal = folder.resolve("journal/part-000000.blocks");
    byte[] good = Files.readAllBytes(journal);
    byte[] forged = block(1, (byte) 99, -1, 0).encode();
    byte[] all = new byte[good.length + forged.length];
    System.arraycopy(good, 0, all, 0, good.length);
    System.arraycopy(forged, 0, all, good.length, forged.length);
    Files.write(journal, all);
    ResultPart again = part();
    assertThat(again.missing()).isEqualTo(2);
    again.close();
    assertThat(journal).hasSize(good.length);
  }
}
