package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models and mods from files; where they are searched for is tested with the finder. */
class ModelRegistryTest {
  @TempDir Path folder;

  @Test
  void aModIsReadFromItsFileAndChangesAModel() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("calm.toml"), "[mod]\nname='calm'\n[mod.set.params]\nrho=1\n");
    ModelRegistry registry = new ModelRegistry();
    Mod calm = registry.mod(file.toString());
    EquationModel m = registry.spec("builtin://ode/lorenz").apply(List.of(calm)).compile();
    assertThat(m.parameters().get(m.parameterNames().indexOf("rho")).value()).isEqualTo(1);
    Path several = Files.writeString(folder.resolve("all.toml"), "[mods.a.set.params]\nrho=2\n");
    assertThat(registry.mod(several + "#mod=a")).isNotNull();
    assertThatThrownBy(() -> registry.mod(several + "#mod=b"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("'b'");
    assertThatThrownBy(() -> registry.mod(folder.resolve("none.toml").toString()))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("none.toml");
  }
}
