package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.PresetBank.OnConflict;
import dev.dynamis.equations.model.Place;
import dev.dynamis.equations.model.Preset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Named sets of numbers. */
class PresetBankTest {
  @TempDir Path folder;

  private final EquationModel model =
      Models.parse(
          "test",
          "[model]\ntype='ode'\n[states]\nx=1\n[params]\na=2\n[equations.rhs]\nx='a'\n"
              + "[presets.own.params]\na=3\n");
  private final PresetBank bank = new PresetBank(model);

  private static Preset preset(String name, Map<String, Double> p, Map<String, Double> x) {
    return new Preset(name, new LinkedHashMap<>(p), new LinkedHashMap<>(x), Place.NONE);
  }

  @Test
  void theModelsOwnComeFirst() {
    bank.add(preset("mine", Map.of("a", 4.0), Map.of("x", 5.0)), false);
    assertThat(bank.names()).containsExactly("own", "mine");
    assertThat(bank.get("own").parameters()).containsEntry("a", 3.0);
    assertThatThrownBy(() -> bank.get("mien"))
        .hasMessageContaining("no preset 'mien'")
        .hasMessageContaining("mine");
  }

  @Test
  void presentNumbersBecomeAPreset() {
    EquationSystem system = new EquationSystem(model);
    system.setParameter("a", 7);
    bank.add("now", system);
    assertThat(bank.get("now").parameters()).containsEntry("a", 7.0);
    assertThat(bank.get("now").states()).containsEntry("x", 1.0);
  }

  @Test
  void namesAreTakenOnceUnlessReplaced() {
    Preset other = preset("own", Map.of("a", 9.0), Map.of());
    assertThatThrownBy(() -> bank.add(other, false)).hasMessage("there is a preset 'own'");
    bank.add(other, true);
    assertThat(bank.get("own").parameters()).containsEntry("a", 9.0);
  }

  @Test
  void whatDoesNotFitTheModelIsNamedAllAtOnce() {
    assertThatThrownBy(() -> bank.add(preset("bad", Map.of("aa", 1.0), Map.of("y", 1.0)), false))
        .hasMessageContaining("preset 'bad': no parameter 'aa'")
        .hasMessageContaining("no state 'y'");
    assertThatThrownBy(() -> bank.add(preset("none", Map.of(), Map.of()), false))
        .hasMessageContaining("it has neither parameters nor states");
  }

  @Test
  void filesKeepAllNumbers() {
    Path file = folder.resolve("p.toml");
    bank.add(preset("mine", Map.of("a", 1 / 3.0), Map.of("x", -0.1)), false);
    bank.save(file);
    PresetBank other = new PresetBank(model);
    assertThat(other.load(file, OnConflict.KEEP)).isEqualTo(1);
    assertThat(other.get("mine").parameters()).containsEntry("a", 1 / 3.0);
    assertThat(other.load(file, OnConflict.REPLACE)).isEqualTo(2);
    assertThat(other.names()).containsExactly("own", "mine");
    bank.save(file, "mine");
    assertThat(new PresetBank(model).load(file, OnConflict.ERROR)).isEqualTo(1);
  }

  @Test
  void nothingIsLoadedFromAFileThatIsWrong() throws IOException {
    Path file = folder.resolve("p.toml");
    bank.add(preset("mine", Map.of("a", 1.0), Map.of()), false);
    bank.save(file);
    PresetBank other = new PresetBank(model);
    assertThatThrownBy(() -> other.load(file, OnConflict.ERROR))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("there is a preset of this name");
    Files.writeString(file, Files.readString(file).replace("a = 1", "b = 1"));
    assertThatThrownBy(() -> other.load(file, OnConflict.KEEP))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("no parameter 'b'");
    assertThat(other.names()).containsExactly("own");
    assertThatThrownBy(() -> other.load(folder.resolve("none.toml"), OnConflict.KEEP))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("can't read");
  }
}
