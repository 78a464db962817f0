package dev.dynamis.mjcf.internal.asset;

/**
 * MuJoCo's legacy binary mesh: four counts (vertices, normals, texture coordinates, triangles)
 * followed by the coordinates of vertices, normals and textures and the triangles' vertices.
 */
public final class MshReader {
  private static final int HEADER = 16;

  private MshReader() {}

  /**
   * Reads a file.
   *
   * @param file the whole file
   * @param mirrored whether the mesh will be scaled by a negative determinant, so that the
   *     triangles must be turned around
   */
  public static MeshData read(byte[] file, boolean mirrored) throws AssetException {
    if (file.length < HEADER) {
      throw new AssetException(
          "MSH file has " + file.length + " bytes, its header alone needs " + HEADER, "");
    }
    int nvert = LittleEndian.int32(file, 0);
    int nnormal = LittleEndian.int32(file, 4);
    int ntexcoord = LittleEndian.int32(file, 8);
    int nface = LittleEndian.int32(file, 12);
    String claim =
        "MSH file claims "
            + nvert
            + " vertices, "
            + nnormal
            + " normals, "
            + ntexcoord
            + " texture coordinates and "
            + nface
            + " triangles";
    if (nvert < 4
        || nface < 0
        || nnormal < 0
        || ntexcoord < 0
        || (nnormal > 0 && nnormal != nvert)
        || (ntexcoord > 0 && ntexcoord != nvert)) {
      throw new AssetException(
          claim
              + "; expected at least 4 vertices, and as many normals and texture coordinates as"
              + " vertices or none",
          "");
    }
    long size = HEADER + 12L * nvert + 12L * nnormal + 8L * ntexcoord + 12L * nface;
    if (file.length != size) {
      throw new AssetException(
          claim + ", which need " + size + " bytes; the file has " + file.length, "");
    }

    int at = HEADER;
    float[] vert = LittleEndian.floats(file, at, 3 * nvert);
    at += 12 * nvert;
    float[] normal = LittleEndian.floats(file, at, 3 * nnormal);
    at += 12 * nnormal;
    float[] texcoord = LittleEndian.floats(file, at, 2 * ntexcoord);
    at += 8 * ntexcoord;
    int[] face = LittleEndian.ints(file, at, 3 * nface);

    // normals and texture coordinates keep the file's corners
    int[] facenormal = face.clone();
    int[] facetexcoord = ntexcoord > 0 ? face.clone() : MeshData.NO_INTS;
    if (mirrored) {
      for (int i = 0; i < nface; i++) {
        int swap = face[3 * i + 1];
        face[3 * i + 1] = face[3 * i + 2];
        face[3 * i + 2] = swap;
      }
    }
    return new MeshData(vert, normal, texcoord, face, facenormal, facetexcoord);
  }
}
