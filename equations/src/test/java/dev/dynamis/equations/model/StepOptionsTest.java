package dev.dynamis.equations.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.equations.model.StepOptions.JacobianMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What tunes steppers, by name. */
class StepOptionsTest {
  /** A value for each option that is not its default. */
  private static Map<String, Double> other() {
    double[] values = {1e-3, 1e-2, 0.5, 0.1, 3, 7, 1e-6, 1e-4, 9, 1e-5, 0.25, 1};
    Map<String, Double> map = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      map.put(StepOptions.NAMES.get(i), values[i]);
    }
    return map;
  }

  @Test
  void everyNameChangesItsOwnOptionOnly() {
    Map<String, Double> defaults = StepOptions.DEFAULT.values(StepOptions.NAMES);
    assertThat(defaults.keySet()).containsExactlyElementsOf(StepOptions.NAMES);
    other()
        .forEach(
            (name, value) -> {
              Map<String, Double> expected = new LinkedHashMap<>(defaults);
              assertThat(expected.put(name, value)).isNotEqualTo(value);
              assertThat(StepOptions.DEFAULT.with(name, value).values(StepOptions.NAMES))
                  .isEqualTo(expected);
            });
    assertThat(StepOptions.DEFAULT.with(other()).values(StepOptions.NAMES)).isEqualTo(other());
  }

  @Test
  void jacobiansComeFromWordsOrNumbers() {
    assertThat(StepOptions.DEFAULT.with("jacobian_mode", "external").jacobianMode())
        .isEqualTo(JacobianMode.EXTERNAL);
    assertThat(StepOptions.DEFAULT.with("jacobian_mode", 0).jacobianMode())
        .isEqualTo(JacobianMode.INTERNAL);
  }

  @Test
  void someValuesAreChosenInTheOrderOfTheNames() {
    assertThat(StepOptions.DEFAULT.values(List.of("rtol", "atol")).sequencedEntrySet())
        .containsExactly(Map.entry("atol", 1e-8), Map.entry("rtol", 1e-5));
  }

  @Test
  void whatIsOutOfRangeIsNamed() {
    wrong("atol is -1.0, expected at least 0", "atol", -1);
    wrong("rtol is NaN, expected at least 0", "rtol", Double.NaN);
    wrong("safety is 1.5, expected in (0, 1]", "safety", 1.5);
    wrong("min_factor is 1.0, expected in (0, 1)", "min_factor", 1);
    wrong("max_factor is 0.5, expected at least 1", "max_factor", 0.5);
    wrong("max_tries is 0.0, expected at least 1", "max_tries", 0);
    wrong("max_tries is 2.5, expected a whole number", "max_tries", 2.5);
    wrong("min_step is 0.0, expected positive", "min_step", 0);
    wrong("newton_tol is 0.0, expected positive", "newton_tol", 0);
    wrong("newton_max_iter is 0.0, expected at least 1", "newton_max_iter", 0);
    wrong("jac_eps is 0.0, expected positive", "jac_eps", 0);
    wrong("dt_max is 0.0, expected positive", "dt_max", 0);
    wrong("jacobian_mode is 2.0, expected 0 (internal) or 1", "jacobian_mode", 2);
    wrong("jacobian_mode is 'both', expected internal or external", "jacobian_mode", "both");
    wrong("atol is 'small', expected a number", "atol", "small");
    wrong("no stepper option 'tol'; the options are atol, rtol", "tol", 1);
    assertThatThrownBy(() -> StepOptions.DEFAULT.with("rtol", 0).with("atol", 0))
        .hasMessageContaining("positive when rtol is 0");
  }

  private static void wrong(String message, String name, Object value) {
    assertThatThrownBy(() -> StepOptions.DEFAULT.with(name, value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
