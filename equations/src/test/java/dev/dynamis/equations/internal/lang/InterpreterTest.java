package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.History;
import org.junit.jupiter.api.Test;

class InterpreterTest {
  @Test
  void interpretedEquationsHaveTheBitsOfCompiledOnes() {
    EquationModel m = Models.load("builtin://ode/lorenz");
    double[] x = {1.1, -2.3, 17.9};
    double[] a = new double[9];
    double[] b = new double[9];
    m.newKernel().rhs(a, 0, x, m.slotValues(), History.NONE);
    m.newInterpreter().rhs(b, 0, x, m.slotValues(), History.NONE);
    assertThat(b).isEqualTo(a);
    m.newKernel().jacobian(a, 0, x, m.slotValues(), History.NONE);
    m.newInterpreter().jacobian(b, 0, x, m.slotValues(), History.NONE);
    assertThat(b).isEqualTo(a);
    assertThat(a).doesNotContain(Double.NaN);
  }
}
