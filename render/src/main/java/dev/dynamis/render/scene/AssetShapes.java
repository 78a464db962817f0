package dev.dynamis.render.scene;

import dev.dynamis.mechanics.Model;
import java.util.HashMap;
import java.util.Map;

/**
 * Triangles of meshes and height fields.
 *
 * @since 0.1.0
 */
public final class AssetShapes {
  /** Cosine between a normal and its face's below which the face's is shown: an edge. */
  private static final double CREASE = 0.8;

  private AssetShapes() {}

  /** Returns a mesh, with an edge where its normals and its faces differ. */
  public static Shape mesh(Model m, int mesh) {
    int vert = m.mesh.vertadr[mesh];
    int normal = m.mesh.normaladr[mesh];
    int texcoord = m.mesh.texcoordadr[mesh];
    ShapeBuilder b = new ShapeBuilder(texcoord >= 0);
    Map<Corner, Integer> seen = new HashMap<>();
    double[] flat = new double[3];
    int[] v = new int[3];
    int first = 3 * m.mesh.faceadr[mesh];
    for (int f = first; f < first + 3 * m.mesh.facenum[mesh]; f += 3) {
      faceNormal(flat, m.mesh.vert, vert, m.mesh.face, f);
      for (int k = 0; k < 3; k++) {
        int p = 3 * (vert + m.mesh.face[f + k]);
        int n = 3 * (normal + m.mesh.facenormal[f + k]);
        float[] x = m.mesh.vert;
        float[] q = m.mesh.normal;
        double along = q[n] * flat[0] + q[n + 1] * flat[1] + q[n + 2] * flat[2];
        if (texcoord < 0 && along < CREASE) {
          v[k] = b.vertex(x[p], x[p + 1], x[p + 2], flat[0], flat[1], flat[2]);
          continue;
        }
        int t = texcoord < 0 ? -1 : 2 * (texcoord + m.mesh.facetexcoord[f + k]);
        Corner corner = new Corner(p, n, t);
        Integer known = seen.get(corner);
        if (known == null) {
          known = b.vertex(x[p], x[p + 1], x[p + 2], q[n], q[n + 1], q[n + 2]);
          if (t >= 0) {
            b.texture(m.mesh.texcoord[t], m.mesh.texcoord[t + 1]);
          }
          seen.put(corner, known);
        }
        v[k] = known;
      }
      b.triangle(v[0], v[1], v[2]);
    }
    return b.build();
  }

  private record Corner(int pos, int normal, int tex) {}

  private static void faceNormal(double[] res, float[] x, int vert, int[] face, int f) {
    int a = 3 * (vert + face[f]);
    int b = 3 * (vert + face[f + 1]);
    int c = 3 * (vert + face[f + 2]);
    double ux = x[b] - x[a];
    double uy = x[b + 1] - x[a + 1];
    double uz = x[b + 2] - x[a + 2];
    double vx = x[c] - x[a];
    double vy = x[c + 1] - x[a + 1];
    double vz = x[c + 2] - x[a + 2];
    res[0] = uy * vz - uz * vy;
    res[1] = uz * vx - ux * vz;
    res[2] = ux * vy - uy * vx;
    double s = Math.sqrt(res[0] * res[0] + res[1] * res[1] + res[2] * res[2]);
    for (int i = 0; i < 3; i++) {
      res[i] = s > 0 ? res[i] / s : 0;
    }
  }

  /** The surface with smooth normals, four sides and the bottom. */
  public static Shape heightField(Model m, int field) {
    int rows = m.hfield.nrow[field];
    int cols = m.hfield.ncol[field];
    double[] size = new double[4];
    System.arraycopy(m.hfield.size, 4 * field, size, 0, 4);
    Terrain terrain = new Terrain(m.hfield.data, m.hfield.adr[field], rows, cols, size);
    ShapeBuilder b = new ShapeBuilder(false);
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < cols; c++) {
        // the normal of central differences, one-sided at the border
        int c0 = Math.max(0, c - 1);
        int c1 = Math.min(cols - 1, c + 1);
        int r0 = Math.max(0, r - 1);
        int r1 = Math.min(rows - 1, r + 1);
        double dx = (terrain.z(r, c1) - terrain.z(r, c0)) / (terrain.x(c1) - terrain.x(c0));
        double dy = (terrain.z(r1, c) - terrain.z(r0, c)) / (terrain.y(r1) - terrain.y(r0));
        double s = Math.sqrt(dx * dx + dy * dy + 1);
        b.vertex(terrain.x(c), terrain.y(r), terrain.z(r, c), -dx / s, -dy / s, 1 / s);
      }
    }
    for (int r = 0; r + 1 < rows; r++) {
      for (int c = 0; c + 1 < cols; c++) {
        int v = r * cols + c;
        b.triangle(v + cols, v, v + cols + 1);
        b.triangle(v, v + 1, v + cols + 1);
      }
    }
    for (int r = 0; r + 1 < rows; r++) {
      wall(b, terrain, r + 1, 0, r, 0, -1, 0);
      wall(b, terrain, r, cols - 1, r + 1, cols - 1, 1, 0);
    }
    for (int c = 0; c + 1 < cols; c++) {
      wall(b, terrain, 0, c, 0, c + 1, 0, -1);
      wall(b, terrain, rows - 1, c + 1, rows - 1, c, 0, 1);
    }
    int v = b.vertex(-size[0], -size[1], -size[3], 0, 0, -1);
    b.vertex(-size[0], size[1], -size[3], 0, 0, -1);
    b.vertex(size[0], size[1], -size[3], 0, 0, -1);
    b.vertex(size[0], -size[1], -size[3], 0, 0, -1);
    b.quad(v, v + 1, v + 2, v + 3);
    return b.build();
  }

  /** A piece of a side, from the bottom up to the surface. */
  private static void wall(
      ShapeBuilder b, Terrain t, int r0, int c0, int r1, int c1, double nx, double ny) {
    double low = -t.size[3];
    int v = b.vertex(t.x(c0), t.y(r0), low, nx, ny, 0);
    b.vertex(t.x(c1), t.y(r1), low, nx, ny, 0);
    b.vertex(t.x(c1), t.y(r1), t.z(r1, c1), nx, ny, 0);
    b.vertex(t.x(c0), t.y(r0), t.z(r0, c0), nx, ny, 0);
    b.quad(v, v + 1, v + 2, v + 3);
  }

  private record Terrain(float[] data, int adr, int rows, int cols, double[] size) {
    double x(int c) {
      return size[0] * (2.0 * c / (cols - 1) - 1);
    }

    double y(int r) {
      return size[1] * (2.0 * r / (rows - 1) - 1);
    }

    double z(int r, int c) {
      return size[2] * data[adr + r * cols + c];
    }
  }
}
