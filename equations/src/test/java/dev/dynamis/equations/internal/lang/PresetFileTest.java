package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.Preset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Presets are written so that they are read back to the bit. */
class PresetFileTest {
  @Test
  void writtenPresetsAreReadBack() {
    var params = new LinkedHashMap<>(Map.of("a", 0.1 + 0.2));
    params.put("odd name\"", -1e-300);
    Preset one = new Preset("one", params, new LinkedHashMap<>(), Place.NONE);
    Preset two =
        new Preset(
            "two", new LinkedHashMap<>(), new LinkedHashMap<>(Map.of("x", 1e22)), Place.NONE);
    List<Preset> read = PresetFile.read("presets.toml", PresetFile.write(List.of(one, two)));
    assertThat(read).extracting(Preset::name).containsExactly("one", "two");
    assertThat(read.get(0).parameters()).isEqualTo(params);
    assertThat(read.get(1).states()).isEqualTo(Map.of("x", 1e22));
  }

  @Test
  void anotherSchemaIsRejected() {
    for (String text :
        List.of(
            "[presets.p.params]\na = 1\n",
            "[__presets__]\nschema = 'v2'\n[presets.p.params]\na = 1\n")) {
      ModelException e =
          catchThrowableOfType(ModelException.class, () -> PresetFile.read("p.toml", text));
      assertThat(e.getMessage()).contains("EQ081").contains("dynlib-presets-v1");
    }
  }

  @Test
  void builtinPresetsAreThere() {
    assertThat(Models.load("builtin://ode/izhikevich").presets())
        .extracting(Preset::name)
        .containsExactly(
            "regular_spiking",
            "intrinsic_bursting",
            "bursting",
            "fast_spiking",
            "low_threshold",
            "resonator");
  }
}
