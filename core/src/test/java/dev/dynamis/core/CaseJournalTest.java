package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaseJournalTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() {
    file = folder.resolve("j");
    try (CaseJournal j = CaseJournal.begin(file, 17)) {
      j.put(3, new double[] {1, Double.NaN});
      j.put(1L << 40, new double[0]);
      j.put(5, new double[] {-0.0});
      assertThat(j.size()).isZero();
    }
  }

  @Test
  void goesOnWithWhatWasWritten() {
    try (CaseJournal j = CaseJournal.resume(file, 17)) {
      assertThat(j.size()).isEqualTo(3);
      assertThat(j.get(3)).containsExactly(1, Double.NaN);
      assertThat(j.get(1L << 40)).isEmpty();
      assertThat(j.get(4)).isNull();
      j.put(4, new double[] {2});
    }
    try (CaseJournal j = CaseJournal.resume(file, 17)) {
      assertThat(j.get(4)).containsExactly(2);
      assertThat(j.get(5)).containsExactly(-0.0);
    }
  }

  @Test
  void aFileCutAnywhereIsWholeUpToTheEntryBefore() throws Exception {
    byte[] all = Files.readAllBytes(file);
    for (int length = 16; length < all.length; length++) {
      Files.write(file, Arrays.copyOf(all, length));
      try (CaseJournal j = CaseJournal.resume(file, 17)) {
        assertThat(j.size()).isEqualTo(length < 52 ? 0 : length < 72 ? 1 : 2);
        j.put(9, new double[] {9});
      }
      try (CaseJournal j = CaseJournal.resume(file, 17)) {
        assertThat(j.get(9)).containsExactly(9);
      }
    }
  }

  @Test
  void alteredEntriesAndOtherFilesAreNotTrusted() throws Exception {
    byte[] all = Files.readAllBytes(file);
    byte[] altered = all.clone();
    altered[30] ^= 1;
    Files.write(file, altered);
    try (CaseJournal j = CaseJournal.resume(file, 17)) {
      assertThat(j.size()).isZero();
    }
    Files.write(file, all);
    assertThatThrownBy(() -> CaseJournal.resume(file, 18))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("belongs to another analysis");
    Files.write(file, new byte[40]);
    assertThatThrownBy(() -> CaseJournal.resume(file, 17))
        .hasMessageContaining("is no journal of an analysis");
    assertThatThrownBy(() -> CaseJournal.resume(folder.resolve("q"), 17))
        .hasMessageContaining("there is no file");
  }
}
