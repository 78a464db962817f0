package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files that assets came from, one after the other, each ended by a zero. */
final class AssetPathTable {
  private AssetPathTable() {}

  /**
   * Returns the files of height fields, meshes, skins and textures; a single zero if there are
   * none.
   */
  static byte[] pack(Compilation c) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    append(out, c.hfields);
    append(out, c.meshes);
    append(out, c.skins);
    append(out, c.textures);
    return out.size() == 0 ? new byte[1] : out.toByteArray();
  }

  private static void append(ByteArrayOutputStream out, List<? extends Part> parts) {
    for (Part p : parts) {
      byte[] file = file(p);
      if (file.length > 0) {
        out.writeBytes(file);
        out.write(0);
      }
    }
  }

  private static byte[] file(Part p) {
    return Attrs.text(p.element, "file", "").getBytes(StandardCharsets.UTF_8);
  }

  static void store(Compilation c, Model m, byte[] packed) {
    System.arraycopy(packed, 0, m.paths, 0, packed.length);
    int adr = address(c.hfields, m.hfield.pathadr, 0);
    adr = address(c.meshes, m.mesh.pathadr, adr);
    adr = address(c.skins, m.skin.pathadr, adr);
    address(c.textures, m.tex.pathadr, adr);
  }

  private static int address(List<? extends Part> parts, int[] into, int from) {
    int adr = from;
    for (Part p : parts) {
      int n = file(p).length;
      into[p.id] = n == 0 ? -1 : adr;
      adr += n == 0 ? 0 : n + 1;
    }
    return adr;
  }
}
