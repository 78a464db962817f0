package dev.dynamis.analysis.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.RandomSource;
import dev.dynamis.core.Recorder;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class FitTest {
  private static final String ARM =
      """
      <mujoco model="arm">
        <option timestep="0.005"/>
        <worldbody>
          <body name="upper">
            <joint name="shoulder" axis="0 1 0" damping="0.3"/>
            <geom type="capsule" fromto="0 0 0 0 0 -0.4" size="0.03" mass="1.2"/>
            <body name="hand" pos="0 0 -0.4">
              <joint name="elbow" axis="0 1 0" damping="0.15"/>
              <geom type="capsule" fromto="0 0 0 0 0 -0.3" size="0.03" mass="0.7"/>
            </body>
          </body>
        </worldbody>
        <actuator><motor name="motor" joint="shoulder"/></actuator>
        <sensor>
          <jointpos name="a" joint="shoulder"/>
          <jointpos name="b" joint="elbow"/>
        </sensor>
      </mujoco>
      """;

  private static final List<String> FREE = List.of("body_mass[hand]", "joint_damping[*]");
  private static final double[] TRUE = {0.7, 0.3, 0.15};

  private static Mechanism arm() {
    Mechanism m = new Mechanism(Mjcf.compile(Mjcf.readText(ARM)).model());
    m.joint("shoulder").setPosition(1.0);
    m.joint("elbow").setPosition(-0.5);
    return m;
  }

  /** 0.6 seconds of motion with a changing torque, and noise of this deviation on the sensors. */
  private static Recording record(double noise, long seed) {
    Mechanism m = arm();
    Recorder recorder = Recorder.of(m).columns("input:motor", "a", "b").start();
    for (int i = 0; i < 120; i++) {
      m.actuator("motor").set(2 * StrictMath.sin(0.1 * i));
      recorder.step();
    }
    Recording clean = recorder.recording();
    Recording noisy = new Recording(clean.columns());
    RandomSource random = new RandomSource(seed);
    for (int k = 0; k < clean.rows(); k++) {
      double[] row = new double[3];
      for (int c = 0; c < 3; c++) {
        row[c] = clean.get(k, clean.columns().get(c));
        row[c] += c == 0 ? 0 : noise * random.nextNormal();
      }
      noisy.add(clean.time(k), row);
    }
    return noisy;
  }

  private static DynamicalSystem wrong() {
    Mechanism m = arm().withParameters(FREE);
    m.setParameters(new double[] {0.5, 0.1, 0.4});
    return m;
  }

  /** A fit that keeps masses and damping positive. */
  private static Fit fit(Recording data) {
    Fit fit = Fit.of(wrong(), data);
    wrong().parameterNames().forEach(name -> fit.bound(name, 1e-3, 10));
    return fit;
  }

  @Test
  void parametersOfAMechanismComeBackWithoutNoise() {
    Fit.Result r = fit(record(0, 1)).run();
    assertThat(r.parameters().stream().map(Fit.Parameter::name))
        .containsExactly("body_mass[hand]", "dof_damping[shoulder]", "dof_damping[elbow]");
    for (int i = 0; i < 3; i++) {
      assertThat(r.parameters().get(i).value()).isCloseTo(TRUE[i], within(1e-6 * TRUE[i]));
      assertThat(r.parameters().get(i).atBound()).isFalse();
    }
    assertThat(r.columns()).allSatisfy(c -> assertThat(c.deviation()).isLessThan(1e-8));
    assertThat(r.value("body_mass[hand]")).isCloseTo(0.7, within(1e-6));
  }

  /**
   * Of 18 intervals of 95 %, nearly all hold the true values; they are not much wider than that.
   */
  @Test
  void withNoiseTheIntervalsHoldTheTrueValues() {
    int inside = 0;
    double sum = 0;
    for (int seed = 0; seed < 6; seed++) {
      Fit.Result r = fit(record(0.01, seed)).run();
      assertThat(r.columns())
          .allSatisfy(c -> assertThat(c.deviation()).isCloseTo(0.01, within(0.002)));
      for (int i = 0; i < 3; i++) {
        Fit.Parameter p = r.parameters().get(i);
        double off = (p.value() - TRUE[i]) / p.interval();
        inside += Math.abs(off) <= 1 ? 1 : 0;
        sum += off * off;
        assertThat(p.interval()).isLessThan(0.1 * TRUE[i]);
      }
    }
    // binomial: fewer than 14 of 18 happens twice in a thousand
    assertThat(inside).isGreaterThanOrEqualTo(14);
    // the mean square of what is off is 1/1.96^2 = 0.26
    assertThat(sum / 18).isBetween(0.08, 0.6);
  }

  @Test
  void parametersOfEquationsComeBack() {
    EquationSystem truth = new EquationSystem(Models.load("builtin://ode/lorenz"));
    Recorder recorder = Recorder.of(truth).columns("x", "z").start();
    for (int i = 0; i < 150; i++) {
      recorder.step();
    }
    EquationSystem start = new EquationSystem(Models.load("builtin://ode/lorenz"));
    start.setParameter("sigma", 9);
    start.setParameter("rho", 26);
    Fit.Result r = Fit.of(start, recorder.recording()).free(List.of("sigma", "rho", "beta")).run();
    assertThat(r.value("sigma")).isCloseTo(10, within(1e-6));
    assertThat(r.value("rho")).isCloseTo(28, within(1e-6));
    assertThat(r.value("beta")).isCloseTo(8.0 / 3, within(1e-6));
  }

  @Test
  void theResultDoesNotDependOnThreads() {
    Recording noisy = record(0.01, 3);
    Fit.Result one = fit(noisy).run();
    try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
      assertThat(fit(noisy).on(pool, 3).run()).isEqualTo(one);
    }
  }

  @Test
  void aParameterStaysInsideItsBoundsAndSaysSo() {
    Fit.Result r = fit(record(0, 1)).bound("body_mass[hand]", 0.1, 0.6).run();
    assertThat(r.value("body_mass[hand]")).isEqualTo(0.6);
    assertThat(r.parameters().getFirst().atBound()).isTrue();
    assertThat(r.parameters().getFirst().interval()).isInfinite();
  }

  @Test
  void whatTheRecordingDoesNotTellIsUndetermined() {
    // the torque of the motor is zero, so its gear changes nothing
    Mechanism m = arm().withParameters(List.of("dof_damping[elbow]", "actuator_gear[motor,0]"));
    Recorder recorder = Recorder.of(arm()).columns("a", "b").start();
    for (int i = 0; i < 50; i++) {
      recorder.step();
    }
    Fit.Result r = Fit.of(m, recorder.recording()).run();
    assertThat(r.parameters().get(0).interval()).isFinite();
    assertThat(r.parameters().get(1).interval()).isInfinite();
  }

  @Test
  void wrongNamesAndRecordingsAreRefused() {
    Recording good = record(0, 1);
    assertThatThrownBy(() -> Fit.of(wrong(), good).free(List.of("body_mass[hend]")))
        .hasMessageContaining("did you mean \"body_mass[hand]\"?");
    assertThatThrownBy(() -> Fit.of(wrong(), good).bound("x", 0, 1))
        .hasMessageContaining("no parameter \"x\"");
    assertThatThrownBy(() -> Fit.of(wrong(), good).columns(List.of("c")).run())
        .hasMessageContaining("no column \"c\"");
    Recording strange = new Recording(List.of("q"));
    strange.add(0, 1);
    strange.add(1, 2);
    assertThatThrownBy(() -> Fit.of(wrong(), strange).run())
        .hasMessageContaining("no column of the recording is a state or an output");
    Recording between = new Recording(List.of("a"));
    between.add(0, 1);
    between.add(0.0033, 2);
    between.add(0.0066, 1);
    between.add(0.0099, 1);
    assertThatThrownBy(() -> Fit.of(wrong(), between).run())
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("a step ends at 0.005");
    Recording nan = new Recording(List.of("a"));
    nan.add(0, 1);
    nan.add(0.005, Double.NaN);
    nan.add(0.01, 1);
    nan.add(0.015, 3);
    assertThatThrownBy(() -> Fit.of(wrong(), nan).columns(List.of("a")).run())
        .hasMessageContaining("column \"a\" has NaN at time 0.005");
    assertThatThrownBy(() -> Fit.of(arm(), good).run()).hasMessageContaining("no parameter to fit");
  }
}
