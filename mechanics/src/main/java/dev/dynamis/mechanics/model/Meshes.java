package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.layout.Size.NMESH;
import static dev.dynamis.mechanics.layout.Size.NMESHFACE;
import static dev.dynamis.mechanics.layout.Size.NMESHGRAPH;
import static dev.dynamis.mechanics.layout.Size.NMESHNORMAL;
import static dev.dynamis.mechanics.layout.Size.NMESHPOLY;
import static dev.dynamis.mechanics.layout.Size.NMESHPOLYMAP;
import static dev.dynamis.mechanics.layout.Size.NMESHPOLYVERT;
import static dev.dynamis.mechanics.layout.Size.NMESHTEXCOORD;
import static dev.dynamis.mechanics.layout.Size.NMESHVERT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Meshes, with vertices, faces, hull graph and polygons.
 *
 * @since 0.1.0
 */
public final class Meshes extends Group {
  /** First vertex. */
  public final int[] vertadr = ints("mesh_vertadr", NMESH);

  /** Number of vertices. */
  public final int[] vertnum = ints("mesh_vertnum", NMESH);

  /** First triangle. */
  public final int[] faceadr = ints("mesh_faceadr", NMESH);

  /** Number of triangles. */
  public final int[] facenum = ints("mesh_facenum", NMESH);

  /** First bounding volume. */
  public final int[] bvhadr = ints("mesh_bvhadr", NMESH);

  /** Number of bounding volumes. */
  public final int[] bvhnum = ints("mesh_bvhnum", NMESH);

  /** First octree cell, -1 for none. */
  public final int[] octadr = ints("mesh_octadr", NMESH);

  /** Number of octree cells. */
  public final int[] octnum = ints("mesh_octnum", NMESH);

  /** First normal. */
  public final int[] normaladr = ints("mesh_normaladr", NMESH);

  /** Number of normals. */
  public final int[] normalnum = ints("mesh_normalnum", NMESH);

  /** First texture coordinate, -1 for none. */
  public final int[] texcoordadr = ints("mesh_texcoordadr", NMESH);

  /** Number of texture coordinates. */
  public final int[] texcoordnum = ints("mesh_texcoordnum", NMESH);

  /** Start of the hull graph, -1 for none. */
  public final int[] graphadr = ints("mesh_graphadr", NMESH);

  /** Vertices in the mesh's inertial frame, m. */
  public final float[] vert = singles("mesh_vert", NMESHVERT, 3);

  /** Normals. */
  public final float[] normal = singles("mesh_normal", NMESHNORMAL, 3);

  /** Texture coordinates. */
  public final float[] texcoord = singles("mesh_texcoord", NMESHTEXCOORD, 2);

  /** The three vertices of each triangle, counted from the mesh's first. */
  public final int[] face = ints("mesh_face", NMESHFACE, 3);

  /** The three normals of each triangle, counted from the mesh's first. */
  public final int[] facenormal = ints("mesh_facenormal", NMESHFACE, 3);

  /** The three texture coordinates of each triangle, counted from the mesh's first. */
  public final int[] facetexcoord = ints("mesh_facetexcoord", NMESHFACE, 3);

  /** Convex hulls: vertices, edges and faces. */
  public final int[] graph = ints("mesh_graph", NMESHGRAPH);

  /** Factors that the file's vertices were multiplied by. */
  public final double[] scale = reals("mesh_scale", NMESH, 3);

  /** Where the mesh's inertial frame was in the file, m. */
  public final double[] pos = reals("mesh_pos", NMESH, 3);

  /** How the mesh's inertial frame was turned in the file. */
  public final double[] quat = reals("mesh_quat", NMESH, 4);

  /** Start of the file's path, -1 for none. */
  public final int[] pathadr = ints("mesh_pathadr", NMESH);

  /** Number of hull polygons. */
  public final int[] polynum = ints("mesh_polynum", NMESH);

  /** First hull polygon. */
  public final int[] polyadr = ints("mesh_polyadr", NMESH);

  /** Normals of hull polygons. */
  public final double[] polynormal = reals("mesh_polynormal", NMESHPOLY, 3);

  /** First vertex of each hull polygon. */
  public final int[] polyvertadr = ints("mesh_polyvertadr", NMESHPOLY);

  /** Number of vertices of each hull polygon. */
  public final int[] polyvertnum = ints("mesh_polyvertnum", NMESHPOLY);

  /** Vertices of hull polygons. */
  public final int[] polyvert = ints("mesh_polyvert", NMESHPOLYVERT);

  /** First hull polygon of each vertex. */
  public final int[] polymapadr = ints("mesh_polymapadr", NMESHVERT);

  /** Number of hull polygons of each vertex. */
  public final int[] polymapnum = ints("mesh_polymapnum", NMESHVERT);

  /** Hull polygons of vertices. */
  public final int[] polymap = ints("mesh_polymap", NMESHPOLYMAP);

  /** Declares the arrays in {@code layout}. */
  public Meshes(Layout layout) {
    super(layout, "mesh");
  }
}
