package dev.dynamis.mjcf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MjcfTest {
  /** A warning of reading, one of expanding and one of compiling. */
  private static final String NOTED =
      """
      <mujoco>text
        <worldbody>
          <body name="other"><joint name="h2"/><geom size="1"/></body>
          <replicate count="2">
            <body name="b"><joint name="h"/><geom size="1" solref="-1 1"/></body>
          </replicate>
        </worldbody>
        <equality><joint joint1="h" joint2="h2"/></equality>
      </mujoco>
      """;

  private static Resources files() {
    return Resources.memory(Map.of("m.xml", NOTED.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void loadingNotesEverythingOnce() {
    Compiled c = Mjcf.load("m.xml", files());
    assertThat(c.notes())
        .extracting(Diagnostic::code)
        .containsExactly("MJ009", "MJ041", "MJ250", "MJ250");
    assertThat(c.notes()).doesNotHaveDuplicates();
    assertThat(c.model().nbody).isEqualTo(4);
  }

  @Test
  void whatWasLoadedIsKeptAsItWasWritten() {
    Compiled c = Mjcf.load("m.xml", files());
    assertThat(c.source().world().child("replicate")).isNotNull();
    assertThat(c.spec().world().child("replicate")).isNull();
    assertThat(c.source().notes()).extracting(Diagnostic::code).containsExactly("MJ009", "MJ041");
  }

  @Test
  void readingThenCompilingGivesTheSameModel() {
    Compiled once = Mjcf.load("m.xml", files());
    Compiled twice =
        Mjcf.compile(Mjcf.read("m.xml", files(), dev.dynamis.mjcf.spec.LoadLimits.DEFAULT));
    assertThat(once.model().difference(twice.model(), 0)).isEmpty();
  }

  @Test
  void filesAreFoundFromTheRootThatIsGiven(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("a"));
    Files.writeString(folder.resolve("part.xml"), "<mujoco><option timestep='0.5'/></mujoco>");
    Path file = folder.resolve("a/m.xml");
    Files.writeString(file, "<mujoco><include file='../part.xml'/></mujoco>");
    assertThat(Mjcf.read(file, folder).option().real("timestep")).isEqualTo(0.5);
    assertThatThrownBy(() -> Mjcf.load(file))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("leads out of the folder");
  }

  @Test
  void aMechanismStartsInItsInitialState(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("m.xml");
    Files.writeString(
        file,
        "<mujoco><worldbody><body pos='0 0 2'><freejoint/><geom size='1'/></body></worldbody>"
            + "</mujoco>");
    assertThat(Mjcf.mechanism(file).data().qpos).containsExactly(0, 0, 2, 1, 0, 0, 0);
  }

  @Test
  void aMechanismInOneLineTellsTheWarningsOfItsFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("m.xml");
    Files.writeString(
        file,
        "<mujoco><worldbody><body pos='0 0 2'><freejoint/><geom size='1' solref='-1 1'/></body>"
            + "</worldbody></mujoco>");
    List<Diagnostic> told = new ArrayList<>();
    assertThat(Mjcf.mechanism(file, told::add).model().nv).isEqualTo(6);
    assertThat(told).isNotEmpty().isEqualTo(Mjcf.load(file).notes());

    Logger logger = Logger.getLogger(Mjcf.class.getName());
    List<String> logged = new ArrayList<>();
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            logged.add(record.getLevel() + " " + record.getMessage());
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
    try {
      Mjcf.mechanism(file);
    } finally {
      logger.removeHandler(handler);
      logger.setUseParentHandlers(true);
    }
    assertThat(logged).anyMatch(line -> line.startsWith("WARNING") && line.contains("solref"));
  }
}
