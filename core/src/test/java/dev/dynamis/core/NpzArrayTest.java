package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NpzArrayTest {
  @TempDir Path folder;

  private static RecordingLayout layout() {
    SequencedMap<String, List<String>> groups = new LinkedHashMap<>();
    groups.put("qpos", List.of("hip", "knee"));
    groups.put("one", List.of("only"));
    SequencedMap<String, RecordingLayout.Note> notes = new LinkedHashMap<>();
    notes.put("hip", new RecordingLayout.Note("rad", "thigh"));
    return new RecordingLayout(
        "time",
        List.of("a", "hip", "knee", "b", "only"),
        Collections.emptyNavigableMap(),
        Optional.empty(),
        groups,
        notes);
  }

  @Test
  void groupsAreOneArrayAndOtherColumnsAreTheirOwn() {
    assertThat(NpzArray.of(layout()))
        .containsExactly(
            new NpzArray("time", 0, 1, true),
            new NpzArray("a", 1, 1, true),
            new NpzArray("qpos", 2, 2, false),
            new NpzArray("b", 4, 1, true),
            new NpzArray("one", 5, 1, false));
  }

  /** What numpy.load reports is what the header of the entry says. */
  @Test
  void aGroupHasTwoDimensionsInTheFileAndComesBack() throws IOException {
    Recording r = new Recording(layout());
    for (int i = 0; i < 3; i++) {
      r.add(i, 10 + i, 20 + i, 30 + i, 40 + i, 50 + i);
    }
    Path file = folder.resolve("a.npz");
    r.write(file);
    try (ZipFile zip = new ZipFile(file.toFile())) {
      byte[] entry = zip.getInputStream(zip.getEntry("qpos.npy")).readAllBytes();
      assertThat(new String(entry, 0, 128, StandardCharsets.ISO_8859_1))
          .contains("'shape': (3, 2)");
      assertThat(zip.getEntry("hip.npy")).isNull();
      byte[] single = zip.getInputStream(zip.getEntry("one.npy")).readAllBytes();
      assertThat(new String(single, 0, 128, StandardCharsets.ISO_8859_1))
          .contains("'shape': (3, 1)");
    }
    Recording back = Recording.read(file);
    Recordings.assertSame(back, r);
    assertThat(back.layout()).isEqualTo(r.layout());
  }

  @Test
  void arraysOfTwoDimensionsFromElsewhereBecomeGroups() throws IOException {
    Path file = folder.resolve("b.npz");
    Path array = folder.resolve("x.npy");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      Npy.write(array, new double[] {0, 1}, 2);
      put(zip, "time.npy", array);
      Npy.write(array, new double[] {1, 2, 3, 4, 5, 6}, 2, 3);
      put(zip, "qpos.npy", array);
    }
    Recording r = Recording.read(file);
    assertThat(r.columns()).containsExactly("qpos[0]", "qpos[1]", "qpos[2]");
    assertThat(r.get(1, "qpos[1]")).isEqualTo(5);
    assertThat(r.layout().groups()).containsOnlyKeys("qpos");
  }

  @Test
  void anArrayWithOtherRowsThanTheTimeIsRefused() throws IOException {
    Path file = folder.resolve("c.npz");
    Path array = folder.resolve("x.npy");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      Npy.write(array, new double[] {0, 1}, 2);
      put(zip, "time.npy", array);
      Npy.write(array, new double[] {1, 2, 3, 4, 5, 6}, 3, 2);
      put(zip, "qpos.npy", array);
    }
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> Recording.read(file))
        .withMessageContaining("no array of 2 rows");
  }

  private static void put(ZipOutputStream zip, String name, Path from) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(Files.readAllBytes(from));
    zip.closeEntry();
  }
}
