package dev.dynamis.mjcf.internal.asset;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * MuJoCo's binary skin: four counts (vertices, texture coordinates, triangles, bones), the
 * coordinates of vertices and textures, the triangles' vertices, then the bones. A bone is a name
 * in 40 bytes, a position, an orientation, the number of its vertices, their numbers and their
 * weights. All numbers have four bytes, the lowest first.
 */
public final class SknReader {
  private static final int HEADER = 16;

  private static final int NAME = 40;

  /** Bytes of a bone without vertices. */
  private static final int BONE = NAME + 4 * 8;

  private final byte[] file;
  private int at = HEADER;

  private SknReader(byte[] file) {
    this.file = file;
  }

  /** Reads a whole file. Nothing is allocated that is larger than the file. */
  public static SkinData read(byte[] file) throws AssetException {
    if (file.length < HEADER) {
      throw new AssetException(
          "SKN file has " + file.length + " bytes, its header alone needs " + HEADER, "");
    }
    return new SknReader(file).skin();
  }

  private SkinData skin() throws AssetException {
    int nvert = LittleEndian.int32(file, 0);
    int ntexcoord = LittleEndian.int32(file, 4);
    int nface = LittleEndian.int32(file, 8);
    int nbone = LittleEndian.int32(file, 12);
    String claim =
        "SKN file claims "
            + nvert
            + " vertices, "
            + ntexcoord
            + " texture coordinates, "
            + nface
            + " triangles and "
            + nbone
            + " bones";
    long least = HEADER + 12L * nvert + 8L * ntexcoord + 12L * nface + (BONE + 8L) * nbone;
    if (nvert < 0 || ntexcoord < 0 || nface < 0 || nbone < 0) {
      throw new AssetException(claim, "give numbers that are not negative");
    }
    if (file.length < least) {
      throw new AssetException(
          claim + ", which need " + least + " bytes or more; the file has " + file.length, "");
    }
    float[] vert = floats(3 * nvert);
    float[] texcoord = floats(2 * ntexcoord);
    int[] face = ints(3 * nface);
    List<SkinData.Bone> bones = new ArrayList<>();
    for (int i = 0; i < nbone; i++) {
      bones.add(bone(i));
    }
    if (at != file.length) {
      throw new AssetException(
          claim + ", which end after " + at + " bytes; the file has " + file.length, "");
    }
    return new SkinData(vert, texcoord, face, bones);
  }

  private SkinData.Bone bone(int i) throws AssetException {
    need(BONE, i);
    int end = at;
    while (end < at + NAME - 1 && file[end] != 0) {
      end++;
    }
    String name = new String(file, at, end - at, StandardCharsets.UTF_8);
    at += NAME;
    float[] pos = floats(3);
    float[] quat = floats(4);
    int count = ints(1)[0];
    if (count < 1) {
      throw new AssetException(
          "bone " + i + " (\"" + name + "\") of the SKN file has " + count + " vertices",
          "give each bone a vertex or more");
    }
    need(8L * count, i);
    return new SkinData.Bone(name, pos, quat, ints(count), floats(count));
  }

  private void need(long bytes, int bone) throws AssetException {
    if (bytes > file.length - at) {
      throw new AssetException(
          "the SKN file ends inside bone " + bone, "write it again with all bones");
    }
  }

  private float[] floats(int n) throws AssetException {
    float[] v = LittleEndian.floats(file, at, n);
    for (int i = 0; i < n; i++) {
      if (!Float.isFinite(v[i])) {
        throw new AssetException(
            "the SKN file has " + v[i] + " at byte " + (at + 4 * i), "give finite numbers");
      }
    }
    at += 4 * n;
    return v;
  }

  private int[] ints(int n) {
    int[] v = LittleEndian.ints(file, at, n);
    at += 4 * n;
    return v;
  }
}
