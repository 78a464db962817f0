package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Recording;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
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

  @Test
  void theLegendShowsADotForWhatIsDrawnAsDots() {
    Recording rows = new Recording("p", List.of("stable", "special"));
    rows.add(0, -1, Double.NaN);
    rows.add(1, 0, Double.NaN);
    rows.add(2, Double.NaN, 1);
    rows.add(2, Double.NaN, Double.NaN);
    Chart chart = Chart.branches(rows, "stable", "special");
    String line = hex(0);
    String dot = hex(1);
    String svg = new String(chart.svg(), StandardCharsets.UTF_8);
    assertThat(svg.lines().filter(l -> l.startsWith("<line")))
        .anyMatch(l -> l.contains(line))
        .noneMatch(l -> l.contains(dot));
    assertThat(svg.split("fill=\"" + dot, -1)).hasSize(3);
  }

  private static String hex(int curve) {
    return String.format(Locale.ROOT, "#%06x", Style.curve(curve).getRGB() & 0xFFFFFF);
  }
}
