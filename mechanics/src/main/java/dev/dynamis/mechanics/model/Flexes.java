package dev.dynamis.mechanics.model;

import static dev.dynamis.mechanics.constant.Widths.NIMP;
import static dev.dynamis.mechanics.constant.Widths.NREF;
import static dev.dynamis.mechanics.layout.Size.NFLEX;
import static dev.dynamis.mechanics.layout.Size.NFLEXEDGE;
import static dev.dynamis.mechanics.layout.Size.NFLEXELEM;
import static dev.dynamis.mechanics.layout.Size.NFLEXELEMDATA;
import static dev.dynamis.mechanics.layout.Size.NFLEXELEMEDGE;
import static dev.dynamis.mechanics.layout.Size.NFLEXEVPAIR;
import static dev.dynamis.mechanics.layout.Size.NFLEXNODE;
import static dev.dynamis.mechanics.layout.Size.NFLEXSHELLDATA;
import static dev.dynamis.mechanics.layout.Size.NFLEXTEXCOORD;
import static dev.dynamis.mechanics.layout.Size.NFLEXVERT;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * Flexes: deformable objects, with their nodes, vertices, edges and elements.
 *
 * @since 0.1.0
 */
public final class Flexes extends Group {
  /** Contact types, a set of bits. */
  public final int[] contype = ints("flex_contype", NFLEX);

  /** Contact affinities, a set of bits. */
  public final int[] conaffinity = ints("flex_conaffinity", NFLEX);

  /** Dimensions of contacts: 1, 3, 4 or 6. */
  public final int[] condim = ints("flex_condim", NFLEX);

  /** Contact priority. */
  public final int[] priority = ints("flex_priority", NFLEX);

  /** Weight of its solver parameters in a contact. */
  public final double[] solmix = reals("flex_solmix", NFLEX);

  /** Solver reference of contacts. */
  public final double[] solref = reals("flex_solref", NFLEX, NREF);

  /** Solver impedance of contacts. */
  public final double[] solimp = reals("flex_solimp", NFLEX, NIMP);

  /** Friction: sliding, torsional (m), rolling (m). */
  public final double[] friction = reals("flex_friction", NFLEX, 3);

  /** Distance at which contacts are detected, m. */
  public final double[] margin = reals("flex_margin", NFLEX);

  /** Contacts act below margin minus gap, m. */
  public final double[] gap = reals("flex_gap", NFLEX);

  /** Whether elements collide with their own vertices. */
  public final boolean[] internal = flags("flex_internal", NFLEX);

  /** Self-collision, a {@code FlexSelf} value. */
  public final int[] selfcollide = ints("flex_selfcollide", NFLEX);

  /** Layers of elements that collide, from the surface inwards. */
  public final int[] activelayers = ints("flex_activelayers", NFLEX);

  /** Whether contacts act as passive forces, 0 or 1. */
  public final int[] passive = ints("flex_passive", NFLEX);

  /** Dimension of elements: 1 lines, 2 triangles, 3 tetrahedra. */
  public final int[] dim = ints("flex_dim", NFLEX);

  /** Material, -1 for none. */
  public final int[] matid = ints("flex_matid", NFLEX);

  /** Visibility group. */
  public final int[] group = ints("flex_group", NFLEX);

  /** Whether vertices are interpolated from nodes, 0 or 1. */
  public final int[] interp = ints("flex_interp", NFLEX);

  /** First node. */
  public final int[] nodeadr = ints("flex_nodeadr", NFLEX);

  /** Number of nodes. */
  public final int[] nodenum = ints("flex_nodenum", NFLEX);

  /** First vertex. */
  public final int[] vertadr = ints("flex_vertadr", NFLEX);

  /** Number of vertices. */
  public final int[] vertnum = ints("flex_vertnum", NFLEX);

  /** First edge. */
  public final int[] edgeadr = ints("flex_edgeadr", NFLEX);

  /** Number of edges. */
  public final int[] edgenum = ints("flex_edgenum", NFLEX);

  /** First element. */
  public final int[] elemadr = ints("flex_elemadr", NFLEX);

  /** Number of elements. */
  public final int[] elemnum = ints("flex_elemnum", NFLEX);

  /** First vertex id of its elements. */
  public final int[] elemdataadr = ints("flex_elemdataadr", NFLEX);

  /** First edge id of its elements. */
  public final int[] elemedgeadr = ints("flex_elemedgeadr", NFLEX);

  /** Number of shell fragments. */
  public final int[] shellnum = ints("flex_shellnum", NFLEX);

  /** First vertex id of its shell. */
  public final int[] shelldataadr = ints("flex_shelldataadr", NFLEX);

  /** First element-vertex pair. */
  public final int[] evpairadr = ints("flex_evpairadr", NFLEX);

  /** Number of element-vertex pairs. */
  public final int[] evpairnum = ints("flex_evpairnum", NFLEX);

  /** First texture coordinate, -1 for none. */
  public final int[] texcoordadr = ints("flex_texcoordadr", NFLEX);

  /** Body of each node. */
  public final int[] nodebodyid = ints("flex_nodebodyid", NFLEXNODE);

  /** Body of each vertex. */
  public final int[] vertbodyid = ints("flex_vertbodyid", NFLEXVERT);

  /** First entry of each vertex in {@code vertedge}. */
  public final int[] vertedgeadr = ints("flex_vertedgeadr", NFLEXVERT);

  /** Number of edges at each vertex. */
  public final int[] vertedgenum = ints("flex_vertedgenum", NFLEXVERT);

  /** Edges at the vertices. */
  public final int[] vertedge = ints("flex_vertedge", NFLEXEDGE, 2);

  /** The two vertices of each edge. */
  public final int[] edge = ints("flex_edge", NFLEXEDGE, 2);

  /** The vertices opposite each edge of a surface, -1 for none. */
  public final int[] edgeflap = ints("flex_edgeflap", NFLEXEDGE, 2);

  /** Vertices of each element. */
  public final int[] elem = ints("flex_elem", NFLEXELEMDATA);

  /** Texture coordinates of each element. */
  public final int[] elemtexcoord = ints("flex_elemtexcoord", NFLEXELEMDATA);

  /** Edges of each element. */
  public final int[] elemedge = ints("flex_elemedge", NFLEXELEMEDGE);

  /** Layer of each element, 0 at the surface. */
  public final int[] elemlayer = ints("flex_elemlayer", NFLEXELEM);

  /** Vertices of each shell fragment. */
  public final int[] shell = ints("flex_shell", NFLEXSHELLDATA);

  /** Element and vertex of each pair that may collide. */
  public final int[] evpair = ints("flex_evpair", NFLEXEVPAIR, 2);

  /** Vertices in the frames of their bodies, m. */
  public final double[] vert = reals("flex_vert", NFLEXVERT, 3);

  /** Vertices in the reference configuration, scaled to the unit cube. */
  public final double[] vert0 = reals("flex_vert0", NFLEXVERT, 3);

  /** Inverse of the reference shape at each vertex, 2 by 2. */
  public final double[] vertmetric = reals("flex_vertmetric", NFLEXVERT, 4);

  /** Nodes in the frames of their bodies, m. */
  public final double[] node = reals("flex_node", NFLEXNODE, 3);

  /** Nodes in the reference configuration, world, m. */
  public final double[] node0 = reals("flex_node0", NFLEXNODE, 3);

  /** Radius around elements, m. */
  public final double[] radius = reals("flex_radius", NFLEX);

  /** Half sizes of the bounding box in the reference configuration, m. */
  public final double[] size = reals("flex_size", NFLEX, 3);

  /** Stiffness matrix of each element, packed. */
  public final double[] stiffness = reals("flex_stiffness", NFLEXELEM, 21);

  /** Bending stiffness of each edge, packed. */
  public final double[] bending = reals("flex_bending", NFLEXEDGE, 17);

  /** Rayleigh damping. */
  public final double[] damping = reals("flex_damping", NFLEX);

  /** Stiffness of edges. */
  public final double[] edgestiffness = reals("flex_edgestiffness", NFLEX);

  /** Damping of edges. */
  public final double[] edgedamping = reals("flex_edgedamping", NFLEX);

  /** What equality constraints hold: 0 nothing, 1 edges, 2 vertices. */
  public final int[] edgeequality = ints("flex_edgeequality", NFLEX);

  /** Whether all vertices belong to one body. */
  public final boolean[] rigid = flags("flex_rigid", NFLEX);

  /** Whether all vertices are at the origins of their bodies. */
  public final boolean[] centered = flags("flex_centered", NFLEX);

  /** Whether it is shown with flat shading. */
  public final boolean[] flatskin = flags("flex_flatskin", NFLEX);

  /** First bounding volume, -1 for none. */
  public final int[] bvhadr = ints("flex_bvhadr", NFLEX);

  /** Number of bounding volumes. */
  public final int[] bvhnum = ints("flex_bvhnum", NFLEX);

  /** Color where there is no material. */
  public final float[] rgba = singles("flex_rgba", NFLEX, 4);

  /** Texture coordinates. */
  public final float[] texcoord = singles("flex_texcoord", NFLEXTEXCOORD, 2);

  /** Declares the arrays in {@code layout}. */
  public Flexes(Layout layout) {
    super(layout, "flex");
  }
}
