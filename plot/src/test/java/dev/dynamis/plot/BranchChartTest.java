package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Recording;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class BranchChartTest {
  @Test
  void curvesMayTurnBackAndColumnsWithoutNumbersAreLeftOut() {
    Recording rows = new Recording("p", List.of("stable", "unstable", "special"));
    rows.add(0, -1, Double.NaN, Double.NaN);
    rows.add(1, 0, 0, Double.NaN);
    rows.add(0, Double.NaN, 1, Double.NaN);
    String svg =
        new String(
            Chart.branches(rows, "stable", "unstable", "special").svg(), StandardCharsets.UTF_8);
    assertThat(svg).contains("unstable").doesNotContain("special");
    assertThatThrownBy(() -> Chart.branches(rows, "special"))
        .hasMessage("no column has a finite number to draw");
  }
}
