package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Delay systems with numbers that others have published. */
class PublishedDelayTest {
  private static final String SUITCASE =
      """
      [model]
      type = "ode"
      [states]
      angle = 0.0
      rate = 0.0
      [params]
      side = 1.0
      gamma = 0.248
      A = 0.75
      omega = 1.37
      [aux]
      pull = "A*sin(omega*t + asin(gamma/A)) - delay(angle, 0.1)"
      [equations.rhs]
      angle = "rate"
      rate = "sin(angle) - side*gamma*cos(angle) + pull"
      [events.impact]
      cond = "side*angle < 0"
      locate = true
      action.angle = "0"
      action.rate = "0.913*rate"
      action.side = "-side"
      log = ["t"]
      [events.fall]
      cond = "abs(angle) > pi/2"
      locate = true
      terminal = true
      log = ["t"]
      [sim]
      max_steps = 1000000
      """;

  /**
   * A suitcase on two wheels, pulled by somebody who reacts with a delay, rocks from wheel to wheel
   * and falls over: Suherman, Plaut, Watson and Thompson, J. Sound Vib. 207 (1997) 617-625, figure
   * 3a. The moments are the reference values in example 8 of the tutorial on dde23 (Shampine,
   * Thompson and Kierzenka).
   */
  @ParameterizedTest
  @ValueSource(strings = {"rk45", "tsit5", "dop853", "radau5"})
  void theSuitcaseFallsOverWhenItShould(String stepper) {
    Simulation sim = simulation(SUITCASE, stepper, 1e-11, 1e-13);
    RunResult r = sim.run(sim.defaults().until(12)).orThrow();
    assertThat(r.status()).isEqualTo(RunStatus.EARLY_EXIT);
    Recording impacts = r.recording().events("impact");
    assertThat(impacts.rows()).isEqualTo(2);
    assertThat(impacts.time(0)).isCloseTo(4.516757065, within(2e-9));
    assertThat(impacts.time(1)).isCloseTo(9.751053145, within(2e-9));
    assertThat(r.recording().events("fall").time(0)).isCloseTo(11.670393497, within(2e-9));
  }

  private static final String INFECTION =
      """
      [model]
      type = "ode"
      [states]
      y = 10.0
      [params]
      r = 0.5
      phase = 0.0
      [aux]
      c = "1/sqrt(2)"
      seen = "exp(r/10)*y"
      early = "0.4*(1 - t) if phase == 0 else 0.4*(1 - t) + 10 - seen"
      late = "10 - seen if phase == 2 else exp(r/10)*(delay(y, 1) - y)"
      [equations.rhs]
      y = "-r*y*(early if phase < 2 else late)"
      [events.first]
      cond = "t > 1 - c"
      locate = true
      action.phase = "1"
      [events.second]
      cond = "t > 1"
      locate = true
      action.phase = "2"
      [events.third]
      cond = "t > 2 - c"
      locate = true
      action.phase = "3"
      [sim]
      max_steps = 1000000
      """;

  /**
   * The spread of an infection after Hoppensteadt and Waltman, whose equation changes at three
   * known times: Oberle and Pesch, Numer. Math. 37 (1981) 235-255, example 4.4 with r = 0.5. The
   * value is the reference in example 5 of the tutorial on dde23.
   */
  @ParameterizedTest
  @ValueSource(strings = {"rk45", "tsit5", "dop853", "rodas5p"})
  void theInfectionSpreadsAsFarAsItShould(String stepper) {
    Simulation sim = simulation(INFECTION, stepper, 1e-11, 1e-13);
    double y = sim.run(sim.defaults().until(10)).orThrow().finalStates()[0];
    assertThat(y).isCloseTo(0.06302089869, within(2e-11));
  }

  private static Simulation simulation(String text, String stepper, double rtol, double atol) {
    EquationModel m = Models.parse("delays", text);
    return new Simulation(
        m, SystemOptions.of(m).withStepper(stepper).with("rtol", rtol).with("atol", atol));
  }

  /**
   * The greatest Lyapunov exponent of the Mackey-Glass equation with a delay of 17, per unit of
   * time. The variational equation, integrated by another program over a million units, gives
   * 0.0051; a published value is 0.0056, from Runge-Kutta steps of a hundredth of the delay
   * (sites.google.com/view/lyapunov-spectrum).
   */
  @Test
  void mackeyAndGlassIsAsChaoticAsPublished() {
    EquationModel m = Models.load("builtin://dde/mackey-glass");
    SystemOptions o = SystemOptions.of(m).withStepper("rk4").withDt(0.17);
    EquationSystem a = new EquationSystem(m, o);
    a.setParameter("tau", 17);
    a.restart(0);
    a.advance(30_000, Double.POSITIVE_INFINITY);
    EquationSystem b = a.copy();
    double[] x = new double[a.stateSize()];
    double[] y = new double[a.stateSize()];
    double[] d = new double[a.tangentSize()];
    double size = 1e-8;
    // perturb the present, and after each delay bring the distance back to its first size
    b.setState("x", b.state("x") + size);
    double sum = 0;
    int rounds = 3000;
    for (int k = -50; k < rounds; k++) {
      a.advance(100, Double.POSITIVE_INFINITY);
      b.advance(100, Double.POSITIVE_INFINITY);
      a.save(x);
      b.save(y);
      a.minus(d, y, x);
      double norm = 0;
      for (double v : d) {
        norm += v * v;
      }
      norm = Math.sqrt(norm);
      sum += k < 0 ? 0 : StrictMath.log(norm / size);
      for (int i = 0; i < d.length; i++) {
        d[i] *= size / norm;
      }
      a.plus(y, x, d);
      b.load(y);
    }
    assertThat(sum / (rounds * 17)).isBetween(0.0049, 0.0056);
  }
}
