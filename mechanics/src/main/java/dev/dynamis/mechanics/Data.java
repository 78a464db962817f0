package dev.dynamis.mechanics;

import dev.dynamis.core.LongWork;
import dev.dynamis.core.Team;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.TreeLtdl;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.data.ActuatorStates;
import dev.dynamis.mechanics.data.BodyStates;
import dev.dynamis.mechanics.data.BoundingVolumeStates;
import dev.dynamis.mechanics.data.CameraPoses;
import dev.dynamis.mechanics.data.CartesianForces;
import dev.dynamis.mechanics.data.Constraints;
import dev.dynamis.mechanics.data.Contacts;
import dev.dynamis.mechanics.data.DofStates;
import dev.dynamis.mechanics.data.EqualityStates;
import dev.dynamis.mechanics.data.FlexEdgeStates;
import dev.dynamis.mechanics.data.FlexElementStates;
import dev.dynamis.mechanics.data.FlexVertexStates;
import dev.dynamis.mechanics.data.GeneralizedForces;
import dev.dynamis.mechanics.data.GeomPoses;
import dev.dynamis.mechanics.data.IslandConstraints;
import dev.dynamis.mechanics.data.IslandForces;
import dev.dynamis.mechanics.data.IslandMaps;
import dev.dynamis.mechanics.data.Islands;
import dev.dynamis.mechanics.data.LazyCounts;
import dev.dynamis.mechanics.data.LazyFlags;
import dev.dynamis.mechanics.data.LightPoses;
import dev.dynamis.mechanics.data.MaxUse;
import dev.dynamis.mechanics.data.MocapPoses;
import dev.dynamis.mechanics.data.MomentPattern;
import dev.dynamis.mechanics.data.PairContacts;
import dev.dynamis.mechanics.data.ParentStates;
import dev.dynamis.mechanics.data.Scratch;
import dev.dynamis.mechanics.data.SitePoses;
import dev.dynamis.mechanics.data.SolverStats;
import dev.dynamis.mechanics.data.SubtreeStates;
import dev.dynamis.mechanics.data.TendonRows;
import dev.dynamis.mechanics.data.TendonStates;
import dev.dynamis.mechanics.data.Timers;
import dev.dynamis.mechanics.data.TreeStates;
import dev.dynamis.mechanics.data.Warnings;
import dev.dynamis.mechanics.data.WrapPoints;
import dev.dynamis.mechanics.layout.Count;
import dev.dynamis.mechanics.layout.Difference;
import dev.dynamis.mechanics.layout.Layout;
import dev.dynamis.mechanics.layout.Size;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.Set;

/**
 * The state of one simulation and the workspace of its steps, as arrays.
 *
 * <p>Members are named after the fields of MuJoCo's {@code mjData}, by the same rule as those of
 * {@link Model}: {@code qfrc_bias} is {@code qfrc.bias}. Where the prefix is itself an array the
 * name is in camelCase, {@code qaccWarmstart}; so are {@code cfrcInt} and {@code cfrcExt}. Data
 * belongs to one thread at a time.
 *
 * <p>Arrays of contacts and constraint rows are replaced when more rows are needed, which happens
 * only in the {@code reserve} methods: read them from their group after those. All others stay the
 * same for the life of the data.
 *
 * @since 0.1.0
 */
public final class Data extends Layout {
  private static final System.Logger LOGGER = System.getLogger(Data.class.getName());

  /** The model. */
  public final Model model;

  /** A controller of this data alone, or null. */
  public Feedback feedback;

  /** Simulation time, s. */
  public double time;

  /** Number of contacts. */
  public int ncon;

  /** Number of constraint rows of equality constraints. */
  public int ne;

  /** Number of constraint rows of friction loss. */
  public int nf;

  /** Number of constraint rows of limits. */
  public int nl;

  /** Number of constraint rows. */
  public int nefc;

  /** Stored elements of the constraint Jacobian. */
  public int nJ;

  /** Stored elements of the inverse inertia in constraint space. */
  public int nA;

  /** Number of constraint islands. */
  public int nisland;

  /** Number of degrees of freedom in islands. */
  public int nidof;

  /** Number of trees that are awake. */
  public int ntreeAwake;

  /** Number of bodies that are awake or static. */
  public int nbodyAwake;

  /** Number of bodies whose parent is awake or static. */
  public int nparentAwake;

  /** Number of degrees of freedom that are awake. */
  public int nvAwake;

  /** Which quantities computed on demand are up to date. */
  public final LazyFlags flg = scalars("flg", new LazyFlags());

  /** The most memory that was needed. */
  public final MaxUse maxuse = scalars("maxuse", new MaxUse());

  /** Potential and kinetic energy, J. */
  public final double[] energy = reals("energy", 2);

  /** Statistics of the constraint solver. */
  public final SolverStats solver = new SolverStats(this);

  /** Warnings. */
  public final Warnings warning = new Warnings(this);

  /** Times of stages. */
  public final Timers timer = new Timers(this);

  /** Positions; quaternions of free and ball joints are (w, x, y, z). */
  public final double[] qpos = reals("qpos", Size.NQ);

  /** Velocities. */
  public final double[] qvel = reals("qvel", Size.NV);

  /** Activations of actuators. */
  public final double[] act = reals("act", Size.NA);

  /** Ring buffers of past controls and sensor values. */
  public final double[] history = reals("history", Size.NHISTORY);

  /** Accelerations from which the solver starts. */
  public final double[] qaccWarmstart = reals("qacc_warmstart", Size.NV);

  /** State of plugins. */
  public final double[] pluginState = reals("plugin_state", Size.NPLUGINSTATE);

  /** Controls. */
  public final double[] ctrl = reals("ctrl", Size.NU);

  /** Generalized forces by their origin. */
  public final GeneralizedForces qfrc = new GeneralizedForces(this);

  /** Cartesian forces on bodies. */
  public final CartesianForces xfrc = new CartesianForces(this);

  /** States of equality constraints. */
  public final EqualityStates eq = new EqualityStates(this);

  /** Poses of mocap bodies, which the user sets. */
  public final MocapPoses mocap = new MocapPoses(this);

  /** Accelerations. */
  public final double[] qacc = reals("qacc", Size.NV);

  /** Time derivatives of activations. */
  public final double[] actDot = reals("act_dot", Size.NA);

  /** User data, which the engine leaves alone. */
  public final double[] userdata = reals("userdata", Size.NUSERDATA);

  /** Values of all sensors. */
  public final double[] sensordata = reals("sensordata", Size.NSENSORDATA);

  /** States of kinematic trees. */
  public final TreeStates tree = new TreeStates(this);

  /** Plugin slot of each instance. */
  public final int[] plugin = ints("plugin", Size.NPLUGIN);

  /** Positions of body frames, world, m. */
  public final double[] xpos = reals("xpos", Size.NBODY, 3);

  /** Orientations of body frames, world. */
  public final double[] xquat = reals("xquat", Size.NBODY, 4);

  /** Orientations of body frames, world, as matrices. */
  public final double[] xmat = reals("xmat", Size.NBODY, 9);

  /** Centers of mass of bodies, world, m. */
  public final double[] xipos = reals("xipos", Size.NBODY, 3);

  /** Orientations of inertial frames, world, as matrices. */
  public final double[] ximat = reals("ximat", Size.NBODY, 9);

  /** Joint anchors, world, m. */
  public final double[] xanchor = reals("xanchor", Size.NJNT, 3);

  /** Joint axes, world. */
  public final double[] xaxis = reals("xaxis", Size.NJNT, 3);

  /** Poses of geoms. */
  public final GeomPoses geom = new GeomPoses(this);

  /** Poses of sites. */
  public final SitePoses site = new SitePoses(this);

  /** Poses of cameras. */
  public final CameraPoses cam = new CameraPoses(this);

  /** Poses of lights. */
  public final LightPoses light = new LightPoses(this);

  /** What belongs to the subtree that starts at each body. */
  public final SubtreeStates subtree = new SubtreeStates(this);

  /** Motion axis of each dof, (rotation, translation) about the center of mass of its tree. */
  public final double[] cdof = reals("cdof", Size.NV, 6);

  /**
   * Inertia and mass of each body about the center of mass of its tree: 6 numbers of the inertia,
   * mass times offset, mass.
   */
  public final double[] cinert = reals("cinert", Size.NBODY, 10);

  /** States of flex vertices. */
  public final FlexVertexStates flexvert = new FlexVertexStates(this);

  /** States of flex elements. */
  public final FlexElementStates flexelem = new FlexElementStates(this);

  /** States of flex edges. */
  public final FlexEdgeStates flexedge = new FlexEdgeStates(this);

  /** States of bounding volumes. */
  public final BoundingVolumeStates bvh = new BoundingVolumeStates(this);

  /** Paths, lengths and velocities of tendons. */
  public final TendonStates ten = new TendonStates(this);

  /** Points of tendon paths. */
  public final WrapPoints wrap = new WrapPoints(this);

  /** Lengths, velocities and forces of actuators. */
  public final ActuatorStates actuator = new ActuatorStates(this);

  /** Sparsity of the matrix of moment arms. */
  public final MomentPattern moment = new MomentPattern(this);

  /** Inertia and mass of the composite body that each body carries, as in {@code cinert}. */
  public final double[] crb = reals("crb", Size.NBODY, 10);

  /** Inertia matrix, each row from the diagonal to the root of its chain. */
  public final double[] qM = reals("qM", Size.NM);

  /** Inertia matrix, lower triangle in compressed sparse rows. */
  public final double[] M = reals("M", Size.NC);

  /** Factors L and D of the inertia matrix L'DL. */
  public final double[] qLD = reals("qLD", Size.NC);

  /** Reciprocals of D. */
  public final double[] qLDiagInv = reals("qLDiagInv", Size.NV);

  /** Sleep states of bodies. */
  public final BodyStates body = new BodyStates(this);

  /** Bodies by the sleep state of their parents. */
  public final ParentStates parent = new ParentStates(this);

  /** Sleep states and islands of degrees of freedom. */
  public final DofStates dof = new DofStates(this);

  /** Velocity of each body, (rotation, translation) about the center of mass of its tree. */
  public final double[] cvel = reals("cvel", Size.NBODY, 6);

  /** Time derivative of {@code cdof}. */
  public final double[] cdofDot = reals("cdof_dot", Size.NV, 6);

  /** Factors of the inertia matrix with implicit damping. */
  public final double[] qH = reals("qH", Size.NC);

  /** Reciprocals of the diagonal factor of {@code qH}. */
  public final double[] qHDiagInv = reals("qHDiagInv", Size.NV);

  /** Derivative of passive, actuator and bias forces by velocity, pattern {@code D}. */
  public final double[] qDeriv = reals("qDeriv", Size.ND);

  /** LU factors of M - h qDeriv, pattern {@code D}. */
  public final double[] qLU = reals("qLU", Size.ND);

  /** Accelerations without constraints. */
  public final double[] qaccSmooth = reals("qacc_smooth", Size.NV);

  /** Acceleration of each body, (rotation, translation) about the center of mass of its tree. */
  public final double[] cacc = reals("cacc", Size.NBODY, 6);

  /**
   * Force between each body and its parent, (torque, force) about the center of mass of its tree.
   */
  public final double[] cfrcInt = reals("cfrc_int", Size.NBODY, 6);

  /** External force on each body, (torque, force) about the center of mass of its tree. */
  public final double[] cfrcExt = reals("cfrc_ext", Size.NBODY, 6);

  /** Rows of the constraint Jacobian and what belongs to them. */
  public final Constraints efc = new Constraints(this);

  /** Constraint rows of tendons. */
  public final TendonRows tendon = new TendonRows(this);

  /** Constraint islands. */
  public final Islands island = new Islands(this);

  /** Maps between the order of the model and the order by islands. */
  public final IslandMaps map = new IslandMaps(this);

  /** Generalized forces ordered by islands. */
  public final IslandForces ifrc = new IslandForces(this);

  /** Accelerations without constraints, dofs ordered by islands. */
  public final double[] iaccSmooth = reals("iacc_smooth", Count.NIDOF);

  /** Stored elements of each row of the inertia matrix ordered by islands. */
  public final int[] iMRownnz = ints("iM_rownnz", Count.NIDOF);

  /** First element of each row of the inertia matrix ordered by islands. */
  public final int[] iMRowadr = ints("iM_rowadr", Count.NIDOF);

  /** Columns of the elements of the inertia matrix ordered by islands. */
  public final int[] iMColind = ints("iM_colind", Size.NC);

  /** Inertia matrix, dofs ordered by islands. */
  public final double[] iM = reals("iM", Size.NC);

  /** Factors of the inertia matrix, dofs ordered by islands. */
  public final double[] iLD = reals("iLD", Size.NC);

  /** Reciprocals of the diagonal factor, dofs ordered by islands. */
  public final double[] iLDiagInv = reals("iLDiagInv", Count.NIDOF);

  /** Accelerations, dofs ordered by islands. */
  public final double[] iacc = reals("iacc", Count.NIDOF);

  /** Constraint rows ordered by islands. */
  public final IslandConstraints iefc = new IslandConstraints(this);

  /** Contacts. */
  public final Contacts contact = new Contacts(this);

  /** How often what is computed on demand was computed. */
  public final LazyCounts computed = new LazyCounts();

  /**
   * Whether there may be trees asleep whose poses were never computed: sleep is enabled and nothing
   * was computed since the last reset. The next forward computation sees to it.
   */
  private boolean unseen;

  /** Which kinds of warnings were logged; a reset does not log them again. */
  private final boolean[] logged = new boolean[Warning.COUNT];

  /** What the collision function of a pair of geoms has found. */
  public final PairContacts pairContacts = new PairContacts();

  /** What the present step has cost, so that it can be interrupted. */
  public final LongWork work = new LongWork();

  /** Scratch memory for stages. */
  public final Scratch scratch = new Scratch(maxuse, memory);

  private final PluginInstances plugins;

  /** What this shares its arrays with, or null; see {@link Lanes}. */
  private final Data whole;

  private Lanes lanes;

  private TreeKernels kernels;

  /** The last descendant of each dof, which follows from the structure alone. */
  private final int[] lastDescendants;

  /** The last task for which this has followed the data that it is a part of. */
  private int followedTask;

  /** Where the list of bodies starts for stages that treat the world: 1 if others do. */
  private int firstBody;

  /** Makes data for a model, in its initial state. */
  public Data(Model model) {
    super(model.sizes(), new Buffers(MemoryLimits.of(model)));
    this.model = model;
    plugins = new PluginInstances(model);
    whole = null;
    lastDescendants = new int[model.nv];
    TreeLtdl.findLast(lastDescendants, model.nv, model.M.rownnz, model.M.rowadr, model.M.colind);
    ownScalars();
    reset();
  }

  /** Makes data that shares its arrays with others, but for some; see {@link Lanes}. */
  Data(Data whole, Set<String> own) {
    super(whole, own);
    this.whole = whole;
    model = whole.model;
    plugins = whole.plugins;
    lastDescendants = whole.lastDescendants;
    ownScalars();
  }

  /**
   * Takes over counts, and arrays that were replaced, from the data that this is a part of, once
   * for a task.
   *
   * @param task the number of the task
   * @return whether this was the first time
   */
  boolean follow(int task, Thread thread) {
    if (task == followedTask) {
      return false;
    }
    followedTask = task;
    followSource();
    // what a part that failed did not give back
    scratch.release(0);
    time = whole.time;
    ncon = whole.ncon;
    ne = whole.ne;
    nf = whole.nf;
    nl = whole.nl;
    nefc = whole.nefc;
    nJ = whole.nJ;
    nA = whole.nA;
    nisland = whole.nisland;
    nidof = whole.nidof;
    work.join(whole.work, thread);
    return true;
  }

  /** Takes over counts of what is awake from the data that this is a part of. */
  void followAwake() {
    ntreeAwake = whole.ntreeAwake;
    nbodyAwake = whole.nbodyAwake;
    nparentAwake = whole.nparentAwake;
    nvAwake = whole.nvAwake;
  }

  /**
   * Lets a team work on each step from now on, or null for the thread that asks for the step alone.
   * Numbers don't depend on it.
   */
  public void setTeam(Team team) {
    lanes = team == null || team.threads() == 1 ? null : new Lanes(this, team);
  }

  /** Returns where threads work on a step together, or null if there is no team. */
  public Lanes lanes() {
    return lanes;
  }

  /** Returns the stages that are compiled for the model, or null before the first step. */
  public TreeKernels kernels() {
    return kernels;
  }

  /** Gives the data stages that are compiled for the model. */
  public void setKernels(TreeKernels stages) {
    kernels = stages;
  }

  /**
   * Returns where stages that treat the world too start in {@code body.awakeInd}: 0, or 1 if these
   * data list some trees alone.
   */
  public int firstBody() {
    return firstBody;
  }

  /** Returns the last descendant of each dof, itself if it has none. Not to be modified. */
  public int[] lastDescendants() {
    return lastDescendants;
  }

  /** Leaves the world to others. */
  void skipWorld() {
    firstBody = 1;
  }

  /** Returns whether this is a part of other data, for one of several threads. */
  public boolean isPart() {
    return whole != null;
  }

  /** Returns the memory of steps, see {@link MemoryLimits}: how many bytes it has and may have. */
  public Buffers memory() {
    return memory;
  }

  @Override
  protected int count(Count count) {
    return switch (count) {
      case NCON -> ncon;
      case NEFC -> nefc;
      case NJ -> nJ;
      case NAR -> nA;
      case NISLAND -> nisland;
      case NIDOF -> nidof;
    };
  }

  /**
   * Makes room for contacts. Contacts already there are kept, their arrays may be replaced.
   *
   * @param contacts how many there shall be room for
   * @return false if they would take more than the model's memory; then nothing changes
   */
  public boolean reserveContacts(int contacts) {
    return Arena.fits(model, contacts, 0, 0, 0)
        && grow(Count.NCON, contacts, Arena.mostContacts(model));
  }

  /**
   * Makes room for constraint rows beside the present contacts. Arrays may be replaced.
   *
   * @param rows how many rows there shall be room for
   * @param elements how many elements of the Jacobian there shall be room for
   * @return false if they would take more than the model's memory; then nothing changes
   */
  public boolean reserveConstraints(long rows, long elements) {
    return Arena.fits(model, ncon, rows, elements, 0)
        && grow(Count.NEFC, rows, Arena.mostRows(model))
        && grow(Count.NJ, elements, Arena.mostElements(model));
  }

  /**
   * Makes room for the inverse inertia in constraint space beside the present contacts and rows.
   *
   * @param elements how many elements there shall be room for
   * @return false if they would take more than the model's memory; then nothing changes
   */
  public boolean reserveProjection(long elements) {
    return Arena.fits(model, ncon, nefc, nJ, elements)
        && grow(Count.NAR, elements, Arena.mostElements(model));
  }

  /** Returns the bytes that contacts and rows may take, for a warning: 2^31 - 1 if it is more. */
  public int limitInBytes() {
    long limit = memory.limit();
    long bytes = model.narena == 0 ? limit : Math.min(limit, model.narena);
    return (int) Math.min(Integer.MAX_VALUE, bytes);
  }

  /** Drops all constraint rows and islands. */
  public void clearConstraints() {
    ne = 0;
    nf = 0;
    nl = 0;
    nefc = 0;
    nJ = 0;
    nA = 0;
    nisland = 0;
    nidof = 0;
  }

  /**
   * Counts a warning and tells the model's handler of it; without a handler, the first warning of
   * each kind is logged.
   *
   * @param kind a {@link Warning} value
   * @param info what it is about, such as the number of a degree of freedom
   */
  public void warn(int kind, int info) {
    warning.raise(kind, info);
    if (model.callbacks.warning != null) {
      model.callbacks.warning.warn(model, this, kind, info);
    } else if (!logged[kind]) {
      logged[kind] = true;
      LOGGER.log(
          Level.WARNING, model.names.model() + ", time " + time + ": " + Warning.text(kind, info));
    }
  }

  /** Notes in {@code maxuse} how many contacts and constraint rows there are now. */
  public void noteUse() {
    maxuse.con = Math.max(maxuse.con, ncon);
    maxuse.efc = Math.max(maxuse.efc, nefc);
    maxuse.arena = Math.max(maxuse.arena, Arena.bytes(ncon, nefc, nJ, nA));
  }

  /** Takes the data to the initial state of the model: time 0, {@code qpos0}, all else zero. */
  public void reset() {
    clearFields();
    computed.clear();
    Reset.run(this);
    for (Plugin p : plugins.plugins) {
      p.reset(model, this);
    }
  }

  /**
   * Takes the data to a keyframe.
   *
   * @param key the keyframe, from 0
   */
  public void resetKeyframe(int key) {
    Reset.checkKey(model, key);
    reset();
    Reset.loadKey(this, key);
  }

  /** Stores time, state, controls and mocap poses in a keyframe of the model. */
  public void storeKeyframe(int key) {
    Reset.checkKey(model, key);
    Reset.storeKey(this, key);
  }

  /**
   * Lists which trees, bodies and dofs are awake, from {@code tree.asleep}.
   *
   * @param staticAwake whether bodies that can't move count as awake
   */
  public void updateAwake(boolean staticAwake) {
    AwakeLists.update(this, staticAwake);
  }

  /** Returns whether trees may be asleep whose poses were never computed. */
  public boolean isUnseen() {
    return unseen;
  }

  /** Says whether trees may be asleep whose poses were never computed. */
  public void setUnseen(boolean value) {
    unseen = value;
  }

  /** Returns an instance of a plugin, which belongs to this data. */
  public Plugin plugin(int instance) {
    return plugins.plugins[instance];
  }

  /**
   * Returns the stage in which an instance of a plugin computes sensors, {@link
   * dev.dynamis.mechanics.constant.Stage#NONE} if it has none.
   */
  public int pluginStage(int instance) {
    return plugins.stages[instance];
  }

  /** Returns the shape of an instance of a plugin, or null if it is no signed distance field. */
  public PluginShape pluginShape(int instance) {
    return plugins.shapes[instance];
  }

  /** Returns an independent copy. */
  public Data copy() {
    Data d = new Data(model);
    d.copyFrom(this);
    return d;
  }

  /** Copies everything from data of the same model, or of one with the same sizes. */
  public void copyFrom(Data other) {
    if (!model.sizes().equals(other.model.sizes())) {
      throw new IllegalArgumentException("the data belong to models of different sizes");
    }
    copyFields(other);
    unseen = other.unseen;
    for (int i = 0; i < model.nplugin; i++) {
      plugins.plugins[i].copyFrom(other.plugins.plugins[i]);
    }
  }

  /**
   * Compares with other data as {@link Model#difference} does.
   *
   * @param other the other data
   * @param tolerance relative; 0 asks for equal numbers
   * @return the first difference, or nothing
   */
  public Optional<Difference> difference(Data other, double tolerance) {
    return compare(other, tolerance);
  }

  /** Returns 64 bits over all fields, the same on every platform. */
  public long hash() {
    return hashFields();
  }

  /**
   * Writes fields under their C names as one JSON object; contacts, warnings, timers and solver
   * statistics are objects.
   *
   * @param out where to
   * @param only the C names to write, or an empty set for all
   */
  public void dump(Appendable out, Set<String> only) throws IOException {
    DataDump.write(this, out, only);
  }
}
