package dev.dynamis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.analysis.basin.BasinMap;
import dev.dynamis.analysis.basin.Basins;
import dev.dynamis.analysis.continuation.Continuation;
import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.analysis.sweep.SweepResult;
import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.CaseJournal;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.EquationSystem;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Journals whose checksums fit and whose entries no analysis has written. */
class ForgedJournalTest {
  @TempDir Path folder;

  private static EquationSystem logistic() {
    return Equations.map("x = 0.4", "r = 3", "x", "r*x*(1 - x)");
  }

  /** Two wells at -1 and 1. */
  private static EquationSystem wells() {
    return Equations.flow("x = 0, y = 0", "", "x", "y", "y", "x - x^3 - 0.5*y");
  }

  /** Puts another entry in place of one that was kept. */
  private static void forge(Path file, long number, double... entry) throws IOException {
    long key = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN).getLong(8);
    try (CaseJournal journal = CaseJournal.resume(file, key)) {
      journal.put(number, entry);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1000})
  void runsOfASweepThatDoNotFitAreRunAgain(int length) throws IOException {
    Path file = folder.resolve("sweep");
    SweepResult whole = Sweep.of(logistic()).vary("r", 3, 4, 7).autosave(file).run();
    forge(file, 3, new double[length]);
    SweepResult again = Sweep.of(logistic()).vary("r", 3, 4, 7).resume(file).run();
    for (String column : whole.statistics().columns()) {
      assertThat(again.statistics().column(column).toArray())
          .isEqualTo(whole.statistics().column(column).toArray());
    }
    assertThat(again.points().rows()).isEqualTo(whole.points().rows());
  }

  @ParameterizedTest
  @ValueSource(doubles = {3, 1e9, -4, -1e300, Double.NaN, Double.POSITIVE_INFINITY})
  void labelsOfAttractorsThatThereAreNotAreFoundAgain(double label) throws IOException {
    Path file = folder.resolve("basins");
    BasinMap whole = basins().autosave(file).run();
    assertThat(whole.attractors()).hasSizeBetween(2, 3);
    forge(file, 2, 5, 0, 0, label, 0, 0);
    assertThat(basins().resume(file).run().labels()).isEqualTo(whole.labels());
  }

  private static Basins basins() {
    return Basins.of(wells()).axis("x", -2, 2, 5).axis("y", -1, 1, 5).sample(20, 1).steps(3000);
  }

  @Test
  void pointsOfABranchThatAreNoneAreRefused() throws IOException {
    Path file = folder.resolve("branch");
    double[][] entries = {{}, {1, 2}, {1, 3, 1, 0, 1, 1}, {Double.NaN, 3, 1, 0, 1, 1, 0}};
    for (double[] entry : entries) {
      try (CaseJournal journal = CaseJournal.begin(file, 5)) {
        branch().keep(journal, 0).points(5).run();
        journal.put(2, entry);
      }
      try (CaseJournal journal = CaseJournal.resume(file, 5)) {
        Continuation again = branch().keep(journal, 0).points(5);
        assertThatThrownBy(again::run)
            .isInstanceOf(SimulationException.class)
            .hasMessageContaining("is no point of this branch");
      }
    }
  }

  private static Continuation branch() {
    return Continuation.of(logistic()).from(0.6).vary("r", 2.5, 3.5);
  }
}
