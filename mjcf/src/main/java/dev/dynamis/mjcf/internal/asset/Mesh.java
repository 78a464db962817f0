package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import java.util.function.LongConsumer;

/**
 * A processed mesh: centered at its center of mass and turned to its principal axes, with normals,
 * inertia, bounds, and, where collisions need it, the convex hull. Names and layouts of the arrays
 * are those of MuJoCo's {@code mesh_*} fields; addresses count from 0 for this mesh.
 */
public final class Mesh {
  /** Vertices {@code [3 nvert]}, m, in the mesh's own frame. */
  public final float[] vert;

  /** Unit normals {@code [3 nnormal]}. */
  public final float[] normal;

  /** Texture coordinates {@code [2 ntexcoord]}. */
  public final float[] texcoord;

  /** Vertices of the triangles {@code [3 nface]}. */
  public final int[] face;

  /** Normals of the triangles' corners {@code [3 nface]}; -1 where an OBJ file gives none. */
  public final int[] facenormal;

  /**
   * Texture coordinates of the triangles' corners {@code [3 nface]}, or empty; -1 where an OBJ file
   * gives none.
   */
  public final int[] facetexcoord;

  /** The convex hull's edge graph as {@link ConvexHull#graph()}, or empty. */
  public final int[] graph;

  /** Outward normals of the hull's sides {@code [3 npoly]}. */
  public final double[] polynormal;

  /** First corner of each side in {@link #polyvert} {@code [npoly]}. */
  public final int[] polyvertadr;

  /** Number of corners of each side {@code [npoly]}. */
  public final int[] polyvertnum;

  /** Vertices of the sides' corners. */
  public final int[] polyvert;

  /** First side of each vertex in {@link #polymap} {@code [nvert]}, or empty. */
  public final int[] polymapadr;

  /** Number of sides at each vertex {@code [nvert]}, or empty. */
  public final int[] polymapnum;

  /** Sides at the vertices. */
  public final int[] polymap;

  /** Tree over the triangles' boxes, for rays. */
  public final BoundingVolumeTree bvh;

  /** Octree with signed distances, or null. */
  public final Octree octree;

  /** Center of mass in the frame of the file after refpos, refquat and scale {@code [3]}, m. */
  public final double[] pos;

  /** Orientation of the principal axes in that frame {@code [4]}. */
  public final double[] quat;

  /** Volume in m^3, or area in m^2 if the mass is a shell. Mass is density times this. */
  public final double volume;

  /** Half sizes of the box with the same inertia {@code [3]}, m. */
  public final double[] box;

  /** Lower and upper corner of the vertices' bounding box {@code [6]}, m. */
  public final double[] aamm;

  /** Volume of the convex hull in m^3, or NaN if there is none. */
  public final double hullVolume;

  /** Volume inside of the triangles in m^3 if they close, or NaN. */
  public final double enclosedVolume;

  private Mesh(
      MeshData data,
      MeshInertia inertia,
      double[] position,
      float[] normal,
      ConvexHull hull,
      MeshPolygons polygons,
      LongConsumer octreeMemory)
      throws AssetException {
    vert = new float[position.length];
    aamm = new double[] {1e10, 1e10, 1e10, -1e10, -1e10, -1e10};
    for (int i = 0; i < position.length; i++) {
      vert[i] = (float) position[i];
      aamm[i % 3] = Math.min(aamm[i % 3], position[i]);
      aamm[3 + i % 3] = Math.max(aamm[3 + i % 3], position[i]);
    }
    this.normal = normal;
    texcoord = data.texcoord();
    face = data.face();
    facenormal = data.facenormal();
    facetexcoord = data.facetexcoord();
    bvh = faceTree(position, face);
    octree = octreeMemory == null ? null : new Octree(position, face, aamm, bvh, octreeMemory);
    pos = inertia.center;
    quat = inertia.quat;
    volume = inertia.volume;
    box = inertia.box;

    boolean solid = hull != null;
    graph = solid ? hull.graph() : MeshData.NO_INTS;
    hullVolume = solid ? hull.volume(position) : Double.NaN;
    enclosedVolume = solid ? MeshInertia.enclosedVolume(position, face) : Double.NaN;
    polynormal = solid ? polygons.normals(position) : new double[0];
    polyvertadr = solid ? polygons.vertadr : MeshData.NO_INTS;
    polyvertnum = solid ? polygons.vertnum : MeshData.NO_INTS;
    polyvert = solid ? polygons.vert : MeshData.NO_INTS;
    polymapadr = solid ? polygons.mapadr : MeshData.NO_INTS;
    polymapnum = solid ? polygons.mapnum : MeshData.NO_INTS;
    polymap = solid ? polygons.map : MeshData.NO_INTS;
  }

  /**
   * Processes a mesh.
   *
   * @param data what the file or the XML gives, with triangles turned around where {@link
   *     MeshOptions#mirrored()} says so. Not modified.
   * @throws AssetException if the data are inconsistent, flat where a hull is needed, or without
   *     volume
   */
  public static Mesh of(MeshData data, MeshOptions options) throws AssetException {
    return of(data, options, bytes -> {});
  }

  /**
   * Processes a mesh as {@link #of(MeshData, MeshOptions)} does.
   *
   * @param memory is told of the bytes of an octree before they are used
   */
  public static Mesh of(MeshData data, MeshOptions options, LongConsumer memory)
      throws AssetException {
    MeshChecks.sizes(data);
    double[] position = new double[data.vert().length];
    for (int i = 0; i < position.length; i++) {
      position[i] = data.vert()[i];
    }
    if (options.inertia() == MeshInertiaMode.EXACT) {
      MeshInertia.checkOrientation(position, data.face());
    }

    // hull, normals and sides belong to the vertices as they are given
    boolean needsHull =
        options.hull() || options.inertia() == MeshInertiaMode.CONVEX || data.face().length == 0;
    MeshChecks.mirroredHull(data, options);
    ConvexHull hull = needsHull ? ConvexHull.of(position, options.maxhullvert()) : null;
    int[] face = data.face().length > 0 ? data.face() : hull.triangles;
    boolean given = data.normal().length > 0;
    float[] normal =
        given ? data.normal().clone() : MeshNormals.compute(position, face, options.smoothnormal());
    MeshPolygons polygons = null;
    if (needsHull) {
      hull = options.mirrored() ? hull.mirrored() : hull;
      face = data.face().length > 0 ? face : hull.triangles;
      polygons = new MeshPolygons(hull, position);
    }
    MeshData complete = complete(data, face, given);
    MeshChecks.indices(complete);

    MeshTransform.reference(position, normal, options);
    int[] hullFace = needsHull ? hull.triangles : MeshData.NO_INTS;
    MeshInertia inertia = new MeshInertia(position, face, hullFace, options.inertia());
    if (options.inPlace()) {
      Vec3.zero(inertia.center, 0);
      Quat.identity(inertia.quat, 0);
    }
    MeshTransform.toPrincipalAxes(position, normal, inertia.center, inertia.quat);
    return new Mesh(
        complete, inertia, position, normal, hull, polygons, options.octree() ? memory : null);
  }

  /** Adds the indices of normals and texture coordinates where they follow from the faces. */
  private static MeshData complete(MeshData data, int[] face, boolean normalsGiven) {
    int[] facenormal = data.facenormal();
    if (!normalsGiven) {
      facenormal = face;
    } else if (facenormal.length == 0) {
      // the first of the normals that belong to a vertex
      int perVertex = data.normal().length / data.vert().length;
      facenormal = new int[face.length];
      for (int i = 0; i < face.length; i++) {
        facenormal[i] = perVertex * face[i];
      }
    }
    boolean byVertex = data.facetexcoord().length == 0 && data.texcoord().length > 0;
    return new MeshData(
        data.vert(),
        data.normal(),
        data.texcoord(),
        face,
        facenormal,
        byVertex ? face : data.facetexcoord());
  }

  private static BoundingVolumeTree faceTree(double[] vert, int[] face) {
    int nface = face.length / 3;
    double[] bounds = new double[6 * nface];
    double[] center = new double[3 * nface];
    for (int i = 0; i < nface; i++) {
      for (int j = 0; j < 3; j++) {
        double a = vert[3 * face[3 * i] + j];
        double b = vert[3 * face[3 * i + 1] + j];
        double c = vert[3 * face[3 * i + 2] + j];
        bounds[6 * i + j] = Math.min(a, Math.min(b, c));
        bounds[6 * i + 3 + j] = Math.max(a, Math.max(b, c));
        center[3 * i + j] = 0.5 * (bounds[6 * i + j] + bounds[6 * i + 3 + j]);
      }
    }
    return new BoundingVolumeTree(bounds, center);
  }

  /** Returns the largest distances of the vertices from the center along the axes {@code [3]}. */
  public double[] reach() {
    double[] size = new double[3];
    for (int j = 0; j < 3; j++) {
      size[j] = Math.max(Math.abs(aamm[j]), Math.abs(aamm[3 + j]));
    }
    return size;
  }

  /**
   * Returns by which factor the convex hull, which collides, exceeds the mesh itself; 1 if that is
   * unknown.
   */
  public double hullExcess() {
    double own = Double.isNaN(enclosedVolume) ? volume : enclosedVolume;
    double ratio = hullVolume / own;
    return Double.isFinite(ratio) ? ratio : 1;
  }
}
