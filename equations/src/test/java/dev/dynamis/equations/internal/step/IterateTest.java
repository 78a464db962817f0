package dev.dynamis.equations.internal.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.model.StepOptions;
import org.junit.jupiter.api.Test;

/** A map's step is its image. */
class IterateTest {
  @Test
  void aStepIsTheImageAndTheInterpolantALine() {
    Stepper s = StepperTypes.named("map").orElseThrow().make(1, StepOptions.DEFAULT);
    Rhs logistic = (dx, t, x) -> dx[0] = 4 * x[0] * (1 - x[0]);
    double[] x = {0.25};
    double[] out = new double[1];
    assertThat(s.step(out, logistic, 0, x, 1)).isTrue();
    assertThat(out[0]).isEqualTo(0.75);
    double[] c = new double[s.denseDegree() + 1];
    s.dense(c, logistic, 0, x, out);
    assertThat(Dense.value(c, 0, 1, s.denseDegree(), 0, 0.5)).isEqualTo(0.5);
  }
}
