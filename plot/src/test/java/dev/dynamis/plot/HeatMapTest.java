package dev.dynamis.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeatMapTest {
  @TempDir Path folder;

  @Test
  void aCellShowsTheMeanOfWhatFallsIntoIt() {
    double[] x = {0, 0, 0, 1, 1, 2};
    double[] y = {5, 5, 7, 5, 7, 7};
    double[] v = {1, 3, 10, 4, Double.NaN, 6};
    HeatMap map = HeatMap.of("v", "x", x, "y", y, v);
    assertThat(map.cell(0, 0)).isEqualTo(2);
    assertThat(map.cell(0, 1)).isEqualTo(10);
    assertThat(map.cell(1, 1)).isNaN();
    assertThat(map.cell(2, 1)).isEqualTo(6);
  }

  @Test
  void equalRatiosMakeALogarithmicSide() {
    Bins bins = Bins.of(new double[] {0.01, 0.1, 1, 10});
    assertThat(bins.logarithmic()).isTrue();
    assertThat(bins.bin(0.1)).isEqualTo(1);
    assertThat(bins.ticks(8)[1]).contains(0.1, 1, 10);
    assertThat(Bins.of(new double[] {1, 2, 3}).logarithmic()).isFalse();
    assertThat(Bins.of(new double[] {1, 2, 5, 9}).values()).containsExactly(1, 2, 5, 9);
  }

  @Test
  void theLeastIsDarkAndTheGreatestBright() throws IOException {
    HeatMap map =
        HeatMap.of(
            "v", "x", new double[] {0, 1, 2}, "y", new double[] {0, 1, 2}, new double[] {0, 1, 2});
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(map.png()));
    assertThat(image.getRGB(120, 480) & 0xFFFFFF).isEqualTo(0x440154);
    assertThat(image.getRGB(600, 60) & 0xFFFFFF).isEqualTo(0xFDE725);
    // nothing fell into this corner
    assertThat(image.getRGB(120, 60) & 0xFFFFFF).isEqualTo(0xE4E8EE);
  }

  @Test
  void picturesOfManyQuantitiesAreWrittenInBothFormats() {
    ParallelCoordinates picture =
        ParallelCoordinates.of(
            "all",
            List.of("a", "b < c"),
            List.of(new double[] {1, 2, Double.NaN}, new double[] {3, 5, 4}));
    assertThat(new String(picture.svg(), StandardCharsets.UTF_8)).contains("<svg", "b &lt; c");
    picture.write(folder.resolve("p.png"));
    assertThat(folder.resolve("p.png")).isNotEmptyFile();
    assertThatThrownBy(() -> picture.write(folder.resolve("p.gif")))
        .hasMessageContaining("doesn't end in .png or .svg");
  }

  @Test
  void numbersThatAreNotThereAreTold() {
    double[] none = {Double.NaN};
    assertThatThrownBy(() -> HeatMap.of("v", "x", new double[] {1}, "y", new double[] {1}, none))
        .hasMessage("\"v\" has no finite number to draw");
    assertThatThrownBy(() -> ParallelCoordinates.of("p", List.of("a"), List.of(none)))
        .hasMessageContaining("use two or more");
  }
}
