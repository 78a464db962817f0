package dev.dynamis.mechanics.internal.collision;

import dev.dynamis.mechanics.internal.flex.FlexRecording;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Triangles against spheres, capsules and boxes. */
class TriangleContactsTest {
  @ParameterizedTest
  @ValueSource(strings = {"cloth"})
  void contactsAreMujocos(String model) {
    FlexRecording.of(model).agreesInContacts(1e-12);
  }
}
