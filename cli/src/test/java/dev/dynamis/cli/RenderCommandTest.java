package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Npy;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RenderCommandTest {
  private static final String BALL =
      """
      <mujoco>
        <option timestep="0.01"/>
        <worldbody>
          <camera name="down" pos="0 0 4" fovy="90"/>
          <geom type="plane" size="0 0 1" rgba=".2 .3 .4 1"/>
          <body name="ball" pos="0 0 1"><freejoint/><geom size=".5" rgba="1 0 0 1"/></body>
        </worldbody>
      </mujoco>
      """;

  @TempDir Path folder;

  private final Terminal terminal = new Terminal();
  private Path model;

  @BeforeEach
  void write() throws IOException {
    model = Files.writeString(folder.resolve("ball.xml"), BALL);
  }

  private int render(Object... args) {
    return terminal.runWith(java.util.List.of("render", model), args);
  }

  @Test
  void aPictureHasTheSizeThatWasAskedFor() throws IOException {
    Path out = folder.resolve("out.png");
    assertThat(render("--size", "64x48", "--camera", "down", "-o", out)).isZero();
    BufferedImage image = ImageIO.read(out.toFile());
    assertThat(image.getWidth()).isEqualTo(64);
    assertThat(image.getHeight()).isEqualTo(48);
    assertThat(image.getRGB(32, 24) >> 16 & 255).isGreaterThan(100);
    assertThat(terminal.out.toString()).contains("out.png");
  }

  @Test
  void depthAndSegmentationComeAsNumbers() {
    Path depth = folder.resolve("depth.npy");
    Path objects = folder.resolve("objects.npy");
    // after 0.2 s of free fall in 20 steps of Euler's method: g dt^2 n (n + 1) / 2
    assertThat(
            render(
                "--time",
                "0.2",
                "--size",
                "9x9",
                "--camera",
                "down",
                "--depth",
                depth,
                "--segmentation",
                objects))
        .isZero();
    Npy d = Npy.read(depth);
    assertThat(d.shape()).containsExactly(9, 9);
    double fallen = 9.81 * 1e-4 * 20 * 21 / 2;
    assertThat(d.values()[40])
        .isCloseTo(4 - 1.5 + fallen, org.assertj.core.api.Assertions.within(1e-5));
    Npy o = Npy.read(objects);
    assertThat(o.shape()).containsExactly(9, 9, 2);
    assertThat(o.values()[80]).isEqualTo(1);
    assertThat(o.values()[0]).isEqualTo(0);
  }

  @Test
  void depthInMillimetresAndObjectsInColorsArePictures() throws IOException {
    Path depth = folder.resolve("depth.png");
    Path objects = folder.resolve("objects.png");
    assertThat(
            render(
                "--size", "9x9", "--camera", "down", "--depth", depth, "--segmentation", objects))
        .isZero();
    BufferedImage d = ImageIO.read(depth.toFile());
    assertThat(d.getRaster().getSample(4, 4, 0)).isEqualTo(2500);
    assertThat(d.getRaster().getSample(0, 0, 0)).isEqualTo(4000);
    BufferedImage o = ImageIO.read(objects.toFile());
    assertThat(o.getRGB(4, 4)).isNotEqualTo(o.getRGB(0, 0));
  }

  @Test
  void aRunBecomesMovingPicturesAndAFolderOfFrames() throws IOException {
    Path gif = folder.resolve("a.gif");
    Path apng = folder.resolve("a.apng");
    Path frames = folder.resolve("frames");
    assertThat(
            render(
                "--time",
                "0.4",
                "--fps",
                "10",
                "--size",
                "32x24",
                "--gif",
                gif,
                "--apng",
                apng,
                "--frames",
                frames))
        .isZero();
    try (ImageInputStream in = ImageIO.createImageInputStream(gif.toFile())) {
      ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
      reader.setInput(in);
      assertThat(reader.getNumImages(true)).isEqualTo(5);
    }
    try (var files = Files.list(frames)) {
      assertThat(files.map(f -> f.getFileName().toString()).sorted())
          .containsExactly("00000.png", "00001.png", "00002.png", "00003.png", "00004.png");
    }
    assertThat(ImageIO.read(apng.toFile()).getWidth()).isEqualTo(32);
    assertThat(terminal.out.toString()).contains("a.gif, 5 frames");
  }

  @Test
  void wrongArgumentsAreAnsweredWithWhatWouldBeRight() {
    Path out = folder.resolve("out.png");
    refused("nothing to write");
    refused("must end in .png", "-o", folder.resolve("out.jpg"));
    refused("must end in .npy or .png", "--depth", folder.resolve("d.tif"));
    refused("did you mean \"down\"?", "--camera", "dwon", "-o", out);
    refused("'640*480' is no size", "--size", "640*480", "-o", out);
    refused("99999 x 99999", "--size", "99999x99999", "-o", out);
    refused("there is no group 7", "--groups", "0,7", "-o", out);
    refused("move the free camera only", "--camera", "down", "--azimuth", "20", "-o", out);
    refused("exclude each other", "--camera", "down", "--track", "ball", "-o", out);
    refused("did you mean \"ball\"?", "--track", "bal", "-o", out);
    refused("--time is -1.0", "--time", "-1", "-o", out);
    refused("1 or 4 samples", "--samples", "2", "-o", out);
    refused("1 to 50 for a GIF", "--gif", folder.resolve("a.gif"), "--fps", "60");
    refused("more than 0", "--distance", "0", "-o", out);
    assertThat(out).doesNotExist();
  }

  private void refused(String message, Object... args) {
    terminal.clear();
    assertThat(render(args)).as(message).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains(message);
  }
}
