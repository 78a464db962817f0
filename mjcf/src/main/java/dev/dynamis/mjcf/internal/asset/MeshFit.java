package dev.dynamis.mjcf.internal.asset;

/** Primitives that stand for a mesh, in the mesh's own frame. */
public final class MeshFit {
  private MeshFit() {}

  /**
   * Fits a primitive to a mesh.
   *
   * @param size size of the primitive {@code [3]}; entries that the shape doesn't use are scaled
   *     only. Modified.
   * @param center where the primitive's center is {@code [3]}: the origin, or the center of the
   *     bounding box. Modified.
   * @param boundingBox whether the primitive's bounding box shall contain that of the mesh; else it
   *     gets about the same inertia
   * @param scale factor by which the result is enlarged
   * @throws AssetException if the shape is not a sphere, capsule, cylinder, ellipsoid or box
   */
  public static void fit(
      double[] size, double[] center, Mesh mesh, GeomShape shape, boolean boundingBox, double scale)
      throws AssetException {
    double[] half = mesh.box;
    center[0] = center[1] = center[2] = 0;
    if (boundingBox) {
      half = new double[3];
      for (int j = 0; j < 3; j++) {
        center[j] = (mesh.aamm[j] + mesh.aamm[3 + j]) / 2;
        half[j] = mesh.aamm[3 + j] - center[j];
      }
    }
    double x = half[0], y = half[1], z = half[2];
    switch (shape) {
      case SPHERE -> size[0] = boundingBox ? Math.max(Math.max(x, y), z) : (x + y + z) / 3;
      case CAPSULE -> {
        size[0] = boundingBox ? Math.max(x, y) : (x + y) / 2;
        size[1] = boundingBox ? z - size[0] : Math.max(0.0, z - size[0] / 2);
      }
      case CYLINDER -> {
        size[0] = boundingBox ? Math.max(x, y) : (x + y) / 2;
        size[1] = z;
      }
      case ELLIPSOID, BOX -> System.arraycopy(half, 0, size, 0, 3);
      case PLANE, HFIELD, MESH, SDF ->
          throw new AssetException(
              "a mesh can't be replaced by this type of geom",
              "use sphere, capsule, cylinder, ellipsoid, box or mesh");
    }
    for (int j = 0; j < 3; j++) {
      size[j] *= scale;
    }
  }
}
