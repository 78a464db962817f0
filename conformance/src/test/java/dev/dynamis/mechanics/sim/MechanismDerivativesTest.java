package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepDifferences;
import dev.dynamis.core.math.Eigenvalues;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MechanismDerivativesTest {
  private static Mechanism text(String mjcf) {
    return new Mechanism(Mjcf.compile(Mjcf.readText(mjcf)).model());
  }

  private static Mechanism load(String name) {
    return new Mechanism(Mjcf.load(Path.of("src/test/resources", name + ".xml")).model());
  }

  /**
   * A ball that spins by {@code w} turns by {@code h w} in a step; a rotation before it, seen in
   * the frame of the body, becomes {@code exp(-h w) d}.
   */
  @Test
  void aRotationTurnsWithTheBody() {
    Mechanism ball =
        text(
            """
            <mujoco>
              <option timestep="0.1" gravity="0 0 0"/>
              <worldbody><body><freejoint name="f"/><geom size="0.5"/></body></worldbody>
            </mujoco>
            """);
    ball.data().qvel[5] = 2;
    ball.invalidate();
    StepDerivatives of = ball.derivatives();
    double[] a = new double[144];
    assertThat(of.transition(a, null, null, null)).isEqualTo(0.1);
    assertThat(of.stateNames()).startsWith("f.x", "f.y", "f.z", "f.rx", "f.ry", "f.rz");
    double s = StrictMath.sin(0.2);
    double c = StrictMath.cos(0.2);
    double[] turn = {c, s, 0, -s, c, 0, 0, 0, 1};
    // how the turn changes with the velocity: the right Jacobian of rotations, times h
    double[] late = {
      s / 2,
      (1 - c) / 2,
      0, //
      -(1 - c) / 2,
      s / 2,
      0, //
      0,
      0,
      0.1
    };
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        assertThat(a[(3 + i) * 12 + 3 + j]).isEqualTo(turn[3 * i + j], within(1e-9));
        assertThat(a[(3 + i) * 12 + 9 + j]).isEqualTo(late[3 * i + j], within(1e-9));
        assertThat(a[i * 12 + 6 + j]).isEqualTo(i == j ? 0.1 : 0, within(1e-9));
      }
    }
  }

  /** Histories are part of the tangent, so whole steps from moved states give the same matrices. */
  @ParameterizedTest
  @ValueSource(strings = {"smooth/delays", "smooth/muscles"})
  void theyAreDifferencesOfWholeSteps(String name) {
    Mechanism mechanism = load(name);
    double[] u = new double[mechanism.inputNames().size()];
    Arrays.fill(u, 0.3);
    mechanism.setInputs(u);
    for (int k = 0; k < 20; k++) {
      mechanism.step();
    }
    StepDerivatives of = mechanism.derivatives();
    int n = of.states();
    assertThat(n).isEqualTo(mechanism.tangentSize());
    double[] start = mechanism.save();
    double[][] own = matrices(of);
    assertThat(mechanism.save()).isEqualTo(start);
    double[][] whole = matrices(new StepDifferences(mechanism).size(1e-6));
    for (int k = 0; k < 4; k++) {
      double scale = 1;
      for (double x : whole[k]) {
        scale = Math.max(scale, Math.abs(x));
      }
      assertThat(own[k]).containsExactly(whole[k], within(1e-6 * scale));
    }
  }

  private static double[][] matrices(StepDerivatives of) {
    int n = of.states();
    int nu = of.inputs();
    int ny = of.outputs();
    double[][] all = {
      new double[n * n], new double[n * nu], new double[ny * n], new double[ny * nu]
    };
    of.transition(all[0], all[1], all[2], all[3]);
    return all;
  }

  /**
   * A mass that is held by {@code u = -kp x - kd v} through a delay of d steps has the poles {@code
   * (z-1)^2 z^d + h/m (kp h z + kd (z-1)) = 0}.
   */
  @Test
  void aMassUnderDelayedFeedbackHasThePolesOfItsEquation() {
    double h = 0.01;
    double m = 2;
    double kp = 40;
    double kd = 9;
    int delay = 3;
    Mechanism mass =
        text(
            """
            <mujoco>
              <option timestep="0.01" gravity="0 0 0"/>
              <worldbody><body><joint name="x" type="slide"/><geom size="0.1" mass="2"/></body></worldbody>
              <actuator><motor name="late" joint="x" delay="0.03" nsample="3"/></actuator>
            </mujoco>
            """);
    for (int k = 0; k < 5; k++) {
      mass.step();
    }
    StepDerivatives of = mass.derivatives();
    int n = of.states();
    assertThat(n).isEqualTo(2 + delay);
    double[] a = new double[n * n];
    double[] b = new double[n];
    of.transition(a, b, null, null);
    for (int i = 0; i < n; i++) {
      a[i * n] -= kp * b[i];
      a[i * n + 1] -= kd * b[i];
    }
    double[] re = new double[n];
    double[] im = new double[n];
    assertThat(Eigenvalues.compute(re, 0, im, 0, a, 0, n, new double[n])).isTrue();
    double largest = 0;
    for (int i = 0; i < n; i++) {
      double[] z = {re[i], im[i]};
      double[] less = {re[i] - 1, im[i]};
      double[] p = times(less, less);
      for (int k = 0; k < delay; k++) {
        p = times(p, z);
      }
      double pr = p[0] + h / m * (kp * h * z[0] + kd * less[0]);
      double pi = p[1] + h / m * (kp * h * z[1] + kd * less[1]);
      assertThat(Math.hypot(pr, pi)).isLessThan(1e-9);
      largest = Math.max(largest, Math.hypot(re[i], im[i]));
    }
    assertThat(largest).isBetween(0.9, 1.0);
  }

  private static double[] times(double[] a, double[] b) {
    return new double[] {a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]};
  }

  /** A few vectors are moved by themselves, which must be what the whole matrix does to them. */
  @ParameterizedTest
  @ValueSource(strings = {"smooth/delays", "smooth/muscles"})
  void aFewVectorsAreCarriedAsByTheMatrix(String name) {
    Mechanism mechanism = load(name);
    for (int k = 0; k < mechanism.data().ctrl.length; k++) {
      mechanism.data().ctrl[k] = 0.2 * (k + 1);
    }
    mechanism.invalidate();
    mechanism.step(20);
    StepDerivatives of = mechanism.derivatives();
    int n = of.states();
    double[] a = new double[n * n];
    of.transition(a, null, null, null);
    double[] v = new double[2 * n];
    Arrays.setAll(v, i -> 1e3 * StrictMath.sin(1 + i));
    double[] expected = new double[2 * n];
    for (int i = 0; i < 2 * n; i++) {
      for (int j = 0; j < n; j++) {
        expected[i] += a[i % n * n + j] * v[i / n * n + j];
      }
    }
    double[] next = new double[mechanism.stateSize()];
    Mechanism alone = mechanism.copy();
    alone.step();
    alone.save(next);
    of.step(v, 2);
    double largest = Arrays.stream(expected).map(Math::abs).max().orElseThrow();
    assertThat(v).containsExactly(expected, within(1e-7 * largest));
    double[] state = new double[next.length];
    mechanism.save(state);
    assertThat(state).isEqualTo(next);
  }

  /** Columns are computed from the same state wherever they are. */
  @Test
  void threadsDoNotChangeTheMatrices() throws InterruptedException {
    Mechanism humanoid = load("contact/humanoid");
    for (int k = 0; k < 50; k++) {
      humanoid.step();
    }
    double[][] one = matrices(humanoid.derivatives());
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      double[][] three = matrices(humanoid.derivatives().onThreads(pool, 3));
      assertThat(three).isDeepEqualTo(one);
      Model m = humanoid.model();
      double[] alone = new double[m.nv * m.nv];
      double[] shared = new double[m.nv * m.nv];
      new Derivatives(m).inverse(humanoid.data(), true, alone, null, null);
      new Derivatives(m).onThreads(pool, 2).inverse(humanoid.data(), true, shared, null, null);
      assertThat(shared).isEqualTo(alone);
    }
  }

  @Test
  void aTaskOfTheOnlyThreadComputesAllColumnsItself() throws Exception {
    Mechanism humanoid = load("contact/humanoid");
    double[][] one = matrices(humanoid.derivatives());
    // a test that fails need not wait for its pool
    ExecutorService pool = Executors.newFixedThreadPool(1, Thread.ofPlatform().daemon().factory());
    try {
      Future<double[][]> inside =
          pool.submit(() -> matrices(humanoid.derivatives().onThreads(pool, 3)));
      assertThat(inside.get(60, TimeUnit.SECONDS)).isDeepEqualTo(one);
    } finally {
      pool.shutdownNow();
    }
  }

  /**
   * Differences of 1e-4 and 5e-5, extrapolated, have errors of the order of 1e-11 where steps are
   * smooth; those of 1e-6 have 1e-9 of the largest numbers.
   */
  @ParameterizedTest
  @CsvSource({
    "smooth/delays,1e-7",
    "smooth/tendons,1e-7",
    "smooth/fluid,1e-7",
    "smooth/gravcomp,1e-7",
    "contact/limits,1e-6",
    "contact/equality,1e-6",
    "contact/humanoid,1e-6",
  })
  void theyAgreeWithExtrapolatedDifferences(String name, double tolerance) {
    for (int integrator = 0; integrator < Integrator.COUNT; integrator++) {
      Mechanism mechanism = load(name);
      mechanism.model().opt.integrator = integrator;
      solveToTheEnd(mechanism.model());
      double[] u = new double[mechanism.inputNames().size()];
      Arrays.fill(u, 0.3);
      mechanism.setInputs(u);
      for (int k = 0; k < 20; k++) {
        mechanism.step();
      }
      double[][] own = matrices(mechanism.derivatives());
      double[][] coarse = matrices(new StepDifferences(mechanism).size(1e-4));
      double[][] fine = matrices(new StepDifferences(mechanism).size(5e-5));
      for (int q = 0; q < 2; q++) {
        double scale = 1;
        for (int i = 0; i < own[q].length; i++) {
          fine[q][i] = (4 * fine[q][i] - coarse[q][i]) / 3;
          scale = Math.max(scale, Math.abs(fine[q][i]));
        }
        assertThat(own[q])
            .as("matrix " + q + " with integrator " + integrator)
            .containsExactly(fine[q], within(tolerance * scale));
      }
    }
  }

  /** Differences see what a solver leaves undone. */
  private static void solveToTheEnd(Model m) {
    m.opt.tolerance = 0;
    m.opt.iterations = 200;
  }

  /** Forces of inverse dynamics likewise. */
  @ParameterizedTest
  @CsvSource({
    "smooth/tendons,1e-7",
    "smooth/joints,1e-7",
    "smooth/actuators,1e-7",
    "smooth/fluid,1e-7",
    "contact/humanoid,1e-6",
  })
  void inverseDynamicsAgreesWithExtrapolatedDifferences(String name, double tolerance) {
    Mechanism mechanism = load(name);
    Model m = mechanism.model();
    solveToTheEnd(m);
    for (int k = 0; k < 20; k++) {
      mechanism.step();
    }
    Data d = mechanism.data();
    Physics.forward(m, d);
    int n = m.nv;
    double[][] own = new double[3][n * n];
    new Derivatives(m).inverse(d, false, own[0], own[1], own[2]);
    for (int kind = 0; kind < 3; kind++) {
      double[] coarse = inverseDifferences(m, d, kind, 1e-4);
      double[] fine = inverseDifferences(m, d, kind, 5e-5);
      double scale = 1;
      for (int i = 0; i < n * n; i++) {
        fine[i] = (4 * fine[i] - coarse[i]) / 3;
        scale = Math.max(scale, Math.abs(fine[i]));
      }
      assertThat(own[kind])
          .as("by " + List.of("position", "velocity", "acceleration").get(kind))
          .containsExactly(fine, within(tolerance * scale));
    }
  }

  /** Centred differences of whole inverse dynamics on copies. */
  private static double[] inverseDifferences(Model m, Data d, int kind, double h) {
    int n = m.nv;
    double[] res = new double[n * n];
    for (int c = 0; c < n; c++) {
      double[][] force = new double[2][];
      for (int side = 0; side < 2; side++) {
        Data copy = d.copy();
        double by = side == 0 ? -h : h;
        switch (kind) {
          case 0 -> {
            double[] along = new double[n];
            along[c] = 1;
            Motion.integratePos(m, copy.qpos, along, by);
          }
          case 1 -> copy.qvel[c] += by;
          default -> copy.qacc[c] += by;
        }
        Physics.inverse(m, copy);
        force[side] = copy.qfrc.inverse.clone();
      }
      for (int r = 0; r < n; r++) {
        res[r * n + c] = (force[1][r] - force[0][r]) / (2 * h);
      }
    }
    return res;
  }

  /** {@code v' = v + h (u - k x) / m}, so {@code dv'/dm = -h (u - k x) / m^2}. */
  @Test
  void aParameterIsANumberOfTheModel() {
    Mechanism shared =
        text(
            """
            <mujoco>
              <option timestep="0.01" gravity="0 0 0"/>
              <worldbody>
                <body name="b"><joint name="x" type="slide" stiffness="8"/><geom size="0.1" mass="2"/></body>
              </worldbody>
            </mujoco>
            """);
    Model model = shared.model();
    Mechanism own = shared.withParameters(List.of("body_mass[b]", "joint_stiffness[*]"));
    own.data().qpos[0] = 0.5;
    own.invalidate();
    assertThat(own.parameterNames()).containsExactly("body_mass[b]", "jnt_stiffness[x]");
    double[] p = new double[2];
    own.parameters(p);
    assertThat(p).containsExactly(2, 8);
    double[] by = new double[4];
    own.derivatives().sensitivity(by, null);
    double h = 0.01;
    double dm = h * 8 * 0.5 / 4;
    double dk = -h * 0.5 / 2;
    assertThat(by).containsExactly(new double[] {h * dm, h * dk, dm, dk}, within(1e-9));

    own.setParameters(new double[] {4, 8});
    Mechanism copy = own.copy();
    copy.setParameters(new double[] {1, 8});
    assertThat(model.body.mass[1]).isEqualTo(2);
    assertThat(own.model().body.mass[1]).isEqualTo(4);
    own.step();
    assertThat(own.data().qvel[0]).isEqualTo(-h * 8 * 0.5 / 4, within(1e-15));
    copy.step();
    assertThat(copy.data().qvel[0]).isEqualTo(-h * 8 * 0.5, within(1e-15));
  }

  @Test
  void aStateThatIsNotFiniteHasNone() {
    Mechanism humanoid = load("contact/humanoid");
    humanoid.data().qvel[3] = Double.NaN;
    humanoid.invalidate();
    int n = humanoid.tangentSize();
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> humanoid.derivatives().transition(new double[n * n], null, null, null))
        .withMessageContaining("A is not finite");
  }
}
