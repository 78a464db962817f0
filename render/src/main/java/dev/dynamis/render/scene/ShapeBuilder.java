package dev.dynamis.render.scene;

import java.util.Arrays;

/**
 * Collects the vertices and triangles of a shape.
 *
 * @since 0.1.0
 */
public final class ShapeBuilder {
  private float[] pos = new float[96];
  private float[] normal = new float[96];
  private float[] tex;
  private int[] tri = new int[96];
  private int nvert;
  private int ntri;

  /** Begins a shape, with or without texture coordinates of its own. */
  public ShapeBuilder(boolean textured) {
    tex = textured ? new float[64] : null;
  }

  /** Adds a vertex with its normal; returns its number. */
  public int vertex(double x, double y, double z, double nx, double ny, double nz) {
    if (3 * nvert == pos.length) {
      pos = Arrays.copyOf(pos, 2 * pos.length);
      normal = Arrays.copyOf(normal, pos.length);
      tex = tex == null ? null : Arrays.copyOf(tex, 2 * tex.length);
    }
    pos[3 * nvert] = (float) x;
    pos[3 * nvert + 1] = (float) y;
    pos[3 * nvert + 2] = (float) z;
    normal[3 * nvert] = (float) nx;
    normal[3 * nvert + 1] = (float) ny;
    normal[3 * nvert + 2] = (float) nz;
    return nvert++;
  }

  /** Sets the texture coordinates of the last vertex. */
  public void texture(float s, float t) {
    tex[2 * nvert - 2] = s;
    tex[2 * nvert - 1] = t;
  }

  /** Adds a triangle of three vertices. */
  public void triangle(int a, int b, int c) {
    if (3 * ntri == tri.length) {
      tri = Arrays.copyOf(tri, 2 * tri.length);
    }
    tri[3 * ntri] = a;
    tri[3 * ntri + 1] = b;
    tri[3 * ntri + 2] = c;
    ntri++;
  }

  /** Adds two triangles between four vertices. */
  public void quad(int a, int b, int c, int d) {
    triangle(a, b, c);
    triangle(a, c, d);
  }

  /** Returns the shape. */
  public Shape build() {
    return new Shape(
        Arrays.copyOf(pos, 3 * nvert),
        Arrays.copyOf(normal, 3 * nvert),
        tex == null ? null : Arrays.copyOf(tex, 2 * nvert),
        Arrays.copyOf(tri, 3 * ntri));
  }
}
