package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RateDerivativesTest {
  private static Model load(String name) {
    return Mjcf.load(Path.of("src/test/resources", name + ".xml")).model();
  }

  /** A pendulum of length 1 with damping c and torque u: {@code q'' = u - g sin q - c q'}. */
  @Test
  void aPendulumHasTheMatricesOfItsEquation() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <option gravity="0 0 -9.81"/>
                      <worldbody>
                        <body>
                          <joint name="q" axis="0 1 0" damping="0.3"/>
                          <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
                        </body>
                      </worldbody>
                      <actuator><motor joint="q"/></actuator>
                      <sensor><jointvel joint="q"/><actuatorfrc actuator="0"/></sensor>
                    </mujoco>
                    """
                        .replace("actuator=\"0\"", "actuator=\"m\"")
                        .replace("<motor ", "<motor name=\"m\" ")))
            .model();
    Data d = new Data(m);
    d.qpos[0] = 0.7;
    d.qvel[0] = 1.5;
    d.ctrl[0] = 2;
    double[] a = new double[4];
    double[] b = new double[2];
    double[] c = new double[4];
    double[] dd = new double[2];
    new RateDerivatives(m).rates(d, a, b, c, dd);
    double stiffness = -9.81 * StrictMath.cos(0.7);
    assertThat(a).containsExactly(new double[] {0, 1, stiffness, -0.3}, within(1e-7));
    assertThat(b).containsExactly(new double[] {0, 1}, within(1e-7));
    assertThat(c).containsExactly(new double[] {0, 1, 0, 0}, within(1e-7));
    assertThat(dd).containsExactly(new double[] {0, 1}, within(1e-7));
    assertThat(d.qpos[0]).isEqualTo(0.7);
    assertThat(d.ctrl[0]).isEqualTo(2);
  }

  /**
   * Short steps: {@code (A_step - I) / h} tends to A. A step moves positions by the new velocity,
   * which differs by h, and the force of contacts depends on positions by 1e4.
   */
  @Test
  void theyAreTheLimitOfShortSteps() {
    Model m = load("smooth/tendons");
    Data d = new Data(m);
    for (int i = 0; i < m.nv; i++) {
      d.qvel[i] = 0.1 * (i % 5) - 0.2;
    }
    RateDerivatives of = new RateDerivatives(m);
    int n = of.stateSize();
    double[] a = new double[n * n];
    of.rates(d, a, null, null, null);
    double[] errors = new double[2];
    for (int k = 0; k < 2; k++) {
      m.opt.timestep = k == 0 ? 1e-4 : 5e-5;
      double[] step = new double[n * n];
      new Derivatives(m).transition(d, step, null, null, null);
      for (int i = 0; i < n * n; i++) {
        double rate = (step[i] - (i % (n + 1) == 0 ? 1 : 0)) / m.opt.timestep;
        errors[k] = Math.max(errors[k], Math.abs(rate - a[i]));
      }
    }
    double scale = 0;
    for (double x : a) {
      scale = Math.max(scale, Math.abs(x));
    }
    assertThat(errors[0]).isLessThan(0.05 * scale);
    // of first order: half the step, half the difference
    assertThat(errors[1] / errors[0]).isCloseTo(0.5, within(0.05));
  }

  /** A free body that spins about z: changes of rotation turn backwards in its frame. */
  @Test
  void aRotationIsSeenFromATurningFrame() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    "<mujoco><worldbody><body><freejoint/><geom size='0.5'/></body></worldbody>"
                        + "</mujoco>"))
            .model();
    Data d = new Data(m);
    d.qvel[5] = 2;
    double[] a = new double[144];
    new RateDerivatives(m).rates(d, a, null, null, null);
    assertThat(a[3 * 12 + 4]).isEqualTo(2);
    assertThat(a[4 * 12 + 3]).isEqualTo(-2);
    assertThat(a[3 * 12 + 9]).isEqualTo(1);
  }

  @Test
  void delaysHaveNoContinuousForm() {
    Model m = load("smooth/delays");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RateDerivatives(m))
        .withMessageContaining("use the derivatives of a step");
  }
}
