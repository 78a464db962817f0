package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FlexElasticityTest {
  private static final double YOUNG = 1000;
  private static final double POISSON = 0.1;
  private static final double[] TETRAHEDRON = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};

  /**
   * With s the changes of squared edge lengths and E the Green strain, {@code s' K s = 4 V (mu tr(E
   * E) + lambda tr(E)^2)}: a quarter of it is the energy whose gradient is the force. MuJoCo weighs
   * the second term twice as much as St. Venant and Kirchhoff.
   */
  @Test
  void energyOfATetrahedronUnderUniformStrainIsThatOfTheMaterial() {
    double[] k = new double[FlexElasticity.PER_ELEMENT];
    new FlexElasticity(TETRAHEDRON, YOUNG, POISSON).tetrahedron(k, 0, new int[] {0, 1, 2, 3}, 0);
    double stretch = 1.1;
    double green = (stretch * stretch - 1) / 2;
    double[] moved = TETRAHEDRON.clone();
    for (int i = 0; i < 12; i += 3) {
      moved[i] *= stretch;
    }
    double twice = 0;
    int[] ends = {0, 1, 1, 2, 2, 0, 2, 3, 0, 3, 1, 3};
    double[] s = new double[6];
    for (int e = 0; e < 6; e++) {
      s[e] =
          square(moved, ends[2 * e], ends[2 * e + 1])
              - square(TETRAHEDRON, ends[2 * e], ends[2 * e + 1]);
    }
    int at = 0;
    for (int a = 0; a < 6; a++) {
      for (int b = a; b < 6; b++) {
        twice += (a == b ? 1 : 2) * k[at++] * s[a] * s[b];
      }
    }
    double lambda = YOUNG * POISSON / ((1 + POISSON) * (1 - 2 * POISSON));
    double mu = YOUNG / (2 * (1 + POISSON));
    assertThat(twice).isCloseTo(4 * (lambda + mu) * green * green / 6, within(1e-12));
  }

  @Test
  void aBlockThatIsShiftedFeelsNothing() {
    double[] nodes = new double[24];
    for (int n = 0; n < 8; n++) {
      nodes[3 * n] = n / 4;
      nodes[3 * n + 1] = 2.0 * (n / 2 % 2);
      nodes[3 * n + 2] = 0.5 * (n % 2);
    }
    double[] k = new double[24 * 24];
    new FlexElasticity(nodes, YOUNG, POISSON).block(k, 0, 1);
    for (int i = 0; i < 24; i++) {
      for (int axis = 0; axis < 3; axis++) {
        double force = 0;
        for (int n = 0; n < 8; n++) {
          force += k[24 * i + 3 * n + axis];
        }
        assertThat(force).isCloseTo(0, within(1e-11));
      }
    }
  }

  private static double square(double[] p, int i, int j) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = p[3 * i + k] - p[3 * j + k];
      sum += d * d;
    }
    return sum;
  }
}
