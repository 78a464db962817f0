package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.internal.read.AssetPath;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResourcesTest {
  @TempDir Path folder;

  @Test
  void aFolderIsNeverLeft() throws IOException {
    Path root = Files.createDirectories(folder.resolve("root/sub"));
    Files.writeString(folder.resolve("secret.xml"), "<mujoco/>");
    Files.writeString(root.resolve("a.xml"), "<mujoco/>");
    Files.createSymbolicLink(root.resolve("link.xml"), folder.resolve("secret.xml"));
    Resources r = Resources.folder(folder.resolve("root"));
    assertThat(r.read("sub/../sub/a.xml", 100)).hasSize(9);
    assertThat(r.exists("sub/a.xml")).isTrue();
    for (String path : new String[] {"../secret.xml", "sub/../../secret.xml", "sub/link.xml"}) {
      assertThat(r.exists(path)).isFalse();
      assertThatThrownBy(() -> r.read(path, 100))
          .isInstanceOfSatisfying(
              ResourceException.class,
              e -> assertThat(e.reason()).isEqualTo(ResourceException.Reason.OUTSIDE));
    }
    String absolute = folder.resolve("secret.xml").toString();
    assertThatThrownBy(() -> r.read(absolute, 100)).isInstanceOf(ResourceException.class);
    assertThatThrownBy(() -> r.read("none.xml", 100)).isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> r.read("sub/a.xml", 8))
        .isInstanceOfSatisfying(
            ResourceException.class,
            e -> assertThat(e.reason()).isEqualTo(ResourceException.Reason.TOO_LARGE));
  }

  @Test
  void aModelMayUseFilesBelowTheRootThatItIsGiven() throws IOException {
    Files.createDirectories(folder.resolve("robots"));
    Files.writeString(folder.resolve("common.xml"), "<x><option timestep='1'/></x>");
    Path model = folder.resolve("robots/a.xml");
    Files.writeString(model, "<mujoco><include file='../common.xml'/></mujoco>");
    assertThatThrownBy(() -> Mjcf.read(model))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("MJ051");
    assertThat(Mjcf.read(model, folder).option().real("timestep")).isEqualTo(1);
  }

  @Test
  void furtherFoldersMayBeReadAndNothingElse() throws IOException {
    Path root = Files.createDirectories(folder.resolve("root"));
    Path more = Files.createDirectories(folder.resolve("more"));
    Files.writeString(folder.resolve("secret.xml"), "<mujoco/>");
    Files.writeString(more.resolve("b.xml"), "<mujoco/>");
    Files.createSymbolicLink(root.resolve("link.xml"), more.resolve("b.xml"));
    Files.createSymbolicLink(more.resolve("out.xml"), folder.resolve("secret.xml"));
    Resources r = Resources.folder(root, more, folder.resolve("missing"));
    String absolute = more.resolve("b.xml").toString();
    for (String path : new String[] {"../more/b.xml", "x/../../more/b.xml", absolute, "link.xml"}) {
      assertThat(r.exists(path)).as(path).isTrue();
      assertThat(r.read(path, 100)).hasSize(9);
    }
    assertThat(r.exists("b.xml")).isFalse();
    assertThat(r.exists("../missing/b.xml")).isFalse();
    String beside = folder.resolve("more-secret.xml").toString();
    Files.writeString(Path.of(beside), "<mujoco/>");
    for (String path : new String[] {"../secret.xml", "../more/../secret.xml", beside}) {
      assertThat(r.exists(path)).as(path).isFalse();
      assertThatThrownBy(() -> r.read(path, 100)).isInstanceOf(ResourceException.class);
    }
    assertThat(r.exists("../more/out.xml")).isFalse();
    assertThatThrownBy(() -> r.read("../more/out.xml", 100))
        .isInstanceOf(ResourceException.class)
        .hasMessageContaining("is a link that leads out");
  }

  @Test
  void cyclesAboveTheRootAreFound() throws IOException {
    Path root = Files.createDirectories(folder.resolve("root"));
    Path deep = Files.createDirectories(folder.resolve("deep/more"));
    Resources r = Resources.folder(root, deep);
    Files.writeString(
        root.resolve("a.xml"), "<mujoco><include file='../deep/more/b.xml'/></mujoco>");
    Files.writeString(deep.resolve("b.xml"), "<x><include file='../more/b.xml'/></x>");
    assertThatThrownBy(() -> Mjcf.read("a.xml", r, LoadLimits.DEFAULT))
        .isInstanceOfSatisfying(
            ModelException.class,
            e -> assertThat(e.diagnostics().getFirst().code()).isEqualTo("MJ052"));
    String twice = "<model name='p' file='../more/m.xml'/><model name='q' file='../more/m.xml'/>";
    Files.writeString(deep.resolve("m.xml"), "<mujoco><asset>" + twice + "</asset></mujoco>");
    Files.writeString(
        root.resolve("m.xml"),
        "<mujoco><asset><model name='m' file='../deep/more/m.xml'/></asset></mujoco>");
    assertThatThrownBy(() -> Mjcf.read("m.xml", r, LoadLimits.DEFAULT))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("names itself as an asset, over 1 models");
  }

  @Test
  void archivesAreReadAndBounded() throws IOException {
    byte[] zip =
        zip(
            Map.of(
                "m/a.xml", "<mujoco><include file='b.xml'/></mujoco>",
                "m/b.xml", "<x><option timestep='2'/></x>"));
    Resources r = Resources.zip(zip, 1000);
    assertThat(Mjcf.read("m/a.xml", r, LoadLimits.DEFAULT).option().real("timestep")).isEqualTo(2);
    assertThatThrownBy(() -> Resources.zip(zip, 50)).isInstanceOf(ResourceException.class);
    byte[] evil = zip(Map.of("../a.xml", "<mujoco/>"));
    assertThatThrownBy(() -> Resources.zip(evil, 1000)).isInstanceOf(ResourceException.class);
  }

  @Test
  void includedFilesFindTheirOwnBesideThem() {
    Resources r =
        memory(
            "m/top.xml",
            "<mujoco><compiler meshdir='meshes'/><include file='parts/arm.xml'/></mujoco>",
            "m/parts/arm.xml",
            "<x><include file='more/inner.xml'/><asset><mesh file='a.stl'/><mesh file='b.stl'/></asset></x>",
            "m/parts/more/inner.xml",
            "<x><option timestep='3'/></x>",
            "m/meshes/a.stl",
            "",
            "m/parts/b.stl",
            "");
    Spec spec = Mjcf.read("m/top.xml", r, LoadLimits.DEFAULT);
    assertThat(spec.option().real("timestep")).isEqualTo(3);
    assertThat(spec.option().place("timestep").source()).isEqualTo("m/parts/more/inner.xml");
    assertThat(AssetPath.of(spec.find("mesh", "a"), "file")).isEqualTo("m/meshes/a.stl");
    String b = AssetPath.of(spec.find("mesh", "b"), "file");
    assertThat(Resources.normalize(b)).isEqualTo("m/parts/b.stl");
  }

  @Test
  void assetFoldersAndStrippedPaths() {
    Spec spec =
        Mjcf.readText(
            "<mujoco><compiler assetdir='all' texturedir='tex' strippath='true'/><asset>"
                + "<mesh name='m' file='x\\y\\m.stl'/><texture name='t' file='t.png'/>"
                + "<hfield name='h' file='/abs/h.png' size='1 1 1 1'/></asset></mujoco>");
    assertThat(AssetPath.of(spec.find("mesh", "m"), "file")).isEqualTo("all/m.stl");
    assertThat(AssetPath.of(spec.find("texture", "t"), "file")).isEqualTo("tex/t.png");
    assertThat(AssetPath.of(spec.find("hfield", "h"), "file")).isEqualTo("all/h.png");
  }

  private static Resources memory(String... files) {
    Map<String, byte[]> map = new java.util.HashMap<>();
    for (int i = 0; i < files.length; i += 2) {
      map.put(files[i], files[i + 1].getBytes(StandardCharsets.UTF_8));
    }
    return Resources.memory(map);
  }

  private static byte[] zip(Map<String, String> files) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, String> e : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(e.getKey()));
        zip.write(e.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return out.toByteArray();
  }
}
