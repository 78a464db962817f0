package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class Mat3Test {
  @Test
  void productsAgreeWithDenseProducts() {
    Seeds.forAll(
        100,
        random -> {
          double[] a = Seeds.vector(random, 9), b = Seeds.vector(random, 9);
          double[] small = new double[9], large = new double[9];
          Mat3.mul(small, 0, a, 0, b, 0);
          Dense.mulMatMat(large, 0, a, 0, b, 0, 3, 3, 3);
          assertThat(small).containsExactly(large);
          Mat3.mulTMat(small, 0, a, 0, b, 0);
          Dense.mulMatTMat(large, 0, a, 0, b, 0, 3, 3, 3);
          assertThat(small).containsExactly(large);
          Mat3.mulMatT(small, 0, a, 0, b, 0);
          Dense.mulMatMatT(large, 0, a, 0, b, 0, 3, 3, 3);
          assertThat(small).containsExactly(large);
          double[] v = new double[3], w = new double[3];
          Mat3.mulVec(v, 0, a, 0, b, 3);
          Dense.mulMatVec(w, 0, a, 0, b, 3, 3, 3);
          assertThat(v).containsExactly(w);
          Mat3.mulTVec(v, 0, a, 0, b, 3);
          Mat3.transpose(a, 0, a, 0);
          Mat3.mulVec(w, 0, a, 0, b, 3);
          assertThat(v).containsExactly(w);
        });
  }

  @Test
  void determinantIsMultiplicativeAndOneForRotations() {
    Seeds.forAll(
        100,
        random -> {
          double[] a = Seeds.vector(random, 9), b = Seeds.vector(random, 9), c = new double[9];
          Mat3.mul(c, 0, a, 0, b, 0);
          double product = Mat3.determinant(a, 0) * Mat3.determinant(b, 0);
          assertThat(Mat3.determinant(c, 0)).isCloseTo(product, within(1e-14));
          Mat3.fromQuat(c, 0, Seeds.unitVector(random, 4), 0);
          assertThat(Mat3.determinant(c, 0)).isCloseTo(1, within(1e-14));
        });
  }

  @Test
  void identityQuaternionGivesTheIdentity() {
    double[] m = new double[9];
    Mat3.fromQuat(m, 0, new double[] {1, 0, 0, 0}, 0);
    assertThat(m).containsExactly(1, 0, 0, 0, 1, 0, 0, 0, 1);
  }

  @Test
  void completedFrameIsARotationWithTheGivenFirstAxis() {
    Seeds.forAll(
        100,
        random -> {
          double[] frame = new double[9], product = new double[9];
          double[] axis = Seeds.unitVector(random, 3);
          Vec3.scale(frame, 0, axis, 0, 0.5 + random.nextDouble());
          if (random.nextBoolean()) {
            Vec3.copy(frame, 3, Seeds.unitVector(random, 3), 0);
          }
          Mat3.completeFrame(frame, 0);
          assertThat(Vec3.distance(frame, 0, axis, 0)).isLessThan(1e-15);
          Mat3.mulMatT(product, 0, frame, 0, frame, 0);
          assertThat(product)
              .containsExactly(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, within(1e-12));
          assertThat(Mat3.determinant(frame, 0)).isCloseTo(1, within(1e-12));
        });
  }

  @Test
  void completedFrameFallsBackToYThenZ() {
    double[] x = {1, 0, 0, 0, 0, 0, 7, 7, 7}, y = {0, 2, 0, 0.1, 0, 0, 7, 7, 7};
    Mat3.completeFrame(x, 0);
    assertThat(x).containsExactly(1, 0, 0, 0, 1, 0, 0, 0, 1);
    Mat3.completeFrame(y, 0);
    assertThat(y).containsExactly(0, 1, 0, 0, 0, 1, 1, 0, 0);
  }

  @Test
  void frameWithoutFirstAxisIsRefused() {
    assertThatThrownBy(() -> Mat3.completeFrame(new double[9], 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("length 0.0");
  }

  @Test
  void theMatrixOfAProductOfQuaternionsIsThatOfTheProduct() {
    Seeds.forAll(
        50,
        random -> {
          double[] a = Seeds.unitVector(random, 4), b = Seeds.unitVector(random, 4);
          double[] product = new double[4], want = new double[9], got = new double[9];
          Quat.mul(product, 0, a, 0, b, 0);
          Mat3.fromQuat(want, 0, product, 0);
          Mat3.fromQuatProduct(got, 0, a, 0, b, 0);
          assertThat(got).isEqualTo(want);
        });
  }
}
