package dev.dynamis.mechanics;

import dev.dynamis.core.AtomicFile;
import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Identity;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.layout.Difference;
import dev.dynamis.mechanics.layout.Layout;
import dev.dynamis.mechanics.layout.Size;
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
import java.util.List;
import java.util.Optional;

/**
 * A compiled mechanism: sizes, options and all properties of all objects, as arrays.
 *
 * <p>Members are named after the fields of MuJoCo's {@code mjModel}: what stands before the first
 * underscore is a group, the rest is in camelCase, so {@code body_mass} is {@code body.mass}. All
 * arrays are row-major. A model is shared between threads and instances; reals may be edited
 * between steps while no instance is stepping, structure may not: make a new model for that.
 *
 * @since 0.1.0
 */
public final class Model extends Layout {
  /** Position coordinates. */
  public final int nq = size(Size.NQ);

  /** Degrees of freedom. */
  public final int nv = size(Size.NV);

  /** Actuators. */
  public final int nu = size(Size.NU);

  /** Activations. */
  public final int na = size(Size.NA);

  /** Bodies, with the world. */
  public final int nbody = size(Size.NBODY);

  /** Bounding volumes. */
  public final int nbvh = size(Size.NBVH);

  /** Bounding volumes whose boxes never change. */
  public final int nbvhstatic = size(Size.NBVHSTATIC);

  /** Bounding volumes whose boxes change with the state. */
  public final int nbvhdynamic = size(Size.NBVHDYNAMIC);

  /** Octree cells of all meshes. */
  public final int noct = size(Size.NOCT);

  /** Joints. */
  public final int njnt = size(Size.NJNT);

  /** Kinematic trees. */
  public final int ntree = size(Size.NTREE);

  /** Stored elements of the inertia matrix, chain by chain. */
  public final int nM = size(Size.NM);

  /** Stored elements of the body-dof matrix. */
  public final int nB = size(Size.NB);

  /** Stored elements of the inertia matrix in compressed rows. */
  public final int nC = size(Size.NC);

  /** Stored elements of the full dof-dof matrix. */
  public final int nD = size(Size.ND);

  /** Geoms. */
  public final int ngeom = size(Size.NGEOM);

  /** Sites. */
  public final int nsite = size(Size.NSITE);

  /** Cameras. */
  public final int ncam = size(Size.NCAM);

  /** Lights. */
  public final int nlight = size(Size.NLIGHT);

  /** Flexes. */
  public final int nflex = size(Size.NFLEX);

  /** Nodes of all flexes. */
  public final int nflexnode = size(Size.NFLEXNODE);

  /** Vertices of all flexes. */
  public final int nflexvert = size(Size.NFLEXVERT);

  /** Edges of all flexes. */
  public final int nflexedge = size(Size.NFLEXEDGE);

  /** Elements of all flexes. */
  public final int nflexelem = size(Size.NFLEXELEM);

  /** Vertex ids of all flex elements. */
  public final int nflexelemdata = size(Size.NFLEXELEMDATA);

  /** Edge ids of all flex elements. */
  public final int nflexelemedge = size(Size.NFLEXELEMEDGE);

  /** Vertex ids of all flex shells. */
  public final int nflexshelldata = size(Size.NFLEXSHELLDATA);

  /** Element-vertex pairs of all flexes. */
  public final int nflexevpair = size(Size.NFLEXEVPAIR);

  /** Flex vertices with texture coordinates. */
  public final int nflextexcoord = size(Size.NFLEXTEXCOORD);

  /** Stored elements of the Jacobian of flex edges. */
  public final int nJfe = size(Size.NJFE);

  /** Stored elements of the Jacobian of flex vertices. */
  public final int nJfv = size(Size.NJFV);

  /** Meshes. */
  public final int nmesh = size(Size.NMESH);

  /** Vertices of all meshes. */
  public final int nmeshvert = size(Size.NMESHVERT);

  /** Normals of all meshes. */
  public final int nmeshnormal = size(Size.NMESHNORMAL);

  /** Texture coordinates of all meshes. */
  public final int nmeshtexcoord = size(Size.NMESHTEXCOORD);

  /** Triangles of all meshes. */
  public final int nmeshface = size(Size.NMESHFACE);

  /** Integers in the hull graphs of all meshes. */
  public final int nmeshgraph = size(Size.NMESHGRAPH);

  /** Hull polygons of all meshes. */
  public final int nmeshpoly = size(Size.NMESHPOLY);

  /** Vertices of all hull polygons. */
  public final int nmeshpolyvert = size(Size.NMESHPOLYVERT);

  /** Entries of the map from vertices to hull polygons. */
  public final int nmeshpolymap = size(Size.NMESHPOLYMAP);

  /** Skins. */
  public final int nskin = size(Size.NSKIN);

  /** Vertices of all skins. */
  public final int nskinvert = size(Size.NSKINVERT);

  /** Skin vertices with texture coordinates. */
  public final int nskintexvert = size(Size.NSKINTEXVERT);

  /** Triangles of all skins. */
  public final int nskinface = size(Size.NSKINFACE);

  /** Bones of all skins. */
  public final int nskinbone = size(Size.NSKINBONE);

  /** Vertices of all skin bones. */
  public final int nskinbonevert = size(Size.NSKINBONEVERT);

  /** Height fields. */
  public final int nhfield = size(Size.NHFIELD);

  /** Elevations of all height fields. */
  public final int nhfielddata = size(Size.NHFIELDDATA);

  /** Textures. */
  public final int ntex = size(Size.NTEX);

  /** Bytes of all textures. */
  public final int ntexdata = size(Size.NTEXDATA);

  /** Materials. */
  public final int nmat = size(Size.NMAT);

  /** Geom pairs. */
  public final int npair = size(Size.NPAIR);

  /** Excluded body pairs. */
  public final int nexclude = size(Size.NEXCLUDE);

  /** Equality constraints. */
  public final int neq = size(Size.NEQ);

  /** Tendons. */
  public final int ntendon = size(Size.NTENDON);

  /** Elements of all tendon paths. */
  public final int nwrap = size(Size.NWRAP);

  /** Sensors. */
  public final int nsensor = size(Size.NSENSOR);

  /** Custom number arrays. */
  public final int nnumeric = size(Size.NNUMERIC);

  /** Numbers in all custom arrays. */
  public final int nnumericdata = size(Size.NNUMERICDATA);

  /** Custom texts. */
  public final int ntext = size(Size.NTEXT);

  /** Bytes of all custom texts. */
  public final int ntextdata = size(Size.NTEXTDATA);

  /** Custom tuples. */
  public final int ntuple = size(Size.NTUPLE);

  /** Objects in all tuples. */
  public final int ntupledata = size(Size.NTUPLEDATA);

  /** Keyframes. */
  public final int nkey = size(Size.NKEY);

  /** Mocap bodies. */
  public final int nmocap = size(Size.NMOCAP);

  /** Plugin instances. */
  public final int nplugin = size(Size.NPLUGIN);

  /** Bytes of the attributes of all plugin instances. */
  public final int npluginattr = size(Size.NPLUGINATTR);

  /** User numbers of each body. */
  public final int nuser_body = size(Size.NUSER_BODY);

  /** User numbers of each joint. */
  public final int nuser_jnt = size(Size.NUSER_JNT);

  /** User numbers of each geom. */
  public final int nuser_geom = size(Size.NUSER_GEOM);

  /** User numbers of each site. */
  public final int nuser_site = size(Size.NUSER_SITE);

  /** User numbers of each camera. */
  public final int nuser_cam = size(Size.NUSER_CAM);

  /** User numbers of each tendon. */
  public final int nuser_tendon = size(Size.NUSER_TENDON);

  /** User numbers of each actuator. */
  public final int nuser_actuator = size(Size.NUSER_ACTUATOR);

  /** User numbers of each sensor. */
  public final int nuser_sensor = size(Size.NUSER_SENSOR);

  /** Bytes of all names. */
  public final int nnames = size(Size.NNAMES);

  /** Bytes of all paths. */
  public final int npaths = size(Size.NPATHS);

  /** Slots of MuJoCo's table of names, here 0. */
  public final int nnames_map = size(Size.NNAMES_MAP);

  /** Stored elements of the matrix of moment arms. */
  public final int nJmom = size(Size.NJMOM);

  /** Bodies with gravity compensation. */
  public final int ngravcomp = size(Size.NGRAVCOMP);

  /** Rows that equality constraints can have. */
  public final int nemax = size(Size.NEMAX);

  /** Constraint rows of the old-style limit, -1 if not given. */
  public final int njmax = size(Size.NJMAX);

  /** Contacts of the old-style limit, -1 if not given. */
  public final int nconmax = size(Size.NCONMAX);

  /** User numbers of the data. */
  public final int nuserdata = size(Size.NUSERDATA);

  /** Values of all sensors. */
  public final int nsensordata = size(Size.NSENSORDATA);

  /** State variables of all plugins. */
  public final int npluginstate = size(Size.NPLUGINSTATE);

  /** Numbers in all history buffers. */
  public final int nhistory = size(Size.NHISTORY);

  /** Memory for contacts and constraints, bytes; 0 for no limit. */
  public final long narena = longSize(Size.NARENA);

  /** Memory of MuJoCo's model, bytes; not used here. */
  public final long nbuffer = longSize(Size.NBUFFER);

  /** Physics options. */
  public final Option opt = settings("opt", new Option());

  /** Settings for showing the model. */
  public final Visual vis = settings("vis", new Visual());

  /** Statistics. */
  public final Statistic stat = settings("stat", new Statistic());

  /** Positions in the reference configuration. */
  public final double[] qpos0 = reals("qpos0", Size.NQ);

  /** Positions at which joint springs are at rest. */
  public final double[] qposSpring = reals("qpos_spring", Size.NQ);

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

  /** Type of each plugin instance, by {@link PluginTypes#number}. */
  public final int[] plugin = ints("plugin", Size.NPLUGIN);

  /** First state variable of each plugin instance. */
  public final int[] pluginStateadr = ints("plugin_stateadr", Size.NPLUGIN);

  /** Number of state variables of each plugin instance. */
  public final int[] pluginStatenum = ints("plugin_statenum", Size.NPLUGIN);

  /** Attributes of all plugin instances, text. */
  public final byte[] pluginAttr = bytes("plugin_attr", Size.NPLUGINATTR);

  /** Start of the attributes of each plugin instance. */
  public final int[] pluginAttradr = ints("plugin_attradr", Size.NPLUGIN);

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
  public final ObjectNames names = new ObjectNames(this);

  /** Paths of asset files, UTF-8, each ended by a zero. */
  public final byte[] paths = bytes("paths", Size.NPATHS);

  /**
   * Sparsity of the body-dof matrix: row b lists the dofs of body b, of its ancestors and of its
   * descendants.
   */
  public final BodyDofPattern B = new BodyDofPattern(this);

  /**
   * Sparsity of the lower triangle of the inertia matrix, compressed sparse rows with the diagonal
   * last.
   */
  public final InertiaPattern M = new InertiaPattern(this);

  /** Where each element of {@code M} is in {@code qM}. */
  public final int[] mapM2M = ints("mapM2M", Size.NC);

  /** Sparsity of the full dof-dof matrix, compressed sparse rows. */
  public final DofPattern D = new DofPattern(this);

  /** Where each element of the full matrix is in {@code M}, -1 where {@code M} has none. */
  public final int[] mapM2D = ints("mapM2D", Size.ND);

  /** Where each element of {@code M} is in the full matrix. */
  public final int[] mapD2M = ints("mapD2M", Size.NC);

  /** User code that is called while the engine computes; not saved with the model. */
  public final Callbacks callbacks = new Callbacks();

  /** Code compiled for this model and its copies; not saved. */
  private CodeCache code = new CodeCache();

  /** Types of the plugin instances, looked for when they are first needed; not saved. */
  private volatile PluginType[] pluginTypes;

  /**
   * Makes a model of the given sizes: arrays are zero, options and settings have their defaults.
   */
  public Model(Sizes sizes) {
    super(sizes, Buffers.unlimited());
  }

  /** Returns an independent copy, with the same callbacks. */
  public Model copy() {
    Model m = new Model(sizes());
    m.copyFrom(this);
    m.code = code;
    return m;
  }

  /** Copies all numbers and the callbacks from a model of the same sizes. */
  public void copyFrom(Model other) {
    if (!sizes().equals(other.sizes())) {
      throw new IllegalArgumentException("the models have different sizes");
    }
    copyFields(other);
    callbacks.copyFrom(other.callbacks);
    pluginTypes = other.pluginTypes;
  }

  /** Returns the code that was compiled for this model, which copies share. */
  public CodeCache code() {
    return code;
  }

  /**
   * Returns the type of a plugin instance.
   *
   * @param instance its number
   * @throws ModelException if nobody provides it here
   */
  public PluginType pluginType(int instance) {
    PluginType[] types = pluginTypes;
    if (types == null) {
      types = PluginTypes.of(this);
      pluginTypes = types;
    }
    return types[instance];
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

  /**
   * Writes the model to a file in binary form, by convention with the extension {@code .dyb}. The
   * file is there whole or not at all.
   *
   * @throws dev.dynamis.core.SimulationException if it can't be written, naming it
   */
  public void save(Path file) {
    byte[] bytes = toBytes();
    AtomicFile.write(file, out -> out.write(bytes));
  }

  /**
   * Reads a model in binary form, which may take half of Java's memory together with one instance
   * of it.
   *
   * @param bytes the whole file
   * @param source its name, for messages
   * @throws dev.dynamis.core.ModelException if it is not a complete, unaltered model of this format
   */
  public static Model load(byte[] bytes, String source) {
    return checked(BinaryModel.read(bytes, source, MemoryLimits.host()), source);
  }

  /** Reads a model in binary form from a stream, which is left open. */
  public static Model load(InputStream in, String source) throws IOException {
    return load(in, source, MemoryLimits.host());
  }

  private static Model load(InputStream in, String source, long most) throws IOException {
    return checked(BinaryModel.read(in, source, most), source);
  }

  /** Reads a model in binary form from a file. */
  public static Model load(Path file) throws IOException {
    return load(file, MemoryLimits.host());
  }

  /**
   * Reads a model in binary form from a file.
   *
   * @param file the file
   * @param most bytes that the model and one instance of it may take
   */
  public static Model load(Path file, long most) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new ModelException(
          Diagnostic.error(
              "MB001",
              file.toString(),
              0,
              0,
              "",
              "this is no regular file",
              "give a file that dynamis saved"));
    }
    try (InputStream in = Files.newInputStream(file)) {
      return load(in, file.toString(), most);
    }
  }

  private static Model checked(Model m, String source) {
    List<Diagnostic> problems = References.check(m, source);
    if (!problems.isEmpty()) {
      throw new ModelException(problems);
    }
    return m;
  }

  /**
   * Checks that ids, addresses and types point to what exists, as is done for every model that is
   * read from a file. Useful for models that a program builds.
   *
   * @return the problems, at most one for each array; none if the model is sound
   */
  public List<Diagnostic> check() {
    return References.check(this, names.model());
  }

  /** Writes all sizes, options and arrays under their C names as JSON. */
  public void dump(Appendable out) throws IOException {
    ModelDump.write(this, out);
  }
}
