package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.Eigen3;
import java.util.Arrays;

/**
 * Volume, center of mass and principal axes of a mesh, from the pyramids between its faces and a
 * center. Lengths in m, volume in m^3 (area in m^2 for a shell), inertia for unit density.
 */
final class MeshInertia {
  private static final double TINY = 1e-15;

  /** Volume, or area of a shell. */
  final double volume;

  /** Center of mass in the frame of the vertices. */
  final double[] center = new double[3];

  /** Principal moments for unit density, in decreasing order unless they are tiny. */
  final double[] moments = new double[3];

  /** Orientation of the principal axes (w, x, y, z). */
  final double[] quat = new double[4];

  /** Half sizes of the box with the same volume density and moments. */
  final double[] box = new double[3];

  /**
   * Computes the inertia.
   *
   * @param vert vertices {@code [3 nvert]}
   * @param face all triangles of the mesh
   * @param hullFace the triangles of the convex hull; used by mode CONVEX only
   */
  MeshInertia(double[] vert, int[] face, int[] hullFace, MeshInertiaMode mode)
      throws AssetException {
    Triangle t = new Triangle();
    double[] faceCenter = faceCentroid(t, vert, face);
    int[] solid = mode == MeshInertiaMode.CONVEX ? hullFace : face;
    double size = centerOfMass(t, vert, solid, faceCenter, mode);
    checkSize(size, mode);

    double[] inertia = new double[9];
    volume = inertia(t, vert, solid, mode, inertia);
    Eigen3.principalAxes(moments, 0, new double[9], 0, quat, 0, inertia, 0);
    checkMoments();
    box[0] = 0.5 * Math.sqrt(6 * (moments[1] + moments[2] - moments[0]) / volume);
    box[1] = 0.5 * Math.sqrt(6 * (moments[0] + moments[2] - moments[1]) / volume);
    box[2] = 0.5 * Math.sqrt(6 * (moments[0] + moments[1] - moments[2]) / volume);
  }

  /** Area, unit normal and center of one triangle. */
  private static final class Triangle {
    double area;
    double nx, ny, nz;
    double cx, cy, cz;

    void set(double[] v, int a, int b, int c) {
      cx = (v[a] + v[b] + v[c]) / 3;
      cy = (v[a + 1] + v[b + 1] + v[c + 1]) / 3;
      cz = (v[a + 2] + v[b + 2] + v[c + 2]) / 3;
      double ux = v[b] - v[a], uy = v[b + 1] - v[a + 1], uz = v[b + 2] - v[a + 2];
      double wx = v[c] - v[a], wy = v[c + 1] - v[a + 1], wz = v[c + 2] - v[a + 2];
      nx = uy * wz - uz * wy;
      ny = uz * wx - ux * wz;
      nz = ux * wy - uy * wx;
      double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
      if (length < TINY) {
        area = 0;
        return;
      }
      nx /= length;
      ny /= length;
      nz /= length;
      area = 0.5 * length;
    }
  }

  private static double[] faceCentroid(Triangle t, double[] vert, int[] face)
      throws AssetException {
    double[] center = new double[3];
    double total = 0;
    for (int i = 0; i < face.length; i += 3) {
      t.set(vert, 3 * face[i], 3 * face[i + 1], 3 * face[i + 2]);
      center[0] += t.area * t.cx;
      center[1] += t.area * t.cy;
      center[2] += t.area * t.cz;
      total += t.area;
    }
    if (!(total >= TINY)) {
      throw new AssetException(
          "surface area of the mesh is too small: " + total + " m^2",
          "check the mesh and its scale");
    }
    for (int j = 0; j < 3; j++) {
      center[j] /= total;
    }
    return center;
  }

  private double centerOfMass(
      Triangle t, double[] vert, int[] face, double[] apex, MeshInertiaMode mode) {
    double total = 0;
    for (int i = 0; i < face.length; i += 3) {
      t.set(vert, 3 * face[i], 3 * face[i + 1], 3 * face[i + 2]);
      double weight = t.area;
      if (mode != MeshInertiaMode.SHELL) {
        double height = (t.cx - apex[0]) * t.nx + (t.cy - apex[1]) * t.ny + (t.cz - apex[2]) * t.nz;
        weight = height * t.area / 3;
        weight = mode == MeshInertiaMode.LEGACY ? Math.abs(weight) : weight;
      }
      total += weight;
      center[0] += weight * (t.cx * 3.0 / 4.0 + apex[0] / 4.0);
      center[1] += weight * (t.cy * 3.0 / 4.0 + apex[1] / 4.0);
      center[2] += weight * (t.cz * 3.0 / 4.0 + apex[2] / 4.0);
    }
    for (int j = 0; total >= TINY && j < 3; j++) {
      center[j] /= total;
    }
    return total;
  }

  private static void checkSize(double size, MeshInertiaMode mode) throws AssetException {
    if (size >= TINY) {
      return;
    }
    if (size < 0) {
      throw new AssetException(
          "volume of the mesh is negative (" + size + " m^3), its triangles point inward",
          "reverse the triangles, or use inertia=\"legacy\" or \"convex\"");
    }
    throw new AssetException(
        (mode == MeshInertiaMode.SHELL ? "surface area" : "volume")
            + " of the mesh is too small: "
            + size,
        "use inertia=\"shell\" for a mesh without volume");
  }

  /** Fills the inertia tensor about the center of mass; returns the recomputed volume or area. */
  private double inertia(
      Triangle t, double[] vert, int[] face, MeshInertiaMode mode, double[] tensor) {
    double[] v = new double[vert.length];
    for (int i = 0; i < v.length; i += 3) {
      v[i] = vert[i] - center[0];
      v[i + 1] = vert[i + 1] - center[1];
      v[i + 2] = vert[i + 2] - center[2];
    }
    double total = 0;
    double xx = 0, yy = 0, zz = 0, xy = 0, xz = 0, yz = 0;
    double divisor = mode == MeshInertiaMode.SHELL ? 12 : 20;
    for (int i = 0; i < face.length; i += 3) {
      int d = 3 * face[i], e = 3 * face[i + 1], f = 3 * face[i + 2];
      t.set(v, d, e, f);
      double weight = t.area;
      if (mode != MeshInertiaMode.SHELL) {
        weight = (t.cx * t.nx + t.cy * t.ny + t.cz * t.nz) * t.area / 3;
        weight = mode == MeshInertiaMode.LEGACY ? Math.abs(weight) : weight;
      }
      total += weight;
      double w = weight / divisor;
      xx += w * second(v, d, e, f, 0, 0);
      yy += w * second(v, d, e, f, 1, 1);
      zz += w * second(v, d, e, f, 2, 2);
      xy += w * second(v, d, e, f, 0, 1);
      xz += w * second(v, d, e, f, 0, 2);
      yz += w * second(v, d, e, f, 1, 2);
    }
    tensor[0] = yy + zz;
    tensor[4] = xx + zz;
    tensor[8] = xx + yy;
    tensor[1] = tensor[3] = -xy;
    tensor[2] = tensor[6] = -xz;
    tensor[5] = tensor[7] = -yz;
    return total;
  }

  /** Second moment of a triangle's or pyramid's corners in two coordinates. */
  private static double second(double[] v, int d, int e, int f, int i, int j) {
    return 2 * (v[d + i] * v[d + j] + v[e + i] * v[e + j] + v[f + i] * v[f + j])
        + v[d + i] * v[e + j]
        + v[d + j] * v[e + i]
        + v[d + i] * v[f + j]
        + v[d + j] * v[f + i]
        + v[e + i] * v[f + j]
        + v[e + j] * v[f + i];
  }

  private void checkMoments() throws AssetException {
    if (!(moments[2] > 0)) {
      throw new AssetException(
          "inertia of the mesh is not positive: smallest principal moment " + moments[2],
          "check the orientation of the triangles, or use inertia=\"legacy\" or \"convex\"");
    }
    double a = moments[0], b = moments[1], c = moments[2];
    double relative = 1 - 1e-6;
    double absolute = 1e-9;
    if (b + c < a * relative - absolute
        || a + c < b * relative - absolute
        || a + b < c * relative - absolute) {
      throw new AssetException(
          "inertia of the mesh violates A + B >= C with " + Arrays.toString(moments),
          "check the orientation of the triangles, or use inertia=\"legacy\" or \"convex\"");
    }
  }

  /**
   * Checks that no two faces run through an edge in the same direction; faces with almost no area
   * don't count.
   */
  static void checkOrientation(double[] vert, int[] face) throws AssetException {
    Triangle t = new Triangle();
    double smallest = Math.sqrt(TINY);
    long[] edge = new long[face.length];
    int n = 0;
    for (int i = 0; i < face.length; i += 3) {
      int a = face[i], b = face[i + 1], c = face[i + 2];
      t.set(vert, 3 * a, 3 * b, 3 * c);
      if (t.area > smallest) {
        edge[n++] = (long) a << 32 | b;
        edge[n++] = (long) b << 32 | c;
        edge[n++] = (long) c << 32 | a;
      }
    }
    Arrays.sort(edge, 0, n);
    for (int i = 1; i < n; i++) {
      if (edge[i] == edge[i - 1]) {
        throw new AssetException(
            "faces of the mesh have inconsistent orientation: two of them run from vertex "
                + ((edge[i] >> 32) + 1)
                + " to vertex "
                + ((int) edge[i] + 1),
            "repair the mesh, or use inertia=\"legacy\" or \"convex\"");
      }
    }
  }

  /**
   * Returns the volume inside of the faces if they close, as far as the sum of their areas tells
   * that, or NaN.
   */
  static double enclosedVolume(double[] vert, int[] face) {
    Triangle t = new Triangle();
    double x = 0, y = 0, z = 0, area = 0, volume = 0;
    for (int i = 0; i < face.length; i += 3) {
      int a = 3 * face[i];
      t.set(vert, a, 3 * face[i + 1], 3 * face[i + 2]);
      area += t.area;
      x += t.area * t.nx;
      y += t.area * t.ny;
      z += t.area * t.nz;
      volume += t.area * (vert[a] * t.nx + vert[a + 1] * t.ny + vert[a + 2] * t.nz) / 3;
    }
    boolean closed = Math.sqrt(x * x + y * y + z * z) < 1e-6 * area;
    return closed ? Math.abs(volume) : Double.NaN;
  }
}
