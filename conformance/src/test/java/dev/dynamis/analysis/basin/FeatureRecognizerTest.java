package dev.dynamis.analysis.basin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FeatureRecognizerTest {
  /** A motion about a middle with an amplitude. */
  private static double[] swing(double middle, double amplitude, int phase) {
    double[] x = new double[40];
    for (int i = 0; i < x.length; i++) {
      x[i] = middle + amplitude * ((i + phase) % 2 == 0 ? 1 : -1);
    }
    return x;
  }

  @Test
  void motionsWithTheSameMeanAndSpreadAreOneWhateverTheirPhase() {
    FeatureRecognizer r = new FeatureRecognizer(1, 0, 0.1);
    int[] found =
        r.find(
            List.of(swing(0, 1, 0), swing(0, 1, 1), swing(10, 1, 0), swing(0, 0.01, 0)),
            Recognizer.Each.IN_TURN);
    assertThat(found[1]).isEqualTo(found[0]);
    assertThat(found[2]).isNotEqualTo(found[0]);
  }

  @Test
  void anOrbitIsJudgedAtItsEndWithoutItsBeginning() {
    FeatureRecognizer r = new FeatureRecognizer(1, 5, 0.1);
    int[] found = r.find(List.of(swing(0, 1, 0), swing(10, 1, 0)), Recognizer.Each.IN_TURN);
    Recognizer.Watch w = r.watch();
    w.start();
    for (int i = 0; i < 5; i++) {
      assertThat(w.look(new double[] {1e6})).isEqualTo(-1);
    }
    for (double v : swing(10, 1, 1)) {
      assertThat(w.look(new double[] {v})).isEqualTo(-1);
    }
    assertThat(w.end()).isEqualTo(found[1]);
    w.start();
    for (double v : swing(5, 1, 0)) {
      w.look(new double[] {v});
    }
    assertThat(w.end()).as("near nothing").isEqualTo(-1);
  }
}
