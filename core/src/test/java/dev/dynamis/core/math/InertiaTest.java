package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class InertiaTest {
  @Test
  void momentumAtTheReferencePointIsThatOfTheBody() {
    Seeds.forAll(
        100,
        random -> {
          double[] diag = {
            1 + random.nextDouble(), 1 + random.nextDouble(), 1 + random.nextDouble()
          };
          double[] rot = new double[9], c = Seeds.vector(random, 3);
          double mass = 0.5 + random.nextDouble();
          Mat3.fromQuat(rot, 0, Seeds.unitVector(random, 4), 0);
          double[] inertia = new double[10], v = Seeds.vector(random, 6), momentum = new double[6];
          Inertia.of(inertia, 0, diag, 0, rot, 0, c, 0, mass);
          Inertia.mulVec(momentum, 0, inertia, 0, v, 0);

          // by hand: velocity at the center of mass, momentum in principal axes, back
          double[] local = new double[6], zero = new double[3];
          Spatial.transformMotion(local, 0, v, 0, c, 0, zero, 0, rot, 0);
          double[] expected = {
            diag[0] * local[0], diag[1] * local[1], diag[2] * local[2],
            mass * local[3], mass * local[4], mass * local[5]
          };
          Mat3.mulVec(expected, 0, rot, 0, expected, 0);
          Mat3.mulVec(expected, 3, rot, 0, expected, 3);
          Spatial.shiftForce(expected, 0, expected, 0, zero, 0, c, 0);
          assertThat(momentum).containsExactly(expected, within(1e-14));
        });
  }

  @Test
  void inertiasAdd() {
    Seeds.forAll(
        50,
        random -> {
          double[] a = Seeds.vector(random, 10), b = Seeds.vector(random, 10);
          double[] v = Seeds.vector(random, 6);
          double[] sum = new double[6], other = new double[6];
          Inertia.mulVec(sum, 0, a, 0, v, 0);
          Inertia.mulVec(other, 0, b, 0, v, 0);
          Spatial.addTo(sum, 0, other, 0);
          Inertia.addTo(a, 0, b, 0);
          Inertia.mulVec(other, 0, a, 0, v, 0);
          assertThat(other).containsExactly(sum, within(1e-14));
        });
  }
}
