package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchCommandTest {
  private static final String BALL =
      """
      <mujoco model="ball">
        <worldbody>
          <geom type="plane" size="1 1 1"/>
          <body pos="0 0 0.099"><freejoint/><geom type="sphere" size="0.1"/></body>
        </worldbody>
      </mujoco>
      """;

  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;
  private final StringWriter err = terminal.err;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("ball.xml"), BALL);
  }

  private int bench(Object... args) {
    return terminal.runWith(List.of("bench", model, "--steps", "20", "--warm-up", "0"), args);
  }

  private double number(String name) {
    return Double.parseDouble(
        out.toString().replaceAll("(?s).*\"" + name + "\":([-0-9.E]+).*", "$1"));
  }

  /** A command of the JDK that runs a program of one line. */
  private String program(String line) throws IOException {
    Path source = folder.resolve("Other.java");
    Files.writeString(
        source, "class Other { public static void main(String[] a) { " + line + " } }");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return java + " " + source + " {model} {n}";
  }

  @Test
  void everyModelGetsALine() {
    assertThat(bench(model, "--rounds", "3")).as("%s", err).isZero();
    assertThat(out.toString().lines().toList()).hasSize(4);
    assertThat(out.toString().lines().toList().get(2))
        .startsWith("| ball.xml | ")
        .contains(" 1.0 |");
  }

  @Test
  void modelsOfTheSuiteMayReadFilesOfEachOthersFolders() throws IOException {
    Path collection = Files.createDirectories(folder.resolve("mujoco_model"));
    Files.createDirectories(collection.resolve("humanoid"));
    Files.copy(model, collection.resolve("humanoid/ball.xml"));
    Path hammock = Files.createDirectories(collection.resolve("hammock")).resolve("hammock.xml");
    Files.writeString(hammock, "<mujoco><include file='../humanoid/ball.xml'/></mujoco>");
    List<String> suite = List.of("bench", "--suite", "--warm-up", "0", "--rounds", "1");
    assertThat(terminal.runWith(suite, "--models", folder)).as("%s", err).isZero();
    assertThat(out.toString()).contains("| mujoco_model/hammock/hammock.xml |");
  }

  @Test
  void theSuiteMeasuresEachModelWithTheOptionsOfTheCommand() throws IOException {
    Path hammock = Files.createDirectories(folder.resolve("mujoco_model/hammock"));
    Files.copy(model, hammock.resolve("hammock.xml"));
    String other = program("System.out.println(\"\\\"wall_ms\\\": \" + a[1]);");
    List<String> suite = List.of("bench", "--suite", "--warm-up=0", "--rounds=2");
    int code = terminal.runWith(suite, "--models=" + folder, "--json", "--reference", other);
    assertThat(code).as("%s", err).isZero();
    assertThat(out.toString().lines()).hasSize(1);
    assertThat(out.toString().split("\"rounds\":")[1].split(",")).hasSize(2);
    // of as many steps as in the table, or as are asked for, each says that it takes a millisecond
    assertThat(number("reference_steps_per_second")).isEqualTo(1000);
    other = program("System.out.println(\"\\\"steps_per_second\\\": \" + a[1]);");
    assertThat(terminal.runWith(suite, "--models", folder, "--json", "--reference", other))
        .isZero();
    assertThat(number("reference_steps_per_second")).isEqualTo(400);
    terminal.runWith(suite, "--models", folder, "--json", "--reference", other, "--steps", "7");
    assertThat(number("reference_steps_per_second")).isEqualTo(7);
  }

  @Test
  void optionsThatDoNotFitTheSuiteAreToldBeforeItBegins() {
    assertThat(terminal.run("bench", "--suite", "--reference", "other"))
        .isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(err.toString()).contains("{model}");
    assertThat(terminal.run("bench", "--suite", "--startup")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(err.toString()).contains("--startup takes one model");
  }

  @Test
  void aModelOfTheSuiteThatCantBeReadEndsIt() throws IOException {
    Path hammock = Files.createDirectories(folder.resolve("mujoco_model/hammock"));
    Files.writeString(hammock.resolve("hammock.xml"), "<mujoco><body/></mujoco>");
    List<String> suite = List.of("bench", "--suite", "--warm-up", "0", "--rounds", "1");
    assertThat(terminal.runWith(suite, "--models", folder)).isNotZero();
    assertThat(err.toString())
        .contains("hammock.xml")
        .contains("ended with code " + Dynamis.WRONG_MODEL);
  }

  @Test
  void jsonHasTheMedianOfTheRounds() {
    assertThat(bench("--json", "--rounds", "3")).isZero();
    String[] rounds = out.toString().replaceAll("(?s).*\"rounds\":\\[(.*)\\].*", "$1").split(",");
    assertThat(rounds).hasSize(3);
    double[] values = new double[3];
    for (int i = 0; i < 3; i++) {
      values[i] = Double.parseDouble(rounds[i]);
    }
    assertThat(number("steps_per_second")).isPositive().isEqualTo(StepClock.median(values));
    assertThat(number("contacts")).isEqualTo(1);
  }

  @Test
  void aReferenceIsAskedForTheSameStepsAndCompared() throws IOException {
    // 20 steps in as many milliseconds as the command was given steps: 1000 per second
    String command = program("System.out.println(\"{\\\"wall_ms\\\": \" + a[1] + \"}\" + a[0]);");
    assertThat(bench("--json", "--rounds", "1", "--reference", command)).as("%s", err).isZero();
    assertThat(number("reference_steps_per_second")).isEqualTo(1000);
    assertThat(number("ratio")).isEqualTo(number("steps_per_second") / 1000);
  }

  @Test
  void aReferenceThatIsNotThereIsNamed() {
    assertThat(bench("--rounds", "1", "--reference", "nothing-of-this-name {model}")).isEqualTo(1);
    assertThat(err.toString()).contains("nothing-of-this-name").doesNotContain("\tat ");
  }

  @Test
  void argumentsThatMakeNoSenseAreNamed() {
    assertThat(bench("--reference", "echo 1")).isEqualTo(2);
    assertThat(err.toString()).contains("has no {model}");
    assertThat(bench("--rounds", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--rounds");
  }
}
