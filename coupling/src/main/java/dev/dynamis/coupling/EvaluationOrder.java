package dev.dynamis.coupling;

import dev.dynamis.coupling.Wiring.InputLink;
import dev.dynamis.coupling.Wiring.SourceKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The order in which controllers are evaluated, so that each finds what it needs of others.
 *
 * <p>States of continuous controllers are known before any evaluation, and so is what depends on no
 * input. What a sampled controller holds is taken new if the order can be so, and old otherwise.
 */
final class EvaluationOrder {
  private EvaluationOrder() {}

  /**
   * Finds the order.
   *
   * @param order result: numbers of controllers
   * @param early result: whose auxiliary quantities are to be computed before all others
   * @throws Unfit if controllers need each other in a circle, naming them
   */
  static void find(
      Wiring wiring, Controller[] controllers, Link[] inputs, int[] order, boolean[] early) {
    int n = controllers.length;
    List<List<Integer>> must = lists(n);
    List<List<Integer>> wish = lists(n);
    Arrays.fill(early, false);
    for (int k = 0; k < inputs.length; k++) {
      InputLink w = wiring.inputs().get(k);
      if (w.source().kind() != SourceKind.CONTROLLER || !inputs[k].isImmediate()) {
        continue;
      }
      int from = w.source().owner();
      int aux = w.source().index() - controllers[from].n;
      if (controllers[from] instanceof Sampled) {
        wish.get(w.controller()).add(from);
      } else if (aux >= 0 && controllers[from].model.auxDependsOnInputs(aux)) {
        must.get(w.controller()).add(from);
      } else if (aux >= 0) {
        early[from] = true;
      }
    }
    boolean[] done = new boolean[n];
    for (int i = 0; i < n; i++) {
      int next = next(done, must, wish);
      if (next < 0) {
        throw new Unfit(Code.LOOP, circle(controllers, done, must));
      }
      done[next] = true;
      order[i] = next;
    }
  }

  /** Returns the first that needs nothing more, if possible also no wish; -1 if none. */
  private static int next(boolean[] done, List<List<Integer>> must, List<List<Integer>> wish) {
    int found = -1;
    for (int c = 0; c < done.length; c++) {
      if (!done[c] && isFree(must.get(c), done)) {
        if (isFree(wish.get(c), done)) {
          return c;
        }
        found = found < 0 ? c : found;
      }
    }
    return found;
  }

  private static boolean isFree(List<Integer> needs, boolean[] done) {
    for (int k : needs) {
      if (!done[k]) {
        return false;
      }
    }
    return true;
  }

  private static List<List<Integer>> lists(int n) {
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  private static String circle(Controller[] controllers, boolean[] done, List<List<Integer>> must) {
    List<Integer> way = new ArrayList<>();
    int at = 0;
    while (done[at]) {
      at++;
    }
    while (!way.contains(at)) {
      way.add(at);
      int from = at;
      for (int k : must.get(from)) {
        if (!done[k]) {
          at = k;
        }
      }
    }
    List<String> names =
        new ArrayList<>(
            way.subList(way.indexOf(at), way.size()).stream()
                .map(c -> controllers[c].name)
                .toList());
    names.add(controllers[at].name);
    return "controllers need each other's outputs at the same moment: "
        + String.join(" <- ", names)
        + "; break the circle by a delay, a rate, or an output that is a state";
  }
}
