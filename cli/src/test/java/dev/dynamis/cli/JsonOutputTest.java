package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code --json} prints is JSON: one object, or one on each line for problems and warnings.
 */
class JsonOutputTest {
  /** Prints scripts, help or arrays that are JSON anyway; practises. */
  private static final Set<String> WITHOUT = Set.of("completion", "help", "dump", "train");

  private static final Path EXAMPLES = Path.of("../docs/examples");

  @TempDir Path folder;

  private final Terminal terminal = new Terminal();

  @Test
  void everyCommandHasTheOption() {
    Set<String> lacking = new TreeSet<>();
    DocumentedCommandsTest.commands()
        .getSubcommands()
        .forEach(
            (name, command) -> {
              if (command.getCommandSpec().findOption("--json") == null) {
                lacking.add(name);
              }
            });
    assertThat(lacking).isEqualTo(new TreeSet<>(WITHOUT));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run builtin://mech/quadruped --time 0.05",
        "run builtin://ode/lorenz --t 1",
        "run COUPLING --time 0.1",
        "rollout builtin://map/logistic --cases 5 --time 10 --vary r=uniform(2.8,4)",
        "study STUDY --dry-run",
        "render builtin://mech/pendulum -o OUT.png --size 64x48",
        "linearize builtin://mech/cart-pole --key up",
        "lyapunov builtin://ode/lorenz --time 5",
        "fixedpoints builtin://ode/lorenz",
        "continue builtin://ode/lorenz --param rho --from 0 --to 3",
        "sweep builtin://map/logistic --param r=2.8:3:0.1",
        "bifurcation builtin://map/logistic --param r=2.8:3:0.1",
        "poincare builtin://ode/lorenz --section z=27 --crossings 10",
        "portrait builtin://map/logistic --plot OUT.png",
        "basins builtin://map/henon --x x=-2:2:5 --y y=-2:2:5",
        "manifold builtin://map/henon --length 5",
        "spectrum builtin://ode/vanderpol --steps 4096",
        "chaos builtin://map/henon --points 500",
        "info builtin://mech/car",
        "info builtin://ode/lorenz",
        "info COUPLING",
        "check WRONG.xml",
        "lint builtin://mech/humanoid --timestep 0.05",
        "contact --mass 2 --stiffness 1e4 --damping 50",
        "convert builtin://mech/car OUT.xml",
        "states builtin://mech/pendulum RUN.npz -o OUT.npy",
        "plot RUN.npz -o OUT.png",
        "models",
        "models ode/lorenz",
        "models mech/pendulum",
        "steppers",
        "explain builtin://ode/lorenz --java"
      })
  void whatItPrintsIsJson(String line) throws IOException {
    Path run = folder.resolve("RUN.npz");
    if (line.contains("RUN")) {
      terminal.run("run", "builtin://mech/pendulum", "--time", "0.1", "--record", run);
      terminal.clear();
    }
    Path wrong = Files.writeString(folder.resolve("WRONG.xml"), "<mujoco><worldbdy/></mujoco>");
    Path coupling = EXAMPLES.resolve("coupling/swing-up.couple.toml");
    List<String> words =
        List.of(line.split(" ")).stream()
            .map(w -> w.equals("COUPLING") ? coupling.toString() : w)
            .map(w -> w.equals("STUDY") ? EXAMPLES.resolve("logistic.study.toml").toString() : w)
            .map(w -> w.equals("WRONG.xml") ? wrong.toString() : w)
            .map(w -> w.matches("(OUT|RUN)\\..*") ? folder.resolve(w).toString() : w)
            .toList();
    assertThat(terminal.runWith(words, "--json")).isEqualTo(line.startsWith("check") ? 1 : 0);
    boolean lines = line.startsWith("check") || line.startsWith("lint");
    assertThat(objects(terminal.out.toString())).isBetween(1, lines ? Integer.MAX_VALUE : 1);
  }

  /** Returns how many objects follow each other, and nothing else. */
  private static int objects(String text) throws IOException {
    int count = 0;
    try (JsonParser json = new JsonFactory().createParser(text)) {
      while (json.nextToken() != null) {
        // steppers are a list
        assertThat(json.currentToken()).isIn(JsonToken.START_OBJECT, JsonToken.START_ARRAY);
        json.skipChildren();
        count++;
      }
    }
    return count;
  }
}
