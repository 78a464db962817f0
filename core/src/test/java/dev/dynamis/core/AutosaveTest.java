package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class AutosaveTest {
  private static final Path FILE = Path.of("a.snapshot");

  @Test
  void needsAPositiveNumberOfStepsOrSeconds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Autosave.everySteps(FILE, 0))
        .withMessageContaining("number of steps");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Autosave.everySteps(FILE, -2))
        .withMessageContaining("-2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Autosave.everySeconds(FILE, -1))
        .withMessageContaining("-1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Autosave.everySeconds(FILE, Double.NaN))
        .withMessageContaining("NaN");
  }

  @Test
  void knowsItsFileHoweverItIsWritten() {
    Autosave plan = Autosave.everySeconds(FILE, 30);
    assertThat(plan.isTo(Path.of("x", "..", "a.snapshot").toAbsolutePath())).isTrue();
    assertThat(plan.isTo(Path.of("b.snapshot"))).isFalse();
    assertThat(Autosave.NONE.isTo(FILE)).isFalse();
  }
}
