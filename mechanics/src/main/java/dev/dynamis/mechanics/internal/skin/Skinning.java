package dev.dynamis.mechanics.internal.skin;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Vertices and normals of a skin where its bodies are. Reads {@code xpos, xquat}. Counterpart of
 * {@code mjv_updateActiveSkin}.
 *
 * <p>A bone takes a vertex v from where it was bound to {@code R v + t}, with {@code R = mat(xquat
 * conj(bindquat))} and {@code t = xpos - R bindpos}; the vertex is the weighted sum over its bones.
 * A normal is the sum of the cross products of the edges of its triangles, which are weighted by
 * their areas thereby. Sums are of single precision, in the order of bones and triangles.
 */
public final class Skinning {
  /** Scratch: a quaternion, a matrix, a translation and a position. */
  public static final int SCRATCH = 24;

  private static final int QUAT = 0;
  private static final int BIND = 4;
  private static final int ROTATION = 8;
  private static final int SHIFT = 17;
  private static final int POS = 20;

  private Skinning() {}

  /**
   * Updates one skin.
   *
   * @param vert vertices of all skins, m; those of the skin are written
   * @param normal unit normals of all skins; those of the skin are written
   * @param s {@link #SCRATCH} numbers
   */
  public static void update(Model m, Data d, int skin, float[] vert, float[] normal, double[] s) {
    int from = 3 * m.skin.vertadr[skin];
    int to = from + 3 * m.skin.vertnum[skin];
    for (int i = from; i < to; i++) {
      vert[i] = 0;
      normal[i] = 0;
    }
    for (int b = m.skin.boneadr[skin]; b < m.skin.boneadr[skin] + m.skin.bonenum[skin]; b++) {
      pose(m, d, b, s);
      move(m, b, from, vert, s);
    }
    int face = 3 * m.skin.faceadr[skin];
    for (int f = face; f < face + 3 * m.skin.facenum[skin]; f += 3) {
      addNormal(m.skin.face, f, from, vert, normal, s);
    }
    normalize(normal, from, to);
    float inflate = m.skin.inflate[skin];
    if (inflate != 0) {
      for (int i = from; i < to; i++) {
        vert[i] += inflate * normal[i];
      }
    }
  }

  /** Rotation and translation that a bone has made since it was bound. */
  private static void pose(Model m, Data d, int b, double[] s) {
    int body = m.skin.bonebodyid[b];
    float[] q = m.skin.bonebindquat;
    float[] p = m.skin.bonebindpos;
    Quat.set(s, BIND, q[4 * b], -q[4 * b + 1], -q[4 * b + 2], -q[4 * b + 3]);
    Quat.mul(s, QUAT, d.xquat, 4 * body, s, BIND);
    Mat3.fromQuat(s, ROTATION, s, QUAT);
    Vec3.set(s, POS, p[3 * b], p[3 * b + 1], p[3 * b + 2]);
    Mat3.mulVec(s, SHIFT, s, ROTATION, s, POS);
    Vec3.sub(s, SHIFT, d.xpos, 3 * body, s, SHIFT);
  }

  private static void move(Model m, int b, int from, float[] vert, double[] s) {
    int first = m.skin.bonevertadr[b];
    for (int k = first; k < first + m.skin.bonevertnum[b]; k++) {
      float weight = m.skin.bonevertweight[k];
      int v = from + 3 * m.skin.bonevertid[k];
      Vec3.set(s, POS, m.skin.vert[v], m.skin.vert[v + 1], m.skin.vert[v + 2]);
      Mat3.mulVec(s, POS, s, ROTATION, s, POS);
      Vec3.add(s, POS, s, POS, s, SHIFT);
      vert[v] += weight * (float) s[POS];
      vert[v + 1] += weight * (float) s[POS + 1];
      vert[v + 2] += weight * (float) s[POS + 2];
    }
  }

  private static void addNormal(
      int[] face, int f, int from, float[] vert, float[] normal, double[] s) {
    int a = from + 3 * face[f];
    int b = from + 3 * face[f + 1];
    int c = from + 3 * face[f + 2];
    for (int i = 0; i < 3; i++) {
      s[i] = vert[b + i] - vert[a + i];
      s[3 + i] = vert[c + i] - vert[a + i];
    }
    Vec3.cross(s, 6, s, 0, s, 3);
    for (int i = 0; i < 3; i++) {
      normal[a + i] = (float) (normal[a + i] + s[6 + i]);
    }
    for (int i = 0; i < 3; i++) {
      normal[b + i] = (float) (normal[b + i] + s[6 + i]);
    }
    for (int i = 0; i < 3; i++) {
      normal[c + i] = (float) (normal[c + i] + s[6 + i]);
    }
  }

  private static void normalize(float[] normal, int from, int to) {
    for (int i = from; i < to; i += 3) {
      float square =
          normal[i] * normal[i] + normal[i + 1] * normal[i + 1] + normal[i + 2] * normal[i + 2];
      float scale = (float) (1 / Math.max(Scalar.MINVAL, (float) Math.sqrt(square)));
      normal[i] *= scale;
      normal[i + 1] *= scale;
      normal[i + 2] *= scale;
    }
  }
}
