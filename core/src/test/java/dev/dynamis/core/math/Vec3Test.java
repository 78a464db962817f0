package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class Vec3Test {
  @Test
  void crossProductIsOrthogonalAndObeysLagrange() {
    Seeds.forAll(
        200,
        random -> {
          double[] a = Seeds.vector(random, 3), b = Seeds.vector(random, 3), c = new double[3];
          Vec3.cross(c, 0, a, 0, b, 0);
          assertThat(Vec3.dot(a, 0, c, 0)).isCloseTo(0, within(1e-15));
          assertThat(Vec3.dot(b, 0, c, 0)).isCloseTo(0, within(1e-15));
          double ab = Vec3.dot(a, 0, b, 0);
          double expected = Vec3.dot(a, 0, a, 0) * Vec3.dot(b, 0, b, 0) - ab * ab;
          assertThat(Vec3.dot(c, 0, c, 0)).isCloseTo(expected, within(1e-14));
        });
  }

  @Test
  void worksFromAnOffsetOn() {
    double[] a = {9, 1, 2, 3, 9}, b = {8, 8, 4, 5, 6};
    Vec3.add(a, 1, a, 1, b, 2);
    assertThat(a).containsExactly(9, 5, 7, 9, 9);
    Vec3.sub(a, 1, a, 1, b, 2);
    Vec3.addScaled(b, 2, a, 1, b, 2, 10);
    assertThat(b).containsExactly(8, 8, 41, 52, 63);
    Vec3.addToScaled(b, 2, a, 1, -1);
    Vec3.subFrom(b, 2, a, 1);
    Vec3.addTo(b, 2, a, 1);
    assertThat(b).containsExactly(8, 8, 40, 50, 60);
    Vec3.scale(b, 0, b, 2, 0.1);
    assertThat(b).containsExactly(4, 5, 6, 50, 60);
    Vec3.copy(b, 1, a, 1);
    Vec3.zero(a, 2);
    assertThat(a).containsExactly(9, 1, 0, 0, 0);
    assertThat(b).containsExactly(4, 1, 2, 3, 60);
  }

  @Test
  void distanceIsTheNormOfTheDifference() {
    double[] a = {1, 2, 3}, b = {1, 5, 7};
    assertThat(Vec3.distance(a, 0, b, 0)).isEqualTo(5);
    assertThat(Vec3.norm(new double[] {2, 3, 6}, 0)).isEqualTo(7);
  }

  @Test
  void normalizingAVanishingVectorGivesTheFirstAxis() {
    double[] a = {3e-16, -4e-16, 0};
    assertThat(Vec3.normalize(a, 0)).isCloseTo(5e-16, within(1e-30));
    assertThat(a).containsExactly(1, 0, 0);
  }
}
