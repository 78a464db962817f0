package dev.dynamis.mechanics.internal.solver;

import static dev.dynamis.mechanics.internal.solver.HessianCheck.assertSolves;
import static dev.dynamis.mechanics.internal.solver.HessianCheck.assertSolvesAfterUpdates;

import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrontalHessianTest {
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void solvesWithTheDerivativeOfTheGradient(int cone) {
    assertSolves(new FrontalHessian(Buffers.unlimited()), cone, true);
  }

  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void followsChangesOfStates(int cone) {
    assertSolvesAfterUpdates(new FrontalHessian(Buffers.unlimited()), cone, true);
  }
}
