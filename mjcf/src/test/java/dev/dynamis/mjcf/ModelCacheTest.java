package dev.dynamis.mjcf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelCacheTest {
  private static final String MODEL =
      """
      <mujoco>
        <asset><mesh name="m" file="m.obj"/></asset>
        <worldbody><body><freejoint/><geom type="mesh" mesh="m"/></body></worldbody>
        <include file="more.xml"/>
      </mujoco>
      """;

  private static final String MORE =
      "<mujoco><worldbody><body name='more'><geom size='0.1'/></body></worldbody></mujoco>";

  @TempDir Path folder;
  private final Map<String, byte[]> files = new HashMap<>();

  ModelCacheTest() {
    put("a.xml", MODEL);
    put("more.xml", MORE);
    put("m.obj", tetrahedron(1));
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static String tetrahedron(double size) {
    return "v 0 0 0\nv %s 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
        .formatted(size);
  }

  private ModelCache cache(long most, String version) {
    return new ModelCache(folder.resolve("models"), most, 0, version);
  }

  private ModelCache.Loaded load(ModelCache cache) {
    return cache.load("a.xml", Resources.memory(files), LoadLimits.DEFAULT);
  }

  private static boolean isCached(ModelCache.Loaded loaded) {
    return loaded.compiled() == null;
  }

  private List<Path> entries() throws IOException {
    try (Stream<Path> list = Files.list(folder.resolve("models"))) {
      return list.toList();
    }
  }

  @Test
  void aModelIsTheSameFromTheCache() {
    ModelCache cache = cache(1 << 20, "1");
    ModelCache.Loaded first = load(cache);
    ModelCache.Loaded second = load(cache);
    assertThat(isCached(first)).isFalse();
    assertThat(isCached(second)).isTrue();
    assertThat(second.notes()).isEmpty();
    Model m = first.model();
    assertThat(m.difference(second.model(), 0)).isEmpty();
    assertThat(second.model().identity()).isEqualTo(m.identity());
  }

  @Test
  void aChangeOfAnyFileIsNoticed() {
    ModelCache cache = cache(1 << 20, "1");
    Map<String, String> changes =
        Map.of(
            "a.xml",
            MODEL + "<!-- changed -->",
            "more.xml",
            MORE.replace("0.1", "0.2"),
            "m.obj",
            tetrahedron(2));
    for (String name : List.of("a.xml", "more.xml", "m.obj")) {
      load(cache);
      assertThat(isCached(load(cache))).isTrue();
      put(name, changes.get(name));
      assertThat(isCached(load(cache))).as(name).isFalse();
    }
    put("m.obj", tetrahedron(3));
    assertThat(load(cache).model().difference(load(cache).model(), 0)).isEmpty();
  }

  @Test
  void whatAnotherVersionMadeIsNotUsed() {
    load(cache(1 << 20, "1"));
    assertThat(isCached(load(cache(1 << 20, "2")))).isFalse();
  }

  @Test
  void aDamagedEntryIsMadeAnew() throws IOException {
    ModelCache cache = cache(1 << 20, "1");
    Model m = load(cache).model();
    Path entry = entries().getFirst();
    byte[] good = Files.readAllBytes(entry);
    for (int at = 0; at < good.length; at += 1 + good.length / 97) {
      byte[] bad = good.clone();
      bad[at] ^= 0x55;
      Files.write(entry, bad);
      assertThat(load(cache).model().difference(m, 0)).as("byte %d", at).isEmpty();
    }
    for (int length : new int[] {0, 5, 20, 60, good.length / 2, good.length - 1}) {
      Files.write(entry, java.util.Arrays.copyOf(good, length));
      assertThat(isCached(load(cache))).as("%d bytes", length).isFalse();
      assertThat(isCached(load(cache))).isTrue();
    }
  }

  @Test
  void theCacheKeepsWhatWasUsedLast() throws IOException {
    ModelCache cache = cache(1 << 20, "1");
    load(cache);
    Path first = entries().getFirst();
    long size = Files.size(first);
    Files.setLastModifiedTime(first, FileTime.fromMillis(0));
    ModelCache small = cache(2 * size + size / 2, "1");
    for (int i = 0; i < 4; i++) {
      put("a.xml", MODEL + "<!-- " + i + " -->");
      load(small);
    }
    assertThat(entries()).hasSizeLessThanOrEqualTo(2).doesNotContain(first);
  }

  @Test
  void notesAboutAModelAreKeptWithIt() {
    // two tetrahedra apart are not convex
    put(
        "m.obj",
        tetrahedron(1)
            + "v 5 0 0\nv 6 0 0\nv 5 1 0\nv 5 0 1\nf 5 7 6\nf 5 6 8\nf 5 8 7\nf 6 7 8\n");
    ModelCache cache = cache(1 << 20, "1");
    ModelCache.Loaded first = load(cache);
    assertThat(first.notes()).extracting(Diagnostic::code).contains("MJ244");
    ModelCache.Loaded second = load(cache);
    assertThat(isCached(second)).isTrue();
    assertThat(second.notes()).isEqualTo(first.notes());
  }

  @Test
  void smallModelsAreNotKept() {
    ModelCache cache = new ModelCache(folder.resolve("models"), 1 << 20, 1 << 20, "1");
    load(cache);
    assertThat(isCached(load(cache))).isFalse();
  }

  @Test
  void aWrongModelIsToldAsWithoutACache() {
    put("a.xml", "<mujoco><nonsense/></mujoco>");
    assertThatThrownBy(() -> load(cache(1 << 20, "1"))).isInstanceOf(ModelException.class);
    files.clear();
    assertThatThrownBy(() -> load(cache(1 << 20, "1"))).isInstanceOf(ModelException.class);
  }

  @Test
  void aFolderThatCannotBeMadeIsLeftOut() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    ModelCache cache = new ModelCache(file.resolve("models"), 1 << 20, 0, "1");
    assertThat(load(cache).model().nbody).isEqualTo(3);
  }
}
