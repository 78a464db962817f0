package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The summary of a model. */
class InfoCommandTest {
  @TempDir Path folder;
  private Path model;
  private final Terminal terminal = new Terminal();
  private final StringWriter out = terminal.out;
  private final StringWriter err = terminal.err;

  @BeforeEach
  void writeModel() throws IOException {
    model = Files.writeString(folder.resolve("pendulum.xml"), Samples.PENDULUM);
  }

  private int run(Object... args) {
    return terminal.run(args);
  }

  @Test
  void sizesMassAndTheTreeOfBodiesAreShown() {
    assertThat(run("info", model)).isZero();
    assertThat(out.toString())
        .contains("pendulum", "1 position, 1 degree of freedom", "1 body, 1 joint, 3 geoms")
        .contains("arm", "[hinge swing]", "[capsule, 2 x sphere]");
  }

  @Test
  void longTreesAreCut() {
    assertThat(run("info", "--bodies", "1", model)).isZero();
    assertThat(out.toString()).contains("and 1 more bodies").doesNotContain("arm");
  }

  @Test
  void aMissingFileIsNamed() {
    assertThat(run("info", folder.resolve("nothing.xml"))).isEqualTo(1);
    assertThat(err.toString()).contains("nothing.xml");
    assertThat(err.toString()).doesNotContain("Exception");
  }

  @Test
  void numbersForPeopleHaveNoZerosAtTheEnd() {
    assertThat(InfoCommand.number(14.0000001)).isEqualTo("14");
    assertThat(InfoCommand.number(0.005)).isEqualTo("0.005");
    assertThat(InfoCommand.number(-9.81)).isEqualTo("-9.81");
    assertThat(InfoCommand.number(120)).isEqualTo("120");
    assertThat(InfoCommand.number(123450.3)).isEqualTo("123450");
    assertThat(InfoCommand.number(1.25e-7)).isEqualTo("1.25e-07");
  }
}
