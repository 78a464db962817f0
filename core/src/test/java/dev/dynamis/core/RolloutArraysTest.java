package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RolloutArraysTest {
  @Test
  void rowsAreFoundByCaseRowAndColumn() {
    RolloutArrays arrays = new RolloutArrays();
    arrays.begin(RecordingLayout.of(List.of("x", "y")), 2, 4);
    for (int row = 0; row < 3; row++) {
      arrays.row(1, row, 0.5 * row, new double[] {9, row, -2 * row}, 1);
    }
    for (int i = 0; i < 2; i++) {
      arrays.ended(
          new CaseResult(i, CaseStatus.STOPPED, 2, i == 0 ? 0 : 3, 1, "", Optional.empty()));
    }
    assertThat(arrays.columns()).containsExactly("x", "y");
    assertThat(arrays.rows(0)).isZero();
    assertThat(arrays.rows(1)).isEqualTo(3);
    assertThat(arrays.numbers(1)).containsExactly(0, 0, 0, 0.5, 1, -2, 1, 2, -4);
    assertThat(arrays.get(1, 2, "y")).isEqualTo(-4);
    assertThat(arrays.get(1, 2, "time")).isEqualTo(1);
    assertThat(arrays.recording(1).column("x").toArray()).containsExactly(0, 1, 2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> arrays.get(1, 0, "z"))
        .withMessageContaining("no column \"z\"");
  }
}
