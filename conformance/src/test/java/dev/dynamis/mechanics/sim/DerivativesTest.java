package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.Reference;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DerivativesTest {
  private static final Path RESOURCES = Path.of("src/test/resources");

  private static Model load(String name) {
    return Mjcf.load(RESOURCES.resolve(name + ".xml")).model();
  }

  private static Model text(String mjcf) {
    return Mjcf.compile(Mjcf.readText(mjcf)).model();
  }

  private static double[] numbers(Object list) {
    return list instanceof double[] a ? a : new double[0];
  }

  /** Differences of 1e-6 have errors of 1e-10 of the numbers that are subtracted. */
  private static void assertClose(String what, double[] got, double[] want, double tolerance) {
    double scale = 1;
    for (double x : want) {
      scale = Math.max(scale, Math.abs(x));
    }
    for (int i = 0; i < want.length; i++) {
      assertThat(got[i]).as(what + "[" + i + "]").isCloseTo(want[i], within(tolerance * scale));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "smooth/muscles",
        "smooth/tendons",
        "smooth/sensors",
        "smooth/joints",
        "smooth/fluid",
        "smooth/gravcomp",
        "contact/limits",
        "contact/humanoid",
        "contact/equality",
        "contact/cones",
        "contact/sensing",
        "contact/adhesion",
        "contact/terrain",
        "acceptance/d_rich"
      })
  void matricesAreThoseOfMujoco(String name) throws IOException {
    Model m = load(name);
    Map<String, Object> recording;
    Path file = RESOURCES.resolve("derivatives/" + name.replace('/', '-') + ".json.gz");
    try (InputStream in = Files.newInputStream(file)) {
      recording = Reference.read(in);
    }
    for (Object each : (List<?>) recording.get("cases")) {
      Map<?, ?> want = (Map<?, ?>) each;
      m.opt.integrator = ((Number) want.get("integrator")).intValue();
      Data d = new Data(m);
      for (int i = 0; i < m.nu; i++) {
        d.ctrl[i] = 0.2 + 0.1 * i;
      }
      System.arraycopy(numbers(want.get("qpos")), 0, d.qpos, 0, m.nq);
      System.arraycopy(numbers(want.get("qvel")), 0, d.qvel, 0, m.nv);
      System.arraycopy(numbers(want.get("act")), 0, d.act, 0, m.na);
      System.arraycopy(numbers(want.get("warmstart")), 0, d.qaccWarmstart, 0, m.nv);
      d.time = 3 * m.opt.timestep;
      Derivatives derivatives = new Derivatives(m);
      int n = derivatives.stateSize();
      double[] a = new double[n * n];
      double[] b = new double[n * m.nu];
      double[] c = new double[m.nsensordata * n];
      derivatives.transition(d, a, b, c, null);
      assertClose("A", a, numbers(want.get("A")), 1e-6);
      assertClose("B", b, numbers(want.get("B")), 1e-6);
      assertClose("C", withoutEnergy(m, c), withoutEnergy(m, numbers(want.get("C"))), 1e-6);

      Physics.forward(m, d);
      System.arraycopy(numbers(want.get("qacc")), 0, d.qacc, 0, m.nv);
      double[] q = new double[m.nv * m.nv];
      double[] v = new double[m.nv * m.nv];
      double[] w = new double[m.nv * m.nv];
      derivatives.centered(false).inverse(d, false, q, v, w);
      assertClose("DfDq", q, transposed(numbers(want.get("DfDq")), m.nv), 1e-6);
      assertClose("DfDv", v, transposed(numbers(want.get("DfDv")), m.nv), 1e-6);
      assertClose("DfDa", w, transposed(numbers(want.get("DfDa")), m.nv), 1e-6);
    }
  }

  /** MuJoCo does not see that kinetic energy, read with positions, depends on velocity. */
  private static double[] withoutEnergy(Model m, double[] c) {
    double[] rest = c.clone();
    int n = m.nsensordata == 0 ? 0 : c.length / m.nsensordata;
    for (int i = 0; i < m.nsensor; i++) {
      if (m.sensor.type[i] == SensorType.E_KINETIC) {
        int adr = m.sensor.adr[i] * n;
        java.util.Arrays.fill(rest, adr + m.nv, adr + 2 * m.nv, 0);
      }
    }
    return rest;
  }

  private static double[] transposed(double[] a, int n) {
    double[] t = new double[a.length];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        t[i * n + j] = a[j * n + i];
      }
    }
    return t;
  }

  /** A mass on a spring under a motor: {@code v' = v + h (u - k x) / m, x' = x + h v'}. */
  @Test
  void aMassOnASpringHasTheMatricesOfItsEquations() {
    Model m =
        text(
            """
            <mujoco>
              <option timestep="0.01" gravity="0 0 0"/>
              <worldbody>
                <body>
                  <joint name="x" type="slide" stiffness="8"/>
                  <geom size="0.1" mass="2"/>
                </body>
              </worldbody>
              <actuator><motor name="push" joint="x" ctrllimited="true" ctrlrange="-1 1"/></actuator>
              <sensor><jointpos name="where" joint="x"/><actuatorfrc name="force" actuator="push"/></sensor>
            </mujoco>
            """);
    Derivatives of = new Derivatives(m);
    assertThat(of.stateNames()).containsExactly("x", "v.x");
    assertThat(of.inputNames()).containsExactly("push");
    assertThat(of.outputNames()).containsExactly("where", "force");
    double[] a = new double[4];
    double[] b = new double[2];
    double[] c = new double[4];
    double[] dd = new double[2];
    for (double u : new double[] {0.3, 1, -1}) {
      for (boolean centered : new boolean[] {true, false}) {
        Data d = new Data(m);
        d.qpos[0] = 0.2;
        d.qvel[0] = -0.4;
        d.ctrl[0] = u;
        of.centered(centered).transition(d, a, b, c, dd);
        assertClose("A", a, new double[] {1 - 4e-4, 0.01, -0.04, 1}, 1e-9);
        assertClose("B", b, new double[] {5e-5, 5e-3}, 1e-9);
        assertClose("C", c, new double[] {1, 0, 0, 0}, 1e-9);
        assertClose("D", dd, new double[] {0, 1}, 1e-9);
        assertThat(d.qpos[0]).isEqualTo(0.2);
        assertThat(d.ctrl[0]).isEqualTo(u);
        assertThat(d.time).isZero();
      }
    }
  }

  /** A control that acts three steps late is a shift register beside the mass. */
  @Test
  void aDelayIsAShiftRegister() {
    Model m =
        text(
            """
            <mujoco>
              <option timestep="0.01" gravity="0 0 0"/>
              <worldbody>
                <body><joint name="x" type="slide"/><geom size="0.1" mass="2"/></body>
              </worldbody>
              <actuator><motor name="late" joint="x" delay="0.03" nsample="3"/></actuator>
            </mujoco>
            """);
    Derivatives of = new Derivatives(m);
    assertThat(of.stateNames())
        .containsExactly("x", "v.x", "past.late[0]", "past.late[1]", "past.late[2]");
    double h = 0.01;
    double[] a = new double[25];
    double[] b = new double[5];
    Data d = new Data(m);
    for (int k = 0; k < 7; k++) {
      d.ctrl[0] = k;
      Physics.step(m, d);
    }
    of.transition(d, a, b, null, null);
    double v = h / 2;
    assertClose(
        "A",
        a,
        new double[] {
          1, h, h * v, 0, 0, //
          0, 1, v, 0, 0, //
          0, 0, 0, 1, 0, //
          0, 0, 0, 0, 1, //
          0, 0, 0, 0, 0
        },
        1e-9);
    assertClose("B", b, new double[] {0, 0, 0, 0, 1}, 1e-9);
  }

  /** Matrices with delays of actuators and sensors against differences of whole steps. */
  @ParameterizedTest
  @ValueSource(strings = {"smooth/delays", "smooth/muscles"})
  void skippedStagesDoNotChangeTheMatrices(String name) {
    Model m = load(name);
    for (int integrator = 0; integrator < Integrator.COUNT; integrator++) {
      m.opt.integrator = integrator;
      Data d = new Data(m);
      for (int k = 0; k < 25; k++) {
        for (int i = 0; i < m.nu; i++) {
          d.ctrl[i] = 0.1 * (k % 7) + 0.05 * i;
        }
        Physics.step(m, d);
      }
      Derivatives of = new Derivatives(m);
      int n = of.stateSize();
      double[] a = new double[n * n];
      double[] b = new double[n * m.nu];
      double[] c = new double[m.nsensordata * n];
      double[] dd = new double[m.nsensordata * m.nu];
      long before = hash(m, d);
      of.transition(d, a, b, c, dd);
      assertThat(hash(m, d)).isEqualTo(before);
      assertThat(of.stateNames()).hasSize(n);

      // the motion alone, by whole steps of copies
      int motion = 2 * m.nv + m.na;
      double h = 1e-6;
      for (int col = 0; col < motion; col++) {
        Data[] side = {d.copy(), d.copy()};
        for (int s = 0; s < 2; s++) {
          double by = s == 0 ? -h : h;
          if (col < m.nv) {
            double[] along = new double[m.nv];
            along[col] = 1;
            Motion.integratePos(m, side[s].qpos, along, by);
          } else if (col < 2 * m.nv) {
            side[s].qvel[col - m.nv] += by;
          } else {
            side[s].act[col - 2 * m.nv] += by;
          }
          Physics.step(m, side[s]);
        }
        double[] dq = new double[m.nv];
        Motion.differentiatePos(m, dq, 2 * h, side[0].qpos, side[1].qpos);
        for (int r = 0; r < m.nv; r++) {
          assertThat(a[r * n + col]).isCloseTo(dq[r], within(1e-7));
          double dv = (side[1].qvel[r] - side[0].qvel[r]) / (2 * h);
          assertThat(a[(m.nv + r) * n + col]).isCloseTo(dv, within(1e-6));
        }
        for (int r = 0; r < m.nsensordata; r++) {
          double dy = (side[1].sensordata[r] - side[0].sensordata[r]) / (2 * h);
          assertThat(c[r * n + col]).isCloseTo(dy, within(1e-4 * Math.max(1, Math.abs(dy))));
        }
      }
    }
  }

  private static long hash(Model m, Data d) {
    double[] state = new double[State.size(m, StateBit.INTEGRATION)];
    State.get(d, StateBit.INTEGRATION, state);
    return java.util.Arrays.hashCode(state);
  }

  /** Without constraints, inverse dynamics depends on accelerations by the inertia matrix. */
  @Test
  void forcesDependOnAccelerationsByTheInertia() {
    Model m = load("smooth/joints");
    Data d = new Data(m);
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = 0.3 - 0.1 * i;
    }
    Physics.forward(m, d);
    double[] inertia = new double[m.nv * m.nv];
    InertiaMatrix.full(m, d, inertia);
    double[] byAcceleration = new double[m.nv * m.nv];
    new Derivatives(m).inverse(d, false, null, null, byAcceleration);
    assertClose("DfDa", byAcceleration, inertia, 1e-8);
  }

  @Test
  void matricesThatAreTooSmallAreRefused() {
    Model m = load("smooth/delays");
    Derivatives of = new Derivatives(m);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of.transition(new Data(m), new double[3], null, null, null))
        .withMessageContaining("A is " + of.stateSize() + " x " + of.stateSize());
    assertThatIllegalArgumentException().isThrownBy(() -> of.step(0));
  }

  /** All matrices, both kinds of differences, delays, inverse dynamics, and the seam of core. */
  @ParameterizedTest
  @ValueSource(strings = {"contact/humanoid", "smooth/delays", "smooth/sensors"})
  void warmCallsAllocateNothing(String name) {
    Mechanism mechanism = new Mechanism(load(name));
    Model m = mechanism.model();
    Data d = mechanism.data();
    Derivatives of = new Derivatives(m);
    StepDerivatives seam = mechanism.derivatives();
    int n = of.stateSize();
    double[] a = new double[n * n];
    double[] b = new double[n * m.nu];
    double[] c = new double[m.nsensordata * n];
    double[] dd = new double[m.nsensordata * m.nu];
    double[] byForce = new double[m.nv * m.nv];
    RateDerivatives rates = m.nhistory == 0 ? new RateDerivatives(m) : null;
    Runnable all =
        () -> {
          of.centered(false).transition(d, a, b, c, dd);
          of.centered(true).transition(d, a, b, c, dd);
          of.inverse(d, true, byForce, byForce, byForce);
          of.smoothByVelocity(d, byForce);
          seam.transition(a, b, c, dd);
          if (rates != null) {
            rates.rates(d, a, b, c, dd);
          }
        };
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (int k = 0; k < 20; k++) {
      all.run();
    }
    // the just-in-time compiler may leave something behind once
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 6 && least > 0; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      all.run();
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  /** Formulas of derivatives by velocity against differences of the forces. */
  @ParameterizedTest
  @ValueSource(strings = {"contact/humanoid", "smooth/muscles"})
  void smoothForcesHaveTheirDerivativesByVelocity(String name) {
    Model m = load(name);
    Data d = new Data(m);
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = 0.3 * (i % 5) - 0.6;
    }
    for (int i = 0; i < m.nu; i++) {
      d.ctrl[i] = 0.4;
    }
    Physics.forward(m, d);
    double[] got = new double[m.nv * m.nv];
    new Derivatives(m).smoothByVelocity(d, got);
    double[] want = new double[m.nv * m.nv];
    double h = 1e-6;
    for (int i = 0; i < m.nv; i++) {
      double v = d.qvel[i];
      d.qvel[i] = v + h;
      Physics.forward(m, d);
      double[] high = smooth(m, d);
      d.qvel[i] = v - h;
      Physics.forward(m, d);
      double[] low = smooth(m, d);
      d.qvel[i] = v;
      for (int r = 0; r < m.nv; r++) {
        want[r * m.nv + i] = (high[r] - low[r]) / (2 * h);
      }
    }
    assertClose("derivative by velocity", got, want, 1e-7);
  }

  private static double[] smooth(Model m, Data d) {
    double[] f = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      f[i] = d.qfrc.actuator[i] + d.qfrc.passive[i] - d.qfrc.bias[i];
    }
    return f;
  }
}
