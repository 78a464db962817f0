package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.internal.flex.FlexRecording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What touches what, in recorded contacts. */
class FlexSidesTest {
  @ParameterizedTest
  @ValueSource(strings = {"block", "rope"})
  void contactsAreMujocos(String model) {
    FlexRecording.of(model).agreesInContacts(1e-9);
  }
}
