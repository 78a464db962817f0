package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Options of equations, alone and in a run. */
class EquationOptionsTest {
  private static String value(String json, String name) {
    return json.replaceAll("(?s).*\"" + name + "\":([-0-9.E]+).*", "$1");
  }

  @Test
  void withoutOptionsTheModelDecides() {
    EquationOptions none = CommandLine.populateCommand(new EquationOptions());
    assertThat(none).hasAllNullFieldsOrProperties();
  }

  @Test
  void everyOptionIsUnderstood() {
    EquationOptions all =
        CommandLine.populateCommand(
            new EquationOptions(),
            "--t0=-2.5",
            "--stepper=rk45",
            "--sample=0.5",
            "--preset=bursting",
            "--memory=2M",
            "--max-steps=7");
    assertThat(all.memory).isEqualTo("2M");
    assertThat(all.start).isEqualTo(-2.5);
    assertThat(all.stepper).isEqualTo("rk45");
    assertThat(all.sample).isEqualTo(0.5);
    assertThat(all.preset).isEqualTo("bursting");
    assertThat(all.maxSteps).isEqualTo(7);
  }

  @Test
  void memoryIsASizeAndBoundsTheInstance() {
    Terminal small = new Terminal();
    assertThat(small.run("run", "builtin://ode/lorenz", "--t=1", "--memory=16")).isEqualTo(1);
    assertThat(small.err.toString()).contains("would take", "give it more memory");
    Terminal wrong = new Terminal();
    assertThat(wrong.run("run", "builtin://ode/lorenz", "--t=1", "--memory=much")).isEqualTo(2);
    assertThat(wrong.err.toString()).contains("--memory: 'much' is no size");
  }

  @Test
  void theyReachTheRun() {
    Terminal terminal = new Terminal();
    String lorenz = "builtin://ode/lorenz";
    assertThat(
            terminal.run(
                "run",
                lorenz,
                "--t0=3",
                "--t=9",
                "--max-steps=7",
                "--dt=0.25",
                "--stepper=euler",
                "--set",
                "sigma=0",
                "--set",
                "x=2",
                "--json"))
        .isZero();
    String json = terminal.out.toString();
    // without sigma, x stays where it is; seven steps of a quarter lead from 3 to 4.75
    assertThat(value(json, "t")).isEqualTo("4.75");
    assertThat(value(json, "steps")).isEqualTo("7");
    assertThat(value(json, "x")).isEqualTo("2.0");
    assertThat(json).contains("\"status\":\"max_steps\"");
  }

  @Test
  void anUnknownPresetIsAnsweredWithThoseThereAre() {
    Terminal terminal = new Terminal();
    assertThat(terminal.run("run", "builtin://ode/izhikevich", "--preset", "burstin")).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("burstin", "bursting");
  }
}
