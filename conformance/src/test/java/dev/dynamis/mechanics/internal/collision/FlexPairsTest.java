package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.internal.flex.FlexRecording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which flexes are tested, with bodies, each other and themselves. */
class FlexPairsTest {
  @ParameterizedTest
  @ValueSource(strings = {"block", "rope", "radial"})
  void contactsAreMujocos(String model) {
    FlexRecording.of(model).agreesInContacts(1e-9);
  }
}
