package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a checkout of its own, with a program that stands for Maven. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
  private static final String PROGRAM =
      """
      package dev.dynamis.cli;
      public class Dynamis {
        public static void main(String[] args) {
          boolean more = ClassLoader.getSystemResource("more.txt") != null;
          System.out.println("started with " + String.join(" ", args) + (more ? " and more" : ""));
        }
      }
      """;

  // two at work at once would find each other's mark
  private static final String MAVEN =
      """
      #!/bin/sh
      set -eu
      here=$(dirname "$0")
      mkdir "$here/working" || { echo "two builds at once" >>"$here/builds"; exit 1; }
      echo built >>"$here/builds"
      for argument; do
        case $argument in -Ddynamis.build=*) out=${argument#*=} ;; esac
      done
      sleep 1
      mkdir -p "$out/dynamis-cli/lib"
      cp "$here/program.jar" "$out/dynamis-cli/dynamis-cli.jar"
      rmdir "$here/working"
      """;

  @TempDir Path folder;
  private Path checkout;
  private Path tools;

  @BeforeEach
  void makeACheckout() throws IOException {
    checkout = Files.createDirectories(folder.resolve("check out"));
    tools = Files.createDirectories(folder.resolve("tools"));
    Path project = Path.of("").toAbsolutePath().getParent();
    Files.copy(
        project.resolve("dynamis"),
        checkout.resolve("dynamis"),
        StandardCopyOption.COPY_ATTRIBUTES);
    Files.createDirectories(checkout.resolve("build"));
    Files.copy(project.resolve("build/Build.java"), checkout.resolve("build/Build.java"));
    Files.createDirectories(checkout.resolve("cli/src/main"));
    Files.writeString(checkout.resolve("pom.xml"), "<project/>");
    Files.writeString(tools.resolve("mvn"), MAVEN);
    assertThat(tools.resolve("mvn").toFile().setExecutable(true)).isTrue();
    writeProgram(tools.resolve("program.jar"));
  }

  @Test
  void twoStartedTogetherBuildOnce() throws Exception {
    Process one = start("one");
    Process two = start("two");

    String all = outputOf(one) + outputOf(two);

    assertThat(all).contains("started with one", "started with two");
    assertThat(all).containsOnlyOnce("building dynamis");
    assertThat(all).containsOnlyOnce("another dynamis is building; waiting for it");
    assertThat(Files.readAllLines(tools.resolve("builds"))).containsExactly("built");
  }

  @Test
  void aSecondStartBuildsNothing() throws Exception {
    outputOf(start("first"));

    assertThat(outputOf(start("second"))).isEqualTo("started with second\n");
  }

  @Test
  void foldersAndJarsOfTheUserAreOnTheClassPath() throws Exception {
    Path more = Files.createDirectories(folder.resolve("plug ins"));
    Files.writeString(more.resolve("more.txt"), "");
    ProcessBuilder builder = builder("plugins");
    builder.environment().put("DYNAMIS_CLASSES", "elsewhere.jar:" + more);

    assertThat(outputOf(builder.start())).endsWith("started with plugins and more\n");
  }

  @Test
  void aChangedSourceIsBuiltAnew() throws Exception {
    outputOf(start("first"));
    Files.writeString(checkout.resolve("cli/src/main/New.java"), "class New {}");

    assertThat(outputOf(start("second"))).contains("building dynamis", "started with second");
    assertThat(Files.readAllLines(tools.resolve("builds"))).containsExactly("built", "built");
  }

  @Test
  void aCheckoutThatCannotBeWrittenToIsBuiltInTheCacheOfTheUser() throws Exception {
    // stands in the way of the folder "target", also for a user who may write everywhere
    Files.writeString(checkout.resolve("target"), "");

    String output = outputOf(start("elsewhere"));

    assertThat(output)
        .contains(
            checkout + " can't be written to: dynamis is built in " + folder.resolve("cache"),
            "started with elsewhere");
    assertThat(outputOf(start("again"))).isEqualTo("started with again\n");
  }

  @Test
  void aFolderThatCannotBeWrittenToIsNamedWithWhatToDo() throws Exception {
    Path blocked = Files.writeString(folder.resolve("blocked"), "");

    ProcessBuilder builder = builder("nowhere");
    builder.environment().put("DYNAMIS_BUILD", blocked.resolve("x").toString());
    Process process = builder.start();

    assertThat(outputOf(process)).contains("can't write to " + blocked, "set DYNAMIS_BUILD");
    assertThat(process.exitValue()).isEqualTo(1);
  }

  private Process start(String argument) throws IOException {
    return builder(argument).start();
  }

  private ProcessBuilder builder(String argument) {
    ProcessBuilder builder =
        new ProcessBuilder(checkout.resolve("dynamis").toString(), argument)
            .redirectErrorStream(true);
    builder.environment().remove("DYNAMIS_BUILD");
    builder.environment().remove("DYNAMIS_JAVA_OPTS");
    builder.environment().remove("DYNAMIS_CLASSES");
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().merge("PATH", tools + ":", (path, first) -> first + path);
    return builder;
  }

  private static String outputOf(Process process) throws Exception {
    String text = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return text;
  }

  private void writeProgram(Path jar) throws IOException {
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("string:///Dynamis.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return PROGRAM;
          }
        };
    List<String> options = List.of("-d", tools.toString());
    boolean compiled =
        ToolProvider.getSystemJavaCompiler()
            .getTask(null, null, null, options, null, List.of(source))
            .call();
    assertThat(compiled).isTrue();
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(file)) {
      String name = "dev/dynamis/cli/Dynamis.class";
      entries.putNextEntry(new ZipEntry(name));
      Files.copy(tools.resolve(name), entries);
    }
  }
}
