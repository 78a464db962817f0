package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files are mechanisms, and how they are read. */
class MechanismFilesTest {
  @TempDir Path folder;

  private MechanismFiles.Loaded load(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    return MechanismFiles.load(file.toString(), new FileOptions());
  }

  @Test
  void theEndingTellsWhatAFileIs() {
    for (String name :
        new String[] {"a.xml", "a.MJCF", "robot.Urdf", "a.dyb", "a.mjb", "builtin://mech/car"}) {
      assertThat(MechanismFiles.isMechanism(name)).as(name).isTrue();
    }
    for (String name : new String[] {"a.toml", "builtin://ode/lorenz", "xml", "a.xml.gz"}) {
      assertThat(MechanismFiles.isMechanism(name)).as(name).isFalse();
    }
    assertThat(MechanismFiles.isBinary(Path.of("a.DYB"))).isTrue();
    assertThat(MechanismFiles.isBinary(Path.of("a.xml"))).isFalse();
  }

  @Test
  void textKeepsItsSpecAndNotesAndBinariesHaveNone() throws IOException {
    MechanismFiles.Loaded text =
        load("r.urdf", "<robot name='r'><link name='base'/><transmission/></robot>");
    assertThat(text.spec()).isNotNull();
    assertThat(text.notes())
        .singleElement()
        .satisfies(n -> assertThat(n.problem()).contains("transmission"));
    Path file = folder.resolve("r.dyb");
    text.model().save(file);
    MechanismFiles.Loaded binary = MechanismFiles.load(file.toString(), new FileOptions());
    assertThat(binary.spec()).isNull();
    assertThat(binary.notes()).isEmpty();
    assertThat(binary.model().difference(text.model(), 0)).isEmpty();
  }

  @Test
  void binariesOfMujocoGetAnAnswerOfTheirOwn() throws IOException {
    // 54321, and the size of its numbers, little-endian
    Path file =
        Files.write(folder.resolve("a.mjb"), new byte[] {0x31, (byte) 0xd4, 0, 0, 8, 0, 0, 0});
    assertThatThrownBy(() -> MechanismFiles.load(file.toString(), new FileOptions()))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("this is a binary model of MuJoCo")
        .hasMessageContaining("mj_saveLastXML");
  }
}
