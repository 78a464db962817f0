package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The workspace of an instance. */
class EngineTest {
  private static EquationModel model(String rest) {
    return Models.parse(
        "test.toml",
        "[model]\ntype='ode'\nname='growth'\n[states]\nx=1\n[params]\nk=2\ntau=1\n" + rest);
  }

  private static final String GROWTH = "[equations.rhs]\nx='k*x'\n[aux]\ndouble='2*x'\n";

  private static SystemOptions options(EquationModel m, String stepper, double dt) {
    return SystemOptions.of(m).withStepper(stepper).withDt(dt);
  }

  @Test
  void itBeginsWithTheModelsNumbers() {
    EquationModel m = model(GROWTH + "[sim]\nt0 = 5\n");
    Engine e = new Engine(m, options(m, "rk4", 0.1));
    assertThat(e.x).containsExactly(1);
    assertThat(e.p).containsExactly(2, 1);
    assertThat(e.t).isEqualTo(5);
    assertThat(e.dt).isEqualTo(0.1);
    assertThat(e.map || e.watched || e.hasStop || e.throwing || e.narrow).isFalse();
    assertThat(e.delays).isNull();
    assertThat(e.rings.isEmpty()).isTrue();
  }

  /** Euler's method multiplies by 1 + k h in each step. */
  @Test
  void stepsAreTakenAndCounted() {
    EquationModel m = model(GROWTH);
    Engine e = new Engine(m, options(m, "euler", 0.25));
    assertThat(e.advance(3, Double.POSITIVE_INFINITY)).isEqualTo(Loop.RUNNING);
    assertThat(e.x[0]).isEqualTo(1.5 * 1.5 * 1.5);
    assertThat(e.t).isEqualTo(0.75);
    assertThat(e.steps).isEqualTo(3);
    assertThat(e.lastStep(0.8)).isEqualTo(Loop.RUNNING);
    assertThat(e.t).isEqualTo(0.8);
    assertThat(e.x[0]).isCloseTo(1.5 * 1.5 * 1.5 * 1.1, within(1e-15));
    double[] aux = new double[1];
    e.aux(aux, e.t, e.x);
    assertThat(aux[0]).isEqualTo(2 * e.x[0]);
    e.begin(0);
    assertThat(e.steps).isZero();
  }

  @Test
  void anAdaptiveMethodChoosesItsFirstStepWithinTheGivenOne() {
    EquationModel m = model(GROWTH);
    Engine e = new Engine(m, options(m, "rk45", 1e-3));
    e.chooseStep(10);
    assertThat(e.h).isPositive().isLessThanOrEqualTo(1e-3);
    assertThat(e.advance(10_000, 1)).isEqualTo(Loop.END);
    assertThat(e.t).isEqualTo(1);
    assertThat(e.x[0]).isCloseTo(Math.exp(2), within(1e-3));
  }

  @Test
  void statesThatAreNotFiniteAreNamed() {
    EquationModel m = model("[equations.rhs]\nx='1/(x - x)'\n");
    Engine e = new Engine(m, options(m, "euler", 0.25));
    assertThat(e.advance(3, 9)).isEqualTo(Loop.DIVERGED);
    assertThat(e.badStates()).containsExactly(0);
    assertThat(e.x).containsExactly(1);
    assertThat(e.steps).isZero();
  }

  @Test
  void eventsActLogAndCount() {
    EquationModel m =
        model(
            GROWTH
                + "[events.back]\ncond='x > 2'\naction='''\nx = 1\nk = k + 1\n'''\nlog=['t','k']\n");
    Engine e = new Engine(m, options(m, "euler", 0.5));
    List<double[]> heard = new ArrayList<>();
    e.sink = (event, t, values) -> heard.add(values.clone());
    // x doubles to 2, to 4, and goes back to 1 with k = 3; then it grows by 2.5
    e.advance(3, Double.POSITIVE_INFINITY);
    assertThat(heard).hasSize(2);
    assertThat(heard.getFirst()).containsExactly(1, 3);
    assertThat(e.fired).containsExactly(2);
    assertThat(e.changing).containsExactly(0);
    assertThat(e.p[0]).isEqualTo(4);
  }

  @Test
  void delaysBoundTheStep() {
    EquationModel m = model("[equations.rhs]\nx='delay(x, tau)'\n");
    Engine e = new Engine(m, options(m, "rk4", 0.125));
    // eight steps reach back over the delay
    assertThat(e.delays.capacity()).isEqualTo(8 + 2);
    assertThat(e.delayLimit(0)).isEqualTo(1);
    // x = 1 before 0, so x = 1 + t up to 1
    e.advance(8, 9);
    assertThat(e.x[0]).isCloseTo(2, within(1e-15));
    assertThatThrownBy(() -> new Engine(m, options(m, "rk4", 2)))
        .hasMessageContaining("delay(x, tau) has the length 1.0, which is less than the step 2.0");
    assertThatThrownBy(() -> new Engine(m, options(m, "rk4", 1e-7).withDelayCapacity(2)))
        .hasMessageContaining("a delay of 1.0 takes")
        .hasMessageContaining("steps of 1.0E-7");
  }

  @Test
  void memoryIsBounded() {
    EquationModel m = model("[equations.rhs]\nx='delay(x, tau)'\n");
    assertThatThrownBy(() -> new Engine(m, options(m, "rk4", 1e-4).withMemory(100_000)))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("the history of 10002 steps for delays would take")
        .hasMessageContaining("for this instance of growth");
  }
}
