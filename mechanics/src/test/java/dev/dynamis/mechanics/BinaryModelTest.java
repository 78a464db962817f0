package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The binary form of a model: round trip, and files that are not what they claim. */
class BinaryModelTest {
  private static final int HEADER = 24;

  private final Model model = RandomModel.make(2);
  private final byte[] bytes = model.toBytes();

  @Test
  void whatIsSavedIsLoaded() throws IOException {
    Model fromBytes = BinaryModel.read(bytes, "test", Long.MAX_VALUE);
    assertThat(fromBytes.difference(model, 0)).isEmpty();
    assertThat(fromBytes.hash()).isEqualTo(model.hash());
    assertThat(fromBytes.toBytes()).isEqualTo(bytes);
    Model fromStream = BinaryModel.read(new ByteArrayInputStream(bytes), "test", Long.MAX_VALUE);
    assertThat(fromStream.hash()).isEqualTo(model.hash());
  }

  @Test
  void whatIsSavedToAFileIsLoaded(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("m.dyb");
    Model walker =
        ReferenceModel.model(Json.object(ReferenceModel.record("walker.json.gz").get("model")));
    walker.save(file);
    assertThat(Model.load(file).hash()).isEqualTo(walker.hash());
  }

  /** A process that saves a model again and again: {@code Saver FILE}. */
  static final class Saver {
    private Saver() {}

    public static void main(String[] args) throws IOException {
      Model m = new Model(new Sizes().set(Size.NHFIELD, 1).set(Size.NHFIELDDATA, 1 << 19));
      for (int round = 0; ; round++) {
        Arrays.fill(m.hfield.data, round);
        m.save(Path.of(args[0]));
        System.out.println(round);
      }
    }
  }

  @Test
  void aFileIsWholeWhenItsWriterIsKilled(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("m.dyb");
    Path rounds = folder.resolve("rounds");
    Process saver =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Saver.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(rounds.toFile())
            .start();
    // in the middle of a save, whichever
    while (saver.isAlive() && Files.readAllLines(rounds).size() < 12) {
      Thread.onSpinWait();
    }
    saver.destroyForcibly().waitFor();
    List<String> saved = Files.readAllLines(rounds);
    int complete = Integer.parseInt(saved.getLast());
    assertThat(complete).isGreaterThanOrEqualTo(11);
    float[] read = BinaryModel.read(Files.readAllBytes(file), "m.dyb", Long.MAX_VALUE).hfield.data;
    assertThat(read[0]).isBetween((float) complete, complete + 1f);
    assertThat(read).containsOnly(read[0]);
  }

  @Test
  void anEmptyModelIsSavedAndLoaded() {
    Model empty = new Model(new Sizes());
    assertThat(Model.load(empty.toBytes(), "test").difference(empty, 0)).isEmpty();
  }

  @Test
  @Tag("acceptance:004-7b")
  void truncatedFilesAreRefused() {
    for (int n = 0; n < bytes.length; n += 97) {
      byte[] part = Arrays.copyOf(bytes, n);
      assertThatThrownBy(() -> Model.load(part, "part.dyb"))
          .as("%d bytes", n)
          .isExactlyInstanceOf(ModelException.class)
          .hasMessageContaining("part.dyb: [MB001]");
      assertThatThrownBy(() -> Model.load(new ByteArrayInputStream(part), "part.dyb"))
          .as("stream of %d bytes", n)
          .isExactlyInstanceOf(ModelException.class);
    }
  }

  @Test
  void filesWithOneAlteredBitAreRefused() {
    for (int bit = 0; bit < 8 * bytes.length; bit += bit < 8 * HEADER ? 1 : 101) {
      byte[] altered = bytes.clone();
      altered[bit / 8] ^= (byte) (1 << bit % 8);
      assertThatThrownBy(() -> Model.load(altered, "altered.dyb"))
          .as("bit %d", bit)
          .isExactlyInstanceOf(ModelException.class);
      assertThatThrownBy(() -> Model.load(new ByteArrayInputStream(altered), "altered.dyb"))
          .as("stream, bit %d", bit)
          .isExactlyInstanceOf(ModelException.class);
    }
  }

  /** A forger gets the checksum right: the content must still be checked. */
  @Test
  void alteredFilesWithAFittingChecksumLoadOrAreRefused() {
    int loaded = 0;
    for (int i = HEADER; i < bytes.length; i += i < 3000 ? 1 : 61) {
      byte[] forged = bytes.clone();
      forged[i] ^= (byte) 0xFF;
      seal(forged);
      try {
        BinaryModel.read(forged, "forged.dyb", Long.MAX_VALUE);
        loaded++;
      } catch (ModelException e) {
        assertThat(e.diagnostics()).hasSize(1);
      }
    }
    // what only changes a number in an array can't be noticed
    assertThat(loaded).isPositive();
  }

  @Test
  void sizesBeyondTheFileAreRefusedBeforeMemoryIsTaken() {
    byte[] forged = bytes.clone();
    // the first size is nq: count (4), length of its name (1), "nq" (2)
    ByteBuffer.wrap(forged).order(ByteOrder.LITTLE_ENDIAN).putLong(HEADER + 7, Integer.MAX_VALUE);
    seal(forged);
    assertThatThrownBy(() -> Model.load(forged, "huge.dyb"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("the sizes ask for");
  }

  @Test
  void otherFilesAndNewerVersionsAreNamed() {
    assertThatThrownBy(() -> Model.load("<mujoco/>".getBytes(StandardCharsets.UTF_8), "a.xml"))
        .hasMessageContaining("this is not a binary model file");
    byte[] newer = bytes.clone();
    newer[8] = 2;
    assertThatThrownBy(() -> Model.load(newer, "newer.dyb"))
        .hasMessageContaining("format version 2, this program reads version 1");
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
    assertThatThrownBy(() -> Model.load(new ByteArrayInputStream(longer), "longer.dyb"))
        .hasMessageContaining("data after the model");
  }

  private static void seal(byte[] file) {
    CRC32C crc = new CRC32C();
    crc.update(file, HEADER, file.length - HEADER);
    ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(HEADER - 4, (int) crc.getValue());
  }
}
