package dev.dynamis.render.scene;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;

/**
 * Faces of flexes as they are in a state: triangles of a surface, above and below by its radius
 * with the rim between, and the shell of a solid, with smooth or flat normals. A line has no faces.
 *
 * @since 0.1.0
 */
public final class SoftFaces {
  /** Corners, nine numbers for each face, world, m. */
  public final float[] pos;

  /** Normals of the corners. */
  public final float[] normal;

  /** Texture coordinates of the corners, six numbers for each face. */
  public final float[] tex;

  private final Model m;
  private final int[] adr;
  private final int[] num;
  private final double[] smooth;

  SoftFaces(Model m) {
    this.m = m;
    adr = new int[m.nflex];
    num = new int[m.nflex];
    int faces = 0;
    int vertices = 0;
    for (int f = 0; f < m.nflex; f++) {
      adr[f] = faces;
      switch (m.flex.dim[f]) {
        case 1 -> num[f] = 0;
        case 2 -> num[f] = 2 * (m.flex.elemnum[f] + m.flex.shellnum[f]);
        case 3 -> num[f] = m.flex.shellnum[f];
        default -> throw new IllegalStateException("flex of dimension " + m.flex.dim[f]);
      }
      faces += num[f];
      vertices = Math.max(vertices, m.flex.vertnum[f]);
    }
    pos = new float[9 * faces];
    normal = new float[9 * faces];
    tex = new float[6 * faces];
    smooth = new double[3 * vertices];
  }

  /** Returns the first face of a flex. */
  public int first(int flex) {
    return adr[flex];
  }

  /** Returns the number of faces of a flex. */
  public int count(int flex) {
    return num[flex];
  }

  void update(Data d, int groups) {
    for (int f = 0; f < m.nflex; f++) {
      if (num[f] > 0 && SceneOptions.shows(groups, m.flex.group[f])) {
        smoothNormals(d, f);
        if (m.flex.dim[f] == 2) {
          surface(d, f);
        } else {
          shell(d, f);
        }
      }
    }
  }

  private void smoothNormals(Data d, int f) {
    boolean flat = m.flex.dim[f] == 2;
    int[] corners = flat ? m.flex.elem : m.flex.shell;
    int start = flat ? m.flex.elemdataadr[f] : m.flex.shelldataadr[f];
    int n = flat ? m.flex.elemnum[f] : m.flex.shellnum[f];
    int nv = 3 * m.flex.vertnum[f];
    Arrays.fill(smooth, 0, nv, 0);
    for (int e = start; e < start + 3 * n; e += 3) {
      for (int k = 0; k < 3; k++) {
        int v = 3 * corners[e + k];
        smooth[v] += faceNormal(d, f, corners[e], corners[e + 1], corners[e + 2], 0);
        smooth[v + 1] += faceNormal(d, f, corners[e], corners[e + 1], corners[e + 2], 1);
        smooth[v + 2] += faceNormal(d, f, corners[e], corners[e + 1], corners[e + 2], 2);
      }
    }
    for (int v = 0; v < nv; v += 3) {
      double s =
          Math.sqrt(
              smooth[v] * smooth[v]
                  + smooth[v + 1] * smooth[v + 1]
                  + smooth[v + 2] * smooth[v + 2]);
      for (int k = 0; k < 3; k++) {
        smooth[v + k] = s > 1e-15 ? smooth[v + k] / s : k == 0 ? 1 : 0;
      }
    }
  }

  /** Returns one component of the unit normal of a triangle of vertices. */
  private double faceNormal(Data d, int f, int i, int j, int k, int axis) {
    double[] x = d.flexvert.xpos;
    int o = 3 * m.flex.vertadr[f];
    int a = o + 3 * i;
    int b = o + 3 * j;
    int c = o + 3 * k;
    double ux = x[b] - x[a];
    double uy = x[b + 1] - x[a + 1];
    double uz = x[b + 2] - x[a + 2];
    double vx = x[c] - x[a];
    double vy = x[c + 1] - x[a + 1];
    double vz = x[c + 2] - x[a + 2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double s = Math.sqrt(nx * nx + ny * ny + nz * nz);
    return s > 1e-15 ? (axis == 0 ? nx : axis == 1 ? ny : nz) / s : axis == 0 ? 1 : 0;
  }

  private void surface(Data d, int f) {
    int face = adr[f];
    double r = m.flex.radius[f];
    int start = m.flex.elemdataadr[f];
    for (int e = start; e < start + 3 * m.flex.elemnum[f]; e += 3) {
      int i = m.flex.elem[e];
      int j = m.flex.elem[e + 1];
      int k = m.flex.elem[e + 2];
      int[] t = m.flex.elemtexcoord;
      sheet(d, f, face, r, i, j, k);
      texture(f, face++, t[e], t[e + 1], t[e + 2]);
      sheet(d, f, face, -r, i, k, j);
      texture(f, face++, t[e], t[e + 2], t[e + 1]);
    }
    start = m.flex.shelldataadr[f];
    for (int s = start; s < start + 2 * m.flex.shellnum[f]; s += 2) {
      int i = m.flex.shell[s];
      int j = m.flex.shell[s + 1];
      rim(d, f, face, r, i, j);
      texture(f, face++, i, j, j);
      rim(d, f, face, -r, j, i);
      texture(f, face++, j, i, i);
    }
  }

  private void shell(Data d, int f) {
    int face = adr[f];
    int start = m.flex.shelldataadr[f];
    for (int s = start; s < start + 3 * m.flex.shellnum[f]; s += 3) {
      int i = m.flex.shell[s];
      int j = m.flex.shell[s + 1];
      int k = m.flex.shell[s + 2];
      sheet(d, f, face, m.flex.radius[f], i, j, k);
      texture(f, face++, i, j, k);
    }
  }

  /** One triangle, moved out by {@code r} along the normals of its corners. */
  private void sheet(Data d, int f, int face, double r, int i, int j, int k) {
    corner(d, f, 9 * face, i, r);
    corner(d, f, 9 * face + 3, j, r);
    corner(d, f, 9 * face + 6, k, r);
    double sign = r > 0 ? 1 : -1;
    for (int c = 0; c < 3; c++) {
      int v = c == 0 ? i : c == 1 ? j : k;
      for (int axis = 0; axis < 3; axis++) {
        // the lower side lists its corners the other way round already
        double n =
            m.flex.flatskin[f] ? faceNormal(d, f, i, j, k, axis) : sign * smooth[3 * v + axis];
        normal[9 * face + 3 * c + axis] = (float) n;
      }
    }
  }

  /** Half of the band between the upper and the lower side at a free edge. */
  private void rim(Data d, int f, int face, double r, int i, int j) {
    corner(d, f, 9 * face, i, r);
    corner(d, f, 9 * face + 3, j, -r);
    corner(d, f, 9 * face + 6, j, r);
    double[] x = d.flexvert.xpos;
    int a = 3 * (m.flex.vertadr[f] + i);
    int b = 3 * (m.flex.vertadr[f] + j);
    int n = 3 * j;
    double sign = r < 0 ? -1 : 1;
    double ux = x[b] - x[a];
    double uy = x[b + 1] - x[a + 1];
    double uz = x[b + 2] - x[a + 2];
    double nx = sign * (uy * smooth[n + 2] - uz * smooth[n + 1]);
    double ny = sign * (uz * smooth[n] - ux * smooth[n + 2]);
    double nz = sign * (ux * smooth[n + 1] - uy * smooth[n]);
    double s = Math.max(1e-15, Math.sqrt(nx * nx + ny * ny + nz * nz));
    for (int c = 0; c < 9; c += 3) {
      normal[9 * face + c] = (float) (nx / s);
      normal[9 * face + c + 1] = (float) (ny / s);
      normal[9 * face + c + 2] = (float) (nz / s);
    }
  }

  private void corner(Data d, int f, int p, int v, double r) {
    int x = 3 * (m.flex.vertadr[f] + v);
    for (int axis = 0; axis < 3; axis++) {
      pos[p + axis] = (float) (d.flexvert.xpos[x + axis] + r * smooth[3 * v + axis]);
    }
  }

  private void texture(int f, int face, int i, int j, int k) {
    if (m.flex.texcoordadr[f] < 0) {
      return;
    }
    int t = 2 * m.flex.texcoordadr[f];
    System.arraycopy(m.flex.texcoord, t + 2 * i, tex, 6 * face, 2);
    System.arraycopy(m.flex.texcoord, t + 2 * j, tex, 6 * face + 2, 2);
    System.arraycopy(m.flex.texcoord, t + 2 * k, tex, 6 * face + 4, 2);
  }
}
