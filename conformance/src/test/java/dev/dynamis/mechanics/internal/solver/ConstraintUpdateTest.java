package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstraintUpdateTest {
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void forcesAreMinusTheDerivativesOfTheCost(int cone) {
    Model m = ConstraintScene.model(cone, false);
    Data d = ConstraintScene.moving(m);
    for (double scale : new double[] {0.1, 1, 10}) {
      double[] jar = new double[d.nefc];
      for (int i = 0; i < d.nefc; i++) {
        jar[i] = scale * StrictMath.sin(3 + 5 * i);
      }
      ConstraintUpdate.rows(d, jar);
      double[] force = d.efc.force.clone();
      for (int i = 0; i < d.nefc; i++) {
        double h = 1e-6;
        double middle = jar[i];
        jar[i] = middle + h;
        double above = ConstraintUpdate.rows(d, jar);
        jar[i] = middle - h;
        double below = ConstraintUpdate.rows(d, jar);
        jar[i] = middle;
        double slope = (above - below) / (2 * h);
        assertThat(force[i]).isCloseTo(-slope, within(1e-5 * (1 + Math.abs(slope))));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void theCostIsConvex(int cone) {
    Model m = ConstraintScene.model(cone, false);
    Data d = ConstraintScene.moving(m);
    for (int round = 0; round < 50; round++) {
      double[] a = new double[d.nefc];
      double[] b = new double[d.nefc];
      double[] middle = new double[d.nefc];
      for (int i = 0; i < d.nefc; i++) {
        a[i] = StrictMath.sin(3 * i + round);
        b[i] = StrictMath.cos(7 * i - round);
        middle[i] = (a[i] + b[i]) / 2;
      }
      double between = ConstraintUpdate.rows(d, middle);
      double ends = (ConstraintUpdate.rows(d, a) + ConstraintUpdate.rows(d, b)) / 2;
      assertThat(between).isLessThanOrEqualTo(ends);
    }
  }
}
