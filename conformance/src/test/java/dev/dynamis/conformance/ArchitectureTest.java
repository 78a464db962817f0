package dev.dynamis.conformance;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of the architecture: module arrows, cycles, exports and calls that may not be made. */
class ArchitectureTest {
  /** What each module may depend on, besides the JDK and libraries. */
  private static final Map<String, Set<String>> ARROWS =
      Map.ofEntries(
          Map.entry("core", Set.of()),
          Map.entry("mechanics", Set.of("core")),
          Map.entry("mjcf", Set.of("core", "mechanics")),
          Map.entry("equations", Set.of("core")),
          Map.entry("coupling", Set.of("core", "mechanics", "equations")),
          Map.entry("analysis", Set.of("core")),
          Map.entry("plot", Set.of("core", "analysis")),
          Map.entry("render", Set.of("core", "mechanics")),
          Map.entry("learn", Set.of("core", "mechanics", "mjcf")),
          Map.entry(
              "study", Set.of("core", "mechanics", "mjcf", "equations", "coupling", "analysis")),
          Map.entry(
              "studio",
              Set.of(
                  "core",
                  "mechanics",
                  "mjcf",
                  "equations",
                  "coupling",
                  "analysis",
                  "plot",
                  "render")),
          Map.entry(
              "cluster",
              Set.of(
                  "core",
                  "mechanics",
                  "mjcf",
                  "equations",
                  "coupling",
                  "analysis",
                  "plot",
                  "render",
                  "study")),
          Map.entry(
              "cli",
              Set.of(
                  "core",
                  "mechanics",
                  "mjcf",
                  "equations",
                  "coupling",
                  "analysis",
                  "plot",
                  "render",
                  "study",
                  "studio",
                  "cluster")),
          Map.entry(
              "conformance",
              Set.of(
                  "core",
                  "mechanics",
                  "mjcf",
                  "equations",
                  "coupling",
                  "analysis",
                  "plot",
                  "render",
                  "study",
                  "learn",
                  "cli")));

  /** Modules that depend on nothing but the JDK and the modules of their arrows. */
  private static final Set<String> WITHOUT_LIBRARIES = Set.of("core", "mechanics", "render");

  /** Modules whose numbers must be the same bits everywhere. */
  private static final String[] NUMERIC = {
    "dev.dynamis.core..",
    "dev.dynamis.mechanics..",
    "dev.dynamis.mjcf..",
    "dev.dynamis.equations..",
    "dev.dynamis.coupling..",
    "dev.dynamis.analysis..",
    "dev.dynamis.render..",
    "dev.dynamis.study..",
    "dev.dynamis.learn.."
  };

  private static final Set<String> INEXACT_MATH =
      Set.of(
          "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp",
          "expm1", "log", "log10", "log1p", "pow", "cbrt", "hypot", "fma");

  /** Classes with so many lines have a test of their name. */
  private static final int LARGE = 150;

  private static final int LONGEST = 800;

  /** Packages of arrays and numbers by name, of which {@code LayoutTest} and others test all. */
  private static final List<String> DECLARATIONS =
      List.of("dev/dynamis/mechanics/model/", "dev/dynamis/mechanics/constant/");

  /** Classes whose test has the name of what they belong to. */
  private static final Map<String, String> TESTED_BY =
      Map.of(
          "dev/dynamis/analysis/basin/LaneOrbits", "dev/dynamis/analysis/basin/BasinsTest.java",
          "dev/dynamis/analysis/section/ReturnMap", "dev/dynamis/analysis/section/SectionTest.java",
          "dev/dynamis/mechanics/layout/Layout", "dev/dynamis/mechanics/LayoutTest.java",
          "dev/dynamis/plot/Axis", "dev/dynamis/plot/AxesTest.java",
          "dev/dynamis/plot/Panel", "dev/dynamis/plot/ChartTest.java");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.dynamis");

  @Test
  void modulesDependOnlyAlongTheirArrows() {
    ARROWS.forEach(
        (module, allowed) -> {
          String[] forbidden =
              ARROWS.keySet().stream()
                  .filter(other -> !other.equals(module) && !allowed.contains(other))
                  .map(other -> "dev.dynamis." + other + "..")
                  .toArray(String[]::new);
          noClasses()
              .that()
              .resideInAPackage("dev.dynamis." + module + "..")
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(forbidden)
              .allowEmptyShould(true)
              .check(CLASSES);
        });
  }

  @Test
  void everyModuleHasAnArrow() {
    assertThat(CLASSES).isNotEmpty();
    assertThat(CLASSES.stream().map(c -> c.getPackageName().split("\\.")[2]).distinct().toList())
        .isSubsetOf(ARROWS.keySet());
  }

  @Test
  void coreMechanicsAndRenderUseNoLibrary() {
    WITHOUT_LIBRARIES.forEach(
        module ->
            classes()
                .that()
                .resideInAPackage("dev.dynamis." + module + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("dev.dynamis..", "java..", "jdk.incubator.vector..")
                .allowEmptyShould(true)
                .check(CLASSES));
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("dev.dynamis.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void internalPackagesAreExportedOnlyToConformanceAndBench() throws IOException {
    Pattern open = Pattern.compile("exports\\s+(dev\\.dynamis\\.\\S*internal\\S*)\\s*(to[^;]*)?;");
    for (Path descriptor : moduleDescriptors()) {
      var matcher = open.matcher(Files.readString(descriptor));
      while (matcher.find()) {
        assertThat(matcher.group(2))
            .as("%s exports %s", descriptor, matcher.group(1))
            .isNotNull()
            .satisfies(
                to ->
                    assertThat(List.of(to.substring(2).trim().split("\\s*,\\s*")))
                        .isSubsetOf("dev.dynamis.conformance", "dev.dynamis.bench"));
      }
    }
  }

  @Test
  void numbersNeverComeFromFunctionsThatDifferBetweenPlatforms() {
    noClasses()
        .that()
        .resideInAnyPackage(NUMERIC)
        .should()
        .accessTargetWhere(
            call(
                "a Math function with platform-dependent bits, use StrictMath",
                a ->
                    a.getTargetOwner().getFullName().equals("java.lang.Math")
                        && INEXACT_MATH.contains(a.getTarget().getName())))
        .orShould()
        .accessTargetWhere(
            call(
                "fused or reassociating arithmetic",
                a ->
                    Set.of("fma", "reduceLanes", "reduceLanesToLong")
                        .contains(a.getTarget().getName())))
        .check(CLASSES);
  }

  @Test
  void nothingDependsOnTheDefaultLocaleOrCharset() {
    noClasses()
        .should()
        .accessTargetWhere(
            call(
                "a method that uses the default locale or charset",
                ArchitectureTest::usesDefaultLocaleOrCharset))
        .check(CLASSES);
  }

  @Test
  void onlyTheCommandLinePrints() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.dynamis.cli..")
        .should()
        .accessTargetWhere(
            call(
                "System.out or System.err",
                a ->
                    a.getTargetOwner().getFullName().equals("java.lang.System")
                        && Set.of("out", "err").contains(a.getTarget().getName())))
        .check(CLASSES);
  }

  /** A type of the public API tells since when it is there. */
  @Test
  void everyPublicTypeOfAnExportedPackageSaysSinceWhen() throws IOException {
    Pattern open = Pattern.compile("exports\\s+([\\w.]+)\\s*;");
    Pattern type = Pattern.compile("(?m)^public [^;{]*?\\b(class|interface|enum|record) ");
    List<String> without = new ArrayList<>();
    int looked = 0;
    for (Path descriptor : moduleDescriptors()) {
      var exported = open.matcher(Files.readString(descriptor));
      while (exported.find()) {
        Path folder = descriptor.resolveSibling(exported.group(1).replace('.', '/'));
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
            String text = Files.readString(file);
            var declaration = type.matcher(text);
            if (declaration.find()) {
              looked++;
              if (!text.substring(0, declaration.start()).contains("@since ")) {
                without.add(descriptor.getParent().relativize(file).toString());
              }
            }
          }
        }
      }
    }
    assertThat(looked).isGreaterThan(150);
    assertThat(without).as("public types whose Javadoc has no @since").isEmpty();
  }

  /** Whoever opens a class of the step finds its test by name. */
  @Test
  void everyInternalClassOfMechanicsHasATestOfItsNameInItsPackage() {
    String internal = "dev.dynamis.mechanics.internal.";
    List<String> classes =
        CLASSES.stream()
            .filter(c -> c.getName().startsWith(internal) && c.isTopLevelClass())
            .filter(c -> !c.isInterface() && !c.getSimpleName().equals("package-info"))
            .map(c -> c.getName().substring(internal.length()))
            .sorted()
            .toList();
    assertThat(classes).hasSizeGreaterThan(100);
    assertThat(classes)
        .allSatisfy(
            c -> {
              String test = (internal + c).replace('.', '/') + "Test.java";
              assertThat(hasTests("mechanics", test) || hasTests("conformance", test))
                  .as("%s: src/test/java/%s in mechanics or conformance has tests", c, test)
                  .isTrue();
            });
  }

  /** Whoever opens a large class finds its test by name, in its module or in this one. */
  @ParameterizedTest
  @CsvSource({
    "analysis,15",
    "coupling,8",
    "equations,30",
    "learn,0",
    "mechanics,60",
    "mjcf,40",
    "plot,4",
    "render,10",
    "studio,6",
    "study,8"
  })
  void everyLargeClassHasATestOfItsNameInItsPackage(String module, int least) throws IOException {
    Path sources = Path.of("..", module, "src/main/java");
    List<String> large;
    try (Stream<Path> files = Files.walk(sources)) {
      large =
          files
              .filter(f -> f.toString().endsWith(".java") && lines(f) >= LARGE)
              .map(f -> sources.relativize(f).toString().replace('\\', '/'))
              .map(f -> f.substring(0, f.length() - ".java".length()))
              .filter(c -> DECLARATIONS.stream().noneMatch(c::startsWith))
              .sorted()
              .toList();
    }
    assertThat(large).hasSizeGreaterThan(least);
    List<String> without =
        large.stream()
            .filter(c -> !hasTests(module, c + "Test.java"))
            .filter(c -> !hasTests("conformance", c + "Test.java"))
            .filter(c -> !hasTests(module, TESTED_BY.getOrDefault(c, "")))
            .toList();
    assertThat(without)
        .as("classes of %d lines or more without a test of their name in their package", LARGE)
        .isEmpty();
  }

  /** A file that nobody can read at a sitting has more than one subject. */
  @Test
  void noFileIsLongerThanEightHundredLines() throws IOException {
    Path root = Path.of("").toAbsolutePath().getParent();
    try (Stream<Path> files = Files.walk(root)) {
      List<String> sources =
          files
              .filter(f -> f.toString().endsWith(".java") && f.toString().contains("src"))
              .filter(f -> !f.toString().contains("target"))
              .filter(f -> lines(f) > LONGEST)
              .map(f -> root.relativize(f).toString())
              .toList();
      assertThat(sources).as("files of more than %d lines", LONGEST).isEmpty();
    }
  }

  /** Interfaces, enums, records and exceptions that only hold values may go without. */
  @Test
  void everyClassOfCoreHasATestOfItsNameInItsPackage() {
    List<String> classes =
        CLASSES.stream()
            .filter(c -> c.getName().startsWith("dev.dynamis.core.") && c.isTopLevelClass())
            .filter(c -> !c.isInterface() && !c.isEnum() && !c.isRecord())
            .filter(c -> !c.isAssignableTo(Throwable.class))
            .map(JavaClass::getName)
            .sorted()
            .toList();
    assertThat(classes).hasSizeGreaterThan(50);
    assertThat(classes)
        .allSatisfy(
            c ->
                assertThat(hasTests("core", c.replace('.', '/') + "Test.java"))
                    .as("core has a test of %s", c)
                    .isTrue());
  }

  /** Enums that only hold words may go without. */
  @Test
  void everyClassOfTheCommandLineHasATestOfItsNameInItsPackage() {
    List<String> classes =
        CLASSES.stream()
            .filter(c -> c.getName().startsWith("dev.dynamis.cli.") && c.isTopLevelClass())
            .filter(c -> !c.isInterface() && !c.isEnum())
            .map(JavaClass::getName)
            .sorted()
            .toList();
    assertThat(classes).hasSizeGreaterThan(25);
    assertThat(classes)
        .allSatisfy(
            c ->
                assertThat(hasTests("cli", c.replace('.', '/') + "Test.java"))
                    .as("cli has a test of %s", c)
                    .isTrue());
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean hasTests(String module, String test) {
    Path file = Path.of("..", module, "src/test/java", test);
    try {
      return Files.isRegularFile(file)
          && Pattern.compile("@(Parameterized)?Test\\b").matcher(Files.readString(file)).find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean usesDefaultLocaleOrCharset(JavaAccess<?> a) {
    String owner = a.getTargetOwner().getFullName();
    String name = a.getTarget().getName();
    String signature = a.getTarget().getFullName();
    return switch (owner) {
      case "java.lang.String" ->
          ((name.equals("toLowerCase") || name.equals("toUpperCase")) && signature.endsWith("()"))
              || ((name.equals("format") || name.equals("formatted"))
                  && !signature.contains("java.util.Locale"))
              || (name.equals("getBytes") && signature.endsWith("()"))
              || (name.equals("<init>")
                  && (signature.endsWith("([B)") || signature.endsWith("(byte[])")));
      case "java.io.FileReader", "java.io.FileWriter" -> !signature.contains("Charset");
      case "java.io.InputStreamReader", "java.io.OutputStreamWriter" ->
          name.equals("<init>") && !signature.contains("harset") && !signature.contains("String");
      case "java.util.Scanner" -> name.equals("<init>") && !signature.contains("harset");
      case "java.util.Locale" -> name.equals("getDefault");
      case "java.nio.charset.Charset" -> name.equals("defaultCharset");
      default -> false;
    };
  }

  private static DescribedPredicate<JavaAccess<?>> call(
      String what, java.util.function.Predicate<JavaAccess<?>> test) {
    return describe(what, test);
  }

  private static List<Path> moduleDescriptors() throws IOException {
    Path root = Path.of("").toAbsolutePath().getParent();
    try (Stream<Path> files = Files.walk(root, 6)) {
      List<Path> found = files.filter(f -> f.endsWith("module-info.java")).toList();
      assertThat(found).isNotEmpty();
      return found;
    }
  }

  /** Guards the importer: a rule over no classes would pass without looking. */
  @Test
  void theRulesSeeTheClassesOfAllModules() {
    for (JavaClass c : CLASSES) {
      assertThat(c.getSource()).isPresent();
    }
    assertThat(CLASSES.contain("dev.dynamis.core.DynamicalSystem")).isTrue();
    assertThat(CLASSES.contain("dev.dynamis.cli.Dynamis")).isTrue();
  }
}
