package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.model.StepOptions;
import org.junit.jupiter.api.Test;

/** How instances step. */
class SystemOptionsTest {
  private static EquationModel model(String sim) {
    return Models.parse(
        "test.toml", "[model]\ntype='ode'\n[states]\nx=1\n[equations.rhs]\nx='1'\n[sim]\n" + sim);
  }

  private final SystemOptions options =
      SystemOptions.of(model("stepper='rk45'\ndt=0.25\nrtol=1e-7\nsafety=0.5\nevents='all'\n"));

  @Test
  void aModelSaysHowItWantsToStep() {
    assertThat(options.stepper()).isEqualTo("rk45");
    assertThat(options.dt()).isEqualTo(0.25);
    assertThat(options.dtGiven()).isFalse();
    assertThat(options.step().rtol()).isEqualTo(1e-7);
    assertThat(options.step().safety()).isEqualTo(0.5);
    assertThat(options.allEvents()).isTrue();
    assertThat(options.legacyLags()).isFalse();
    assertThat(options.interpreted()).isFalse();
    assertThat(options.delayCapacity()).isEqualTo(4096);
  }

  /** Setting each thing and setting it back leaves all others as they were. */
  @Test
  void verbsChangeOneThing() {
    assertThat(options.withStepper("euler").stepper()).isEqualTo("euler");
    assertThat(options.withStepper("euler").withStepper("rk45")).isEqualTo(options);
    SystemOptions given = options.withDt(0.5);
    assertThat(given.dt()).isEqualTo(0.5);
    assertThat(given.dtGiven()).isTrue();
    assertThat(options.with("atol", 0.1).step().atol()).isEqualTo(0.1);
    assertThat(options.withStep(StepOptions.DEFAULT).withStep(options.step())).isEqualTo(options);
    assertThat(options.withAllEvents(false)).isNotEqualTo(options);
    assertThat(options.withAllEvents(false).withAllEvents(true)).isEqualTo(options);
    assertThat(options.withLegacyLags(true).legacyLags()).isTrue();
    assertThat(options.withLegacyLags(true).withLegacyLags(false)).isEqualTo(options);
    assertThat(options.withDelayCapacity(8).delayCapacity()).isEqualTo(8);
    assertThat(options.withDelayCapacity(8).withDelayCapacity(4096)).isEqualTo(options);
    assertThat(options.withInterpreter(true).interpreted()).isTrue();
    assertThat(options.withInterpreter(true).withInterpreter(false)).isEqualTo(options);
    assertThat(options.withMemory(8).memory()).isEqualTo(8);
    assertThat(options.withMemory(8).withMemory(options.memory())).isEqualTo(options);
  }

  @Test
  void theStepperIsFoundByNameAndKind() {
    EquationModel ode = model("");
    EquationModel map = Models.load("builtin://map/logistic");
    assertThat(options.type(ode).info().name()).isEqualTo("rk45");
    assertThatThrownBy(() -> options.withStepper("rk44").type(ode))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rk44");
    assertThatThrownBy(() -> options.type(map))
        .hasMessage("stepper 'rk45' is for differential equations, this model is a map");
    assertThatThrownBy(() -> options.withStepper("map").type(ode))
        .hasMessage("stepper 'map' is for maps, this model is a differential equation");
  }

  /** Each alone is right, so it shows only where both are used. */
  @Test
  void tolerancesThatAreBothZeroAreRefused() {
    EquationModel wrong = model("atol=0\nrtol=0\n");
    assertThatThrownBy(() -> SystemOptions.of(wrong))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("[EQ101]")
        .hasMessageContaining("atol is 0.0, expected positive when rtol is 0");
  }

  @Test
  void numbersOutOfRangeAreNamed() {
    assertThatThrownBy(() -> options.withDt(0)).hasMessage("dt is 0.0, expected a positive number");
    assertThatThrownBy(() -> options.withDt(Double.POSITIVE_INFINITY))
        .hasMessageContaining("dt is");
    assertThatThrownBy(() -> options.withDelayCapacity(1))
        .hasMessage("the delay capacity is 1, expected at least 2");
    assertThatThrownBy(() -> options.with("safety", 2)).hasMessageContaining("safety is 2.0");
  }
}
