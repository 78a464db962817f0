package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuatDerivativesTest {
  private static final double STEP = 1e-6;

  private static double[] turned(double x, double y, double z) {
    double[] q = {1, 0, 0, 0};
    Quat.integrate(q, 0, new double[] {x, y, z}, 0, 1);
    return q;
  }

  private static double[] changed(double[] q, int axis, double by) {
    double[] res = q.clone();
    double[] v = new double[3];
    v[axis] = by;
    Quat.integrate(res, 0, v, 0, 1);
    return res;
  }

  /** Centred differences of 1e-6 have errors of 1e-10. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-9, 3e-5, 2e-4, 0.3, 1, 2.5})
  void differencesOfRotationsHaveTheseDerivatives(double angle) {
    double[] b = turned(0.3, -0.5, 0.2);
    double[] a = b.clone();
    Quat.integrate(a, 0, new double[] {0.48, -0.6, 0.64}, 0, angle);
    double[] byA = new double[9];
    double[] byB = new double[9];
    QuatDerivatives.sub(byA, byB, a, 0, b, 0);
    double[] high = new double[3];
    double[] low = new double[3];
    for (int k = 0; k < 3; k++) {
      Quat.sub(high, 0, changed(a, k, STEP), 0, b, 0);
      Quat.sub(low, 0, changed(a, k, -STEP), 0, b, 0);
      for (int r = 0; r < 3; r++) {
        assertThat(byA[3 * r + k]).isEqualTo((high[r] - low[r]) / (2 * STEP), within(1e-9));
      }
      Quat.sub(high, 0, a, 0, changed(b, k, STEP), 0);
      Quat.sub(low, 0, a, 0, changed(b, k, -STEP), 0);
      for (int r = 0; r < 3; r++) {
        assertThat(byB[3 * r + k]).isEqualTo((high[r] - low[r]) / (2 * STEP), within(1e-9));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-9, 3e-5, 2e-4, 0.3, 1, 2.5})
  void integrationHasTheseDerivatives(double speed) {
    double h = 0.7;
    double[] q = turned(0.3, -0.5, 0.2);
    double[] v = {0.48 * speed, -0.6 * speed, 0.64 * speed};
    double[] byQ = new double[9];
    double[] byV = new double[9];
    QuatDerivatives.integrate(byQ, byV, v, 0, h);
    double[] difference = new double[3];
    for (int k = 0; k < 3; k++) {
      double[] high = changed(q, k, STEP);
      double[] low = changed(q, k, -STEP);
      Quat.integrate(high, 0, v, 0, h);
      Quat.integrate(low, 0, v, 0, h);
      Quat.sub(difference, 0, high, 0, low, 0);
      for (int r = 0; r < 3; r++) {
        assertThat(byQ[3 * r + k]).isEqualTo(difference[r] / (2 * STEP), within(1e-9));
      }
      double[] more = v.clone();
      double[] less = v.clone();
      more[k] += STEP;
      less[k] -= STEP;
      high = q.clone();
      low = q.clone();
      Quat.integrate(high, 0, more, 0, h);
      Quat.integrate(low, 0, less, 0, h);
      Quat.sub(difference, 0, high, 0, low, 0);
      for (int r = 0; r < 3; r++) {
        assertThat(byV[3 * r + k]).isEqualTo(difference[r] / (2 * STEP), within(1e-9));
      }
    }
  }
}
