package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import dev.dynamis.equations.RunOptions;
import dev.dynamis.equations.RunResult;
import dev.dynamis.equations.Simulation;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.render.Camera;
import dev.dynamis.render.scene.SceneOptions;
import dev.dynamis.render.scene.Viewpoint;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What pages for those who come from elsewhere name beside their calls is there. */
class MigrationPagesTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern SPAN = Pattern.compile("`([^`]+)`");

  /** What the variables of the tables are. */
  private static final Map<String, Class<?>> VARIABLES =
      Map.ofEntries(
          Map.entry("m", Model.class),
          Map.entry("d", Data.class),
          Map.entry("mechanism", Mechanism.class),
          Map.entry("spec", Spec.class),
          Map.entry("body", Element.class),
          Map.entry("camera", Camera.class),
          Map.entry("options", SceneOptions.class),
          Map.entry("viewpoint", Viewpoint.class),
          Map.entry("simulation", Simulation.class),
          Map.entry("result", RunResult.class),
          Map.entry("r", Recording.class));

  private final Map<String, String> packages = new HashMap<>();
  private final List<String> wrong = new ArrayList<>();

  @Test
  void everyCallBesideOneOfMuJoCosIsThere() throws IOException {
    int checked = check("docs/how-to/from-mujoco.md", Mechanism.class);
    assertThat(wrong).isEmpty();
    assertThat(checked).isGreaterThan(100);
  }

  @Test
  void everyCallBesideOneOfDynlibsIsThere() throws IOException {
    int checked = check("docs/how-to/from-dynlib.md", RunOptions.class);
    assertThat(wrong).isEmpty();
    assertThat(checked).isGreaterThan(20);
  }

  /**
   * Looks at all code in the columns but the first.
   *
   * @param bare what has the methods that are written without an object
   */
  private int check(String page, Class<?> bare) throws IOException {
    readPackages();
    int checked = 0;
    for (String line : Files.readAllLines(ROOT.resolve(page))) {
      if (!line.startsWith("| `")) {
        continue;
      }
      String[] cells = line.replace("\\|", "").split("\\|");
      Matcher span = SPAN.matcher(String.join("|", Arrays.copyOfRange(cells, 2, cells.length)));
      while (span.find()) {
        checked += follow(span.group(1).strip(), bare) ? 1 : 0;
      }
    }
    return checked;
  }

  /** Follows names from a type, a variable or a method; returns whether there was any. */
  private boolean follow(String code, Class<?> bare) {
    if (code.matches("dynamis.*|render .*|--.*|\\..*|[a-z-]+|import .*")) {
      return false;
    }
    String plain = code.replaceAll("^(?:[A-Z]\\w* )?\\w+ = ", "").replaceFirst("^\\.\\.\\.", "");
    if (plain.startsWith("new ")) {
      String type = plain.substring(4).replaceAll("\\W.*", "");
      found(code, type(type));
      return true;
    }
    // arguments and places in arrays say nothing of names
    String names = plain.replaceAll(" = .*| for .*", "");
    for (String before = ""; !before.equals(names); ) {
      before = names;
      names = names.replaceAll("\\([^()]*\\)", "").replaceAll("\\[[^\\[\\]]*\\]", "");
    }
    String[] words = names.split("\\.");
    Class<?> at = VARIABLES.get(words[0]);
    int next = 1;
    if (words.length == 1 || at == null || plain.startsWith(words[0] + "(")) {
      at = Character.isUpperCase(words[0].charAt(0)) ? type(words[0]) : bare;
      next = at == bare ? 0 : 1;
    }
    for (; at != null && next < words.length; next++) {
      at = member(at, words[next].strip());
    }
    found(code, at);
    return true;
  }

  private void found(String code, Class<?> type) {
    if (type == null) {
      wrong.add(code);
    }
  }

  private Class<?> type(String name) {
    try {
      return Class.forName(packages.getOrDefault(name, "?") + "." + name);
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  private static Class<?> member(Class<?> type, String name) {
    Stream<Member> all =
        Stream.concat(Arrays.stream(type.getFields()), Arrays.stream(type.getMethods()));
    return all.filter(x -> x.getName().equals(name) && Modifier.isPublic(x.getModifiers()))
        .<Class<?>>map(x -> x instanceof Field f ? f.getType() : ((Method) x).getReturnType())
        .findFirst()
        .orElse(null);
  }

  private void readPackages() throws IOException {
    String at = "";
    for (String line : Files.readAllLines(ROOT.resolve("docs/reference/classes.md"))) {
      if (line.startsWith("### ")) {
        at = line.substring(4);
      } else if (line.startsWith("| `")) {
        packages.putIfAbsent(line.substring(3, line.indexOf('`', 3)), at);
      }
    }
  }
}
