package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** What others depend on: descriptions, versions, and a project of their own that works. */
class PackagesTest {
  private static final Path ROOT = Path.of("..");
  private static final List<String> NOT_RELEASED =
      List.of("conformance", "bench", "bom", "cluster");

  @TempDir Path folder;

  private static String text(String file) throws IOException {
    return Files.readString(ROOT.resolve(file));
  }

  private static List<String> modules() throws IOException {
    List<String> all = new ArrayList<>();
    String pom = text("pom.xml");
    Matcher m =
        Pattern.compile("<module>(\\w+)</module>")
            .matcher(pom.substring(0, pom.indexOf("</modules>")));
    while (m.find()) {
      all.add(m.group(1));
    }
    assertThat(all).contains("core", "cli");
    return all;
  }

  @Test
  void theListOfVersionsHasEveryModuleThatIsReleased() throws IOException {
    String bom = text("bom/pom.xml");
    Matcher version = Pattern.compile("<version>([^<]*)</version>").matcher(text("pom.xml"));
    assertThat(version.find()).isTrue();
    assertThat(bom).contains("<version>" + version.group(1) + "</version>");
    for (String module : modules()) {
      if (!NOT_RELEASED.contains(module)) {
        assertThat(bom).contains("<artifactId>dynamis-" + module + "</artifactId>");
      }
    }
  }

  @Test
  void everyModuleSaysWhatARepositoryAsksFor() throws IOException {
    for (String parent : List.of("pom.xml", "bom/pom.xml")) {
      assertThat(text(parent))
          .contains("<name>", "<description>", "<url>", "<license>", "<developer>", "<scm>");
    }
    for (String module : modules()) {
      assertThat(text(module + "/pom.xml")).as(module).contains("<name>", "<description>");
    }
  }

  // --- slow, may fetch plugins: mvn -Psample test

  /** Installs into an empty place, and builds and runs the project of the page "Depend on it". */
  @Test
  @EnabledIfSystemProperty(named = "dynamis.sample", matches = "true")
  void theProjectOfThePageBuildsAndRunsOutsideOfTheTree() throws Exception {
    Path repository = emptyRepository();
    Path build = folder.resolve("build");
    String local = "-Dmaven.repo.local=" + repository;
    mvn(ROOT, "install", "-DskipTests", "-Ddynamis.build=" + build, local);

    String page = text("docs/how-to/depend.md");
    Path project = Files.createDirectories(folder.resolve("swing"));
    Files.writeString(project.resolve("pom.xml"), block(page, "xml"));
    Path sources = Files.createDirectories(project.resolve("src/main/java"));
    Files.writeString(sources.resolve("Swing.java"), block(page, "java"));
    mvn(
        project,
        "compile",
        "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy-dependencies",
        local);
    String out = run(project, java(), "-cp", "target/classes:target/dependency/*", "Swing").strip();
    assertThat(out).isEqualTo("t = 2.0");
    assertThat(project.resolve("swing.png")).isNotEmptyFile();
  }

  /** A jar of everything, and an image with its own Java, each started once. */
  @Test
  @EnabledIfSystemProperty(named = "dynamis.sample", matches = "true")
  void theSingleJarAndTheImageStart() throws Exception {
    Path build = folder.resolve("all");
    mvn(ROOT, "package", "-Pall", "-DskipTests", "-Ddynamis.build=" + build);
    Path jar = build.resolve("dynamis-cli/dynamis.jar");
    assertThat(run(folder, java(), "-jar", jar + "", "doctor")).contains("all is well");
    Path image = build.resolve("dynamis-cli/image");
    assertThat(run(folder, image.resolve("bin/dynamis") + "", "doctor")).contains("all is well");
    assertThat(
            run(
                folder,
                image.resolve("bin/dynamis") + "",
                "run",
                "builtin://ode/lorenz",
                "--plot",
                "a.png"))
        .contains("Lorenz system");
    assertThat(folder.resolve("a.png")).isNotEmptyFile();
  }

  /** A fresh clone, its first command, and the commands of the tutorial from an empty folder. */
  @Test
  @EnabledIfSystemProperty(named = "dynamis.sample", matches = "true")
  void aStrangerGetsFromACloneToAPlot() throws Exception {
    Path clone = folder.resolve("clone");
    run(folder, "git", "clone", "-q", ROOT.toRealPath().toString(), clone.toString());
    String launcher = clone.resolve("dynamis").toString();
    assertThat(run(folder, launcher, "--version").lines())
        .hasSize(2)
        .first()
        .asString()
        .startsWith("building dynamis");
    assertThat(run(clone, "git", "status", "--porcelain")).isEmpty();

    String page = Files.readString(clone.resolve("docs/tutorial.md"));
    Path work = Files.createDirectories(folder.resolve("work"));
    Matcher saved =
        Pattern.compile("(?s)Save this as `([^`]+)`:\\s+```\\w+\\n(.*?)```").matcher(page);
    while (saved.find()) {
      Files.writeString(work.resolve(saved.group(1)), saved.group(2));
    }
    Matcher command = Pattern.compile("(?m)^    \\./dynamis (.*)$").matcher(page);
    int commands = 0;
    while (command.find()) {
      run(work, "sh", "-c", "'" + launcher + "' " + command.group(1));
      commands++;
    }
    assertThat(commands).isGreaterThan(15);
    for (String picture :
        List.of("swing.png", "both.png", "lynx.png", "orbit.png", "balance.png")) {
      assertThat(work.resolve(picture)).isNotEmptyFile();
    }
    assertThat(run(clone, "git", "status", "--porcelain")).isEmpty();
  }

  /** Processor time of whole processes, the least of several, which others on the machine share. */
  @Test
  @Tag("timing")
  @EnabledIfSystemProperty(named = "dynamis.sample", matches = "true")
  void shortCommandsTakeLittleTime() throws Exception {
    String launcher =
        "DYNAMIS_BUILD='" + folder.resolve("launcher") + "' '" + ROOT.toRealPath() + "/dynamis' ";
    run(folder, "bash", "-c", launcher + "--version");
    String lorenz = launcher + "run builtin://ode/lorenz --t 10";
    assertThat(processorSeconds(lorenz)).isLessThan(0.7);
    assertThat(processorSeconds(lorenz + " --plot lorenz.png")).isLessThan(1.2);
    assertThat(processorSeconds(launcher + "doctor")).isLessThan(5);
  }

  /** Returns what a command takes, user and system, as the shell tells of its children. */
  private double processorSeconds(String command) throws Exception {
    double least = Double.POSITIVE_INFINITY;
    Pattern time = Pattern.compile("(\\d+)m([\\d.]+)s");
    for (int round = 0; round < 5; round++) {
      String out = run(folder, "bash", "-c", command + " >out.txt && LC_ALL=C times");
      List<String> lines = out.strip().lines().toList();
      double sum = 0;
      Matcher m = time.matcher(lines.getLast());
      while (m.find()) {
        sum += 60 * Double.parseDouble(m.group(1)) + Double.parseDouble(m.group(2));
      }
      assertThat(sum).isPositive();
      least = Math.min(least, sum);
    }
    return least;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String block(String page, String language) {
    Matcher m = Pattern.compile("(?s)```" + language + "\\n(.*?)```").matcher(page);
    assertThat(m.find()).isTrue();
    return m.group(1);
  }

  /** Returns a repository that has what the usual one has, but nothing of Dynamis. */
  private Path emptyRepository() throws IOException {
    Path usual = Path.of(System.getProperty("user.home"), ".m2", "repository");
    Path made = Files.createDirectories(folder.resolve("repository"));
    link(usual, made, "dev");
    if (Files.isDirectory(usual.resolve("dev"))) {
      link(usual.resolve("dev"), Files.createDirectories(made.resolve("dev")), "dynamis");
    }
    return made;
  }

  private static void link(Path from, Path to, String without) throws IOException {
    try (Stream<Path> all = Files.list(from)) {
      all.filter(p -> !p.getFileName().toString().equals(without))
          .forEach(
              p -> {
                try {
                  Files.createSymbolicLink(to.resolve(p.getFileName()), p);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }

  private static void mvn(Path where, String... args) throws Exception {
    List<String> all = new ArrayList<>(List.of("mvn", "-q"));
    all.addAll(List.of(args));
    run(where, all.toArray(String[]::new));
  }

  private static String run(Path where, String... words) throws Exception {
    Process p =
        new ProcessBuilder(words).directory(where.toFile()).redirectErrorStream(true).start();
    String out = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(p.waitFor(20, TimeUnit.MINUTES)).isTrue();
    assertThat(p.exitValue()).as(String.join(" ", words) + "\n" + out).isZero();
    return out;
  }
}
