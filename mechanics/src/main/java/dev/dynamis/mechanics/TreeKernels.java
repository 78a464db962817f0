package dev.dynamis.mechanics;

/**
 * Stages that go over the bodies of a model, compiled for its structure, as one instance uses them
 * within a step. Each method returns whether it has computed its stage; if not, the general stage
 * does. The numbers are the same.
 *
 * @since 0.1.0
 */
public interface TreeKernels {
  /** Computes poses, centers of mass, inertias and motion axes. */
  boolean poses();

  /** Computes the inertia matrix and its factor. */
  boolean inertia();

  /** Computes velocities of bodies. */
  boolean velocities();

  /** Computes bias forces. */
  boolean bias();

  /**
   * {@code qacc[0..nv)} = accelerations of Euler's method with implicit damping of joints; factors
   * {@code qH} for it.
   */
  boolean damped(double[] qacc);

  /** Says that a step begins, from a state whose numbers are finite. */
  void begin();

  /** Says that the step has ended: what is computed now may follow from other numbers. */
  void end();
}
