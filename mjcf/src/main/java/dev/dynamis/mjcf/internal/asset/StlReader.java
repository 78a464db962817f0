package dev.dynamis.mjcf.internal.asset;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Binary STL: an 80-byte header, the number of triangles, and 50 bytes for each triangle. Vertices
 * that repeat exactly become one, in the order of their first appearance.
 */
public final class StlReader {
  private static final int HEADER = 84;
  private static final int TRIANGLE = 50;
  private static final int MAX_FACES = 200_000;
  private static final float MAX_COORDINATE = 1 << 30;

  private StlReader() {}

  /**
   * Reads a file.
   *
   * @param file the whole file
   * @param mirrored whether the mesh will be scaled by a negative determinant, so that the
   *     triangles must be turned around
   */
  public static MeshData read(byte[] file, boolean mirrored) throws AssetException {
    int nface = checkedCount(file);
    float[] vert = new float[9 * nface];
    int[] face = new int[3 * nface];
    ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < nface; i++) {
      // skip the stored normal
      for (int k = 0; k < 9; k++) {
        vert[9 * i + k] = bytes.getFloat(HEADER + TRIANGLE * i + 12 + 4 * k);
      }
      face[3 * i] = 3 * i;
      face[3 * i + 1] = 3 * i + (mirrored ? 2 : 1);
      face[3 * i + 2] = 3 * i + (mirrored ? 1 : 2);
    }
    for (int i = 0; i < vert.length; i++) {
      // written so that NaN is caught, too
      if (!(Math.abs(vert[i]) <= MAX_COORDINATE)) {
        throw new AssetException(
            "coordinate " + vert[i] + " in triangle " + i / 9 + " of the STL file is out of range",
            "export the mesh again, in a unit that keeps coordinates below 2^30");
      }
    }
    float[] merged = Vertices.mergeRepeated(vert, face);
    return MeshData.of(merged, MeshData.NO_FLOATS, MeshData.NO_FLOATS, face);
  }

  private static int checkedCount(byte[] file) throws AssetException {
    String binary = "export the mesh as binary STL";
    if (file.length < HEADER) {
      throw new AssetException(
          "STL file has " + file.length + " bytes, a binary STL file has at least " + HEADER,
          binary);
    }
    int nface = LittleEndian.int32(file, HEADER - 4);
    boolean text = new String(file, 0, 5, StandardCharsets.ISO_8859_1).equals("solid");
    String kind = text ? "; it begins with \"solid\", as text STL files do" : "";
    if (nface < 1 || nface > MAX_FACES) {
      throw new AssetException(
          "STL file claims "
              + Integer.toUnsignedString(nface)
              + " triangles, expected 1 to "
              + MAX_FACES
              + kind,
          text ? binary : binary + ", or reduce the number of triangles");
    }
    if (file.length != HEADER + TRIANGLE * nface) {
      throw new AssetException(
          "STL file has "
              + file.length
              + " bytes, "
              + nface
              + " triangles need "
              + (HEADER + TRIANGLE * nface)
              + kind,
          binary);
    }
    return nface;
  }
}
