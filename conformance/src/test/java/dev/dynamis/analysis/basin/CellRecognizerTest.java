package dev.dynamis.analysis.basin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class CellRecognizerTest {
  private static CellRecognizer recognizer() {
    return new CellRecognizer(new double[] {0, 0}, new double[] {1, 1}, 10, 3);
  }

  @Test
  void stretchesInTheSameOrNeighboringCellsAreOneAttractor() {
    // the third is beside the first, across the border of a cell and along the diagonal
    int[] found =
        recognizer()
            .find(
                List.of(
                    new double[] {0.05, 0.05, 0.08, 0.02},
                    new double[] {0.75, 0.75},
                    new double[] {0.11, 0.11}),
                Recognizer.Each.IN_TURN);
    assertThat(found).containsExactly(0, 1, 0);
  }

  @Test
  void cellsOfOneRowDontMeetThoseOfTheNext() {
    // numbers of cells that follow each other, at opposite borders of the box
    int[] found =
        recognizer()
            .find(
                List.of(new double[] {0.05, 0.99}, new double[] {0.15, 0.01}),
                Recognizer.Each.IN_TURN);
    assertThat(found).containsExactly(0, 1);
  }

  @Test
  void anOrbitIsOnAnAttractorAfterSomeStepsThere() {
    CellRecognizer r = recognizer();
    r.find(List.of(new double[] {0.05, 0.05}, new double[] {0.75, 0.75}), Recognizer.Each.IN_TURN);
    Recognizer.Watch w = r.watch();
    w.start();
    double[] there = {0.76, 0.77};
    assertThat(w.look(there)).isEqualTo(-1);
    assertThat(w.look(there)).isEqualTo(-1);
    assertThat(w.look(there)).isEqualTo(1);
    w.start();
    assertThat(w.look(new double[] {5, 5})).isEqualTo(-1);
    r.renumber(new int[] {1, 0});
    w.start();
    w.look(there);
    w.look(there);
    assertThat(w.look(there)).isZero();
  }

  @Test
  void theBoxHoldsTheCellsOfAllAttractors() {
    CellRecognizer r = recognizer();
    r.find(List.of(new double[] {0.25, 0.45}, new double[] {0.75, 0.55}), Recognizer.Each.IN_TURN);
    double[] box = r.box();
    // a cell more on either side
    assertThat(box).containsExactly(new double[] {0.1, 0.3, 0.9, 0.7}, within(1e-12));
  }
}
