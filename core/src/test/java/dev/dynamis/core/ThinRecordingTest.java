package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class ThinRecordingTest {
  @Test
  void keepsEveryRowUntilTheyAreTooManyThenEverySecond() {
    ThinRecording thin = new ThinRecording(8);
    thin.begin(RecordingLayout.of(List.of("x")));
    for (int i = 0; i < 8; i++) {
      thin.row(i, new double[] {10 * i}, 0);
    }
    assertThat(thin.recording().rows()).isEqualTo(8);
    for (int i = 8; i < 100; i++) {
      thin.row(i, new double[] {10 * i}, 0);
      assertThat(thin.recording().rows()).isBetween(4L, 8L);
    }
    assertThat(thin.rows()).isEqualTo(100);
    assertThat(thin.every()).isEqualTo(16);
    assertThat(thin.recording().times().toArray()).containsExactly(0, 16, 32, 48, 64, 80, 96);
    assertThat(thin.recording().get(6, "x")).isEqualTo(960);
    assertThatIllegalArgumentException().isThrownBy(() -> new ThinRecording(1));
  }
}
