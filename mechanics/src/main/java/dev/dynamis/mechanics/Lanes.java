package dev.dynamis.mechanics;

import dev.dynamis.core.Team;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.layout.Count;
import java.util.Arrays;
import java.util.Set;

/**
 * The threads of a {@link Team} in one step: each works on data that share their arrays with those
 * of the step, and have scratch memory, counts and lists of their own. So a stage over {@code
 * (Model, Data)} does a part of its work when it is given a part of the data:
 *
 * <ul>
 *   <li>a <em>lane</em> shares everything, for rows and islands;
 *   <li>a <em>finder</em> has a list of contacts of its own;
 *   <li>a <em>grove</em> lists only the bodies and dofs of some kinematic trees, after the world;
 *       the <em>ground</em> lists those that belong to no tree.
 * </ul>
 *
 * <p>Which thread does what is left to chance; no number depends on it, since parts write to
 * different places and sums go over nothing but their own.
 *
 * @since 0.1.0
 */
public final class Lanes {
  /** Parts for each thread, so that one that is held up does less. */
  private static final int PARTS = 4;

  /** Dofs of a model from which on its trees are worth dividing. */
  private static final int LEAST_DOFS = 150;

  private static final Set<String> LISTS =
      Set.of("body_awake_ind", "parent_awake_ind", "dof_awake_ind");

  private final Data whole;
  private final Team team;
  private final Data[] lanes;
  private final Data[] finders;
  private final Data[] groves;
  private final Data ground;

  /** The grove of each tree, and the first body of each grove; the last one ends at nbody. */
  private final int[] groveOf;

  private final int[] firstBody;

  /** Number of the present task, and who asks for it. */
  private int task;

  private Thread caller;

  Lanes(Data whole, Team team) {
    this.whole = whole;
    this.team = team;
    lanes = new Data[team.threads()];
    finders = new Data[team.threads()];
    for (int i = 0; i < lanes.length; i++) {
      lanes[i] = new Data(whole, Set.of());
      finders[i] = new Data(whole, Set.of(Count.NCON.symbol()));
    }
    Model m = whole.model;
    boolean divided = m.nv >= LEAST_DOFS && m.nflex == 0 && isPlanted(m);
    groves = new Data[divided ? Math.min(m.ntree, PARTS * team.threads()) : 0];
    ground = groves.length < 2 ? null : new Data(whole, LISTS);
    groveOf = new int[m.ntree];
    firstBody = new int[groves.length + 1];
    if (ground != null) {
      plant(m);
    }
  }

  /** Whether there are several trees, all of which stand on the world itself. */
  private static boolean isPlanted(Model m) {
    for (int b = 1; b < m.nbody; b++) {
      int parent = m.body.parentid[b];
      if (m.body.treeid[b] >= 0 && m.body.treeid[parent] < 0 && parent != 0) {
        return false;
      }
    }
    return m.ntree > 1;
  }

  /** Gives each grove trees that follow one another, of about the same number of bodies. */
  private void plant(Model m) {
    int moving = 0;
    for (int b = 0; b < m.nbody; b++) {
      moving += m.body.treeid[b] >= 0 ? 1 : 0;
    }
    int seen = 0;
    int begun = 0;
    for (int b = 0; b < m.nbody; b++) {
      int tree = m.body.treeid[b];
      if (tree >= 0) {
        if (m.body.treeid[m.body.parentid[b]] < 0) {
          groveOf[tree] = (int) ((long) seen * groves.length / moving);
          while (begun < groveOf[tree]) {
            firstBody[++begun] = b;
          }
        }
        seen++;
      }
    }
    while (begun < groves.length) {
      firstBody[++begun] = m.nbody;
    }
    for (int g = 0; g < groves.length; g++) {
      groves[g] = new Data(whole, LISTS);
      groves[g].skipWorld();
      list(m, groves[g], g);
    }
    list(m, ground, -1);
  }

  /** Lists the world and what belongs to a grove; -1 is the ground, to which roots are added. */
  private void list(Model m, Data d, int grove) {
    for (int b = 0; b < m.nbody; b++) {
      int tree = m.body.treeid[b];
      boolean here = tree < 0 ? grove < 0 : groveOf[tree] == grove;
      if (b == 0 || here) {
        d.body.awakeInd[d.nbodyAwake++] = b;
      }
      boolean root = b > 0 && m.body.treeid[m.body.parentid[b]] < 0;
      if (b > 0 && (root ? grove < 0 : here)) {
        d.parent.awakeInd[d.nparentAwake++] = b;
      }
    }
    for (int i = 0; i < m.nv; i++) {
      if (grove >= 0 && groveOf[m.dof.treeid[i]] == grove) {
        d.dof.awakeInd[d.nvAwake++] = i;
      }
    }
  }

  /** Returns how many threads there are. */
  public int threads() {
    return team.threads();
  }

  /** Returns into how many parts it is worth to divide work. */
  public int parts() {
    return PARTS * team.threads();
  }

  /**
   * Returns the data of a thread for a part of a task. It is the thread itself that takes over what
   * has changed since the last task: nobody else's cache gets to see its counters and scratch.
   */
  public Data lane(int thread) {
    Data d = lanes[thread];
    if (d.follow(task, caller)) {
      d.followAwake();
    }
    return d;
  }

  /**
   * Returns data of a thread with contacts of their own, for a part of a task; there are none in
   * the first.
   */
  public Data finder(int thread) {
    Data d = finders[thread];
    if (d.follow(task, caller)) {
      d.followAwake();
      d.ncon = 0;
    }
    return d;
  }

  /** Returns the data whose contacts a thread has found in an earlier task. */
  public Data found(int thread) {
    return finders[thread];
  }

  /** Returns the number of groves: 0 if trees can't be treated apart from each other now. */
  public int groves() {
    boolean allAwake = whole.ntreeAwake == whole.model.ntree;
    return ground == null || !allAwake || whole.model.opt.enabled(EnableBit.SLEEP)
        ? 0
        : groves.length;
  }

  /** Returns a part of the trees, for that part of a task. */
  public Data grove(int part) {
    groves[part].follow(task, caller);
    return groves[part];
  }

  /** Returns what belongs to no tree, and the roots of trees as children of the world. */
  public Data ground() {
    return ground;
  }

  /**
   * Returns the first body of a grove; bodies up to the next grove's first are the grove's, or
   * belong to no tree. That of the number of groves is the number of bodies.
   */
  public int firstBody(int grove) {
    return firstBody[grove];
  }

  /** Returns the thread whose share a tree is in; 0 for all if trees are not divided. */
  public int threadOf(int tree) {
    return groves.length == 0 ? 0 : groveOf[tree] * threads() / groves.length;
  }

  /** Does all parts of a task; see {@link Team#run(Team.Task, int)}. */
  public void run(Team.Task work, int parts) {
    run(work, parts, null);
  }

  /** As {@link #run(Team.Task, int)}, with the shares of threads. */
  public void run(Team.Task work, int parts, int[] shares) {
    begin();
    team.run(work, parts, shares);
  }

  /** As {@link #run}, for a task with a part for each grove. */
  public void grow(Team.Task work) {
    begin();
    ground.follow(task, caller);
    team.run(work, groves.length);
  }

  private void begin() {
    task++;
    caller = Thread.currentThread();
  }

  /** Gives up what threads keep between steps, after one could not get the memory it needs. */
  public void dropWorkspaces() {
    for (Data[] some : Arrays.asList(lanes, finders, groves)) {
      for (Data d : some) {
        d.scratch.dropWorkspaces();
      }
    }
  }
}
