package dev.dynamis.render.scene;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import java.util.Arrays;

/**
 * Vertices and normals of skins as their bones carry them in a state.
 *
 * @since 0.1.0
 */
public final class SkinFaces {
  /** Vertices of all skins, world, m. */
  public final float[] pos;

  /** Normals of the vertices. */
  public final float[] normal;

  private final Model m;
  private final double[] quat = new double[4];
  private final double[] bind = new double[4];
  private final double[] rotation = new double[9];

  SkinFaces(Model m) {
    this.m = m;
    pos = new float[3 * m.nskinvert];
    normal = new float[3 * m.nskinvert];
  }

  void update(Data d, int groups) {
    for (int s = 0; s < m.nskin; s++) {
      if (SceneOptions.shows(groups, m.skin.group[s])) {
        int first = 3 * m.skin.vertadr[s];
        int end = first + 3 * m.skin.vertnum[s];
        Arrays.fill(pos, first, end, 0);
        Arrays.fill(normal, first, end, 0);
        for (int b = m.skin.boneadr[s]; b < m.skin.boneadr[s] + m.skin.bonenum[s]; b++) {
          carry(d, first, b);
        }
        normals(s, first, end);
      }
    }
  }

  /** Adds the share of a bone: its vertices, moved from where it was bound to where it is. */
  private void carry(Data d, int first, int b) {
    for (int i = 0; i < 4; i++) {
      bind[i] = m.skin.bonebindquat[4 * b + i];
    }
    Quat.conjugate(bind, 0, bind, 0);
    int body = m.skin.bonebodyid[b];
    Quat.mul(quat, 0, d.xquat, 4 * body, bind, 0);
    Mat3.fromQuat(rotation, 0, quat, 0);
    float[] from = m.skin.bonebindpos;
    int adr = m.skin.bonevertadr[b];
    for (int k = adr; k < adr + m.skin.bonevertnum[b]; k++) {
      int v = first + 3 * m.skin.bonevertid[k];
      float weight = m.skin.bonevertweight[k];
      double x = (double) m.skin.vert[v] - from[3 * b];
      double y = (double) m.skin.vert[v + 1] - from[3 * b + 1];
      double z = (double) m.skin.vert[v + 2] - from[3 * b + 2];
      for (int i = 0; i < 3; i++) {
        double moved =
            d.xpos[3 * body + i]
                + rotation[3 * i] * x
                + rotation[3 * i + 1] * y
                + rotation[3 * i + 2] * z;
        pos[v + i] += weight * (float) moved;
      }
    }
  }

  /** Normals of vertices are those of their faces, weighted by area; then the skin is inflated. */
  private void normals(int s, int first, int end) {
    int adr = 3 * m.skin.faceadr[s];
    for (int f = adr; f < adr + 3 * m.skin.facenum[s]; f += 3) {
      int a = first + 3 * m.skin.face[f];
      int b = first + 3 * m.skin.face[f + 1];
      int c = first + 3 * m.skin.face[f + 2];
      float ux = pos[b] - pos[a];
      float uy = pos[b + 1] - pos[a + 1];
      float uz = pos[b + 2] - pos[a + 2];
      float vx = pos[c] - pos[a];
      float vy = pos[c + 1] - pos[a + 1];
      float vz = pos[c + 2] - pos[a + 2];
      float nx = uy * vz - uz * vy;
      float ny = uz * vx - ux * vz;
      float nz = ux * vy - uy * vx;
      for (int corner = 0; corner < 3; corner++) {
        int v = corner == 0 ? a : corner == 1 ? b : c;
        normal[v] += nx;
        normal[v + 1] += ny;
        normal[v + 2] += nz;
      }
    }
    float inflate = m.skin.inflate[s];
    for (int v = first; v < end; v += 3) {
      float n =
          (float)
              Math.sqrt(
                  normal[v] * normal[v]
                      + normal[v + 1] * normal[v + 1]
                      + normal[v + 2] * normal[v + 2]);
      for (int i = 0; i < 3; i++) {
        normal[v + i] /= Math.max(1e-15f, n);
        pos[v + i] += inflate * normal[v + i];
      }
    }
  }
}
