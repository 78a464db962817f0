package dev.dynamis.mechanics;

import static dev.dynamis.mechanics.layout.Size.NA;
import static dev.dynamis.mechanics.layout.Size.NARENA;
import static dev.dynamis.mechanics.layout.Size.NB;
import static dev.dynamis.mechanics.layout.Size.NBODY;
import static dev.dynamis.mechanics.layout.Size.NBUFFER;
import static dev.dynamis.mechanics.layout.Size.NBVH;
import static dev.dynamis.mechanics.layout.Size.NBVHDYNAMIC;
import static dev.dynamis.mechanics.layout.Size.NBVHSTATIC;
import static dev.dynamis.mechanics.layout.Size.NC;
import static dev.dynamis.mechanics.layout.Size.NCAM;
import static dev.dynamis.mechanics.layout.Size.NCONMAX;
import static dev.dynamis.mechanics.layout.Size.ND;
import static dev.dynamis.mechanics.layout.Size.NEMAX;
import static dev.dynamis.mechanics.layout.Size.NEQ;
import static dev.dynamis.mechanics.layout.Size.NEXCLUDE;
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
import static dev.dynamis.mechanics.layout.Size.NGEOM;
import static dev.dynamis.mechanics.layout.Size.NGRAVCOMP;
import static dev.dynamis.mechanics.layout.Size.NHFIELD;
import static dev.dynamis.mechanics.layout.Size.NHFIELDDATA;
import static dev.dynamis.mechanics.layout.Size.NHISTORY;
import static dev.dynamis.mechanics.layout.Size.NJFE;
import static dev.dynamis.mechanics.layout.Size.NJFV;
import static dev.dynamis.mechanics.layout.Size.NJMAX;
import static dev.dynamis.mechanics.layout.Size.NJMOM;
import static dev.dynamis.mechanics.layout.Size.NJNT;
import static dev.dynamis.mechanics.layout.Size.NKEY;
import static dev.dynamis.mechanics.layout.Size.NLIGHT;
import static dev.dynamis.mechanics.layout.Size.NM;
import static dev.dynamis.mechanics.layout.Size.NMAT;
import static dev.dynamis.mechanics.layout.Size.NMESH;
import static dev.dynamis.mechanics.layout.Size.NMESHFACE;
import static dev.dynamis.mechanics.layout.Size.NMESHGRAPH;
import static dev.dynamis.mechanics.layout.Size.NMESHNORMAL;
import static dev.dynamis.mechanics.layout.Size.NMESHPOLY;
import static dev.dynamis.mechanics.layout.Size.NMESHPOLYMAP;
import static dev.dynamis.mechanics.layout.Size.NMESHPOLYVERT;
import static dev.dynamis.mechanics.layout.Size.NMESHTEXCOORD;
import static dev.dynamis.mechanics.layout.Size.NMESHVERT;
import static dev.dynamis.mechanics.layout.Size.NMOCAP;
import static dev.dynamis.mechanics.layout.Size.NNAMES;
import static dev.dynamis.mechanics.layout.Size.NNAMES_MAP;
import static dev.dynamis.mechanics.layout.Size.NNUMERIC;
import static dev.dynamis.mechanics.layout.Size.NNUMERICDATA;
import static dev.dynamis.mechanics.layout.Size.NOCT;
import static dev.dynamis.mechanics.layout.Size.NPAIR;
import static dev.dynamis.mechanics.layout.Size.NPATHS;
import static dev.dynamis.mechanics.layout.Size.NPLUGIN;
import static dev.dynamis.mechanics.layout.Size.NPLUGINATTR;
import static dev.dynamis.mechanics.layout.Size.NPLUGINSTATE;
import static dev.dynamis.mechanics.layout.Size.NQ;
import static dev.dynamis.mechanics.layout.Size.NSENSOR;
import static dev.dynamis.mechanics.layout.Size.NSENSORDATA;
import static dev.dynamis.mechanics.layout.Size.NSITE;
import static dev.dynamis.mechanics.layout.Size.NSKIN;
import static dev.dynamis.mechanics.layout.Size.NSKINBONE;
import static dev.dynamis.mechanics.layout.Size.NSKINBONEVERT;
import static dev.dynamis.mechanics.layout.Size.NSKINFACE;
import static dev.dynamis.mechanics.layout.Size.NSKINTEXVERT;
import static dev.dynamis.mechanics.layout.Size.NSKINVERT;
import static dev.dynamis.mechanics.layout.Size.NTENDON;
import static dev.dynamis.mechanics.layout.Size.NTEX;
import static dev.dynamis.mechanics.layout.Size.NTEXDATA;
import static dev.dynamis.mechanics.layout.Size.NTEXT;
import static dev.dynamis.mechanics.layout.Size.NTEXTDATA;
import static dev.dynamis.mechanics.layout.Size.NTREE;
import static dev.dynamis.mechanics.layout.Size.NTUPLE;
import static dev.dynamis.mechanics.layout.Size.NTUPLEDATA;
import static dev.dynamis.mechanics.layout.Size.NU;
import static dev.dynamis.mechanics.layout.Size.NUSERDATA;
import static dev.dynamis.mechanics.layout.Size.NUSER_ACTUATOR;
import static dev.dynamis.mechanics.layout.Size.NUSER_BODY;
import static dev.dynamis.mechanics.layout.Size.NUSER_CAM;
import static dev.dynamis.mechanics.layout.Size.NUSER_GEOM;
import static dev.dynamis.mechanics.layout.Size.NUSER_JNT;
import static dev.dynamis.mechanics.layout.Size.NUSER_SENSOR;
import static dev.dynamis.mechanics.layout.Size.NUSER_SITE;
import static dev.dynamis.mechanics.layout.Size.NUSER_TENDON;
import static dev.dynamis.mechanics.layout.Size.NV;
import static dev.dynamis.mechanics.layout.Size.NWRAP;

import dev.dynamis.core.Identity;
import dev.dynamis.mechanics.layout.Difference;
import dev.dynamis.mechanics.layout.Layout;
import dev.dynamis.mechanics.layout.Sizes;
import dev.dynamis.mechanics.model.Actuators;
import dev.dynamis.mechanics.model.Bodies;
import dev.dynamis.mechanics.model.BodyDofPattern;
import dev.dynamis.mechanics.model.BoundingVolumes;
import dev.dynamis.mechanics.model.Cameras;
import dev.dynamis.mechanics.model.DofPattern;
import dev.dynamis.mechanics.model.Dofs;
import dev.dynamis.mechanics.model.Equalities;
import dev.dynamis.mechanics.model.Excludes;
import dev.dynamis.mechanics.model.FlexEdges;
import dev.dynamis.mechanics.model.FlexVertices;
import dev.dynamis.mechanics.model.Flexes;
import dev.dynamis.mechanics.model.Geoms;
import dev.dynamis.mechanics.model.HeightFields;
import dev.dynamis.mechanics.model.InertiaPattern;
import dev.dynamis.mechanics.model.Joints;
import dev.dynamis.mechanics.model.Keyframes;
import dev.dynamis.mechanics.model.Lights;
import dev.dynamis.mechanics.model.Materials;
import dev.dynamis.mechanics.model.Meshes;
import dev.dynamis.mechanics.model.NameAddresses;
import dev.dynamis.mechanics.model.Numerics;
import dev.dynamis.mechanics.model.Octrees;
import dev.dynamis.mechanics.model.Option;
import dev.dynamis.mechanics.model.Pairs;
import dev.dynamis.mechanics.model.Sensors;
import dev.dynamis.mechanics.model.Sites;
import dev.dynamis.mechanics.model.Skins;
import dev.dynamis.mechanics.model.Statistic;
import dev.dynamis.mechanics.model.Tendons;
import dev.dynamis.mechanics.model.Texts;
import dev.dynamis.mechanics.model.Textures;
import dev.dynamis.mechanics.model.Trees;
import dev.dynamis.mechanics.model.Tuples;
import dev.dynamis.mechanics.model.Visual;
import dev.dynamis.mechanics.model.Wraps;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A compiled mechanism: sizes, options and all properties of all objects, as arrays.
 *
 * <p>Members are named after the fields of MuJoCo's {@code mjModel}: what stands before the first
 * underscore is a group, the rest is in camelCase, so {@code body_mass} is {@code body.mass}. All
 * arrays are row-major. A model is shared between threads and instances; reals may be edited
 * between steps while no instance is stepping, structure may not: make a new model for that.
 */
public final class Model extends Layout {
  public final int nq = size(NQ);
  public final int nv = size(NV);
  public final int nu = size(NU);
  public final int na = size(NA);
  public final int nbody = size(NBODY);
  public final int nbvh = size(NBVH);
  public final int nbvhstatic = size(NBVHSTATIC);
  public final int nbvhdynamic = size(NBVHDYNAMIC);
  public final int noct = size(NOCT);
  public final int njnt = size(NJNT);
  public final int ntree = size(NTREE);
  public final int nM = size(NM);
  public final int nB = size(NB);
  public final int nC = size(NC);
  public final int nD = size(ND);
  public final int ngeom = size(NGEOM);
  public final int nsite = size(NSITE);
  public final int ncam = size(NCAM);
  public final int nlight = size(NLIGHT);
  public final int nflex = size(NFLEX);
  public final int nflexnode = size(NFLEXNODE);
  public final int nflexvert = size(NFLEXVERT);
  public final int nflexedge = size(NFLEXEDGE);
  public final int nflexelem = size(NFLEXELEM);
  public final int nflexelemdata = size(NFLEXELEMDATA);
  public final int nflexelemedge = size(NFLEXELEMEDGE);
  public final int nflexshelldata = size(NFLEXSHELLDATA);
  public final int nflexevpair = size(NFLEXEVPAIR);
  public final int nflextexcoord = size(NFLEXTEXCOORD);
  public final int nJfe = size(NJFE);
  public final int nJfv = size(NJFV);
  public final int nmesh = size(NMESH);
  public final int nmeshvert = size(NMESHVERT);
  public final int nmeshnormal = size(NMESHNORMAL);
  public final int nmeshtexcoord = size(NMESHTEXCOORD);
  public final int nmeshface = size(NMESHFACE);
  public final int nmeshgraph = size(NMESHGRAPH);
  public final int nmeshpoly = size(NMESHPOLY);
  public final int nmeshpolyvert = size(NMESHPOLYVERT);
  public final int nmeshpolymap = size(NMESHPOLYMAP);
  public final int nskin = size(NSKIN);
  public final int nskinvert = size(NSKINVERT);
  public final int nskintexvert = size(NSKINTEXVERT);
  public final int nskinface = size(NSKINFACE);
  public final int nskinbone = size(NSKINBONE);
  public final int nskinbonevert = size(NSKINBONEVERT);
  public final int nhfield = size(NHFIELD);
  public final int nhfielddata = size(NHFIELDDATA);
  public final int ntex = size(NTEX);
  public final int ntexdata = size(NTEXDATA);
  public final int nmat = size(NMAT);
  public final int npair = size(NPAIR);
  public final int nexclude = size(NEXCLUDE);
  public final int neq = size(NEQ);
  public final int ntendon = size(NTENDON);
  public final int nwrap = size(NWRAP);
  public final int nsensor = size(NSENSOR);
  public final int nnumeric = size(NNUMERIC);
  public final int nnumericdata = size(NNUMERICDATA);
  public final int ntext = size(NTEXT);
  public final int ntextdata = size(NTEXTDATA);
  public final int ntuple = size(NTUPLE);
  public final int ntupledata = size(NTUPLEDATA);
  public final int nkey = size(NKEY);
  public final int nmocap = size(NMOCAP);
  public final int nplugin = size(NPLUGIN);
  public final int npluginattr = size(NPLUGINATTR);
  public final int nuser_body = size(NUSER_BODY);
  public final int nuser_jnt = size(NUSER_JNT);
  public final int nuser_geom = size(NUSER_GEOM);
  public final int nuser_site = size(NUSER_SITE);
  public final int nuser_cam = size(NUSER_CAM);
  public final int nuser_tendon = size(NUSER_TENDON);
  public final int nuser_actuator = size(NUSER_ACTUATOR);
  public final int nuser_sensor = size(NUSER_SENSOR);
  public final int nnames = size(NNAMES);
  public final int npaths = size(NPATHS);
  public final int nnames_map = size(NNAMES_MAP);
  public final int nJmom = size(NJMOM);
  public final int ngravcomp = size(NGRAVCOMP);
  public final int nemax = size(NEMAX);
  public final int njmax = size(NJMAX);
  public final int nconmax = size(NCONMAX);
  public final int nuserdata = size(NUSERDATA);
  public final int nsensordata = size(NSENSORDATA);
  public final int npluginstate = size(NPLUGINSTATE);
  public final int nhistory = size(NHISTORY);
  public final long narena = longSize(NARENA);
  public final long nbuffer = longSize(NBUFFER);

  /** Physics options. */
  public final Option opt = settings("opt", new Option());

  /** Settings for showing the model. */
  public final Visual vis = settings("vis", new Visual());

  /** Statistics. */
  public final Statistic stat = settings("stat", new Statistic());

  public final double[] qpos0 = reals("qpos0", NQ);
  public final double[] qposSpring = reals("qpos_spring", NQ);

  /** Bodies, in depth-first order; body 0 is the world. */
  public final Bodies body = new Bodies(this);

  /** Bounding volume hierarchies of bodies, meshes and flexes. */
  public final BoundingVolumes bvh = new BoundingVolumes(this);

  /** Octrees of meshes with a signed distance field. */
  public final Octrees oct = new Octrees(this);

  /** Joints, grouped by body. */
  public final Joints jnt = new Joints(this);

  /** Degrees of freedom, grouped by joint. */
  public final Dofs dof = new Dofs(this);

  /** Kinematic trees under the world body. */
  public final Trees tree = new Trees(this);

  /** Geoms, grouped by body. */
  public final Geoms geom = new Geoms(this);

  /** Sites, grouped by body. */
  public final Sites site = new Sites(this);

  /** Cameras, grouped by body. */
  public final Cameras cam = new Cameras(this);

  /** Lights, grouped by body. */
  public final Lights light = new Lights(this);

  /** Flexes: deformable objects, with their nodes, vertices, edges and elements. */
  public final Flexes flex = new Flexes(this);

  /** Edges of all flexes. */
  public final FlexEdges flexedge = new FlexEdges(this);

  /** Vertices of all flexes. */
  public final FlexVertices flexvert = new FlexVertices(this);

  /** Meshes, with vertices, faces, hull graph and polygons. */
  public final Meshes mesh = new Meshes(this);

  /** Skins, with vertices, faces and bones. */
  public final Skins skin = new Skins(this);

  /** Height fields. */
  public final HeightFields hfield = new HeightFields(this);

  /** Textures. */
  public final Textures tex = new Textures(this);

  /** Materials. */
  public final Materials mat = new Materials(this);

  /** Geom pairs that are always tested for contact, ordered by signature. */
  public final Pairs pair = new Pairs(this);

  /** Body pairs whose geoms never touch, ordered by signature. */
  public final Excludes exclude = new Excludes(this);

  /** Equality constraints. */
  public final Equalities eq = new Equalities(this);

  /** Tendons. */
  public final Tendons tendon = new Tendons(this);

  /** Elements of the paths of all tendons. */
  public final Wraps wrap = new Wraps(this);

  /** Actuators. */
  public final Actuators actuator = new Actuators(this);

  /** Sensors. */
  public final Sensors sensor = new Sensors(this);

  public final int[] plugin = ints("plugin", NPLUGIN);
  public final int[] pluginStateadr = ints("plugin_stateadr", NPLUGIN);
  public final int[] pluginStatenum = ints("plugin_statenum", NPLUGIN);
  public final byte[] pluginAttr = bytes("plugin_attr", NPLUGINATTR);
  public final int[] pluginAttradr = ints("plugin_attradr", NPLUGIN);

  /** Custom numbers. */
  public final Numerics numeric = new Numerics(this);

  /** Custom texts. */
  public final Texts text = new Texts(this);

  /** Custom tuples of objects. */
  public final Tuples tuple = new Tuples(this);

  /** Keyframes. */
  public final Keyframes key = new Keyframes(this);

  /** Where the names of objects start in the packed names. */
  public final NameAddresses name = new NameAddresses(this);

  /** Names of all objects, and lookup by name. */
  public final Names names = new Names(this);

  public final byte[] paths = bytes("paths", NPATHS);

  /** Sparsity of the body-dof matrix: row b lists the dofs that move body b or a descendant. */
  public final BodyDofPattern B = new BodyDofPattern(this);

  /**
   * Sparsity of the lower triangle of the inertia matrix, compressed sparse rows with the diagonal
   * last.
   */
  public final InertiaPattern M = new InertiaPattern(this);

  public final int[] mapM2M = ints("mapM2M", NC);

  /** Sparsity of the full dof-dof matrix, compressed sparse rows. */
  public final DofPattern D = new DofPattern(this);

  public final int[] mapM2D = ints("mapM2D", ND);
  public final int[] mapD2M = ints("mapD2M", NC);

  /**
   * Makes a model of the given sizes: arrays are zero, options and settings have their defaults.
   */
  public Model(Sizes sizes) {
    super(sizes);
  }

  /** Returns an independent copy. */
  public Model copy() {
    Model m = new Model(sizes());
    m.copyFields(this);
    return m;
  }

  /**
   * Compares with another model: sizes, integers and flags must be equal, reals may differ by
   * {@code tolerance} times the largest magnitude in their field.
   *
   * @param other the other model
   * @param tolerance relative; 0 asks for equal numbers
   * @return the first difference, or nothing if the models are equal
   */
  public Optional<Difference> difference(Model other, double tolerance) {
    return compare(other, tolerance);
  }

  /** Returns 64 bits over all sizes, options and arrays, the same on every platform. */
  public long hash() {
    return hashFields();
  }

  /** Returns name, hash and sizes. */
  public Identity identity() {
    return new Identity(names.model(), hash(), sizesByName());
  }

  /** Returns the model in binary form. */
  public byte[] toBytes() {
    return BinaryModel.write(this);
  }

  /** Writes the model to a file in binary form, by convention with the extension {@code .dyb}. */
  public void save(Path file) throws IOException {
    Files.write(file, toBytes());
  }

  /**
   * Reads a model in binary form.
   *
   * @param bytes the whole file
   * @param source its name, for messages
   * @throws dev.dynamis.core.ModelException if it is not a complete, unaltered model of this format
   */
  public static Model load(byte[] bytes, String source) {
    return BinaryModel.read(bytes, source);
  }

  /** Reads a model in binary form from a stream, which is left open. */
  public static Model load(InputStream in, String source) throws IOException {
    return BinaryModel.read(in, source);
  }

  /** Reads a model in binary form from a file. */
  public static Model load(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return BinaryModel.read(in, file.toString());
    }
  }

  /** Writes all sizes, options and arrays under their C names as JSON. */
  public void dump(Appendable out) throws IOException {
    ModelDump.write(this, out);
  }
}
