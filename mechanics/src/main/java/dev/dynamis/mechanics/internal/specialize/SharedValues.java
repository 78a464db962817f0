package dev.dynamis.mechanics.internal.specialize;

import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.internal.specialize.Trace.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * Values of a trace that depend on numbers of the model alone. They are computed once for the many
 * instances that use them, so that it does not matter how fast.
 */
final class SharedValues {
  private final List<Node> nodes = new ArrayList<>();
  private final int[] results;

  /**
   * Takes what some values need.
   *
   * @param wanted the values, in the order in which they are asked for
   */
  SharedValues(Trace trace, int[] wanted) {
    int n = trace.nodes().size();
    boolean[] needed = new boolean[n];
    for (int value : wanted) {
      needed[value] = true;
    }
    for (int i = n - 1; i >= 0; i--) {
      Node node = trace.nodes().get(i);
      if (needed[i] && node.isMade()) {
        needed[node.a()] = true;
        needed[node.isBinary() ? node.b() : node.a()] = true;
      }
    }
    int[] place = new int[n];
    for (int i = 0; i < n; i++) {
      if (needed[i]) {
        Node node = trace.nodes().get(i);
        place[i] = nodes.size();
        nodes.add(
            node.isMade() ? new Node(node.op(), place[node.a()], place[node.b()], null, 0) : node);
      }
    }
    results = new int[wanted.length];
    for (int k = 0; k < wanted.length; k++) {
      results[k] = place[wanted[k]];
    }
  }

  /** Returns how many values are needed in between. */
  int size() {
    return nodes.size();
  }

  /**
   * Computes the values.
   *
   * @param out receives them
   * @param scratch of {@link #size}
   * @param arrays by {@link Reals}
   */
  void compute(double[] out, double[] scratch, double[][] arrays) {
    for (int i = 0; i < nodes.size(); i++) {
      Node n = nodes.get(i);
      scratch[i] =
          switch (n.op()) {
            case CONSTANT -> n.constant();
            case LOAD -> arrays[n.array().ordinal()][n.a()];
            case ADD -> scratch[n.a()] + scratch[n.b()];
            case SUB -> scratch[n.a()] - scratch[n.b()];
            case MUL -> scratch[n.a()] * scratch[n.b()];
            case DIV -> scratch[n.a()] / scratch[n.b()];
            case NEG -> -scratch[n.a()];
            case MIN -> Math.min(scratch[n.a()], scratch[n.b()]);
            case MAX -> Math.max(scratch[n.a()], scratch[n.b()]);
            case UNIT_SCALE -> Kinematics.unitScale(scratch[n.a()]);
          };
    }
    for (int k = 0; k < results.length; k++) {
      out[k] = scratch[results[k]];
    }
  }
}
