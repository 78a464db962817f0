package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import dev.dynamis.core.Recording;
import dev.dynamis.equations.Models;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dynamis on the module path: as a program, and under a module of a user. */
class ModulePathTest {
  private static final String COMMAND_LINE = "dev.dynamis.cli";

  /** What the command line requires, and what that requires, without the modules of the JDK. */
  private static final Map<String, ModuleReference> MODULES = modules();

  private static final String PROGRAM =
      """
      package user.app;

      import dev.dynamis.core.*;
      import dev.dynamis.equations.*;
      import dev.dynamis.mechanics.sim.Mechanism;
      import java.nio.file.Path;

      public class Main {
        public static void main(String[] args) {
          Mechanism swing = dev.dynamis.mjcf.Mjcf.mechanism(Path.of(args[0]));
          Recorder recorder = Recorder.of(swing).everyTime(0.01).start();
          while (swing.time() < 0.5 && recorder.step().canContinue()) {}
          Recording recording = recorder.recording();
          dev.dynamis.plot.Chart.timeSeries(recording, recording.columns().get(0))
              .write(Path.of(args[1]));
          System.out.println(recording.rows() + " rows, " + Main.class.getModule().isNamed());
          EquationSystem lorenz = new EquationSystem(MODELS.load("builtin://ode/lorenz"));
          lorenz.step();
          System.out.println(lorenz.time() > 0);
        }
      }
      """;

  private static final String SWING =
      """
      <mujoco>
        <worldbody>
          <body><joint name="h" axis="0 1 0"/><geom size=".1" pos="0 0 -1"/></body>
        </worldbody>
        <sensor><jointpos joint="h"/></sensor>
      </mujoco>
      """;

  @TempDir Path folder;

  @Test
  void theCommandLineRunsFromTheModulePath() throws Exception {
    Path model = Files.writeString(folder.resolve("swing.xml"), SWING);
    Path picture = folder.resolve("swing.svg");
    String main = COMMAND_LINE + "/dev.dynamis.cli.Dynamis";

    String ran =
        java(
            "-p",
            path(),
            "-m",
            main,
            "run",
            model.toString(),
            "--time",
            "1",
            "--plot",
            picture.toString());
    assertThat(ran).contains("1 s");
    assertThat(picture).content().contains("<svg");
    assertThat(java("-p", path(), "-m", main, "run", "builtin://ode/lorenz", "--t", "1"))
        .contains("1");
    assertThat(java("-p", path(), "-m", main, "dump", model.toString(), "--model"))
        .contains("body_mass");
    assertThat(java("-p", path(), "-m", main, "check", model.toString())).isNotNull();
  }

  @Test
  void aModuleOfAUserCompilesAndRunsFromTheModulePath() throws Exception {
    Path source = Files.createDirectories(folder.resolve("source/user/app"));
    Path descriptor = Files.writeString(folder.resolve("source/module-info.java"), userModule());
    String program = PROGRAM.replace("MODELS", Models.class.getName());
    Path main = Files.writeString(source.resolve("Main.java"), program);
    Path classes = folder.resolve("classes");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    int compiled =
        compiler.run(
            null,
            null,
            null,
            "-Xlint:-requires-automatic",
            "-p",
            path(),
            "-d",
            classes.toString(),
            descriptor.toString(),
            main.toString());
    assertThat(compiled).isZero();

    Path model = Files.writeString(folder.resolve("swing.xml"), SWING);
    String out =
        java(
            "-p",
            path() + File.pathSeparator + classes,
            "-m",
            "user.app/user.app.Main",
            model.toString(),
            folder.resolve("swing.png").toString());
    assertThat(out).isEqualToNormalizingNewlines("51 rows, true\ntrue\n");
    assertThat(folder.resolve("swing.png")).isNotEmptyFile();
  }

  /** Gravity pulls a mass of 1 kg on a spring of 100 N/m in line with a damper of 10 Ns/m. */
  private static final String LEAKY =
      """
      <mujoco>
        <extension>
          <plugin plugin="example.leakyspring">
            <instance name="soft">
              <config key="stiffness" value="100"/><config key="tau" value="0.1"/>
            </instance>
          </plugin>
        </extension>
        <worldbody>
          <body>
            <joint name="x" type="slide"/>
            <geom size=".1" mass="1"/>
            <plugin instance="soft"/>
          </body>
        </worldbody>
      </mujoco>
      """;

  @Test
  void thePluginOfTheDocumentationIsFoundInAModuleOfAUser() throws Exception {
    Path source = Files.createDirectories(folder.resolve("source/user/soft"));
    Path descriptor =
        Files.writeString(
            folder.resolve("source/module-info.java"),
            """
            module user.soft {
              requires dev.dynamis.mechanics;
              provides dev.dynamis.mechanics.PluginType with user.soft.LeakySpring;
            }
            """);
    String page = Files.readString(Path.of("../docs/how-to/plugins.md"));
    int from = page.indexOf("```java\n") + 8;
    String plugin = "package user.soft;\n" + page.substring(from, page.indexOf("```", from));
    Path type = Files.writeString(source.resolve("LeakySpring.java"), plugin);
    Path classes = folder.resolve("classes");
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-p",
                path(),
                "-d",
                classes.toString(),
                descriptor.toString(),
                type.toString());
    assertThat(compiled).isZero();

    Path model = Files.writeString(folder.resolve("leaky.xml"), LEAKY);
    Path recorded = folder.resolve("leaky.npz");
    java(
        "-p",
        path() + File.pathSeparator + classes,
        "-m",
        COMMAND_LINE + "/dev.dynamis.cli.Dynamis",
        "run",
        model.toString(),
        "--time",
        "6",
        "--record",
        recorded.toString());
    Recording run = Recording.read(recorded);
    // at last the damper alone carries the weight: v = m g / (stiffness tau)
    assertThat(run.get(run.rows() - 1, "v.x")).isCloseTo(-0.981, offset(1e-9));
  }

  @Test
  void whatIsInternalIsNotForModulesOfUsers() throws Exception {
    Path descriptor =
        Files.writeString(
            Files.createDirectories(folder.resolve("peek")).resolve("module-info.java"),
            "module user.peek { requires dev.dynamis.mechanics; }");
    Path main =
        Files.writeString(
            Files.createDirectories(folder.resolve("peek/user/peek")).resolve("Main.java"),
            "package user.peek; class Main { dev.dynamis.mechanics.internal.forward.Forward f; }");
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                errors,
                "-p",
                path(),
                "-d",
                folder.resolve("x").toString(),
                descriptor.toString(),
                main.toString());
    assertThat(compiled).isNotZero();
    assertThat(errors.toString()).contains("dev.dynamis.mechanics.internal.forward");
  }

  /** Returns the descriptor of a module that requires every module a user may require. */
  private static String userModule() {
    return MODULES.keySet().stream()
        .filter(name -> name.startsWith("dev.dynamis.") && !name.equals(COMMAND_LINE))
        .map("  requires %s;\n"::formatted)
        .collect(Collectors.joining("", "module user.app {\n", "}\n"));
  }

  private static String path() {
    return MODULES.values().stream()
        .map(module -> Path.of(module.location().orElseThrow()).toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Map<String, ModuleReference> modules() {
    ModuleFinder classPath =
        ModuleFinder.of(
            Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toArray(Path[]::new));
    Map<String, ModuleReference> found = new TreeMap<>();
    Deque<String> names = new ArrayDeque<>(List.of(COMMAND_LINE));
    while (!names.isEmpty()) {
      String name = names.pop();
      ModuleReference module = classPath.find(name).orElse(null);
      if (module != null && found.putIfAbsent(name, module) == null) {
        module.descriptor().requires().forEach(required -> names.push(required.name()));
      }
    }
    return found;
  }

  private static String java(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    Stream.of(arguments).forEach(command::add);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output;
    try (InputStream in = process.getInputStream()) {
      output = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(output).isZero();
    return output;
  }
}
