package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StepDerivativesTest {
  /** Derivatives that a system gives itself are those that its users get. */
  @Test
  void vectorsAreCarriedByTheMatrixOfTheSystem() {
    DelayedOscillator system = new DelayedOscillator(0.1, 1, 0, 1);
    StepDerivatives of =
        new StepDerivatives(system) {
          @Override
          public String method() {
            return "by hand";
          }

          @Override
          public double transition(double[] a, double[] b, double[] c, double[] d) {
            checkSizes(a, b, c, d);
            double[] matrix = {1, 2, 3, 4, 5, 6, 7, 8, 9};
            System.arraycopy(matrix, 0, a, 0, 9);
            return 0.1;
          }

          @Override
          public double sensitivity(double[] p, double[] q) {
            return 0.1;
          }
        };
    double[] v = {1, 0, 0, 0, 1, -1};
    assertThat(of.step(v, 2).dt()).isEqualTo(0.1);
    assertThat(v).containsExactly(1, 4, 7, -1, -1, -1);
    assertThat(of.states()).isEqualTo(3);
    assertThat(of.inputs()).isEqualTo(1);
    assertThat(of.outputs()).isEqualTo(1);
    assertThat(of.parameters()).isZero();
    assertThat(of.parameterNames()).isEmpty();
    assertThat(of.system()).isSameAs(system);
  }
}
