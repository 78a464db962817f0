package dev.dynamis.mjcf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.ElementType;
import dev.dynamis.mjcf.spec.Grammar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whether MuJoCo was asked about every part of the language. */
class RecordedElementsTest {
  private static final Path MODELS = Path.of("src/test/resources");

  /** Our own, so that nodes of a flexcomp which are fixed in a body can be written. */
  private static final String NOT_OF_MUJOCO = "deformable/flex@nodecoord";

  private static final Pattern SOFT =
      Pattern.compile(
          "flexcomp(/(?!plugin).*)?|deformable/flex|flex/edge|asset/skin|skin/bone|equality/flex.*");

  @Test
  void everyAttributeAndKeywordOfSoftBodiesAndSkinsOccursInARecordedModel() throws IOException {
    Set<String> seen = new HashSet<>();
    for (Path file : recorded()) {
      for (Element e : Mjcf.read(file).root().subtree()) {
        seen.add(e.type().key);
        for (Attribute a : e.type().permitted()) {
          if (e.has(a.name)) {
            seen.add(e.type().key + "@" + a.name);
            if (!a.keywords.isEmpty()) {
              e.get(a).list().forEach(word -> seen.add(e.type().key + "@" + a.name + "=" + word));
            }
          }
        }
      }
    }
    List<String> missing = new ArrayList<>();
    for (ElementType type : Grammar.mjcf().types()) {
      if (!SOFT.matcher(type.key).matches()) {
        continue;
      }
      want(type.key, seen, missing);
      for (Attribute a : type.permitted()) {
        want(type.key + "@" + a.name, seen, missing);
        for (String keyword : a.keywords) {
          want(type.key + "@" + a.name + "=" + keyword, seen, missing);
        }
      }
    }
    missing.remove(NOT_OF_MUJOCO);
    missing.sort(Comparator.naturalOrder());
    assertThat(missing).isEmpty();
  }

  private static void want(String part, Set<String> seen, List<String> missing) {
    if (!seen.contains(part)) {
      missing.add(part);
    }
  }

  private static List<Path> recorded() throws IOException {
    try (Stream<Path> files = Files.walk(MODELS)) {
      return files.filter(f -> f.toString().endsWith(".xml") && isRecorded(f)).sorted().toList();
    }
  }

  private static boolean isRecorded(Path model) {
    String name = model.getFileName().toString().replaceFirst("xml$", "");
    return Stream.of("json.gz", "trace.json.gz", "steps.json.gz", "skin.json.gz")
        .anyMatch(ending -> Files.exists(model.resolveSibling(name + ending)));
  }
}
