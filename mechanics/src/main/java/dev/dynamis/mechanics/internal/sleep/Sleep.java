package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Constants;
import dev.dynamis.mechanics.constant.Stage;

/**
 * Trees that rest are put to sleep together with all that they touch, and woken when something acts
 * on them. Here is one method for each point of a step at which that happens, in its order.
 *
 * <p>{@code tree.asleep} of a tree that is awake is negative and counts up to -1 while it rests; of
 * one that sleeps it is the next tree in a cycle of those that fell asleep together. What is awake
 * is listed by {@link Data#updateAwake}; stages go over these lists. Counterpart of {@code
 * engine_sleep}.
 */
public final class Sleep {
  /** {@code tree.asleep} of a tree that moves. */
  public static final int AWAKE = -(1 + Constants.MINAWAKE);

  private Sleep() {}

  /** Puts trees to sleep that start so, if nothing was computed since the data were made. */
  public static void beforePosition(Model m, Data d, Pipeline pipeline) {
    if (d.isUnseen()) {
      d.setUnseen(false);
      SleepStart.run(m, d, pipeline);
    }
  }

  /**
   * Wakes trees whose position, velocity or applied forces the user has changed; with sleep
   * disabled wakes all.
   */
  public static void afterBodies(Model m, Data d) {
    Waking.byEdits(m, d);
  }

  /** Wakes trees at the other end of a tendon that is at its limit. */
  public static void afterTendons(Model m, Data d) {
    Waking.byTendons(m, d);
  }

  /**
   * Wakes trees that others touch.
   *
   * @return whether some woke, so that contacts must be found again
   */
  public static boolean afterCollision(Model m, Data d) {
    return Waking.byContacts(m, d);
  }

  /** Wakes trees that an active equality ties to a tree that is awake or sleeps by itself. */
  public static void beforeConstraints(Model m, Data d) {
    Waking.byEqualities(m, d);
  }

  /** Puts trees to sleep that rest long enough. */
  public static void beforeAdvance(Model m, Data d, Pipeline pipeline) {
    if (FallingAsleep.run(m, d) > 0) {
      // velocities became zero
      pipeline.forward(m, d, Stage.POS);
      d.updateAwake(false);
    }
  }

  /** Wakes a tree and all that fell asleep with it. */
  public static void wake(Data d, int tree) {
    Waking.wakeTree(d, tree, AWAKE);
    d.updateAwake(false);
  }

  /** Returns the dofs that are awake, or null if all are. */
  public static int[] dofs(Model m, Data d) {
    return d.nvAwake < m.nv ? d.dof.awakeInd : null;
  }
}
