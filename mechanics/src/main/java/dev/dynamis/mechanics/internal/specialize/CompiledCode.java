package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.core.math.Trig;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import java.util.stream.IntStream;

/** The stages of one structure of a model, and what they take for granted. */
final class CompiledCode {
  /** Values of a trace up to which code without loops is faster than loops. */
  private static final int MOST_VALUES = 8000;

  /** The same for poses: of robots with 26 bodies and 45 geoms they gain with 9,900 values. */
  private static final int MOST_OF_POSES = 11_000;

  /** Bodies of models that are looked at. */
  private static final int MOST_BODIES = 100;

  /** Poses, and the inertia matrix if it is worth it; null if nothing is. */
  final Kernel position;

  final boolean withInertia;

  /** Velocities and bias forces; null if they are not worth it. */
  final Kernel velocity;

  /** The factor of an inertia matrix that the general stage has made; null if not needed. */
  final Kernel factor;

  /** Accelerations of Euler's method with damping; null if they are not worth it. */
  final Kernel damped;

  /** How many numbers go from one method to another at most. */
  int spilled;

  private final CodeFacts facts;
  private final int[] hinges;

  private CompiledCode(
      Model m, ModelFacts facts, Trace position, boolean inertia, Trace... others) {
    this.position = compiled(position, MOST_OF_POSES);
    withInertia = inertia;
    velocity = compiled(others[0], MOST_VALUES);
    factor = compiled(others[1], MOST_VALUES);
    damped = compiled(others[2], MOST_VALUES);
    this.facts = new CodeFacts(facts);
    hinges = IntStream.range(0, m.njnt).filter(j -> m.jnt.type[j] == JointType.HINGE).toArray();
  }

  /** Compiles a trace; null if it is null or so long that loops are faster. */
  private Kernel compiled(Trace t, int most) {
    if (t == null || t.nodes().size() > most) {
      return null;
    }
    KernelEmitter emitter = new KernelEmitter(t);
    spilled = Math.max(spilled, emitter.spilled());
    return emitter.compile();
  }

  /** Compiles what is worth it for the model of some data. */
  static CompiledCode of(Data d) {
    Model m = d.model;
    ModelFacts facts = new ModelFacts(d);
    Trace position = new Trace();
    if (m.nbody > MOST_BODIES) {
      return new CompiledCode(m, facts, null, false, null, null, null);
    }
    PositionTrace poses = new PositionTrace(position, facts);
    poses.poses();
    if (position.nodes().size() > MOST_OF_POSES) {
      return new CompiledCode(m, facts, null, false, null, null, null);
    }
    boolean inertia = facts.noTendonHasArmature();
    if (inertia) {
      poses.inertia();
      if (position.nodes().size() > MOST_VALUES) {
        inertia = false;
        position = new Trace();
        new PositionTrace(position, facts).poses();
      }
    }
    Trace factor = null;
    if (!inertia) {
      factor = new Trace();
      new FactorTrace(factor, facts).inertia();
    }
    Trace damped = new Trace();
    new FactorTrace(damped, facts).damped();
    Trace velocity = new Trace();
    new VelocityTrace(velocity, position, facts).run();
    return new CompiledCode(m, facts, position, inertia, velocity, factor, damped);
  }

  /** Returns whether the code is right for a model with the given arrays. */
  boolean fits(Model m, double[][] reals, int[][] ints) {
    return facts.hold(m, reals, ints);
  }

  /** As {@link #fits} for a model whose structure fits. */
  boolean stillFits(Model m, double[][] reals) {
    return facts.stillHold(m, reals);
  }

  /** {@code res} = sines and cosines of half the angles of hinges, at two places for each joint. */
  void halfAngles(Model m, Data d, double[] res) {
    for (int j : hinges) {
      int q = m.jnt.qposadr[j];
      Trig.sinCos(res, 2 * j, (d.qpos[q] - m.qpos0[q]) * 0.5);
    }
  }
}
