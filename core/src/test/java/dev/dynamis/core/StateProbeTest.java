package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class StateProbeTest {
  @Test
  void readsTheChosenComponentsInTheirOrder() {
    DelayedOscillator system = new DelayedOscillator(0.1, 4, 0.2, 3);
    StateProbe probe = system.probe(2, 0);
    double[] out = new double[2];
    double[] all = new double[system.stateSize()];
    for (int i = 0; i < 5; i++) {
      system.step();
      system.save(all);
      probe.read(out);
      assertThat(out).containsExactly(all[2], all[0]);
    }
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> system.probe(0, 99));
  }
}
