package dev.dynamis.mjcf.internal.asset;

/** Checks of mesh data, so that later stages may trust every size and index. */
final class MeshChecks {
  private MeshChecks() {}

  static void sizes(MeshData m) throws AssetException {
    multiple("vertex", m.vert().length, 3);
    multiple("normal", m.normal().length, 3);
    multiple("texcoord", m.texcoord().length, 2);
    multiple("face", m.face().length, 3);
    int nvert = m.vert().length / 3;
    if (nvert < 4) {
      throw new AssetException("mesh has " + nvert + " vertices, at least 4 are needed", "");
    }
    for (int i = 0; i < m.vert().length; i++) {
      if (!Float.isFinite(m.vert()[i])) {
        throw new AssetException(
            "a coordinate of vertex " + i / 3 + " of the mesh is " + m.vert()[i], "");
      }
    }
    within("face", m.face(), 0, nvert, "vertices");
  }

  static void indices(MeshData m) throws AssetException {
    if (m.facenormal().length != m.face().length) {
      throw new AssetException(
          "mesh has "
              + m.facenormal().length
              + " normal indices for "
              + m.face().length
              + " corners",
          "");
    }
    int ntexcoord = m.texcoord().length / 2;
    if (m.facetexcoord() == m.face() && ntexcoord != m.vert().length / 3) {
      throw new AssetException(
          "mesh has "
              + ntexcoord
              + " texture coordinates for "
              + m.vert().length / 3
              + " vertices, and no indices that say which belong together",
          "give one texture coordinate for each vertex");
    }
    if (m.normal().length > 0) {
      within("face", m.facenormal(), -1, m.normal().length / 3, "normals");
    }
    within("face", m.facetexcoord(), -1, ntexcoord, "texture coordinates");
  }

  /** A mirrored hull is turned inside out, which modes that count signed volumes don't accept. */
  static void mirroredHull(MeshData m, MeshOptions o) throws AssetException {
    boolean signed =
        o.inertia() == MeshInertiaMode.CONVEX
            || (o.inertia() == MeshInertiaMode.EXACT && m.face().length == 0);
    double[] scale = o.scale();
    if (signed && scale[0] * scale[1] * scale[2] < 0) {
      throw new AssetException(
          "a scale that mirrors the mesh makes the volume of its convex hull negative",
          "mirror the vertices themselves, or use inertia=\"legacy\" or \"shell\"");
    }
  }

  private static void multiple(String what, int count, int of) throws AssetException {
    if (count % of != 0) {
      throw new AssetException(
          "mesh has " + count + " numbers of " + what + " data, expected a multiple of " + of, "");
    }
  }

  private static void within(String what, int[] index, int low, int count, String of)
      throws AssetException {
    for (int i = 0; i < index.length; i++) {
      if (index[i] < low || index[i] >= count) {
        throw new AssetException(
            what + " " + i / 3 + " of the mesh uses number " + index[i] + " of " + count + " " + of,
            "");
      }
    }
  }
}
