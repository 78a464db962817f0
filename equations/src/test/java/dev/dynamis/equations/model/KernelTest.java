package dev.dynamis.equations.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import org.junit.jupiter.api.Test;

class KernelTest {
  @Test
  void modelsWithoutAuxiliaryQuantitiesHaveNoDerivativesOfThem() {
    EquationModel plain = Models.load("builtin://ode/lorenz");
    assertThatThrownBy(
            () ->
                plain
                    .newKernel()
                    .auxJacobian(new double[0], 0, new double[3], new double[3], History.NONE))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void arraysMayBeLongerThanNeeded() {
    EquationModel m = Models.load("builtin://ode/lorenz");
    double[] dx = {0, 0, 0, 7};
    m.newKernel().rhs(dx, 0, new double[] {1, 1, 1, 9}, m.slotValues(), History.NONE);
    assertThat(dx[3]).isEqualTo(7);
    assertThat(dx[0]).isZero();
  }
}
