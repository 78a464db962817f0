package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TendonColumnsTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aRowIsAMultipleOfTheCoefficientsOfItsTendon(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = ConstraintScene.moving(m);
    MakeConstraint.forget(d);
    d.tendon.efcadr[0] = -1;
    assertThat(TendonColumns.open(m, d, 0, -3)).isTrue();
    TendonColumns.close(m, d, 0, ConstraintType.LIMIT_TENDON, 0);
    assertThat(d.nefc).isEqualTo(1);
    assertThat(d.tendon.efcadr[0]).isZero();
    int hinge = m.jnt.dofadr[m.names.jointId("hinge")];
    int slide = m.jnt.dofadr[m.names.jointId("slide")];
    double[] J = ConstraintScene.jacobian(m, d);
    for (int i = 0; i < m.nv; i++) {
      assertThat(J[i]).isEqualTo(i == hinge ? -3 : i == slide ? -6 : 0);
    }
  }
}
