package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowsTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void openedRowsAreZeroAndCountOnceTheyAreClosed(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = new Data(m);
    int[] dofs = {2, 5, 7};
    assertThat(Rows.open(m, d, 2, dofs, 3)).isTrue();
    assertThat(d.nefc).isZero();
    int stride = Rows.stride(m, 3);
    d.efc.J[Rows.address(m, d, dofs, 1)] = 4;
    d.efc.J[Rows.address(m, d, dofs, 2) + stride] = -1;
    Rows.close(m, d, 2, 3, ConstraintType.LIMIT_JOINT, 9);

    assertThat(d.nefc).isEqualTo(2);
    assertThat(d.nl).isEqualTo(2);
    assertThat(d.nJ).isEqualTo(sparse ? 6 : 2 * m.nv);
    double[] J = ConstraintScene.jacobian(m, d);
    for (int i = 0; i < J.length; i++) {
      assertThat(J[i]).isEqualTo(i == 5 ? 4 : i == m.nv + 7 ? -1 : 0);
    }
    assertThat(d.efc.id[1]).isEqualTo(9);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rowsThatNothingMovesAreDropped(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = new Data(m);
    Rows.open(m, d, 1, new int[0], 0);
    Rows.close(m, d, 1, 0, ConstraintType.EQUALITY, 0);
    assertThat(d.nefc).isZero();
    assertThat(d.nJ).isZero();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void withoutRoomNoRowIsOpened(boolean sparse) {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, sparse);
    Data d = new Data(m);
    // a row takes more than a hundred bytes
    int rows = (int) (m.narena / 100);
    assertThat(Rows.open(m, d, rows, new int[] {0}, 1)).isFalse();
    assertThat(d.nefc).isZero();
  }
}
