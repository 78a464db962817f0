package dev.dynamis.coupling;

import static dev.dynamis.coupling.Texts.SLIDE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CouplingReaderTest {
  @TempDir Path folder;

  private List<String> problems(String toml) {
    ModelException e =
        catchThrowableOfType(
            ModelException.class, () -> Texts.model(toml, Map.of("slide.xml", SLIDE)));
    assertThat(e).as("the text is refused").isNotNull();
    return e.diagnostics().stream().map(d -> d.line() + ":" + d.column() + " " + d.code()).toList();
  }

  @Test
  void allProblemsAreToldAtOnceWithTheirPlaces() {
    assertThat(
            problems(
                """
                format = 2
                model = "slide.xml"
                keyframe = "far"
                timesteps = 0.1
                [controller.a]
                rate = -5
                inputs = { x = "sensor:y", y = "place:slide", z = "b.q", n = 4 }
                outputs = { "actuator:moto" = "x", "joint:slide" = "x + nothing", "c.u" = "1" }
                """))
        .containsExactly(
            "1:10 CP001",
            "3:13 CP010",
            "4:1 CP003",
            "6:8 CP005",
            "7:17 CP010",
            "7:33 CP010",
            "7:52 CP010",
            "8:13 CP011",
            "8:57 EQ051",
            "8:67 CP011");
    assertThat(
            problems(
                """
                model = "slide.xml"
                [controller.a]
                inputs = { x = "sensor:y", y = "place:slide", z = "b.q", w = { from = "sensor:a", delay = "soon" } }
                outputs = { "actuator:moto" = "x", "c.u" = "1", "force:mass" = "2" }
                [controller.1b]
                """))
        .containsExactly(
            "3:17 CP010",
            "3:33 CP010",
            "3:52 CP010",
            "3:72 CP010",
            "4:13 CP011",
            "4:36 CP011",
            "4:49 CP011",
            "5:1 CP007");
  }

  @Test
  void samplesThatTimeStepsCantGiveAreRefused() {
    String begin = "model = 'slide.xml'\n[controller.a]\naux.y = 't'\n";
    assertThat(problems(begin + "rate = 1e9\n")).containsExactly("4:8 CP022");
    assertThat(problems(begin + "period = 1e-300\n")).containsExactly("4:10 CP022");
    assertThat(problems(begin + "rate = 1e-300\n")).containsExactly("4:8 CP022");
  }

  @Test
  void namesThatNoFileHasAreToldAtTheirPlace() {
    assertThat(
            problems(
                "model = 'slide.xml'\n[controller.a]\nmodel = \"a\\u0000b.toml\"\n[controller.b]\n"
                    + "model = \"..\"\n"))
        .containsExactly("3:10 CP006", "5:10 CP006");
  }

  @Test
  void aPipeIsNotWaitedFor() throws Exception {
    Path pipe = folder.resolve("pipe.couple.toml");
    Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
    org.junit.jupiter.api.Assumptions.assumeTrue(made.waitFor() == 0);
    org.assertj.core.api.Assertions.assertThatThrownBy(
            () -> Couplings.load(pipe, (from, path) -> null))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no regular file");
    ModelException e =
        catchThrowableOfType(
            ModelException.class,
            () ->
                Couplings.read(
                    "a.couple.toml",
                    "model = 'slide.xml'\n[controller.a]\nmodel = 'pipe.couple.toml'\n",
                    folder,
                    (from, path) -> Texts.mechanism(SLIDE)));
    assertThat(e).hasMessageContaining("it is no regular file");
  }

  @Test
  void messagesSayWhatToDo() {
    ModelException e =
        catchThrowableOfType(
            ModelException.class,
            () ->
                Texts.model(
                    """
                    model = "slide.xml"
                    [controller.a]
                    inputs = { x = "sensor:xx", a = "sensor:a" }
                    """,
                    Map.of("slide.xml", SLIDE)));
    assertThat(e.getMessage())
        .contains("test.couple.toml:3:17: [CP010] [controller.a].inputs.x")
        .contains("there is no sensor 'xx' in the mechanism")
        .contains("did you mean \"x\"?")
        .contains("the sensor 'a' has 3 numbers")
        .contains("sensor:a[0] to [2]");
  }

  @Test
  void controllersThatNeedEachOtherAtOnceAreRefused() {
    String loop =
        """
        model = "slide.xml"
        [controller.a]
        inputs = { u = "b.y" }
        aux.y = "2*u"
        [controller.b]
        inputs = { u = "a.y" }
        aux.y = "u + 1"
        """;
    assertThat(problems(loop)).containsExactly("2:1 CP020");
    // a delay of a step, or an output without input, breaks the circle
    Texts.model(
        loop.replace("u = \"b.y\"", "u = { from = \"b.y\", delay = 0.01 }"),
        Map.of("slide.xml", SLIDE));
    Texts.model(loop.replace("2*u", "2*t"), Map.of("slide.xml", SLIDE));
  }

  @Test
  void mapsNeedARateAndRatesThatDoNotFitAreWarnedOf() {
    assertThat(
            problems(
                "model = 'slide.xml'\n[controller.a]\ntype = 'map'\nstates.n = 0\n"
                    + "equations.rhs.n = 'n + 1'\n"))
        .containsExactly("2:1 CP023");
    CouplingModel odd =
        Texts.model(
            "model = 'slide.xml'\n[controller.a]\nrate = 30\naux.y = 't'\n",
            Map.of("slide.xml", SLIDE));
    assertThat(odd.diagnostics()).extracting(Diagnostic::code).containsExactly("CP022");
  }

  @Test
  void differentTimeStepsAreRefusedUnlessOneIsGiven() {
    String two = "[mechanism.a]\nfile = 'slide.xml'\n[mechanism.b]\nfile = 'fast.xml'\n";
    Map<String, String> files =
        Map.of("slide.xml", SLIDE, "fast.xml", SLIDE.replace("0.01", "0.001"));
    ModelException e = catchThrowableOfType(ModelException.class, () -> Texts.model(two, files));
    assertThat(e.getMessage()).contains("CP021").contains("write timestep = 0.001");
    assertThat(Texts.model("timestep = 0.002\n" + two, files).mechanisms())
        .allMatch(m -> m.opt.timestep == 0.002);
  }

  @Test
  void equationsComeFromFilesUnderTheFolderOnly() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("in"));
    String equations =
        """
        [model]
        type = "ode"
        [states]
        z = 0.0
        [params]
        k = 1.0
        [inputs]
        u = 0.25
        [equations.rhs]
        z = "k*(u - z)"
        """;
    Files.writeString(inside.resolve("lag.toml"), equations);
    Files.writeString(folder.resolve("out.toml"), equations);
    Files.writeString(inside.resolve("wrong.toml"), equations.replace("u - z", "u - zz"));
    MechanismReader slide = (f, p) -> Texts.mechanism(SLIDE);
    String text =
        """
        model = "slide.xml"
        [controller.lag]
        model = "%s"
        params = { k = 3.0 }
        states = { z = 0.5 }
        inputs = { u = "sensor:x" }
        outputs = { "joint:slide" = "z" }
        """;
    Coupling c = Couplings.read("c", text.formatted("lag.toml"), inside, slide).newInstance();
    double[] p = new double[1];
    c.parameters(p);
    assertThat(p).containsExactly(3);
    assertThat(Texts.state(c, "lag.z")).isEqualTo(0.5);
    for (String path : List.of("../out.toml", folder.resolve("out.toml").toString())) {
      ModelException e =
          catchThrowableOfType(
              ModelException.class, () -> Couplings.read("c", text.formatted(path), inside, slide));
      assertThat(e.getMessage()).contains("c:3:").contains("CP006").contains("outside");
    }
    ModelException wrong =
        catchThrowableOfType(
            ModelException.class,
            () -> Couplings.read("c", text.formatted("wrong.toml"), inside, slide));
    assertThat(wrong.getMessage()).contains("wrong.toml:10:13: [EQ051]");
    ModelException other =
        catchThrowableOfType(
            ModelException.class,
            () ->
                Couplings.read(
                    "c",
                    text.formatted("lag.toml").replace("{ u =", "{ uu =").replace("k = 3", "g = 3"),
                    inside,
                    slide));
    assertThat(other.getMessage()).contains("CP012").contains("CP015");
  }

  @Test
  void delaysThatNoMemoryHoldsAreRefusedBeforeItIsTaken() {
    StringBuilder toml = new StringBuilder("model = 'slide.xml'\n[controller.a]\ninputs = { ");
    for (int i = 0; i < 3000; i++) {
      toml.append(i > 0 ? ", " : "")
          .append("u" + i + " = { from = 'position:slide', delay = 9999 }");
    }
    assertThat(problems(toml + " }\n")).containsExactly("2:1 CP025");
    assertThat(
            problems(
                """
                model = "slide.xml"
                [controller.a]
                inputs = { x = { from = "position:slide", delay = 1e8 } }
                """))
        .containsExactly("2:1 CP014");
  }

  /** Each needs the one before: the order is found without looking at all pairs again and again. */
  @Test
  void aChainOfManyControllersIsReadSoon() {
    StringBuilder toml = new StringBuilder("model = 'slide.xml'\n");
    int n = 300;
    for (int i = n - 1; i >= 0; i--) {
      String from = i == 0 ? "position:slide" : "c" + (i - 1) + ".y";
      toml.append("[controller.c%d]\ninputs = { a = '%s' }\naux.y = 'a + 1'\n".formatted(i, from));
    }
    toml.append("[controller.last]\ninputs = { a = 'c%d.y' }\n".formatted(n - 1));
    toml.append("outputs = { 'joint:slide' = 'a' }\n");
    Coupling c = Texts.model(toml.toString(), Map.of("slide.xml", SLIDE)).newInstance();
    c.step();
    // a mass of 1 kg, pushed by n newton from rest for 0.01 s
    assertThat(c.mechanisms().get(0).data().qvel[0]).isCloseTo(0.01 * n, within(1e-12));
  }
}
