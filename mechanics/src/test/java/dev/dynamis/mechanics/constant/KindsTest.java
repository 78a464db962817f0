package dev.dynamis.mechanics.constant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Whoever adds a kind of joint, geom, equality, actuator or sensor is told all places that have to
 * know it: every switch over kinds lists all of them, and throws for what it does not list.
 */
class KindsTest {
  private static final Path SOURCES = Path.of("src/main/java/dev/dynamis/mechanics");

  /** Modules that tell kinds apart too. */
  private static final List<String> OTHERS =
      List.of("mjcf", "render", "coupling", "study", "learn", "studio", "cli");

  /** Kinds of which every switch lists all. */
  private static final List<Class<?>> LISTED =
      List.of(
          JointType.class,
          GeomType.class,
          EqType.class,
          TrnType.class,
          DynType.class,
          GainType.class,
          BiasType.class,
          WrapType.class,
          ConstraintType.class,
          Integrator.class,
          LengthRangeMode.class,
          CamLightMode.class,
          SameFrame.class,
          DataType.class,
          ContactField.class);

  /** How many kinds there were when comparisons with single ones were last looked through. */
  private static final Map<String, Integer> LOOKED_THROUGH =
      Map.ofEntries(
          Map.entry("JointType", 4),
          Map.entry("GeomType", 9),
          Map.entry("EqType", 7),
          Map.entry("TrnType", 6),
          Map.entry("DynType", 6),
          Map.entry("GainType", 4),
          Map.entry("BiasType", 4),
          Map.entry("WrapType", 6),
          Map.entry("ConstraintType", 8),
          Map.entry("Integrator", 4),
          Map.entry("LengthRangeMode", 4),
          Map.entry("CamLightMode", 5),
          Map.entry("SameFrame", 5),
          Map.entry("DataType", 4),
          Map.entry("ContactField", 7));

  private static final Pattern LABEL = Pattern.compile("\\b([A-Z]\\w*)\\.([A-Z]\\w*)\\b");

  private record Switch(String place, Set<String> labels, boolean throwsByDefault) {}

  @Test
  void everySwitchOverKindsListsAllOfThem() {
    List<String> forgotten = new ArrayList<>();
    int found = 0;
    for (Path file : files()) {
      for (Switch s : switches(file)) {
        for (Class<?> kinds : LISTED) {
          Set<String> listed = labelsOf(s, kinds);
          if (listed.isEmpty()) {
            continue;
          }
          found++;
          Set<String> missing = new TreeSet<>(values(kinds));
          missing.removeAll(listed);
          if (!missing.isEmpty()) {
            forgotten.add(s.place + " lacks " + kinds.getSimpleName() + " " + missing);
          }
          if (!s.throwsByDefault) {
            forgotten.add(s.place + " has a default that does not throw");
          }
        }
      }
    }
    assertThat(forgotten).isEmpty();
    assertThat(found).isGreaterThan(40);
  }

  @Test
  void comparisonsWithOneKindAreLookedThroughWhenThereIsAnother() {
    List<String> unseen = new ArrayList<>();
    for (Class<?> kinds : LISTED) {
      String name = kinds.getSimpleName();
      if (values(kinds).size() == LOOKED_THROUGH.get(name)) {
        continue;
      }
      Set<String> places = new TreeSet<>();
      for (Path file : files()) {
        if (Pattern.compile("[=!]= " + name + "\\.").matcher(code(file)).find()) {
          places.add(name(file));
        }
      }
      unseen.add(name + ": see whether the new one belongs to comparisons in " + places);
    }
    assertThat(unseen).as("kinds of which there are other numbers than before").isEmpty();
  }

  @Test
  void everyPairOfGeomsHasItsCollisionFunction() {
    String text = code(SOURCES.resolve("internal/collision/NarrowPhase.java"));
    Set<String> listed = new TreeSet<>();
    for (MatchResult m :
        Pattern.compile("COUNT \\* (\\w+) \\+ (\\w+)").matcher(text).results().toList()) {
      listed.add(m.group(1) + " " + m.group(2));
    }
    Set<String> wanted = new TreeSet<>();
    List<String> types = values(GeomType.class);
    for (int a = 0; a < types.size(); a++) {
      for (int b = Math.max(a, GeomType.SPHERE); b < types.size(); b++) {
        // distance fields and height fields don't meet
        if (!types.get(b).equals("SDF") || a != GeomType.HFIELD) {
          wanted.add(types.get(a) + " " + types.get(b));
        }
      }
    }
    wanted.removeAll(listed);
    assertThat(wanted).as("pairs that NarrowPhase does not list").isEmpty();
  }

  @Test
  void everySensorIsComputedAndChecked() {
    Set<String> computed = new TreeSet<>(Set.of("USER", "PLUGIN"));
    for (String stage : List.of("Position", "Velocity", "Acceleration")) {
      for (Switch s : switches(SOURCES.resolve("internal/sensor/" + stage + "Sensors.java"))) {
        computed.addAll(labelsOf(s, SensorType.class));
      }
    }
    assertThat(missing(computed)).as("sensors that no stage computes").isEmpty();
    Set<String> checked = new TreeSet<>();
    for (Switch s : switches(SOURCES.resolve("SensorChecks.java"))) {
      checked.addAll(labelsOf(s, SensorType.class));
    }
    assertThat(missing(checked)).as("sensors without stage, objects and size").isEmpty();
    List<String> types = values(SensorType.class);
    for (int type = 0; type < types.size(); type++) {
      int known = type;
      assertThatCode(() -> SensorType.unit(known))
          .as("SensorType.unit of %s", types.get(type))
          .doesNotThrowAnyException();
    }
  }

  private static Set<String> missing(Set<String> sensors) {
    Set<String> missing = new TreeSet<>(values(SensorType.class));
    missing.removeAll(sensors);
    return missing;
  }

  /** Names of the values from 0 to COUNT - 1. */
  private static List<String> values(Class<?> kinds) {
    try {
      int count = kinds.getField("COUNT").getInt(null);
      String[] names = new String[count];
      for (Field f : kinds.getFields()) {
        int value = f.getInt(null);
        if (!f.getName().equals("COUNT") && value < count) {
          names[value] = f.getName();
        }
      }
      assertThat(names).as(kinds.getSimpleName()).doesNotContainNull();
      return List.of(names);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Set<String> labelsOf(Switch s, Class<?> kinds) {
    Set<String> names = new TreeSet<>();
    for (String label : s.labels) {
      if (label.startsWith(kinds.getSimpleName() + ".")) {
        names.add(label.substring(label.indexOf('.') + 1));
      }
    }
    return names;
  }

  private static List<Path> files() {
    List<Path> roots = new ArrayList<>(List.of(SOURCES));
    OTHERS.forEach(m -> roots.add(Path.of("..", m, "src/main/java/dev/dynamis", m)));
    List<Path> all = new ArrayList<>();
    for (Path root : roots) {
      try (Stream<Path> walk = Files.walk(root)) {
        walk.filter(p -> p.toString().endsWith(".java")).sorted().forEach(all::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return all;
  }

  private static String name(Path file) {
    return file.toString().replace('\\', '/').replaceFirst(".*/dev/dynamis/", "");
  }

  /** The text of a file, without comments and strings. */
  private static String code(Path file) {
    try {
      String text = Files.readString(file);
      text = text.replaceAll("(?s)\"\"\".*?\"\"\"", "\"\"");
      text = text.replaceAll("\"(\\\\.|[^\"\\\\\n])*\"", "\"\"");
      return text.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//[^\n]*", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Switch> switches(Path file) {
    String text = code(file);
    List<Switch> list = new ArrayList<>();
    Matcher m = Pattern.compile("\\bswitch \\(").matcher(text);
    while (m.find()) {
      int open = text.indexOf('{', closing(text, m.end() - 1, '(', ')'));
      String own = withoutBlocks(text.substring(open + 1, closing(text, open, '{', '}')));
      Set<String> labels = new TreeSet<>();
      for (MatchResult c :
          Pattern.compile("(?s)\\bcase\\b(.*?)->").matcher(own).results().toList()) {
        for (MatchResult label : LABEL.matcher(c.group(1)).results().toList()) {
          labels.add(label.group(1) + "." + label.group(2));
        }
      }
      boolean throwing = own.matches("(?s).*\\bdefault ->\\s*throw\\b.*");
      list.add(new Switch(name(file) + " " + labels, labels, throwing));
    }
    return list;
  }

  /** Where the bracket that opens at {@code open} closes. */
  private static int closing(String text, int open, char left, char right) {
    int depth = 0;
    for (int i = open; ; i++) {
      char c = text.charAt(i);
      depth += c == left ? 1 : c == right ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
  }

  private static String withoutBlocks(String body) {
    StringBuilder own = new StringBuilder();
    int depth = 0;
    for (char c : body.toCharArray()) {
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth == 0) {
        own.append(c);
      }
    }
    return own.toString();
  }
}
