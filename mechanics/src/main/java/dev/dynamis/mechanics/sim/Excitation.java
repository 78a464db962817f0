package dev.dynamis.mechanics.sim;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * Controls that move a mechanism which has no controller, as functions of the number of the step:
 * the same on every machine and for every engine that computes them.
 *
 * @param kind which function
 * @param amplitude its greatest magnitude, in units of the controls
 * @param seed chooses among noises
 * @since 0.1.0
 */
public record Excitation(Kind kind, double amplitude, long seed) {
  /** The usual amplitude. */
  public static final double AMPLITUDE = 0.3;

  private static final long SEED_STRIDE = 1_000_003;
  private static final int POSITION_KEY = 777;

  /** Functions of the step. */
  public enum Kind {
    /** All controls are zero. */
    ZERO,
    /** Controls stay as they are, for example as a keyframe set them. */
    KEEP,
    /** Control i is {@code amplitude sin(0.01 step + i)}. */
    SIN,
    /** Controls are independent and uniform between minus and plus the amplitude. */
    NOISE,
    /** All controls are equal to the amplitude. */
    CONST
  }

  /** Makes an excitation of the usual amplitude, with seed 1. */
  public static Excitation of(Kind kind) {
    return new Excitation(kind, AMPLITUDE, 1);
  }

  /** Sets the controls for the step of a number, counted from 0. */
  public void apply(Data d, long step) {
    apply(d.ctrl, step);
  }

  /** Sets controls for the step of a number, counted from 0. */
  public void apply(double[] ctrl, long step) {
    int nu = ctrl.length;
    for (int i = 0; i < nu; i++) {
      switch (kind) {
        case ZERO -> ctrl[i] = 0;
        case KEEP -> {}
        case SIN -> ctrl[i] = amplitude * StrictMath.sin(0.01 * step + i);
        case NOISE -> ctrl[i] = amplitude * symmetric((int) (seed * SEED_STRIDE + step * nu + i));
        case CONST -> ctrl[i] = amplitude;
      }
    }
  }

  /**
   * Moves every degree of freedom of a mechanism by a number that is uniform between minus and plus
   * {@code size}, always the same one; quaternions stay unit.
   */
  public static void disturb(Mechanism mechanism, double size) {
    Model m = mechanism.model();
    double[] change = new double[mechanism.tangentSize()];
    for (int i = 0; i < m.nv; i++) {
      change[i] = size * symmetric(POSITION_KEY + i);
    }
    double[] state = mechanism.save();
    mechanism.plus(state, state, change);
    mechanism.load(state);
  }

  /** Uniform in [-1, 1). */
  private static double symmetric(int key) {
    return 2 * uniform(key) - 1;
  }

  /** Uniform in [0, 1), a function of the key: the generator mulberry32 with the key as state. */
  static double uniform(int key) {
    int a = key + 0x6D2B79F5;
    int t = (a ^ (a >>> 15)) * (1 | a);
    t = (t + (t ^ (t >>> 7)) * (61 | t)) ^ t;
    return Integer.toUnsignedLong(t ^ (t >>> 14)) / 4294967296.0;
  }
}
