package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every recording says which program, version and build made it, and by which script. */
class RecordingsTest {
  private static final Path PROJECT = Path.of("..");
  private static final String BUILD = "WebAssembly, npm package mujoco@3.1.16";
  private static final String VERSION = "3.5.1";

  static Stream<Path> jsonFiles() throws IOException {
    return files("json.gz", "json").stream();
  }

  static Stream<Path> textFiles() throws IOException {
    // the rows of the acceptance list are statements, not numbers of a program
    return files("txt", "tsv").stream().filter(f -> !f.endsWith("acceptance/rows.tsv"));
  }

  @ParameterizedTest
  @MethodSource("jsonFiles")
  void aJsonFileSaysWhatMadeIt(Path file) throws IOException {
    Map<String, Object> made;
    try (InputStream in = Files.newInputStream(file)) {
      boolean packed = file.toString().endsWith(".gz");
      made = Reference.provenance(packed ? new GZIPInputStream(in) : in);
    }
    assertThat(made).containsOnlyKeys("program", "version", "build", "script");
    if (made.get("program").equals("MuJoCo")) {
      assertThat(made).containsEntry("version", VERSION).containsEntry("build", BUILD);
    }
    checkScript((String) made.get("script"));
  }

  @ParameterizedTest
  @MethodSource("textFiles")
  void theFirstLineOfATextSaysWhatMadeIt(Path file) throws IOException {
    String line;
    try (Stream<String> lines = Files.lines(file)) {
      line = lines.findFirst().orElseThrow();
    }
    assertThat(line).matches("# .*recorded from .*\\d+\\.\\d+.*");
    if (line.contains("MuJoCo " + VERSION)) {
      assertThat(line).contains("(" + BUILD + ") by conformance/record/");
      checkScript(line.replaceFirst(".* by (\\S+\\.mjs).*", "$1"));
    } else {
      assertThat(line).contains("script none");
    }
  }

  @Test
  void filesThatCannotSayItAreInTheReadmeBesideThem() throws IOException {
    for (Path file : files("npy", "npz")) {
      String readme = Files.readString(file.resolveSibling("README.md"));
      assertThat(readme).contains("`" + file.getFileName() + "`");
    }
  }

  @Test
  void everyScriptIsInTheReadmeOfTheScripts() throws IOException {
    Path folder = PROJECT.resolve("conformance/record");
    String readme = Files.readString(folder.resolve("README.md"));
    try (Stream<Path> scripts = Files.list(folder)) {
      for (Path script : scripts.filter(f -> f.toString().matches(".*\\.(mjs|py)")).toList()) {
        String name = script.getFileName().toString();
        // the driver, which all others use
        if (!name.equals("mujoco.mjs")) {
          assertThat(readme).contains(name);
        }
      }
    }
    assertThat(readme).contains("MuJoCo " + VERSION).contains("mujoco@3.1.16");
    assertThat(Files.readString(folder.resolve("package.json"))).contains("\"mujoco\": \"3.1.16\"");
  }

  private static void checkScript(String script) {
    if (!script.startsWith("none: ")) {
      assertThat(PROJECT.resolve(script)).exists();
    }
  }

  private static List<Path> files(String... endings) throws IOException {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> modules = Files.list(PROJECT)) {
      for (Path module : modules.sorted().toList()) {
        Path resources = module.resolve("src/test/resources");
        if (Files.isDirectory(resources)) {
          try (Stream<Path> files = Files.walk(resources)) {
            files
                // what readers are fed, not recorded from anything
                .filter(f -> !f.startsWith(resources.resolve("fuzz")))
                .filter(f -> Stream.of(endings).anyMatch(e -> f.toString().endsWith("." + e)))
                .sorted()
                .forEach(found::add);
          }
        }
      }
    }
    assertThat(found).isNotEmpty();
    return found;
  }
}
