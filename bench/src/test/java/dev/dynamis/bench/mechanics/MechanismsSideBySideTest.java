package dev.dynamis.bench.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Mechanisms without active constraints step faster side by side: less than half of what was
 * measured, by processor time, in one of a few attempts.
 */
class MechanismsSideBySideTest {
  private static final int ATTEMPTS = 5;

  @Test
  void casesOfASmallMechanismStepFasterSideBySide() {
    double gain = 0;
    for (int attempt = 0; attempt < ATTEMPTS && gain < 2.5; attempt++) {
      gain =
          Math.max(
              gain,
              MechanismsSideBySide.measure(
                      MechanismsSideBySide.mechanism("mech/double-pendulum"), 4)
                  .gain());
    }
    assertThat(gain).isGreaterThan(2.5);
  }
}
