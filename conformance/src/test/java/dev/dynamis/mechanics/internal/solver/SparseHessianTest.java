package dev.dynamis.mechanics.internal.solver;

import static dev.dynamis.mechanics.internal.solver.HessianCheck.assertSolves;
import static dev.dynamis.mechanics.internal.solver.HessianCheck.assertSolvesAfterUpdates;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparseHessianTest {
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void solvesWithTheDerivativeOfTheGradient(int cone) {
    assertSolves(new SparseHessian(Buffers.unlimited()), cone, true);
  }

  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void followsChangesOfStates(int cone) {
    assertSolvesAfterUpdates(new SparseHessian(Buffers.unlimited()), cone, true);
  }
}
