package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import java.util.List;
import java.util.stream.IntStream;

/** What code takes for granted of a model, ready to be checked. */
final class CodeFacts {
  private final FactCheck structure;
  private final FactCheck numbers;
  private final boolean weightless;

  /** Bodies whose subtrees have a mass. */
  private final int[] heavy;

  CodeFacts(ModelFacts facts) {
    Model m = facts.model();
    structure = check(facts.integers());
    numbers = check(facts.reals());
    weightless = m.opt.disabled(DisableBit.GRAVITY);
    heavy = IntStream.range(0, m.nbody).filter(b -> !isMassless(m, b)).toArray();
  }

  private static boolean isMassless(Model m, int body) {
    return Double.doubleToRawLongBits(m.body.subtreemass[body]) == 0;
  }

  private static FactCheck check(List<ModelFacts.Fact> facts) {
    return Hidden.instance(FactCheckEmitter.bytes(facts), FactCheck.class);
  }

  /** Returns the arrays of some data by {@link Reals}; those that belong to code are null. */
  static double[][] reals(Data d) {
    Reals[] all = Reals.values();
    double[][] arrays = new double[all.length][];
    for (Reals array : all) {
      arrays[array.ordinal()] = array.of(d);
    }
    return arrays;
  }

  /** Returns the arrays of a model by {@link Ints}. */
  static int[][] ints(Model m) {
    Ints[] all = Ints.values();
    int[][] arrays = new int[all.length][];
    for (Ints array : all) {
      arrays[array.ordinal()] = array.of(m);
    }
    return arrays;
  }

  /** Returns whether code is right for a model with the given arrays. */
  boolean hold(Model m, double[][] reals, int[][] ints) {
    return structure.holds(reals, ints) && stillHold(m, reals);
  }

  /** As {@link #hold} for a model whose structure fits. */
  boolean stillHold(Model m, double[][] reals) {
    if (m.opt.disabled(DisableBit.GRAVITY) != weightless || !numbers.holds(reals, null)) {
      return false;
    }
    for (int b : heavy) {
      if (m.body.subtreemass[b] < Scalar.MINVAL) {
        return false;
      }
    }
    return true;
  }
}
