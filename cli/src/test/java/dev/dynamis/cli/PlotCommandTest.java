package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlotCommandTest {
  @TempDir Path folder;

  private final Terminal terminal = new Terminal();
  private Path csv;
  private Path npz;

  @BeforeEach
  void record() {
    csv = folder.resolve("wave.csv");
    npz = folder.resolve("robot.npz");
    Recording r = new Recording(List.of("x", "y", "z"));
    for (int i = 0; i < 256; i++) {
      double t = 0.125 * i;
      r.add(t, Math.sin(2 * Math.PI * t), Math.cos(t), 2 + t);
    }
    r.write(csv);
    assertThat(terminal.run("run", "builtin://mech/quadruped", "--steps", 40, "--record", npz))
        .isZero();
    terminal.clear();
  }

  private String svg(Object... args) throws IOException {
    Path out = folder.resolve("out.svg");
    Object[] all = new Object[args.length + 3];
    all[0] = "plot";
    System.arraycopy(args, 0, all, 1, args.length);
    all[args.length + 1] = "-o";
    all[args.length + 2] = out;
    assertThat(terminal.run(all)).as(terminal.err.toString()).isZero();
    return Files.readString(out);
  }

  @Test
  void aMechanismIsDrawnByUnitAndBody() throws IOException {
    assertThat(svg(npz)).contains(">rad<").contains(">rad/s<").contains(">fl_knee<");
  }

  @Test
  void groupsAndPatternsChooseColumns() throws IOException {
    assertThat(svg(npz, "--only", "ctrl")).doesNotContain(">rad/s<");
    assertThat(svg(npz, "--only", "*_knee")).contains(">fl_knee<").doesNotContain(">fl_hip<");
    assertThat(svg(npz, "--panel", "*_knee", "--panel", "v.*_knee")).contains(">v.fl_knee<");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--phase x,y --equal",
        "--scatter x,y --xlim -0.5,0.5 --ylim 0,1",
        "--space x,y,z --eye 30,20",
        "--histogram x,y --bins 12",
        "--spectrum x --log xy",
        "--only x --from 3 --to 9 --title Part --size 500x300 --scale 2",
        "--only z --log y --xlabel s --ylabel m",
        "--panel x,y --panel z --events"
      })
  void everyKindIsDrawn(String options) throws IOException {
    assertThat(svg(concat(options))).contains("</svg>");
  }

  private Object[] concat(String options) {
    String[] words = options.split(" ");
    Object[] all = new Object[words.length + 1];
    all[0] = csv;
    System.arraycopy(words, 0, all, 1, words.length);
    return all;
  }

  /** The wave has one period in a unit of time. */
  @Test
  void aSpectrumHasItsPeakAtTheFrequency() throws IOException {
    Recording power = PlotCommand.spectrum(Recording.read(csv), "x");
    double[] all = power.column("x").toArray();
    int greatest = 0;
    for (int k = 0; k < all.length; k++) {
      greatest = all[k] > all[greatest] ? k : greatest;
    }
    assertThat(power.time(greatest)).isEqualTo(1.0);
    assertThat(svg(csv, "--spectrum", "x")).contains(">frequency<");
    assertThat(svg(npz, "--spectrum", "v.fl_knee")).contains(">frequency (Hz)<");
  }

  @Test
  void axesHaveTheirUnitsWhereTheyAreKnown() throws IOException {
    assertThat(svg(npz, "--only", "state:fl_knee")).contains(">time (s)<", ">fl_knee (rad)<");
    assertThat(svg(npz, "--phase", "state:fl_knee,v.fl_knee"))
        .contains(">state:fl_knee (rad)<", ">v.fl_knee (rad/s)<");
    assertThat(svg(csv, "--only", "x")).contains(">time<", ">x<");
  }

  @Test
  void severalFilesShareTheAxes() throws IOException {
    Path other = Files.copy(csv, folder.resolve("other.csv"));
    assertThat(svg(csv, other, "--only", "x")).contains(">x (wave)<").contains(">x (other)<");
  }

  @Test
  void picturesArePngSvgOrPdf() throws IOException {
    Path pdf = folder.resolve("a.pdf");
    assertThat(terminal.run("plot", csv, "-o", pdf, "--json")).isZero();
    assertThat(Files.readAllBytes(pdf)).startsWith('%', 'P', 'D', 'F');
    assertThat(terminal.out.toString()).contains("\"rows\":256");
    assertThat(terminal.run("plot", csv, "-o", folder.resolve("a.png"))).isZero();
  }

  @Test
  void whatMakesNoSenseIsSaid() {
    refused("must end in one of", "plot", csv, "-o", folder.resolve("a.gif"));
    refused("did you mean \"x\"", "plot", csv, "-o", folder.resolve("a.svg"), "--only", "xx");
    refused(
        "\"fl_hip\" needs a prefix; use one of: state:fl_hip, input:fl_hip",
        "plot",
        npz,
        "-o",
        folder.resolve("a.svg"),
        "--only=fl_hip");
    refused("choose one of", "plot", csv, "-o", folder.resolve("a.svg"), "--phase=x,y", "--only=x");
    refused("expected 3 names", "plot", csv, "-o", folder.resolve("a.svg"), "--space=x,y");
    refused("two numbers", "plot", csv, "-o", folder.resolve("a.svg"), "--xlim=3");
    refused("two numbers", "plot", csv, "-o", folder.resolve("a.svg"), "--ylim=a,b");
    refused("needs --space", "plot", csv, "-o", folder.resolve("a.svg"), "--eye=1,2");
    refused("needs --histogram", "plot", csv, "-o", folder.resolve("a.svg"), "--bins=10");
    refused("by --panel", "plot", csv, "-o", folder.resolve("a.svg"), "--only=x", "--panel=y");
    refused("has no --log", "plot", csv, "-o", folder.resolve("a.svg"), "--space=x,y,z", "--log=x");
    refused("over time", "plot", csv, "-o", folder.resolve("a.svg"), "--phase=x,y", "--events");
    refused("from 0.0 to 31.875", "plot", csv, "-o", folder.resolve("a.svg"), "--from=40");
    refused("WIDTHxHEIGHT", "plot", csv, "-o", folder.resolve("a.svg"), "--size=big");
    refused("x, y or xy", "plot", csv, "-o", folder.resolve("a.svg"), "--log=z");
  }

  private void refused(String message, Object... args) {
    terminal.clear();
    assertThat(terminal.run(args)).isEqualTo(Dynamis.WRONG_USAGE);
    assertThat(terminal.err.toString()).contains(message);
  }
}
