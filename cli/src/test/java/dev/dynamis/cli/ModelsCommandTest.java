package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.dynamis.equations.Models;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The library of models, from the command line. */
class ModelsCommandTest {
  private final Terminal terminal = new Terminal();

  @Test
  void everyModelIsListedWithItsStatesAndParameters() {
    assertThat(terminal.run("models")).isZero();
    String all = terminal.out.toString();
    assertThat(all.lines().count())
        .isEqualTo(Models.builtinNames().size() + MechanismLibrary.names().size())
        .isGreaterThan(30);
    assertThat(all.lines().filter(line -> line.startsWith("builtin://ode/lorenz ")))
        .singleElement()
        .satisfies(line -> assertThat(line).endsWith("states x y z; parameters sigma rho beta"));
    assertThat(all).contains("builtin://dde/mackey-glass", "builtin://mech/car ");
  }

  @Test
  void theTextOfAModelCanBeCopied() {
    assertThat(terminal.run("models", "ode/lorenz")).isZero();
    String text = terminal.out.toString();
    assertThat(Models.parse("copy.toml", text).stateNames()).containsExactly("x", "y", "z");
    terminal.clear();
    assertThat(terminal.run("models", "builtin://ode/lorenz")).isZero();
    assertThat(terminal.out.toString()).isEqualTo(text);
  }

  @Test
  void theTextOfAMechanismCanBeCopied() {
    assertThat(terminal.run("models", "mech/pendulum")).isZero();
    assertThat(Mjcf.readText(terminal.out.toString())).isNotNull();
  }

  @Test
  void theListIsThereForProgramsToo() throws IOException {
    assertThat(terminal.run("models", "--json")).isZero();
    int names = 0;
    try (JsonParser json = new JsonFactory().createParser(terminal.out.toString())) {
      while (json.nextToken() != null) {
        names += json.currentToken() == JsonToken.FIELD_NAME ? 1 : 0;
      }
    }
    assertThat(names).isEqualTo(Models.builtinNames().size() + MechanismLibrary.names().size());
  }

  @Test
  void mechanismsOfTheLibraryAreTakenWhereFilesAre() {
    assertThat(terminal.run("info", "builtin://mech/pendulum")).isZero();
    assertThat(terminal.out.toString()).contains("1 degree of freedom");
    assertThat(terminal.run("check", "builtin://mech/car", "builtin://ode/lorenz")).isZero();
    assertThat(terminal.run("run", "builtin://mech/cart-pole", "--time", "0.1")).isZero();
    assertThat(terminal.run("linearize", "builtin://mech/cart-pole", "--json")).isZero();
    assertThat(terminal.run("run", "builtin://mech/cartpole")).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("mech/cart-pole");
  }

  @Test
  void theReferencePageDescribesEveryMechanism() throws IOException {
    String page = Files.readString(Path.of("../docs/reference/library.md"));
    for (String name : MechanismLibrary.names()) {
      assertThat(page)
          .contains("| `builtin://" + name + "` | " + MechanismLibrary.describe(name) + " |");
    }
  }

  @Test
  void anUnknownModelIsNamed() {
    assertThat(terminal.run("models", "ode/lorens")).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("lorens").doesNotContain("Exception");
  }
}
