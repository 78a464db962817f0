package dev.dynamis.render.scene;

/**
 * Triangles of a shape in its own frame, counterclockwise seen from outside.
 *
 * @param pos vertices, three numbers each
 * @param normal normals of the vertices
 * @param tex texture coordinates of the vertices, two numbers each; null if they follow from the
 *     vertices
 * @param tri vertices of the triangles
 * @since 0.1.0
 */
public record Shape(float[] pos, float[] normal, float[] tex, int[] tri) {
  /** Returns the number of vertices. */
  public int vertices() {
    return pos.length / 3;
  }

  /** Returns the number of triangles. */
  public int triangles() {
    return tri.length / 3;
  }
}
