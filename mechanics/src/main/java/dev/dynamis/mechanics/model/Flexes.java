package dev.dynamis.mechanics.model;

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
import static dev.dynamis.mechanics.layout.Widths.NIMP;
import static dev.dynamis.mechanics.layout.Widths.NREF;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/** Flexes: deformable objects, with their nodes, vertices, edges and elements. */
public final class Flexes extends Group {
  public final int[] contype = ints("flex_contype", NFLEX);
  public final int[] conaffinity = ints("flex_conaffinity", NFLEX);
  public final int[] condim = ints("flex_condim", NFLEX);
  public final int[] priority = ints("flex_priority", NFLEX);
  public final double[] solmix = reals("flex_solmix", NFLEX);
  public final double[] solref = reals("flex_solref", NFLEX, NREF);
  public final double[] solimp = reals("flex_solimp", NFLEX, NIMP);
  public final double[] friction = reals("flex_friction", NFLEX, 3);
  public final double[] margin = reals("flex_margin", NFLEX);
  public final double[] gap = reals("flex_gap", NFLEX);
  public final boolean[] internal = flags("flex_internal", NFLEX);
  public final int[] selfcollide = ints("flex_selfcollide", NFLEX);
  public final int[] activelayers = ints("flex_activelayers", NFLEX);
  public final int[] passive = ints("flex_passive", NFLEX);
  public final int[] dim = ints("flex_dim", NFLEX);
  public final int[] matid = ints("flex_matid", NFLEX);
  public final int[] group = ints("flex_group", NFLEX);
  public final int[] interp = ints("flex_interp", NFLEX);
  public final int[] nodeadr = ints("flex_nodeadr", NFLEX);
  public final int[] nodenum = ints("flex_nodenum", NFLEX);
  public final int[] vertadr = ints("flex_vertadr", NFLEX);
  public final int[] vertnum = ints("flex_vertnum", NFLEX);
  public final int[] edgeadr = ints("flex_edgeadr", NFLEX);
  public final int[] edgenum = ints("flex_edgenum", NFLEX);
  public final int[] elemadr = ints("flex_elemadr", NFLEX);
  public final int[] elemnum = ints("flex_elemnum", NFLEX);
  public final int[] elemdataadr = ints("flex_elemdataadr", NFLEX);
  public final int[] elemedgeadr = ints("flex_elemedgeadr", NFLEX);
  public final int[] shellnum = ints("flex_shellnum", NFLEX);
  public final int[] shelldataadr = ints("flex_shelldataadr", NFLEX);
  public final int[] evpairadr = ints("flex_evpairadr", NFLEX);
  public final int[] evpairnum = ints("flex_evpairnum", NFLEX);
  public final int[] texcoordadr = ints("flex_texcoordadr", NFLEX);
  public final int[] nodebodyid = ints("flex_nodebodyid", NFLEXNODE);
  public final int[] vertbodyid = ints("flex_vertbodyid", NFLEXVERT);
  public final int[] vertedgeadr = ints("flex_vertedgeadr", NFLEXVERT);
  public final int[] vertedgenum = ints("flex_vertedgenum", NFLEXVERT);
  public final int[] vertedge = ints("flex_vertedge", NFLEXEDGE, 2);
  public final int[] edge = ints("flex_edge", NFLEXEDGE, 2);
  public final int[] edgeflap = ints("flex_edgeflap", NFLEXEDGE, 2);
  public final int[] elem = ints("flex_elem", NFLEXELEMDATA);
  public final int[] elemtexcoord = ints("flex_elemtexcoord", NFLEXELEMDATA);
  public final int[] elemedge = ints("flex_elemedge", NFLEXELEMEDGE);
  public final int[] elemlayer = ints("flex_elemlayer", NFLEXELEM);
  public final int[] shell = ints("flex_shell", NFLEXSHELLDATA);
  public final int[] evpair = ints("flex_evpair", NFLEXEVPAIR, 2);
  public final double[] vert = reals("flex_vert", NFLEXVERT, 3);
  public final double[] vert0 = reals("flex_vert0", NFLEXVERT, 3);
  public final double[] vertmetric = reals("flex_vertmetric", NFLEXVERT, 4);
  public final double[] node = reals("flex_node", NFLEXNODE, 3);
  public final double[] node0 = reals("flex_node0", NFLEXNODE, 3);
  public final double[] radius = reals("flex_radius", NFLEX);
  public final double[] size = reals("flex_size", NFLEX, 3);
  public final double[] stiffness = reals("flex_stiffness", NFLEXELEM, 21);
  public final double[] bending = reals("flex_bending", NFLEXEDGE, 17);
  public final double[] damping = reals("flex_damping", NFLEX);
  public final double[] edgestiffness = reals("flex_edgestiffness", NFLEX);
  public final double[] edgedamping = reals("flex_edgedamping", NFLEX);
  public final int[] edgeequality = ints("flex_edgeequality", NFLEX);
  public final boolean[] rigid = flags("flex_rigid", NFLEX);
  public final boolean[] centered = flags("flex_centered", NFLEX);
  public final boolean[] flatskin = flags("flex_flatskin", NFLEX);
  public final int[] bvhadr = ints("flex_bvhadr", NFLEX);
  public final int[] bvhnum = ints("flex_bvhnum", NFLEX);
  public final float[] rgba = singles("flex_rgba", NFLEX, 4);
  public final float[] texcoord = singles("flex_texcoord", NFLEXTEXCOORD, 2);

  /** Declares the arrays in {@code layout}. */
  public Flexes(Layout layout) {
    super(layout, "flex");
  }
}
