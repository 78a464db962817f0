package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Step after step: what happens in which order, and where a loop ends. */
class StepLoopTest {
  private final StepLoop loop = new StepLoop();

  private static Engine engine(String stepper, double dt, String rest) {
    EquationModel m =
        Models.parse("test", "[model]\ntype='ode'\n[states]\nx=1\n[params]\nk=1\n" + rest);
    return new Engine(m, SystemOptions.of(m).withStepper(stepper).withDt(dt));
  }

  /** Whatever the number of steps, also when not a multiple of those that are done in a row. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 101})
  void everyNumberOfStepsIsTaken(int n) {
    Engine e = engine("euler", 0.125, "[equations.rhs]\nx='1'\n");
    assertThat(loop.fixed(e, n, e.dt, Double.NaN)).isEqualTo(Loop.RUNNING);
    assertThat(e.steps).isEqualTo(n);
    assertThat(e.t).isEqualTo(n * 0.125);
    assertThat(e.x[0]).isEqualTo(1 + n * 0.125);
  }

  /** x = 1/(1 - t) leaves all bounds near t = 1; the last good step stays. */
  @Test
  void theLastGoodStepIsKept() {
    Engine e = engine("euler", 0.25, "[equations.rhs]\nx='1e200*x*x'\n");
    assertThat(loop.fixed(e, 100, e.dt, Double.NaN)).isEqualTo(Loop.DIVERGED);
    assertThat(e.steps).isEqualTo(1);
    assertThat(e.t).isEqualTo(0.25);
    assertThat(e.x[0]).isEqualTo(1 + 0.25e200);
    assertThat(e.out[0]).isInfinite();
  }

  @Test
  void aStepOffTheGridMovesTheGrid() {
    Engine e = engine("euler", 0.5, "[equations.rhs]\nx='1'\n");
    loop.fixed(e, 2, e.dt, Double.NaN);
    loop.fixed(e, 1, 0.1, 1.1);
    assertThat(e.t).isEqualTo(1.1);
    assertThat(e.base).isEqualTo(1.1);
    assertThat(e.grid).isZero();
    loop.fixed(e, 1, e.dt, Double.NaN);
    assertThat(e.t).isEqualTo(1.6);
  }

  @Test
  void theStopConditionLooksAtTheNewState() {
    Engine e = engine("euler", 0.5, "[equations.rhs]\nx='1'\n[sim]\nstop='x >= 2'\n");
    assertThat(loop.fixed(e, 100, e.dt, Double.NaN)).isEqualTo(Loop.STOPPED);
    assertThat(e.steps).isEqualTo(2);
    assertThat(e.x[0]).isEqualTo(2);
  }

  /** Before the step the event sees 1, after it 2: it acts where its phase says. */
  @ParameterizedTest
  @ValueSource(strings = {"start", "end", "both"})
  void eventsComeBeforeOrAfterTheStep(String phase) {
    Engine e =
        engine(
            "euler",
            1,
            "[equations.rhs]\nx='1'\n[events.e]\ncond='x > 0'\nphase='"
                + phase
                + "'\naction.x='10*x'\n");
    loop.fixed(e, 1, e.dt, Double.NaN);
    double expected = phase.equals("start") ? 11 : phase.equals("end") ? 20 : 110;
    assertThat(e.x[0]).isEqualTo(expected);
  }

  @Test
  void lagsTurnBeforeEventsLookAtThem() {
    Engine e =
        engine(
            "euler", 1, "[equations.rhs]\nx='1'\n[events.e]\ncond='True'\naction.k='lag_x(1)'\n");
    loop.fixed(e, 3, e.dt, Double.NaN);
    // after the third step x is 4, and was 3 before it
    assertThat(e.x[0]).isEqualTo(4);
    assertThat(e.p[0]).isEqualTo(3);
  }

  @Test
  void adaptiveStepsEndAtTheEnd() {
    Engine e = engine("rk45", 0.5, "[equations.rhs]\nx='-x'\n");
    e.chooseStep(3);
    assertThat(loop.adaptive(e, 2, 3)).isEqualTo(Loop.RUNNING);
    assertThat(e.steps).isEqualTo(2);
    assertThat(loop.adaptive(e, 10_000, 3)).isEqualTo(Loop.END);
    assertThat(e.t).isEqualTo(3);
    // the tolerances of the method are 1e-5 relative and 1e-8 absolute
    assertThat(e.x[0]).isCloseTo(Math.exp(-3), within(1e-5));
    long steps = e.steps;
    assertThat(loop.adaptive(e, 10, 3)).isEqualTo(Loop.END);
    assertThat(e.steps).isEqualTo(steps);
  }

  @Test
  void anInterruptEndsTheLoopBetweenSteps() {
    Engine e = engine("euler", 0.5, "[equations.rhs]\nx='1'\n[sim]\nstop='x < 0'\n");
    Thread.currentThread().interrupt();
    assertThat(loop.fixed(e, 100, e.dt, Double.NaN)).isEqualTo(Loop.INTERRUPTED);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(e.steps).isEqualTo(1);
  }

  /** A sum over too many values is an error of the step, which was not taken. */
  @Test
  void whatThrowsIsToldAndNotCommitted() {
    Engine e = engine("euler", 1, "[equations.rhs]\nx='sum(i for i in range(1e6*x))'\n");
    assertThat(loop.fixed(e, 3, e.dt, Double.NaN)).isEqualTo(Loop.DIVERGED);
    assertThat(e.trouble).hasMessageContaining("at most 100000 are allowed");
    assertThat(e.steps).isZero();
    assertThat(e.x[0]).isEqualTo(1);
  }
}
