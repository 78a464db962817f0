package dev.dynamis.mjcf.internal.asset;

/**
 * How to process a mesh.
 *
 * @param refpos subtracted from the vertices {@code [3]}
 * @param refquat orientation whose inverse is applied to the vertices {@code [4]}
 * @param scale applied to the vertices after that {@code [3]}
 * @param inertia how mass is distributed
 * @param smoothnormal whether vertex normals average over sharp edges
 * @param maxhullvert largest number of vertices of the hull, at least 4, or -1
 * @param hull whether collisions need the convex hull
 * @param octree whether a signed distance field needs an octree
 * @param inPlace whether vertices stay where they are, instead of in the principal axes
 */
public record MeshOptions(
    double[] refpos,
    double[] refquat,
    double[] scale,
    MeshInertiaMode inertia,
    boolean smoothnormal,
    int maxhullvert,
    boolean hull,
    boolean octree,
    boolean inPlace) {

  /** No transformation, legacy inertia, sharp edges, no limit and no hull. */
  public static final MeshOptions DEFAULT =
      new MeshOptions(
          new double[3],
          new double[] {1, 0, 0, 0},
          new double[] {1, 1, 1},
          MeshInertiaMode.LEGACY,
          false,
          -1,
          false,
          false,
          false);

  /** Returns these options with another mass distribution. */
  public MeshOptions withInertia(MeshInertiaMode mode) {
    return new MeshOptions(
        refpos, refquat, scale, mode, smoothnormal, maxhullvert, hull, octree, inPlace);
  }

  /** Returns these options with or without a convex hull. */
  public MeshOptions withHull(boolean wanted) {
    return new MeshOptions(
        refpos, refquat, scale, inertia, smoothnormal, maxhullvert, wanted, octree, inPlace);
  }

  /** Returns these options with another scale {@code [3]}. */
  public MeshOptions withScale(double... factors) {
    return new MeshOptions(
        refpos, refquat, factors, inertia, smoothnormal, maxhullvert, hull, octree, inPlace);
  }

  /** Whether the scale mirrors the mesh, so that readers must turn the triangles around. */
  public boolean mirrored() {
    return !(scale[0] * scale[1] * scale[2] > 0);
  }
}
