package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

/** Properties; order and signs are compared with MuJoCo in {@link ReferenceTest}. */
class Eigen3Test {
  /** The iteration stops when the next rotation has a cosine above 1 - 1e-12. */
  private static final double ANGLE = 1.5e-6;

  @Test
  void diagonalizesAnySymmetricMatrix() {
    Seeds.forAll(
        300,
        random -> {
          double[] rot = new double[9], m = new double[9], d = Seeds.vector(random, 3);
          if (random.nextInt(4) == 0) {
            d[random.nextInt(3)] = d[random.nextInt(3)];
          }
          Mat3.fromQuat(rot, 0, Seeds.unitVector(random, 4), 0);
          Dense.sqrMatTD(m, 0, rot, 0, d, 0, 3, 3, true);
          double[] val = new double[3], vec = new double[9], quat = new double[4];
          boolean engine = random.nextBoolean();
          if (engine) {
            Eigen3.decompose(val, 0, vec, 0, quat, 0, m, 0);
          } else {
            Eigen3.principalAxes(val, 0, vec, 0, quat, 0, m, 0);
          }
          assertThat(val[0] + 1e-12).isGreaterThanOrEqualTo(val[1]);
          assertThat(val[1] + 1e-12).isGreaterThanOrEqualTo(val[2]);
          double[] diag = new double[9], back = new double[9];
          Mat3.transpose(diag, 0, vec, 0);
          Dense.sqrMatTD(back, 0, diag, 0, val, 0, 3, 3, true);
          assertThat(back).containsExactly(m, within(ANGLE * 2));
          Mat3.fromQuat(back, 0, quat, 0);
          assertThat(back).containsExactly(vec);
          assertThat(Dense.norm(quat, 0, 4)).isCloseTo(1, within(1e-14));
        });
  }

  @Test
  void diagonalMatricesAreOnlySorted() {
    double[] val = new double[3], vec = new double[9], quat = new double[4];
    double[] m = {1, 0, 0, 0, 2, 0, 0, 0, 3};
    assertThat(Eigen3.decompose(val, 0, vec, 0, quat, 0, m, 0)).isZero();
    assertThat(val).containsExactly(3, 2, 1);

    // turns by +90 degrees about z, x, z
    assertThat(vec).containsExactly(new double[] {0, 0, 1, 0, -1, 0, 1, 0, 0}, within(1e-14));
  }
}
