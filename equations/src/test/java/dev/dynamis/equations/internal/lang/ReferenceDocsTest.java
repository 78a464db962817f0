package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Mod;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.Simulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The reference pages say what is so. */
class ReferenceDocsTest {
  private static final Path DOCS =
      Path.of("").toAbsolutePath().getParent().resolve("docs/reference");

  @Test
  @Tag("acceptance:002-57")
  void everyExampleOfTheLanguageLoads() throws IOException {
    String page = Files.readString(DOCS.resolve("equations.md"));
    Matcher m = Pattern.compile("```toml\\n(.*?)```", Pattern.DOTALL).matcher(page);
    List<String> names = new ArrayList<>();
    while (m.find()) {
      String text = m.group(1);
      if (text.startsWith("[mod]")) {
        Mod mod = Models.readMod("example", text, "");
        names.add(Models.read("spring", spring(page)).apply(List.of(mod)).compile().name());
      } else if (text.startsWith("[__presets__]")) {
        names.add(PresetFile.read("example", text).get(0).name());
      } else {
        names.add(Models.parse("example " + names.size(), text).name());
      }
    }
    assertThat(names).hasSizeGreaterThan(8);
  }

  @Test
  void theExampleOfTheReadmeHasALagAndRuns() throws IOException {
    String readme = Files.readString(DOCS.resolve("../../README.md"));
    Matcher m = Pattern.compile("```toml\\n(.*?)```", Pattern.DOTALL).matcher(readme);
    assertThat(m.find()).isTrue();
    EquationModel model = Models.parse("README.md", m.group(1));
    assertThat(model.lagDepth(0)).isEqualTo(1);
    Simulation sim = new Simulation(model);
    assertThat(sim.run(sim.defaults().iterations(200)).ok()).isTrue();
  }

  private static String spring(String page) {
    Matcher m = Pattern.compile("```toml\\n(\\[model\\].*?)```", Pattern.DOTALL).matcher(page);
    assertThat(m.find()).isTrue();
    return m.group(1);
  }

  @Test
  void everyFunctionIsNamed() throws IOException {
    String page = Files.readString(DOCS.resolve("equations.md"));
    TreeSet<String> missing = new TreeSet<>(Fn.names());
    missing.addAll(Macros.names());
    missing.removeIf(f -> page.contains("`" + f + "`") || page.contains("`" + f + "("));
    missing.remove("digamma");
    assertThat(missing).isEmpty();
  }

  @Test
  void everyCodeHasItsLine() throws IOException {
    String page = Files.readString(DOCS.resolve("diagnostics-equations.md"));
    for (Code c : Code.values()) {
      assertThat(page).contains("| " + c.id() + " | " + c.summary() + " |");
    }
    assertThat(page.lines().filter(l -> l.startsWith("| EQ"))).hasSize(Code.values().length);
  }
}
