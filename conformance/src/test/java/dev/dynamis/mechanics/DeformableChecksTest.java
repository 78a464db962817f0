package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Binary models with skins: sound ones load, others say which number is wrong. */
class DeformableChecksTest {
  private static final Path RESOURCES = Path.of("src/test/resources");

  @ParameterizedTest
  @ValueSource(strings = {"skin/bones", "skin/cable"})
  void whatIsSavedIsLoaded(String name) {
    Model m = Mjcf.load(RESOURCES.resolve(name + ".xml")).model();
    assertThat(Model.load(m.toBytes(), "test").hash()).isEqualTo(m.hash());
  }

  @ParameterizedTest
  @CsvSource({
    "skin/bones, skin_face, 3, 99",
    "skin/bones, skin_face, 0, -1",
    "skin/bones, skin_bonevertid, 5, 12",
    "skin/bones, skin_texcoordadr, 2, 1",
    "skin/bones, skin_bonebodyid, 0, 50",
    "skin/bones, skin_bonevertadr, 0, 1000000"
  })
  void whatPointsOutsideIsNamed(String name, String field, int at, int value) {
    Model m = Mjcf.load(RESOURCES.resolve(name + ".xml")).model();
    ((int[]) m.field(field).orElseThrow().array())[at] = value;
    byte[] bytes = m.toBytes();
    assertThatThrownBy(() -> Model.load(bytes, "test"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("[MB002] " + field + "[");
  }
}
