package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SpatialTest {
  @Test
  @Tag("acceptance:004-145")
  void motionsAndForcesMoveAsRecorded() {
    double[] to = {1, 2, 3}, from = new double[3], res = new double[6];
    double[] vector = {1, 2, 3, 4, 5, 6};
    double[] quarterTurn = {0, -1, 0, 1, 0, 0, 0, 0, 1};
    Spatial.transformMotion(res, 0, vector, 0, to, 0, from, 0, quarterTurn, 0);
    assertThat(res).containsExactly(2, -1, 3, 5, -4, 6);
    Spatial.transformForce(res, 0, vector, 0, to, 0, from, 0, quarterTurn, 0);
    assertThat(res).containsExactly(-4, -4, 6, 5, -4, 6);
  }

  @Test
  void powerDoesNotDependOnPointAndAxes() {
    Seeds.forAll(
        100,
        random -> {
          double[] m = Seeds.vector(random, 6), f = Seeds.vector(random, 6);
          double[] to = Seeds.vector(random, 3),
              from = Seeds.vector(random, 3),
              rot = new double[9];
          Mat3.fromQuat(rot, 0, Seeds.unitVector(random, 4), 0);
          double power = Spatial.dot6(m, 0, f, 0);
          Spatial.transformMotion(m, 0, m, 0, to, 0, from, 0, rot, 0);
          Spatial.transformForce(f, 0, f, 0, to, 0, from, 0, rot, 0);
          assertThat(Spatial.dot6(m, 0, f, 0)).isCloseTo(power, within(1e-14));
        });
  }

  @Test
  void shiftingForthAndBackChangesNothing() {
    Seeds.forAll(
        100,
        random -> {
          double[] m = Seeds.vector(random, 6), n = new double[6];
          double[] to = Seeds.vector(random, 3), from = Seeds.vector(random, 3);
          Spatial.shiftMotion(n, 0, m, 0, to, 0, from, 0);
          Spatial.shiftMotion(n, 0, n, 0, from, 0, to, 0);
          assertThat(n).containsExactly(m, within(1e-15));
          Spatial.shiftForce(n, 0, m, 0, to, 0, from, 0);
          Spatial.shiftForce(n, 0, n, 0, from, 0, to, 0);
          assertThat(n).containsExactly(m, within(1e-15));
        });
  }

  @Test
  void crossProductsAreDualAndMotionsObeyJacobi() {
    Seeds.forAll(
        100,
        random -> {
          double[] a = Seeds.vector(random, 6), b = Seeds.vector(random, 6);
          double[] c = Seeds.vector(random, 6), r = new double[6], s = new double[6];

          // (a x b) . c = -b . (a x* c)
          Spatial.crossMotion(r, 0, a, 0, b, 0);
          Spatial.crossForce(s, 0, a, 0, c, 0);
          assertThat(Spatial.dot6(r, 0, c, 0)).isCloseTo(-Spatial.dot6(b, 0, s, 0), within(1e-14));

          // (a x b) x c + (b x c) x a + (c x a) x b = 0
          double[] sum = new double[6];
          Spatial.crossMotion(r, 0, r, 0, c, 0);
          Spatial.addTo(sum, 0, r, 0);
          Spatial.crossMotion(r, 0, b, 0, c, 0);
          Spatial.crossMotion(r, 0, r, 0, a, 0);
          Spatial.addTo(sum, 0, r, 0);
          Spatial.crossMotion(r, 0, c, 0, a, 0);
          Spatial.crossMotion(r, 0, r, 0, b, 0);
          Spatial.addTo(sum, 0, r, 0);
          assertThat(sum).containsExactly(new double[6], within(1e-14));
        });
  }

  @Test
  void hingeIsAPureRotationSeenFromElsewhere() {
    double[] axis = {0, 0, 1}, offset = {2, 0, 0}, dof = new double[6], shifted = new double[6];
    Spatial.hinge(dof, 0, axis[0], axis[1], axis[2], offset[0], offset[1], offset[2]);
    assertThat(dof).containsExactly(0, 0, 1, 0, 2, 0);
    Spatial.shiftMotion(
        shifted, 0, new double[] {0, 0, 1, 0, 0, 0}, 0, offset, 0, new double[3], 0);
    assertThat(shifted).containsExactly(dof);
    Spatial.slide(dof, 0, axis, 0);
    assertThat(dof).containsExactly(0, 0, 0, 0, 0, 1);
  }

  @Test
  void dofsAddUp() {
    Seeds.forAll(
        50,
        random -> {
          for (int n = 0; n <= 6; n++) {
            double[] dof = Seeds.vector(random, 6 * n), v = Seeds.vector(random, n);
            double[] res = Seeds.vector(random, 6), sum = new double[6];
            for (int k = 0; k < n; k++) {
              Spatial.addToScaled(sum, 0, dof, 6 * k, v[k]);
            }
            Spatial.mulDofs(res, 0, dof, 0, v, 0, n);
            assertThat(res).containsExactly(sum);
          }
        });
  }

  @Test
  void dotSumsAsTheGeneralOne() {
    Seeds.forAll(
        100,
        random -> {
          double[] a = Seeds.vector(random, 6), b = Seeds.vector(random, 6);
          assertThat(Spatial.dot6(a, 0, b, 0)).isEqualTo(Dense.dot(a, 0, b, 0, 6));
        });
  }
}
