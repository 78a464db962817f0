package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class QuatTest {
  @Test
  void multiplicationIsAGroup() {
    Seeds.forAll(
        200,
        random -> {
          double[] a = Seeds.unitVector(random, 4), b = Seeds.unitVector(random, 4);
          double[] c = Seeds.unitVector(random, 4);
          double[] left = new double[4], right = new double[4];
          Quat.mul(left, 0, a, 0, b, 0);
          Quat.mul(left, 0, left, 0, c, 0);
          Quat.mul(right, 0, b, 0, c, 0);
          Quat.mul(right, 0, a, 0, right, 0);
          assertThat(left).containsExactly(right, within(1e-15));
          Quat.conjugate(b, 0, a, 0);
          Quat.mul(left, 0, a, 0, b, 0);
          assertThat(left).containsExactly(new double[] {1, 0, 0, 0}, within(1e-15));
          Quat.identity(b, 0);
          Quat.mul(left, 0, a, 0, b, 0);
          assertThat(left).containsExactly(a);
        });
  }

  @Test
  void rotationIsLinearWithTheProductAndUndone() {
    Seeds.forAll(
        200,
        random -> {
          double[] a = Seeds.unitVector(random, 4), b = Seeds.unitVector(random, 4);
          double[] v = Seeds.vector(random, 3), once = new double[3], twice = new double[3];
          double[] ab = new double[4];
          Quat.mul(ab, 0, a, 0, b, 0);
          Quat.rotate(once, 0, v, 0, ab, 0);
          Quat.rotate(twice, 0, v, 0, b, 0);
          Quat.rotate(twice, 0, twice, 0, a, 0);
          assertThat(once).containsExactly(twice, within(1e-14));
          Quat.unrotate(once, 0, once, 0, ab, 0);
          assertThat(once).containsExactly(v, within(1e-14));
        });
  }

  @Test
  void rotationAgreesWithTheMatrixAndBack() {
    Seeds.forAll(
        300,
        random -> {
          double[] q = Seeds.unitVector(random, 4), m = new double[9], back = new double[4];
          double[] v = Seeds.vector(random, 3), byQuat = new double[3], byMat = new double[3];
          Mat3.fromQuat(m, 0, q, 0);
          Quat.rotate(byQuat, 0, v, 0, q, 0);
          Mat3.mulVec(byMat, 0, m, 0, v, 0);
          assertThat(byQuat).containsExactly(byMat, within(1e-14));
          Quat.fromMat(back, 0, m, 0);
          double sign = Math.signum(Dense.dot(q, 0, back, 0, 4));
          Dense.scale(q, 0, q, 0, sign, 4);
          assertThat(back).containsExactly(q, within(1e-14));
        });
  }

  @Test
  void halfTurnsComeBackFromTheirMatrices() {
    double[] m = new double[9], q = new double[4];
    for (int axis = 1; axis <= 3; axis++) {
      double[] half = new double[4];
      half[axis] = 1;
      Mat3.fromQuat(m, 0, half, 0);
      Quat.fromMat(q, 0, m, 0);
      assertThat(q).containsExactly(half);
    }
  }

  @Test
  void subtractionInvertsIntegration() {
    Seeds.forAll(
        300,
        random -> {
          double[] q = Seeds.unitVector(random, 4), moved = q.clone(), back = new double[3];
          double[] v = Seeds.vector(random, 3);
          double h = random.nextDouble(0.01, 1.7);
          Quat.integrate(moved, 0, v, 0, h);
          Quat.sub(back, 0, moved, 0, q, 0);
          Vec3.scale(v, 0, v, 0, h);
          assertThat(back).containsExactly(v, within(1e-14));
        });
  }

  @Test
  void velocityTakesTheShorterWayRound() {
    double[] v = new double[3];
    Quat.toVelocity(v, 0, new double[] {-0.8, 0.6, 0, 0}, 0, 0.5);
    double angle = 2 * StrictMath.atan2(0.6, -0.8) - 2 * Math.PI;
    assertThat(v).containsExactly(new double[] {2 * angle, 0, 0}, within(1e-15));
    Quat.toVelocity(v, 0, new double[] {1, 0, 0, 0}, 0, 0.5);
    assertThat(v).containsExactly(0, 0, 0);
  }

  @Test
  void derivativeIsTheLimitOfIntegration() {
    Seeds.forAll(
        50,
        random -> {
          double[] q = Seeds.unitVector(random, 4), v = Seeds.vector(random, 3);
          double[] ahead = q.clone(), behind = q.clone(), rate = new double[4];
          double h = 1e-5;
          Quat.integrate(ahead, 0, v, 0, h);
          Quat.integrate(behind, 0, v, 0, -h);
          double[] fixed = new double[3];
          Quat.rotate(fixed, 0, v, 0, q, 0);
          Quat.derivative(rate, 0, q, 0, fixed, 0);
          for (int k = 0; k < 4; k++) {
            double difference = (ahead[k] - behind[k]) / (2 * h);
            assertThat(rate[k]).isCloseTo(difference, within(1e-10));
          }
          double[] product = new double[4];
          Quat.mulAxis(product, 0, q, 0, v, 0);
          Dense.scale(product, 0, product, 0, 0.5, 4);
          assertThat(product).containsExactly(rate, within(1e-15));
        });
  }

  @Test
  void normalizingLeavesTheBitsOfAlmostUnitQuaternions() {
    double[] q = {0.6, 0.8 + 1e-16, 0, 0}, copy = q.clone();
    assertThat(Quat.normalize(q, 0)).isEqualTo(1);
    assertThat(q).containsExactly(copy);
    double[] zero = {1e-16, 0, 0, 0};
    Quat.normalize(zero, 0);
    assertThat(zero).containsExactly(1, 0, 0, 0);
  }

  @Test
  void integratingWithoutVelocityOnlyNormalizes() {
    double[] q = {0, 2, 0, 0};
    Quat.integrate(q, 0, new double[3], 0, 0.1);
    assertThat(q).containsExactly(0, 1, 0, 0);
  }

  @Test
  void zAxisIsTakenToTheGivenDirection() {
    Seeds.forAll(
        100,
        random -> {
          double[] v = Seeds.vector(random, 3), q = new double[4], z = {0, 0, 1};
          Quat.fromZ(q, 0, v, 0);
          Quat.rotate(z, 0, z, 0, q, 0);
          Vec3.normalize(v, 0);
          assertThat(z).containsExactly(v, within(1e-14));
          assertThat(q[3]).isZero();
        });
  }

  @Test
  void eulerAnglesTurnAboutMovingOrFixedAxes() {
    double[] quarter = {Math.PI / 2, Math.PI / 2, 0}, q = new double[4], v = {0, 0, 1};

    // moving axes: the last turn acts first on the vector
    Quat.fromEuler(q, 0, quarter, 0, "xyz");
    Quat.rotate(v, 0, v, 0, q, 0);
    assertThat(v).containsExactly(new double[] {1, 0, 0}, within(1e-15));

    // fixed axes: the first turn acts first
    Vec3.set(v, 0, 0, 0, 1);
    Quat.fromEuler(q, 0, quarter, 0, "XYZ");
    Quat.rotate(v, 0, v, 0, q, 0);
    assertThat(v).containsExactly(new double[] {0, -1, 0}, within(1e-15));
  }

  @Test
  @Tag("acceptance:004-87")
  @Tag("acceptance:004-144")
  void quarterTurnAboutZTakesXToY() {
    double[] axis = {0, 0, 1}, quat = new double[4], point = {1, 0, 0};
    Quat.fromAxisAngle(quat, 0, axis, 0, Math.PI / 2);
    assertThat(quat)
        .containsExactly(
            new double[] {0.70710678118654757, 0, 0, 0.70710678118654746}, within(1e-15));
    Quat.rotate(point, 0, point, 0, quat, 0);
    assertThat(point).containsExactly(new double[] {0, 1, 0}, within(1e-15));

    double[] twice = new double[4], back = new double[4];
    Quat.mul(twice, 0, quat, 0, quat, 0);
    assertThat(twice).containsExactly(new double[] {0, 0, 0, 1}, within(1e-15));
    Quat.conjugate(back, 0, quat, 0);
    assertThat(back).containsExactly(quat[0], -0.0, -0.0, -quat[3]);
  }

  @Test
  void eulerSequenceMustBeThreeKnownLetters() {
    assertThatThrownBy(() -> Quat.fromEuler(new double[4], 0, new double[3], 0, "xyzx"))
        .hasMessageContaining("4 letters");
    assertThatThrownBy(() -> Quat.fromEuler(new double[4], 0, new double[3], 0, "xya"))
        .hasMessageContaining("'a'");
  }

  @Test
  void nearestRotationMaximizesTheTrace() {
    Seeds.forAll(
        50,
        random -> {
          double[] q = Seeds.unitVector(random, 4),
              m = new double[9],
              noise = Seeds.vector(random, 9);
          Mat3.fromQuat(m, 0, q, 0);
          Dense.addToScaled(m, 0, noise, 0, 0.2, 9);
          double[] nearest = {1, 0, 0, 0}, r = new double[9], stretch = new double[9];
          Quat.nearest(nearest, 0, m, 0);

          // polar decomposition: transpose(R) m is symmetric at the optimum
          Mat3.fromQuat(r, 0, nearest, 0);
          Mat3.mulTMat(stretch, 0, r, 0, m, 0);
          assertThat(stretch[1]).isCloseTo(stretch[3], within(1e-8));
          assertThat(stretch[2]).isCloseTo(stretch[6], within(1e-8));
          assertThat(stretch[5]).isCloseTo(stretch[7], within(1e-8));
        });
  }
}
