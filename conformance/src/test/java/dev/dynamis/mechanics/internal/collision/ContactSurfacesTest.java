package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.internal.flex.FlexRecording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Friction, priority and softness of flexes in contacts. */
class ContactSurfacesTest {
  @ParameterizedTest
  @ValueSource(strings = {"block", "cloth"})
  void contactsAreMujocos(String model) {
    FlexRecording.of(model).agreesInContacts(1e-9);
  }
}
