package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintState;
import org.junit.jupiter.api.Test;

class HessianTest {
  @Test
  void onlyRowsThatBecomeOrCeaseToBeQuadraticChangeIt() {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, false);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    int[][] cases = {
      {ConstraintState.QUADRATIC, ConstraintState.QUADRATIC, 0},
      {ConstraintState.QUADRATIC, ConstraintState.SATISFIED, 1},
      {ConstraintState.SATISFIED, ConstraintState.QUADRATIC, 1},
      {ConstraintState.LINEARPOS, ConstraintState.QUADRATIC, 1},
      {ConstraintState.LINEARNEG, ConstraintState.SATISFIED, 0},
      {ConstraintState.CONE, ConstraintState.SATISFIED, 0},
    };
    for (int[] c : cases) {
      p.oldState[0] = c[0];
      p.state[0] = c[1];
      assertThat(Hessian.changes(p, 0)).isEqualTo(c[2] == 1);
    }
  }
}
