package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstraintJacobianTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void productsAreThoseOfTheDenseMatrix(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = ConstraintScene.moving(m);
    double[] J = ConstraintScene.jacobian(m, d);
    double[] force = new double[d.nefc];
    for (int i = 0; i < d.nefc; i++) {
      force[i] = StrictMath.cos(i);
    }
    double[] velocity = new double[d.nefc];
    ConstraintJacobian.multiply(m, d, velocity, d.qvel);
    double[] want = ConstraintScene.times(J, d.nefc, m.nv, d.qvel, false);
    assertThat(Reference.error(want, velocity)).isLessThan(1e-14);
    assertThat(Reference.error(Arrays.copyOf(d.efc.vel, d.nefc), velocity)).isLessThan(1e-14);
    double[] qfrc = new double[m.nv];
    ConstraintJacobian.multiplyTransposed(m, d, qfrc, force);
    assertThat(Reference.error(ConstraintScene.times(J, d.nefc, m.nv, force, true), qfrc))
        .isLessThan(1e-14);
  }
}
