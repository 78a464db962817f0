package dev.dynamis.mechanics.internal.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.flex.ContactWeights;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import dev.dynamis.mechanics.internal.flex.WeightedColumns;
import org.junit.jupiter.api.Test;

/** The two ways to make columns agree where both can. */
class MotionColumnsTest {
  @Test
  void twoBodiesAreAWeightedSumOfTwo() {
    FlexRecording recording = FlexRecording.of("radial");
    Model m = recording.model;
    int[] compared = new int[1];
    recording.forEachStep(
        (d, result) -> {
          for (int c = 0; c < d.ncon; c++) {
            compared[0] += compare(m, d, c);
          }
        });
    assertThat(compared[0]).isPositive();
  }

  private static int compare(Model m, Data d, int c) {
    int body1 = ContactWeights.singleBody(m, d, c, 0);
    int body2 = ContactWeights.singleBody(m, d, c, 1);
    if (body1 < 0 || body2 < 0) {
      return 0;
    }
    PairColumns pair = new PairColumns(Buffers.unlimited());
    pair.set(m, body1, body2);
    pair.points(m, d, body1, d.contact.pos, 3 * c, body2, d.contact.pos, 3 * c);
    ContactWeights weights = ContactWeights.of(d);
    weights.set(m, d, c, true);
    WeightedColumns columns = WeightedColumns.of(d);
    columns.set(m, d, weights, d.contact.pos, 3 * c);
    assertThat(columns.n).isEqualTo(pair.n);
    for (int k = 0; k < pair.n; k++) {
      assertThat(columns.dofs[k]).isEqualTo(pair.dofs[k]);
      pair.column(d, k, true);
      columns.column(d, k, true);
      assertThat(columns.col).containsExactly(pair.col, within(1e-15));
    }
    return 1;
  }
}
