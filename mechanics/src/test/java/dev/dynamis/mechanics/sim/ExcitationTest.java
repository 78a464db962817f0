package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcitationTest {
  @Test
  void uniformNumbersAreThoseOfMulberry32() {
    // from the generator's JavaScript form
    assertThat(Excitation.uniform(0)).isEqualTo(0.26642920868471265);
    assertThat(Excitation.uniform(1)).isEqualTo(0.6270739405881613);
    assertThat(Excitation.uniform(777)).isEqualTo(0.6863787178881466);
    assertThat(Excitation.uniform(-5)).isEqualTo(0.48384718922898173);
    assertThat(Excitation.uniform(123456789)).isEqualTo(0.2577907438389957);
  }
}
