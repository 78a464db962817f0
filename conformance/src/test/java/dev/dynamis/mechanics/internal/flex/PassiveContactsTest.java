package dev.dynamis.mechanics.internal.flex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Contacts that act as springs. */
class PassiveContactsTest {
  @Test
  void forcesOfPassiveContactsAreMujocos() {
    FlexRecording radial = FlexRecording.of("radial");
    // to the bit: a conjugate gradient that is stopped early makes much of a last digit
    radial.agrees(0, "qfrc_spring", "qfrc_passive");
    int[] passive = new int[1];
    radial.forEachStep(
        (d, result) -> {
          for (int c = 0; c < d.ncon; c++) {
            passive[0] += d.contact.exclude[c] == 4 ? 1 : 0;
          }
        });
    assertThat(passive[0]).isPositive();
  }
}
