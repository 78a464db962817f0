package dev.dynamis.mechanics.internal.solver;

import dev.dynamis.core.math.Buffers;
import java.util.Arrays;

/**
 * What is kept of each island from one step to the next: patterns of its matrices. There is a slot
 * for all constraints at once, then one for each of the first islands; further ones share the last.
 * Threads that solve different islands share the slots, but for the last.
 */
final class IslandSlots {
  /** Most slots. */
  static final int MOST = 512;

  private final Buffers memory;
  private TransposedRows[] transposes = {};
  private SparseHessian[] sparse = {};
  private FrontalHessian[] frontal = {};

  IslandSlots(Buffers memory) {
    this.memory = memory;
  }

  /** Returns the slot of an island, of which -1 are all constraints. */
  static int of(int island) {
    return Math.min(island + 1, MOST - 1);
  }

  /** Returns whether several islands share a slot. */
  static boolean isShared(int slot) {
    return slot == MOST - 1;
  }

  /** Makes room for the first {@code n} slots, before threads use them. */
  void reserve(int n) {
    int slots = Math.min(n, MOST);
    if (transposes.length < slots) {
      transposes = Arrays.copyOf(transposes, slots);
      sparse = Arrays.copyOf(sparse, slots);
      frontal = Arrays.copyOf(frontal, slots);
    }
  }

  TransposedRows transpose(int slot) {
    if (transposes[slot] == null) {
      transposes[slot] = new TransposedRows(memory);
    }
    return transposes[slot];
  }

  SparseHessian sparse(int slot) {
    if (sparse[slot] == null) {
      sparse[slot] = new SparseHessian(memory);
    }
    return sparse[slot];
  }

  FrontalHessian frontal(int slot) {
    if (frontal[slot] == null) {
      frontal[slot] = new FrontalHessian(memory);
    }
    return frontal[slot];
  }
}
