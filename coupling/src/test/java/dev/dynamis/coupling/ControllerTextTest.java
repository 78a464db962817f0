package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ControllerTextTest {
  private static final String FILTER =
      """
      [model]
      type = "ode"
      [inputs]
      u = 0.0
      [params]
      tau = 1.0
      [states]
      x = 0.0
      [equations.rhs]
      x = "(u - x)/tau"
      """;

  @TempDir Path folder;

  private CouplingModel read(String toml) {
    return Couplings.read(
        "a.couple.toml",
        "model = 'slide.xml'\n" + toml,
        folder,
        (from, path) -> Texts.mechanism(Texts.SLIDE));
  }

  private String problem(String toml) {
    ModelException e = catchThrowableOfType(ModelException.class, () -> read(toml));
    assertThat(e).as(toml).isNotNull();
    return String.join("\n", e.diagnostics().stream().map(Diagnostic::render).toList());
  }

  @Test
  void equationsInAFileGetInputsParametersAndStatesHere() throws IOException {
    Files.writeString(folder.resolve("f.toml"), FILTER);
    CouplingModel m =
        read(
            "[controller.c]\nmodel = 'f.toml'\ninputs = { u = 'sensor:x' }\n"
                + "params = { tau = 0.5 }\nstates = { x = 2.0 }\n"
                + "outputs = { 'actuator:motor' = '-x' }\n");
    Coupling c = m.newInstance();
    assertThat(Texts.state(c, "c.x")).isEqualTo(2);
    double[] p = new double[1];
    c.parameters(p);
    assertThat(p).containsExactly(0.5);
    assertThat(Texts.output(c, "c.actuator:motor")).isEqualTo(-2);
  }

  @Test
  void whatAFileDoesNotHaveIsTold() throws IOException {
    Files.writeString(folder.resolve("f.toml"), FILTER);
    assertThat(
            problem(
                "[controller.c]\nmodel = 'f.toml'\ninputs = { w = 1 }\nparams = { tua = 1 }\n"
                    + "states = { x = 'much' }\naux.y = '1'\n"))
        .contains("have no input 'w'")
        .contains("have no 'tua' in [params]")
        .contains("a number was expected")
        .contains("'aux' can't stand here");
  }

  @Test
  void filesOutsideTheFolderAreNotRead() throws IOException {
    Path secret = Files.writeString(folder.resolveSibling(folder.getFileName() + ".toml"), FILTER);
    try {
      assertThat(problem("[controller.c]\nmodel = '../" + secret.getFileName() + "'\n"))
          .contains("outside the folder of the coupling");
      Files.createSymbolicLink(folder.resolve("link.toml"), secret);
      assertThat(problem("[controller.c]\nmodel = 'link.toml'\n"))
          .contains("outside the folder of the coupling");
    } finally {
      Files.delete(secret);
    }
    assertThat(problem("[controller.c]\nmodel = 'none.toml'\n")).contains("there is no such file");
    assertThat(problem("[controller.c]\nmodel = 'builtin://ode/none'\n")).contains("none");
  }

  @Test
  void mapsNeedARateAndOneOfRateAndPeriodIsEnough() {
    String map =
        "[controller.c]\nmodel = 'builtin://map/logistic'\noutputs = { 'actuator:motor' = 'x' }\n";
    assertThat(problem(map)).contains("a map steps at a rate");
    assertThat(problem(map + "rate = 10\nperiod = 0.1\n")).contains("both rate and period");
    assertThat(read(map + "rate = 10\n").timing(0)).startsWith("every 0.1 s");
  }
}
