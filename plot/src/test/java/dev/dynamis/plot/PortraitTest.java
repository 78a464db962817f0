package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Recording;
import dev.dynamis.core.RightHandSide;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class PortraitTest {
  private static RightHandSide equations(
      boolean map, List<String> names, BiConsumer<double[], double[]> f) {
    return new RightHandSide() {
      @Override
      public boolean isMap() {
        return map;
      }

      @Override
      public boolean isAutonomous() {
        return true;
      }

      @Override
      public List<String> names() {
        return names;
      }

      @Override
      public void coordinates(double[] x) {}

      @Override
      public void place(double t, double[] x) {}

      @Override
      public void evaluate(double[] dx, double t, double[] x) {
        f.accept(dx, x);
      }

      @Override
      public void jacobian(double[] a, double t, double[] x) {}

      @Override
      public void parameterJacobian(double[] b, double t, double[] x) {}

      @Override
      public List<Delay> delays(double t, double[] x) {
        return List.of();
      }

      @Override
      public void delayJacobian(double[] column, Delay delay, double t, double[] x) {}

      @Override
      public String method() {
        return "by hand";
      }
    };
  }

  private static final RightHandSide LOGISTIC =
      equations(true, List.of("x"), (dx, x) -> dx[0] = 3.9 * x[0] * (1 - x[0]));
  private static final RightHandSide SPRING =
      equations(
          false,
          List.of("x", "v"),
          (dx, x) -> {
            dx[0] = x[1];
            dx[1] = -x[0];
          });

  private static String text(Chart chart) {
    return new String(chart.svg(), StandardCharsets.UTF_8);
  }

  @Test
  void aCobwebHasGraphDiagonalAndOrbit() {
    assertThat(text(Portrait.cobweb(LOGISTIC, 0.2, 30, 0, 1)))
        .contains("next x", "orbit", "diagonal");
    assertThatThrownBy(() -> Portrait.cobweb(SPRING, 0, 1, 0, 1))
        .hasMessageContaining("a map of one coordinate");
    assertThatThrownBy(() -> Portrait.cobweb(LOGISTIC, 0, 1, 1, 0))
        .hasMessageContaining("lower and an upper end");
  }

  @Test
  void aFieldHasNullclines() {
    double[] x = new double[2];
    assertThat(text(Portrait.field(SPRING, x, "x", "v", -1, 1, -1, 1)))
        .contains("x' = 0")
        .contains("v' = 0");
    assertThatThrownBy(() -> Portrait.field(SPRING, x, "x", "w", -1, 1, -1, 1))
        .hasMessageContaining("no coordinate 'w'");
    assertThatThrownBy(() -> Portrait.field(LOGISTIC, x, "x", "x", 0, 1, 0, 1))
        .hasMessageContaining("no vector field");
  }

  @Test
  void orbitsAreDrawnInSpaceAndTogether() {
    Recording run = new Recording(List.of("x", "y", "z"));
    for (int i = 0; i < 50; i++) {
      run.add(i, i, i * i, 1);
    }
    assertThat(text(Portrait.space(run, "x", "y", "z", 30, 20))).contains("x, y, z", "box");
    Map<String, Recording> runs = new LinkedHashMap<>();
    runs.put("first", run);
    runs.put("second", run);
    assertThat(text(Portrait.together(runs, "x", "y"))).contains("first", "second");
    assertThatThrownBy(() -> Portrait.together(Map.of(), "x", "y")).hasMessageContaining("no run");
  }
}
