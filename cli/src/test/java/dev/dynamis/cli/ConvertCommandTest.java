package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models from one format to another. */
class ConvertCommandTest {
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
  void theModelStaysTheSameThroughTextAndBinary() throws IOException {
    Path text = folder.resolve("again.xml");
    Path binary = folder.resolve("again.dyb");
    assertThat(run("convert", model, text)).isZero();
    assertThat(run("convert", text, binary)).isZero();
    Model original = Mjcf.load(model).model();
    assertThat(original.difference(Model.load(binary), 0)).isEmpty();
    assertThat(run("info", binary)).isZero();
    assertThat(out.toString()).contains("pendulum");
  }

  @Test
  void targetsThatCantBeWrittenAreRefused() throws IOException {
    assertThat(run("convert", model, folder.resolve("model.obj"))).isEqualTo(2);
    assertThat(err.toString()).contains("must end with .xml or .dyb");
    assertThat(Files.exists(folder.resolve("model.obj"))).isFalse();
  }
}
