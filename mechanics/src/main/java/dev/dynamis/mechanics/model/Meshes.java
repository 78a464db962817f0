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

/** Meshes, with vertices, faces, hull graph and polygons. */
public final class Meshes extends Group {
  public final int[] vertadr = ints("mesh_vertadr", NMESH);
  public final int[] vertnum = ints("mesh_vertnum", NMESH);
  public final int[] faceadr = ints("mesh_faceadr", NMESH);
  public final int[] facenum = ints("mesh_facenum", NMESH);
  public final int[] bvhadr = ints("mesh_bvhadr", NMESH);
  public final int[] bvhnum = ints("mesh_bvhnum", NMESH);
  public final int[] octadr = ints("mesh_octadr", NMESH);
  public final int[] octnum = ints("mesh_octnum", NMESH);
  public final int[] normaladr = ints("mesh_normaladr", NMESH);
  public final int[] normalnum = ints("mesh_normalnum", NMESH);
  public final int[] texcoordadr = ints("mesh_texcoordadr", NMESH);
  public final int[] texcoordnum = ints("mesh_texcoordnum", NMESH);
  public final int[] graphadr = ints("mesh_graphadr", NMESH);
  public final float[] vert = singles("mesh_vert", NMESHVERT, 3);
  public final float[] normal = singles("mesh_normal", NMESHNORMAL, 3);
  public final float[] texcoord = singles("mesh_texcoord", NMESHTEXCOORD, 2);
  public final int[] face = ints("mesh_face", NMESHFACE, 3);
  public final int[] facenormal = ints("mesh_facenormal", NMESHFACE, 3);
  public final int[] facetexcoord = ints("mesh_facetexcoord", NMESHFACE, 3);
  public final int[] graph = ints("mesh_graph", NMESHGRAPH);
  public final double[] scale = reals("mesh_scale", NMESH, 3);
  public final double[] pos = reals("mesh_pos", NMESH, 3);
  public final double[] quat = reals("mesh_quat", NMESH, 4);
  public final int[] pathadr = ints("mesh_pathadr", NMESH);
  public final int[] polynum = ints("mesh_polynum", NMESH);
  public final int[] polyadr = ints("mesh_polyadr", NMESH);
  public final double[] polynormal = reals("mesh_polynormal", NMESHPOLY, 3);
  public final int[] polyvertadr = ints("mesh_polyvertadr", NMESHPOLY);
  public final int[] polyvertnum = ints("mesh_polyvertnum", NMESHPOLY);
  public final int[] polyvert = ints("mesh_polyvert", NMESHPOLYVERT);
  public final int[] polymapadr = ints("mesh_polymapadr", NMESHVERT);
  public final int[] polymapnum = ints("mesh_polymapnum", NMESHVERT);
  public final int[] polymap = ints("mesh_polymap", NMESHPOLYMAP);

  /** Declares the arrays in {@code layout}. */
  public Meshes(Layout layout) {
    super(layout, "mesh");
  }
}
