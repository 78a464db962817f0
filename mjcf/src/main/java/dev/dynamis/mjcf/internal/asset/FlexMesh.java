package dev.dynamis.mjcf.internal.asset;

/**
 * Points and elements of a deformable object, as a generator or a file gives them. Arrays without
 * content are empty, never null.
 *
 * @param dim dimension of the elements: 1 lines, 2 triangles, 3 tetrahedra
 * @param point coordinates {@code [3 npoint]}, m
 * @param element points of the elements {@code [(dim + 1) nelement]}
 * @param texcoord texture coordinates {@code [2 ntexcoord]}
 * @param elemtexcoord texture coordinates of the elements' corners
 */
public record FlexMesh(
    int dim, double[] point, int[] element, float[] texcoord, int[] elemtexcoord) {

  /** Makes points and elements without texture coordinates. */
  public static FlexMesh of(int dim, double[] point, int[] element) {
    return new FlexMesh(dim, point, element, MeshData.NO_FLOATS, MeshData.NO_INTS);
  }

  /** Makes the triangles of a mesh file elements; repeated vertices count once. */
  public static FlexMesh surface(MeshData mesh) throws AssetException {
    int[] face = checkedFaces(mesh);
    double[] point = points(Vertices.mergeRepeated(mesh.vert(), face));
    return new FlexMesh(2, point, face, mesh.texcoord(), mesh.facetexcoord());
  }

  /**
   * Makes a tetrahedron of each triangle of a mesh file and a point inside; triangles that turn
   * their back to it are left out.
   */
  public static FlexMesh solid(MeshData mesh, double[] origin) throws AssetException {
    int[] face = checkedFaces(mesh);
    float[] vert = Vertices.mergeRepeated(mesh.vert(), face);
    double[] point = new double[vert.length + 3];
    System.arraycopy(origin, 0, point, 0, 3);
    System.arraycopy(points(vert), 0, point, 3, vert.length);
    int[] element = new int[face.length / 3 * 4];
    int n = 0;
    for (int f = 0; f < face.length; f += 3) {
      int a = face[f] + 1, b = face[f + 1] + 1, c = face[f + 2] + 1;
      if (volume(point, 3 * a, 3 * b, 3 * c) >= 1e-15) {
        element[n + 1] = a;
        element[n + 2] = b;
        element[n + 3] = c;
        n += 4;
      }
    }
    return new FlexMesh(
        3, point, java.util.Arrays.copyOf(element, n), mesh.texcoord(), mesh.facetexcoord());
  }

  /**
   * Says which tetrahedra are turned the other way than most.
   *
   * @return words for a note, empty if all are turned alike
   */
  public static String insideOut(double[] point, int[] element) {
    int[] first = {-1, -1};
    int[] count = new int[2];
    for (int e = 0; e < element.length; e += 4) {
      double ax = edge(point, element, e, 1, 0);
      double ay = edge(point, element, e, 1, 1);
      double az = edge(point, element, e, 1, 2);
      double bx = edge(point, element, e, 2, 0);
      double by = edge(point, element, e, 2, 1);
      double bz = edge(point, element, e, 2, 2);
      double volume =
          (ay * bz - az * by) * edge(point, element, e, 3, 0)
              + (az * bx - ax * bz) * edge(point, element, e, 3, 1)
              + (ax * by - ay * bx) * edge(point, element, e, 3, 2);
      if (volume != 0) {
        int side = volume > 0 ? 1 : 0;
        first[side] = count[side]++ == 0 ? e / 4 : first[side];
      }
    }
    if (count[0] == 0 || count[1] == 0) {
      return "";
    }
    // of as many on both sides, the first one is right
    int odd = count[1] < count[0] || count[1] == count[0] && first[0] < first[1] ? 1 : 0;
    return count[odd] == 1
        ? "element " + first[odd] + " is inside out beside the others, and is turned"
        : count[odd]
            + " elements, the first is "
            + first[odd]
            + ", are inside out beside the others"
            + ", and are turned";
  }

  /** One coordinate of the edge from the first corner of an element to another one. */
  private static double edge(double[] point, int[] element, int e, int corner, int k) {
    return point[3 * element[e + corner] + k] - point[3 * element[e] + k];
  }

  private static int[] checkedFaces(MeshData mesh) throws AssetException {
    if (mesh.vert().length == 0 || mesh.face().length == 0) {
      throw new AssetException(
          "the mesh has no " + (mesh.vert().length == 0 ? "vertices" : "triangles"),
          "give a mesh with vertices and triangles");
    }
    for (float x : mesh.vert()) {
      if (!Float.isFinite(x)) {
        throw new AssetException("a vertex of the mesh is not finite", "mend the file");
      }
    }
    int[] face = mesh.face().clone();
    for (int v : face) {
      if (v < 0 || v >= mesh.vert().length / 3) {
        throw new AssetException(
            "a triangle names vertex " + v + ", there are " + mesh.vert().length / 3,
            "mend the file");
      }
    }
    return face;
  }

  private static double[] points(float[] vert) {
    double[] point = new double[vert.length];
    for (int i = 0; i < vert.length; i++) {
      point[i] = vert[i];
    }
    return point;
  }

  /** Six times the volume of a tetrahedron from point 0. */
  private static double volume(double[] p, int a, int b, int c) {
    double ax = p[a] - p[0], ay = p[a + 1] - p[1], az = p[a + 2] - p[2];
    double bx = p[b] - p[0], by = p[b + 1] - p[1], bz = p[b + 2] - p[2];
    double cx = p[c] - p[0], cy = p[c + 1] - p[1], cz = p[c + 2] - p[2];
    return (ay * bz - az * by) * cx + (az * bx - ax * bz) * cy + (ax * by - ay * bx) * cz;
  }
}
