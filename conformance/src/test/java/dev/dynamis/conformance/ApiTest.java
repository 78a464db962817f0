package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What is released: exported packages, and what their jars carry. */
class ApiTest {
  private static final Path PROJECT = Path.of("..");
  private static final Pattern EXPORTS = Pattern.compile("exports\\s+([\\w.]+)\\s*;");
  private static final Pattern SINCE = Pattern.compile("@since \\d+\\.\\d+\\n");

  /** Modules that are never released. */
  private static final List<String> INSIDE = List.of("conformance", "bench");

  @Test
  void everyExportedPackageSaysSinceWhenItIsThere() throws IOException {
    List<String> missing = new ArrayList<>();
    int packages = 0;
    for (Path module : released()) {
      Path sources = module.resolve("src/main/java");
      Matcher exports = EXPORTS.matcher(Files.readString(sources.resolve("module-info.java")));
      while (exports.find()) {
        packages++;
        Path folder = sources.resolve(exports.group(1).replace('.', '/'));
        Path info = folder.resolve("package-info.java");
        if (!Files.exists(info) || !SINCE.matcher(Files.readString(info)).find()) {
          missing.add(exports.group(1));
        }
      }
    }
    assertThat(packages).isGreaterThan(10);
    assertThat(missing).as("packages without @since in their package-info").isEmpty();
  }

  @Test
  void everyJarCarriesLicenseAndNotice() throws IOException {
    for (Path module : released()) {
      Path classes = module.resolve("target/classes");
      for (String name : List.of("LICENSE", "NOTICE")) {
        assertThat(classes.resolve("META-INF").resolve(name))
            .hasSameTextualContentAs(PROJECT.resolve(name));
      }
    }
  }

  @Test
  void theNoticeNamesEveryLibraryThatIsShippedWithItsVersion() throws Exception {
    String notice = Files.readString(PROJECT.resolve("NOTICE"));
    Element root = parse(PROJECT.resolve("pom.xml"));
    int libraries = 0;
    for (Path module : released()) {
      NodeList dependencies = parse(module.resolve("pom.xml")).getElementsByTagName("dependency");
      for (int i = 0; i < dependencies.getLength(); i++) {
        Element dependency = (Element) dependencies.item(i);
        String group = text(dependency, "groupId");
        if (!group.equals("dev.dynamis") && !text(dependency, "scope").equals("test")) {
          libraries++;
          String artifact = text(dependency, "artifactId");
          String version = text(root, family(artifact) + ".version");
          assertThat(notice).contains(" " + version + " (" + group + ":" + artifact + ")");
        }
      }
    }
    assertThat(libraries).isGreaterThan(3);
  }

  /** Returns what several artifacts of one version are called together. */
  private static String family(String artifact) {
    return artifact.replaceFirst("^(jackson|hipparchus|jetty)-.*", "$1");
  }

  private static List<Path> released() throws IOException {
    try (Stream<Path> folders = Files.list(PROJECT)) {
      return folders
          .filter(f -> Files.exists(f.resolve("src/main/java/module-info.java")))
          .filter(f -> !INSIDE.contains(f.getFileName().toString()))
          .sorted()
          .toList();
    }
  }

  private static Element parse(Path pom) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(pom.toFile())
        .getDocumentElement();
  }

  private static String text(Element element, String tag) {
    NodeList found = element.getElementsByTagName(tag);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent();
  }
}
