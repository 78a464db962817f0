package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.Models;
import dev.dynamis.equations.Steppers;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the documentation shows is true: examples compile, links lead somewhere, codes are known.
 */
class DocumentationTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Pattern JAVA = Pattern.compile("(?m)^```java\\n(.*?)^```$", Pattern.DOTALL);
  private static final Pattern XML =
      Pattern.compile("(?m)^```xml\\n(<mujoco.*?)^```$", Pattern.DOTALL);
  private static final Pattern TYPE = Pattern.compile("(?:class|interface|record|enum) (\\w+)");
  private static final Pattern MODELS = Pattern.compile("(\\d+ of \\d+) models\\]");
  private static final Pattern EXACT = Pattern.compile("(\\d+) of them to the last bit");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern TEST = Pattern.compile("`([A-Z]\\w*Test)`");
  private static final Pattern CODE = Pattern.compile("\"(REC\\d\\d)\"");

  @TempDir Path classes;

  @Test
  void everyJavaExampleCompiles() throws IOException {
    int compiled = 0;
    for (Path page : pages()) {
      Matcher block = JAVA.matcher(Files.readString(page));
      while (block.find()) {
        compile(page, block.group(1));
        compiled++;
      }
    }
    assertThat(compiled).isGreaterThanOrEqualTo(3);
  }

  /** Pages of problems show models that are wrong. */
  @Test
  void everyModelCompiles() throws IOException {
    int compiled = 0;
    for (Path page : pages()) {
      if (page.getFileName().toString().startsWith("diagnostics")) {
        continue;
      }
      Matcher block = XML.matcher(Files.readString(page));
      while (block.find()) {
        assertThat(Mjcf.compile(Mjcf.readText(block.group(1))).model().nbody).isPositive();
        compiled++;
      }
    }
    try (Stream<Path> examples = Files.list(ROOT.resolve("docs/examples"))) {
      for (Path model : examples.filter(f -> f.toString().endsWith(".xml")).sorted().toList()) {
        assertThat(Mjcf.load(model).model().nbody).isPositive();
        compiled++;
      }
    }
    assertThat(compiled).isGreaterThanOrEqualTo(2);
  }

  /** When the tables are made anew, the first page must follow. */
  @Test
  void theNumbersOfModelsOnTheFirstPageAreThoseOfTheTables() throws IOException {
    String tables = Files.readString(ROOT.resolve("docs/conformance.md"));
    String first = Files.readString(ROOT.resolve("README.md"));
    Matcher number = MODELS.matcher(first);
    int found = 0;
    while (number.find()) {
      assertThat(tables).contains("\n" + number.group(1) + " models pass");
      found++;
    }
    assertThat(found).isEqualTo(2);
    Matcher exact = EXACT.matcher(first);
    assertThat(exact.find()).isTrue();
    String withConstraints = tables.substring(tables.indexOf("### With constraints"));
    assertThat(withConstraints.lines().filter(l -> l.contains(" models pass")).findFirst())
        .hasValueSatisfying(
            line -> assertThat(line).contains(exact.group(1) + " agree to the last bit"));
  }

  @Test
  void theFirstPageCountsWhatThereIs() throws IOException {
    String first = Files.readString(ROOT.resolve("README.md"));
    assertThat(first)
        .contains(
            "[" + Steppers.all().size() + " steppers]",
            "the library: "
                + MechanismLibrary.names().size()
                + " mechanisms, "
                + Models.builtinNames().size()
                + " sets of equations");
  }

  /** A number names the test that holds it; a test that got another name must not be promised. */
  @Test
  void everyTestThatAPageNamesExists() throws IOException {
    Set<String> tests = new HashSet<>();
    try (Stream<Path> modules = Files.list(ROOT)) {
      for (Path of : modules.map(m -> m.resolve("src/test/java")).toList()) {
        if (Files.isDirectory(of)) {
          try (Stream<Path> sources = Files.walk(of)) {
            sources
                .map(f -> f.getFileName().toString())
                .filter(f -> f.endsWith("Test.java"))
                .forEach(f -> tests.add(f.replace(".java", "")));
          }
        }
      }
    }
    int found = 0;
    List<Path> named = new ArrayList<>(pages());
    named.add(ROOT.resolve("bench/README.md"));
    for (Path page : named) {
      Matcher name = TEST.matcher(Files.readString(page));
      while (name.find()) {
        assertThat(tests).as("%s names a test", page).contains(name.group(1));
        found++;
      }
    }
    assertThat(found).isGreaterThan(30);
  }

  @Test
  void theSystemInTheDocumentationIsTheOneThatIsTested() throws IOException {
    Matcher block = JAVA.matcher(Files.readString(ROOT.resolve("docs/own-system.md")));
    assertThat(block.find()).isTrue();
    String tested =
        Files.readString(
            ROOT.resolve("core/src/test/java/dev/dynamis/core/DelayedOscillator.java"));
    assertThat(fromComment(block.group(1))).isEqualTo(fromComment(tested));
  }

  @Test
  void everyLinkLeadsSomewhere() throws IOException {
    for (Path page : pages()) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        URI uri = URI.create(link.group(1));
        if (uri.getScheme() != null) {
          continue;
        }
        Path target =
            uri.getPath().isEmpty() ? page : page.getParent().resolve(uri.getPath()).normalize();
        assertThat(target).as("%s links to %s", page, uri).exists();
        if (uri.getFragment() != null) {
          assertThat(anchors(target)).as("%s links to %s", page, uri).contains(uri.getFragment());
        }
      }
    }
  }

  @Test
  void everyCodeOfARecordingProblemIsExplained() throws IOException {
    String explained = Files.readString(ROOT.resolve("docs/codes.md"));
    List<String> used = new ArrayList<>();
    try (Stream<Path> sources = Files.walk(ROOT.resolve("core/src/main/java"))) {
      for (Path source : sources.filter(f -> f.toString().endsWith(".java")).toList()) {
        Matcher code = CODE.matcher(Files.readString(source));
        while (code.find()) {
          used.add(code.group(1));
        }
      }
    }
    assertThat(used).isNotEmpty();
    for (String code : used) {
      assertThat(explained).contains("| " + code + " |");
    }
  }

  private void compile(Path page, String source) {
    Matcher type = TYPE.matcher(source);
    assertThat(type.find()).as("%s: an example without a class", page).isTrue();
    JavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///" + type.group(1) + ".java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    boolean good =
        compiler
            .getTask(
                messages,
                null,
                null,
                List.of(
                    "-Xlint:all",
                    "-Werror",
                    "-proc:none",
                    "-d",
                    classes.toString(),
                    "-cp",
                    System.getProperty("java.class.path")),
                null,
                List.of(file))
            .call();
    assertThat(good).as("%s:%n%s", page, messages).isTrue();
  }

  private static String fromComment(String source) {
    return source.substring(source.indexOf("/**"));
  }

  /**
   * Returns the anchors of a page's headings: small letters, hyphens for blanks, no punctuation.
   */
  private static List<String> anchors(Path page) throws IOException {
    List<String> anchors = new ArrayList<>();
    Matcher heading = HEADING.matcher(Files.readString(page));
    while (heading.find()) {
      String text = heading.group(1).toLowerCase(Locale.ROOT);
      anchors.add(text.replaceAll("[^\\w\\- ]", "").replace(' ', '-'));
    }
    return anchors;
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    try (Stream<Path> top = Files.list(ROOT);
        Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      Stream.concat(top, docs)
          .filter(f -> f.toString().endsWith(".md"))
          .sorted()
          .forEach(pages::add);
    }
    assertThat(pages).contains(ROOT.resolve("README.md"), ROOT.resolve("docs/index.md"));
    return pages;
  }
}
