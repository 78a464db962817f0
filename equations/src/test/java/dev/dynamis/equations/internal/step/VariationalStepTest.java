package dev.dynamis.equations.internal.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class VariationalStepTest {
  /** For {@code x' = l x} the method's stability function is the (2, 3) Padé approximant of exp. */
  @Test
  void aScalarGrowsByTheStabilityFunction() {
    for (double z : new double[] {-0.5, 1, -100, -1e6}) {
      Rhs f =
          new Rhs() {
            @Override
            public void eval(double[] dx, double t, double[] x) {
              dx[0] = z * x[0] + 3;
            }

            @Override
            public boolean jacobian(double[] j, double t, double[] x) {
              j[0] = z;
              return true;
            }
          };
      double[] v = {7, 1, 0};
      VariationalStep step = new VariationalStep(1, 1);
      assertThat(step.carry(v, 1, 2, f, (jac, t, x) -> jac[0] = 1, 0, 1, new double[2], 1))
          .isTrue();
      double r = (1 + 2 * z / 5 + z * z / 20) / (1 - 3 * z / 5 + 3 * z * z / 20 - z * z * z / 60);
      assertThat(v[1]).isEqualTo(r, within(1e-12));
      // a constant drive of 1 adds (R(z) - 1) / z
      assertThat(v[2]).isEqualTo((r - 1) / z, within(1e-12));
      assertThat(v[0]).isEqualTo(7);
    }
  }
}
