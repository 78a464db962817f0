package dev.dynamis.mjcf.internal.asset;

import java.util.List;

/**
 * A skin as a file or an element gives it.
 *
 * @param vert positions of vertices when bound, three numbers each
 * @param texcoord texture coordinates, two for each vertex, or none
 * @param face vertices of triangles
 * @param bones what moves the vertices
 */
public record SkinData(float[] vert, float[] texcoord, int[] face, List<Bone> bones) {
  /** Least total weight of a vertex. */
  private static final double MIN_WEIGHT = 1e-15;

  /** A squared norm below this counts as zero, and a norm this close to 1 as 1. */
  private static final double EPS = 1e-14;

  /**
   * A body that moves vertices.
   *
   * @param body name of the body
   * @param bindpos its position when bound
   * @param bindquat its orientation when bound
   * @param vertid the vertices
   * @param weight how much each of them follows the body
   */
  public record Bone(String body, float[] bindpos, float[] bindquat, int[] vertid, float[] weight) {
    /** Sets the norm of the orientation to 1, unless it is zero. */
    public void normalize() {
      double square = 0;
      for (float q : bindquat) {
        square += (double) q * q;
      }
      double norm = Math.sqrt(square);
      if (square >= EPS && Math.abs(norm - 1) > EPS) {
        for (int i = 0; i < 4; i++) {
          bindquat[i] = (float) (bindquat[i] / norm);
        }
      }
    }
  }

  /** Returns the number of vertices. */
  public int vertices() {
    return vert.length / 3;
  }

  /**
   * Scales weights such that those of each vertex sum up to 1, in single precision and in the order
   * of the bones.
   *
   * @return the first vertex whose weights don't have a positive sum, or -1
   */
  public int normalizeWeights() {
    float[] total = new float[vertices()];
    for (Bone b : bones) {
      for (int i = 0; i < b.vertid.length; i++) {
        total[b.vertid[i]] += b.weight[i];
      }
    }
    for (int v = 0; v < total.length; v++) {
      if (!(total[v] > MIN_WEIGHT)) {
        return v;
      }
    }
    for (Bone b : bones) {
      for (int i = 0; i < b.vertid.length; i++) {
        b.weight[i] /= total[b.vertid[i]];
      }
    }
    return -1;
  }
}
