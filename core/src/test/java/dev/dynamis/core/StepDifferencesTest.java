package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class StepDifferencesTest {
  private static final double H = 0.1;
  private static final double K = 3;
  private static final double C = 0.5;

  private final DelayedOscillator system = new DelayedOscillator(H, K, C, 2);

  /** {@code v' = v + h (u - k x - c late), x' = x + h v'}; the past is a shift register. */
  private static final double[] A = {
    1 - H * H * K,
    H,
    -H * H * C,
    0, //
    -H * K,
    1,
    -H * C,
    0, //
    0,
    0,
    0,
    1, //
    0,
    1,
    0,
    0
  };

  @Test
  void aLinearStepHasTheMatricesOfItsEquations() {
    for (int k = 0; k < 5; k++) {
      system.step();
    }
    double[] start = new double[system.stateSize()];
    system.save(start);
    system.setInputs(new double[] {0.25});
    StepDerivatives of = system.derivatives();
    double[] a = new double[16];
    double[] b = new double[4];
    double[] c = new double[4];
    double[] d = new double[1];

    assertThat(of.transition(a, b, c, d)).isEqualTo(H);
    assertThat(a).containsExactly(A, within(1e-10));
    assertThat(b).containsExactly(new double[] {H * H, H, 0, 0}, within(1e-10));
    // the energy is (v^2 + k x^2) / 2
    assertThat(c).containsExactly(new double[] {K * start[1], start[2], 0, 0}, within(1e-9));
    assertThat(d).containsExactly(0.0);
    assertThat(of.stateNames()).containsExactly("x", "v", "v[-2]", "v[-1]");
    assertThat(of.inputNames()).containsExactly("force");
    assertThat(of.outputNames()).containsExactly("energy");
    assertThat(of.method()).isEqualTo("centred differences");

    double[] end = new double[start.length];
    system.save(end);
    assertThat(end).isEqualTo(start);
    double[] u = new double[1];
    system.inputs(u);
    assertThat(u).containsExactly(0.25);
  }

  @Test
  void aStepCarriesFewVectorsAndMany() {
    DelayedOscillator other = system.copy();
    double[] few = {1, 2, 3, 4};
    double[] many = new double[16];
    for (int i = 0; i < 4; i++) {
      many[5 * i] = 1;
    }
    assertThat(system.derivatives().step(few, 1).status()).isEqualTo(StepStatus.OK);
    other.derivatives().step(many, 4);
    assertThat(system.time()).isEqualTo(H);
    assertThat(other.time()).isEqualTo(H);
    for (int i = 0; i < 4; i++) {
      double image = 0;
      for (int j = 0; j < 4; j++) {
        image += A[4 * i + j] * (j + 1);
        assertThat(many[4 * j + i]).isEqualTo(A[4 * i + j], within(1e-10));
      }
      assertThat(few[i]).isEqualTo(image, within(1e-9));
    }
  }

  @Test
  void matricesThatAreTooSmallAreRefused() {
    StepDerivatives of = system.derivatives();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of.transition(new double[15], null, null, null))
        .withMessage("A: 4 x 4 expected, found 15 numbers");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> of.step(new double[7], 2))
        .withMessageContaining("2 x 4");
    assertThatIllegalArgumentException().isThrownBy(() -> new StepDifferences(system).size(0));
  }

  @Test
  void aStepThatDivergesHasNoDerivatives() {
    double[] state = new double[system.stateSize()];
    system.save(state);
    state[1] = Double.NaN;
    system.load(state);
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> system.derivatives().transition(new double[16], null, null, null))
        .withMessageContaining("x is NaN");
  }

  @Test
  void aWarmCallAllocatesNothing() {
    StepDerivatives of = system.derivatives();
    double[] a = new double[16];
    double[] b = new double[4];
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (int k = 0; k < 2000; k++) {
      of.transition(a, b, null, null);
    }
    long before = threads.getCurrentThreadAllocatedBytes();
    of.transition(a, b, null, null);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
  }
}
