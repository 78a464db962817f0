package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.internal.flex.FlexRecording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts of elements and vertices with everything they can meet. */
class FlexNarrowPhaseTest {
  @ParameterizedTest
  @ValueSource(strings = {"cloth", "rope", "membrane", "explicit", "handmade", "nodes", "strain"})
  void contactsAreMujocos(String model) {
    FlexRecording.of(model).agreesInContacts(1e-9);
  }
}
