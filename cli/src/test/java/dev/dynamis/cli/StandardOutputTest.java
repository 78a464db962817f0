package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_OUT)
class StandardOutputTest {
  private static final String ROWS = "time,x\n0,1\n1,2\n2,1\n";

  @TempDir Path temp;
  private final Terminal terminal = new Terminal();

  /** Runs a command with a standard input and returns the bytes that it sends. */
  private byte[] sent(String input, Object... args) {
    PrintStream out = System.out;
    InputStream in = System.in;
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    System.setOut(new PrintStream(all, true, StandardCharsets.UTF_8));
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(terminal.run(args)).as(terminal.err.toString()).isEqualTo(Dynamis.OK);
    } finally {
      System.setOut(out);
      System.setIn(in);
    }
    return all.toByteArray();
  }

  @Test
  void aPlotOfRowsFromTheStandardInputIsThatOfTheFile() throws Exception {
    Path file = Files.writeString(temp.resolve("stdin.csv"), ROWS);
    Path picture = temp.resolve("a.svg");
    assertThat(terminal.run("plot", file, "-o", picture)).isEqualTo(Dynamis.OK);
    byte[] svg = sent(ROWS, "plot", "-", "-o", "-", "--format", "svg");
    assertThat(svg).isEqualTo(Files.readAllBytes(picture));
    byte[] png = sent(ROWS, "plot", "-", "-o", "-", "--scatter", "time,x");
    assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isGreaterThan(100);
  }

  @Test
  void aRenderedPictureIsAllThatIsSent() throws Exception {
    byte[] png =
        sent("", "render", "builtin://mech/pendulum", "--size", "32x24", "-o", "-", "--no-shadows");
    assertThat(ImageIO.read(new ByteArrayInputStream(png)).getHeight()).isEqualTo(24);
    assertThat(terminal.out.toString()).isEmpty();
  }

  @Test
  void whatCanNotBeSentTogetherIsSaid() throws Exception {
    Path file = Files.writeString(temp.resolve("a.csv"), ROWS);
    assertThat(terminal.run("plot", file, "-o", "-", "--json")).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains("-o - and --json");
    terminal.clear();
    terminal.run("plot", file, "-o", "-", "--format", "gif");
    assertThat(terminal.err.toString()).contains("'gif', expected png, svg or pdf");
    terminal.clear();
    terminal.run("plot", file, "-o", temp.resolve("a.png"), "--format", "png");
    assertThat(terminal.err.toString()).contains("--format needs -o -");
    terminal.clear();
    terminal.run("render", "builtin://mech/pendulum", "-o", "-", "--json");
    assertThat(terminal.err.toString()).contains("-o - and --json");
  }
}
