package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The page of all public classes has every one of them, with the first sentence of its Javadoc. Run
 * with {@code -Ddynamis.regenerate=true} it writes the page.
 */
class ClassesPageTest {
  private static final Path ROOT = Path.of("..");
  private static final Path PAGE = ROOT.resolve("docs/reference/classes.md");
  private static final List<String> MODULES =
      List.of(
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
          "studio");
  private static final Pattern EXPORT = Pattern.compile("exports\\s+([\\w.]+)\\s*;");
  private static final Pattern TYPE =
      Pattern.compile(
          "(?ms)/\\*\\*((?:(?!\\*/).)*)\\*/\\s+(?:@[^\\n]+\\s+)*"
              + "^public [^;{(]*?\\b(?:class|interface|enum|record) (\\w+)");

  @Test
  void thePageHasEveryPublicClassWithItsFirstSentence() throws IOException {
    StringBuilder page =
        new StringBuilder(
            """
            # Public classes

            Everything that a program may use, by package, with the first sentence of its Javadoc (`mvn -Pdocs` makes the rest).
            Which jar has which module: [depend on it](../how-to/depend.md). The [guides](../index.md) show how they are used together.
            This page is written by `ClassesPageTest`.
            """);
    int types = 0;
    for (String module : MODULES) {
      page.append("\n## Module `dev.dynamis.").append(module).append("`\n");
      Path sources = ROOT.resolve(module).resolve("src/main/java");
      Matcher exported = EXPORT.matcher(Files.readString(sources.resolve("module-info.java")));
      while (exported.find()) {
        String name = exported.group(1);
        page.append("\n### ").append(name).append("\n\n| | |\n|---|---|\n");
        types += list(page, sources.resolve(name.replace('.', '/')));
      }
    }
    assertThat(types).isGreaterThan(250);
    if (Boolean.getBoolean("dynamis.regenerate")) {
      Files.writeString(PAGE, page);
    }
    assertThat(Files.readString(PAGE))
        .as("run this test with -Ddynamis.regenerate=true")
        .isEqualTo(page.toString());
  }

  /** Lists leave no trace of what a class is for: a guide names it, or one its package. */
  @Test
  void everyPublicClassIsReachedFromAGuide() throws IOException {
    StringBuilder guides = new StringBuilder(Files.readString(ROOT.resolve("README.md")));
    for (String place : List.of("docs/how-to", "docs/explanation")) {
      try (Stream<Path> pages = Files.list(ROOT.resolve(place))) {
        for (Path page : pages.filter(p -> p.toString().endsWith(".md")).toList()) {
          guides.append(Files.readString(page));
        }
      }
    }
    for (String page : List.of("tutorial", "recording", "own-system")) {
      guides.append(Files.readString(ROOT.resolve("docs/" + page + ".md")));
    }
    Set<String> words = new HashSet<>(List.of(guides.toString().split("\\W+")));
    List<String> lost = new ArrayList<>();
    String at = "";
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("### ")) {
        at = line.substring(4);
      } else if (line.startsWith("| `")) {
        String name = line.substring(3, line.indexOf('`', 3));
        if (!words.contains(name) && !guides.toString().contains("package `" + at + "`")) {
          lost.add(at + "." + name);
        }
      }
    }
    assertThat(lost).isEmpty();
  }

  private static int list(StringBuilder page, Path folder) throws IOException {
    int types = 0;
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        Matcher type = TYPE.matcher(Files.readString(file));
        if (type.find()) {
          page.append("| `").append(type.group(2)).append("` | ");
          page.append(firstSentence(type.group(1))).append(" |\n");
          types++;
        }
      }
    }
    return types;
  }

  private static String firstSentence(String javadoc) {
    String text =
        javadoc
            .replaceAll("(?m)^\\s*\\*", "")
            .replaceAll("(?s)(<p>|<pre>|\\n\\s*@\\w+ ).*", "")
            .replaceAll("\\s+", " ")
            .strip()
            .replaceAll("\\{@code ([^}]*)}", "`$1`")
            .replaceAll("\\{@link(?:plain)? \\S+ ([^}]*)}", "$1")
            .replaceAll("\\{@link(?:plain)? ([^}]*)}", "`$1`")
            .replaceAll("</?\\w+>", "")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("|", "\\|");
    Matcher end = Pattern.compile("[.](?= [A-Z]|$)").matcher(text);
    return end.find() ? text.substring(0, end.end()) : text;
  }
}
