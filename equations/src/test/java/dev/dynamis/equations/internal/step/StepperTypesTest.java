package dev.dynamis.equations.internal.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.model.StepOptions;
import dev.dynamis.equations.model.StepperInfo;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whoever adds a stepper is told here which of its places are missing. */
class StepperTypesTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path SOURCES =
      ROOT.resolve("equations/src/main/java/dev/dynamis/equations/internal/step");
  private static final Path TESTS =
      ROOT.resolve("equations/src/test/java/dev/dynamis/equations/internal/step");

  private static String page() throws IOException {
    return Files.readString(ROOT.resolve("docs/reference/steppers.md"));
  }

  @Test
  void everyClassOfASteppingMethodIsInTheTable() throws Exception {
    List<String> forgotten = new ArrayList<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path f : files.sorted().toList()) {
        String name = f.getFileName().toString().replace(".java", "");
        if (name.equals("package-info")) {
          continue;
        }
        Class<?> c = Class.forName(Stepper.class.getPackageName() + "." + name);
        if (Stepper.class.isAssignableFrom(c)
            && !Modifier.isAbstract(c.getModifiers())
            && StepperTypes.all().stream().noneMatch(t -> t.type() == c)) {
          forgotten.add(name);
        }
      }
    }
    assertThat(forgotten)
        .as("steppers without an entry in StepperTypes, which lists them for models and the CLI")
        .isEmpty();
  }

  @Test
  void everyMethodHasATestOfItsClass() {
    List<String> missing = new ArrayList<>();
    for (StepperType t : StepperTypes.all()) {
      String test = t.type().getSimpleName() + "Test.java";
      if (!Files.exists(TESTS.resolve(test))) {
        missing.add(t.name() + ": write " + test);
      }
    }
    assertThat(missing).as("steppers without a test of their own").isEmpty();
  }

  @Test
  void namesAreUnique() {
    List<String> names =
        StepperTypes.infos().stream()
            .flatMap(i -> Stream.concat(Stream.of(i.name()), i.aliases().stream()))
            .toList();
    assertThat(names).doesNotHaveDuplicates();
  }

  @Test
  void everyMethodHasItsRowInTheReference() throws IOException {
    String page = page();
    List<String> rows = page.lines().filter(l -> l.startsWith("| `")).toList();
    for (StepperInfo i : StepperTypes.infos()) {
      String begin =
          "| `"
              + i.name()
              + "` | "
              + i.aliases().stream().map(a -> "`" + a + "`").collect(Collectors.joining(", "))
              + " | "
              + (i.map() ? "one iteration" : i.adaptive() ? "adaptive" : "fixed");
      String order = (i.map() ? " | " : i.order() + (i.adaptive() ? " (" : " | "));
      String dense = " | " + (i.denseOrder() == 1 ? "linear" : i.denseOrder()) + " | ";
      assertThat(rows)
          .as("docs/reference/steppers.md, table of methods: a row for stepper %s", i.name())
          .anySatisfy(
              r -> assertThat(r).startsWith(begin).contains(" | " + order.strip()).contains(dense));
    }
    List<String> listed =
        rows.stream()
            .filter(
                r ->
                    r.contains("| fixed")
                        || r.contains("| adaptive,")
                        || r.contains("| adaptive |")
                        || r.contains("| one iteration"))
            .filter(r -> r.chars().filter(c -> c == '|').count() == 7)
            .map(r -> r.substring(3, r.indexOf('`', 3)))
            .toList();
    assertThat(new TreeSet<>(listed))
        .as("the table of docs/reference/steppers.md lists the steppers that exist, and no other")
        .isEqualTo(
            StepperTypes.infos().stream()
                .map(StepperInfo::name)
                .collect(Collectors.toCollection(TreeSet::new)));
    assertThat(Files.readString(ROOT.resolve("README.md")))
        .as("README.md says how many steppers there are")
        .contains("[" + StepperTypes.all().size() + " steppers]");
  }

  @Test
  void everyOptionHasItsRowInTheReference() throws IOException {
    String page = page();
    for (String option : StepOptions.NAMES) {
      assertThat(page.lines().filter(l -> l.startsWith("| `")))
          .as("docs/reference/steppers.md, table of options: a row for %s", option)
          .anySatisfy(r -> assertThat(r.split("\\|")[1]).contains("`" + option + "`"));
    }
    assertThat(StepperTypes.infos())
        .allSatisfy(i -> assertThat(StepOptions.NAMES).as(i.name()).containsAll(i.options()));
  }
}
