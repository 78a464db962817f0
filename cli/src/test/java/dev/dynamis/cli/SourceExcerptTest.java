package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceExcerptTest {
  @TempDir Path folder;

  @Test
  void theLineIsShownWithACaretUnderThePlace() throws IOException {
    Path file = folder.resolve("a.xml");
    Files.writeString(file, "<mujoco>\n  <worldbody>\n\t<geom siz=\"1\"/>\n");
    Diagnostic d = Diagnostic.error("MJ011", file + "", 3, 8, "geom", "no such thing", "remove it");
    assertThat(new SourceExcerpt().render(d))
        .isEqualTo(
            file
                + ":3:8: [MJ011] geom: no such thing\n    |  <geom siz=\"1\"/>\n"
                + "    |        ^\n    fix: remove it");
  }

  @Test
  void aLongLineIsCutAroundThePlace() throws IOException {
    Path file = folder.resolve("b.xml");
    Files.writeString(file, "x".repeat(500) + "y" + "x".repeat(500));
    Diagnostic d = Diagnostic.error("MJ011", file + "", 1, 501, "", "wrong", "");
    String[] lines = new SourceExcerpt().render(d).split("\n");
    assertThat(lines[1]).hasSize(6 + 100);
    assertThat(lines[1].charAt(lines[2].indexOf('^'))).isEqualTo('y');
  }

  @Test
  void charactersThatDirectATerminalAreBlanks() throws IOException {
    Path file = folder.resolve("d.xml");
    Files.writeString(file, "a\u001b[31mb\u009bc\u202ed\u2066e");
    Diagnostic d = Diagnostic.error("MJ011", file + "", 1, 12, "", "wrong", "");
    assertThat(new SourceExcerpt().render(d)).endsWith("\n    | a [31mb c d e\n    |            ^");
  }

  @Test
  void whatHasNoFileOrNoLineStaysAsItIs() {
    Diagnostic d = Diagnostic.error("MJ011", "builtin://mech/nothing", 3, 8, "", "wrong", "");
    assertThat(new SourceExcerpt().render(d)).isEqualTo(d.render());
  }

  @Test
  void checkShowsIt() throws IOException {
    Path file = folder.resolve("c.xml");
    Files.writeString(
        file,
        """
        <mujoco>
          <compiler angle="radian"/>
          <asset><mesh name="m" file="nothing.stl"/></asset>
          <worldbody>
            <body euler="0 90 0">
              <geom type="mesh" mesh="m"/>
            </body>
          </worldbody>
        </mujoco>
        """);
    Terminal terminal = new Terminal();
    assertThat(terminal.run("check", file)).isEqualTo(1);
    assertThat(terminal.out.toString())
        .contains("    |     <body euler=\"0 90 0\">\n    |           ^")
        .contains("90.0 radians, which looks like degrees")
        .contains("nothing.stl")
        .contains("1 file: 1 error, 1 warning");
  }
}
