package dev.dynamis.mechanics.internal.solver;

import static dev.dynamis.mechanics.internal.solver.HessianCheck.assertSolves;
import static dev.dynamis.mechanics.internal.solver.HessianCheck.assertSolvesAfterUpdates;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowHessianTest {
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void solvesWithTheDerivativeOfTheGradient(int cone) {
    assertSolves(new RowHessian(Buffers.unlimited()), cone, false);
  }

  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void followsChangesOfStates(int cone) {
    assertSolvesAfterUpdates(new RowHessian(Buffers.unlimited()), cone, false);
  }
}
