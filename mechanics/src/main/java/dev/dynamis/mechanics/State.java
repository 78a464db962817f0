package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.StateBit;

/**
 * The state of a simulation as one vector: the components chosen by {@link StateBit} values, in the
 * order of their bits, one after the other. Flags of equality constraints are 0 and 1.
 *
 * @since 0.1.0
 */
public final class State {
  private State() {}

  /** Returns the length of the vector for a choice of components. */
  public static int size(Model m, int bits) {
    check(bits);
    int size = 0;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      size += componentSize(m, Integer.lowestOneBit(rest));
    }
    return size;
  }

  /**
   * Copies components of the state to a vector.
   *
   * @param d the data. Not modified.
   * @param bits the components
   * @param state the vector, at least as long as {@link #size} says. Modified.
   */
  public static void get(Data d, int bits, double[] state) {
    check(bits);
    int adr = 0;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      int bit = Integer.lowestOneBit(rest);
      if (bit == StateBit.TIME) {
        state[adr++] = d.time;
      } else if (bit == StateBit.EQ_ACTIVE) {
        for (boolean active : d.eq.active) {
          state[adr++] = active ? 1 : 0;
        }
      } else {
        double[] a = component(d, bit);
        System.arraycopy(a, 0, state, adr, a.length);
        adr += a.length;
      }
    }
  }

  /**
   * Copies a vector to components of the state. Nothing else changes: what was computed from the
   * state stays until it is computed again.
   *
   * @param d the data. Modified.
   * @param bits the components
   * @param state the vector, at least as long as {@link #size} says. Not modified.
   */
  public static void set(Data d, int bits, double[] state) {
    check(bits);
    int adr = 0;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      int bit = Integer.lowestOneBit(rest);
      if (bit == StateBit.TIME) {
        d.time = state[adr++];
      } else if (bit == StateBit.EQ_ACTIVE) {
        for (int i = 0; i < d.eq.active.length; i++) {
          d.eq.active[i] = state[adr++] != 0;
        }
      } else {
        double[] a = component(d, bit);
        System.arraycopy(state, adr, a, 0, a.length);
        adr += a.length;
      }
    }
  }

  /**
   * Copies components of the state from one data to another of the same model.
   *
   * @param from the source. Not modified.
   * @param to the target. Modified.
   * @param bits the components
   */
  public static void copy(Data from, Data to, int bits) {
    check(bits);
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      int bit = Integer.lowestOneBit(rest);
      if (bit == StateBit.TIME) {
        to.time = from.time;
      } else if (bit == StateBit.EQ_ACTIVE) {
        System.arraycopy(from.eq.active, 0, to.eq.active, 0, to.eq.active.length);
      } else {
        double[] a = component(to, bit);
        System.arraycopy(component(from, bit), 0, a, 0, a.length);
      }
    }
  }

  /**
   * Takes some components out of a vector of more.
   *
   * @param m the model
   * @param from vector of the components {@code fromBits}. Not modified.
   * @param fromBits the components in the source
   * @param to vector of the components {@code toBits}. Modified.
   * @param toBits the components to take, all of them in the source
   */
  public static void extract(Model m, double[] from, int fromBits, double[] to, int toBits) {
    check(fromBits);
    check(toBits);
    if ((fromBits & toBits) != toBits) {
      throw new IllegalArgumentException(
          "the source has no " + StateBit.name(Integer.lowestOneBit(toBits & ~fromBits)));
    }
    int source = 0;
    int target = 0;
    for (int bit = 1; bit <= StateBit.PLUGIN; bit <<= 1) {
      if ((fromBits & bit) == 0) {
        continue;
      }
      int size = componentSize(m, bit);
      if ((toBits & bit) != 0) {
        System.arraycopy(from, source, to, target, size);
        target += size;
      }
      source += size;
    }
  }

  private static int componentSize(Model m, int bit) {
    return switch (bit) {
      case StateBit.TIME -> 1;
      case StateBit.QPOS -> m.nq;
      case StateBit.QVEL, StateBit.WARMSTART, StateBit.QFRC_APPLIED -> m.nv;
      case StateBit.ACT -> m.na;
      case StateBit.HISTORY -> m.nhistory;
      case StateBit.CTRL -> m.nu;
      case StateBit.XFRC_APPLIED -> 6 * m.nbody;
      case StateBit.EQ_ACTIVE -> m.neq;
      case StateBit.MOCAP_POS -> 3 * m.nmocap;
      case StateBit.MOCAP_QUAT -> 4 * m.nmocap;
      case StateBit.USERDATA -> m.nuserdata;
      case StateBit.PLUGIN -> m.npluginstate;
      default -> throw new IllegalArgumentException("state component " + bit);
    };
  }

  private static double[] component(Data d, int bit) {
    return switch (bit) {
      case StateBit.QPOS -> d.qpos;
      case StateBit.QVEL -> d.qvel;
      case StateBit.ACT -> d.act;
      case StateBit.HISTORY -> d.history;
      case StateBit.WARMSTART -> d.qaccWarmstart;
      case StateBit.CTRL -> d.ctrl;
      case StateBit.QFRC_APPLIED -> d.qfrc.applied;
      case StateBit.XFRC_APPLIED -> d.xfrc.applied;
      case StateBit.MOCAP_POS -> d.mocap.pos;
      case StateBit.MOCAP_QUAT -> d.mocap.quat;
      case StateBit.USERDATA -> d.userdata;
      case StateBit.PLUGIN -> d.pluginState;
      default -> throw new IllegalArgumentException("state component " + bit);
    };
  }

  private static void check(int bits) {
    if (bits < 0 || bits >= 1 << StateBit.COUNT) {
      throw new IllegalArgumentException(
          "state components " + bits + ", expected 0 to " + ((1 << StateBit.COUNT) - 1));
    }
  }
}
