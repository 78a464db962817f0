package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PluginConfigTest {
  private static final PluginType TYPE =
      new PluginType() {
        @Override
        public String name() {
          return "test.spring";
        }

        @Override
        public Set<Capability> capabilities() {
          return Set.of(Capability.PASSIVE);
        }

        @Override
        public List<String> attributes() {
          return List.of("stiffness", "axis", "count", "loose");
        }

        @Override
        public Plugin create(Model m, int instance, PluginConfig config) {
          throw new UnsupportedOperationException();
        }
      };

  private static PluginConfig config(String... pairs) {
    Map<String, String> values = new HashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      values.put(pairs[i], pairs[i + 1]);
    }
    return new PluginConfig(TYPE, values);
  }

  @Test
  void settingsAreReadByTheirKinds() {
    PluginConfig c =
        config("stiffness", " -1.5e3 ", "axis", "0 .5\t1.", "count", "7", "loose", "true");
    assertThat(c.real("stiffness", 0)).isEqualTo(-1500);
    assertThat(c.reals("axis", 1, 3)).containsExactly(0, 0.5, 1);
    assertThat(c.integer("count", 0)).isEqualTo(7);
    assertThat(c.flag("loose")).isTrue();
    assertThat(c.problems()).isEmpty();
  }

  @Test
  void whatIsNotGivenIsAbsent() {
    PluginConfig c = config("axis", "");
    assertThat(c.has("axis")).isFalse();
    assertThat(c.real("stiffness", 4.5)).isEqualTo(4.5);
    assertThat(c.integer("count", -1)).isEqualTo(-1);
    assertThat(c.reals("axis", 3, 3)).isEmpty();
    assertThat(c.flag("loose")).isFalse();
    assertThat(c.problems()).isEmpty();
  }

  @Test
  void whatIsWrongIsNotedOnceWithItsKey() {
    PluginConfig c = config("stiffness", "hard", "axis", "1 2", "count", "1.5", "loose", "yes");
    for (int i = 0; i < 2; i++) {
      assertThat(c.real("stiffness", 1)).isEqualTo(1);
      assertThat(c.reals("axis", 3, 3)).isEmpty();
      assertThat(c.integer("count", 2)).isEqualTo(2);
      assertThat(c.flag("loose")).isFalse();
    }
    assertThat(c.problems())
        .extracting(p -> p.key() + " " + p.problem())
        .containsExactly(
            "stiffness is \"hard\", expected a number",
            "axis is \"1 2\", expected 3 numbers",
            "count is 1.5, expected a whole number",
            "loose is \"yes\", expected true or false");
    // numbers as the field writes them, not as Java does
    for (String java : List.of("1f", "0x1p3", "Infinity", "NaN", "1e99999", "1e400")) {
      assertThat(config("stiffness", java).real("stiffness", 3)).as(java).isEqualTo(3);
    }
  }

  @Test
  void aKeyThatTheTypeDoesNotHaveIsAMistakeOfTheProgram() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> config().real("stifness", 0))
        .withMessage("test.spring has no attribute stifness");
  }

  @Test
  void aModelKeepsTheValuesInTheOrderOfTheKeys() {
    PluginConfig c = config("count", "3", "stiffness", "10");
    byte[] bytes = c.toBytes();
    assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo("10\0\0" + "3\0\0");
    Sizes sizes = new Sizes().set(Size.NPLUGIN, 1).set(Size.NPLUGINATTR, bytes.length);
    Model m = new Model(sizes);
    System.arraycopy(bytes, 0, m.pluginAttr, 0, bytes.length);
    PluginConfig read = PluginConfig.of(m, 0, TYPE);
    assertThat(read.text("stiffness")).isEqualTo("10");
    assertThat(read.has("axis")).isFalse();
    assertThat(read.integer("count", 0)).isEqualTo(3);
  }
}
