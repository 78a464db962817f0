package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.internal.flex.FlexRecording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts found through trees of boxes, in their order. */
class FlexTreesTest {
  @ParameterizedTest
  @ValueSource(strings = {"block", "cloth"})
  void contactsAreMujocos(String model) {
    FlexRecording.of(model).agreesInContacts(1e-9);
  }
}
