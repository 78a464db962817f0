package dev.dynamis.render.internal;

/**
 * Triangles of a shape in its own frame, counterclockwise seen from outside.
 *
 * @param pos vertices, three numbers each
 * @param normal normals of the vertices
 * @param tex texture coordinates of the vertices, two numbers each; null if they follow from the
 *     vertices
 * @param tri vertices of the triangles
 */
record Shape(float[] pos, float[] normal, float[] tex, int[] tri) {
  int vertices() {
    return pos.length / 3;
  }

  int triangles() {
    return tri.length / 3;
  }
}
