package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.model.History;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The models that come with the library. */
class BuiltinTest {
  static java.util.List<String> names() {
    return Models.builtinNames();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyModelLoadsWithoutAWarning(String name) {
    EquationModel m = Models.load("builtin://" + name);
    assertThat(m.diagnostics()).isEmpty();
    assertThat(m.name()).doesNotContain("builtin");
    double[] dx = new double[m.states().size()];
    m.newKernel().rhs(dx, 0, m.initialState(), m.parameterValues(), new Past());
    assertThat(Arrays.stream(dx)).allMatch(Double::isFinite);
  }

  /** Final states that dynlib 0.40.3 computes: to the bit, only arithmetic being used. */
  @ParameterizedTest
  @CsvSource({
    "map/logistic, 4.0, 50, 0x1.1ebd237d32139p-1, 0",
    "map/logistic, 3.7, 1000, 0x1.10bc912ccf322p-2, 0",
    "map/henon, 1.4, 100, 0x1.471cd2d983887p-1, 0x1.f64453d96731cp-4",
    "map/henon2, 1.4, 100, -0x1.15621638e4f06p-2, 0x1.5af67e378eb40p+0",
    "map/lozi, 1.7, 100, -0x1.1a143ed7677dfp+0, 0x1.3fbb36ea5f7b4p+0"
  })
  void mapsGiveTheRecordedNumbers(String name, double first, int n, String x, String y) {
    EquationModel m = Models.load("builtin://" + name);
    double[] state = m.initialState();
    double[] p = m.parameterValues();
    p[0] = first;
    double[] next = new double[state.length];
    var k = m.newKernel();
    for (int i = 0; i < n; i++) {
      k.rhs(next, i, state, p, History.NONE);
      System.arraycopy(next, 0, state, 0, state.length);
    }
    assertThat(state[0]).isEqualTo(Double.parseDouble(x));
    if (state.length > 1) {
      assertThat(state[1]).isEqualTo(Double.parseDouble(y));
    }
  }

  @Test
  void theListNamesEveryFile() {
    assertThat(Models.builtinNames()).isSorted().doesNotHaveDuplicates();
    for (String n : Models.builtinNames()) {
      assertThat(Models.builtinText(n)).contains("[model]");
    }
  }
}
