package dev.dynamis.mjcf.internal.compile;

/** Counts the dofs that move the vertices of a flex, for the sizes of its sparse Jacobians. */
final class FlexDofs {
  /** Bodies of the vertices. */
  private final Body[] bodies;

  /** For each dof the last count that it was part of. */
  private final int[] marks;

  private int stamp;
  private int count;

  FlexDofs(Compilation c, Body[] bodies) {
    this.bodies = bodies;
    marks = new int[c.joints.stream().mapToInt(Joint::nv).sum()];
  }

  /** Returns how many dofs move an end of an edge, summed over edges of two vertices each. */
  long ofEdges(int[] edge) {
    long sum = 0;
    for (int e = 0; e < edge.length; e += 2) {
      start();
      add(bodies[edge[e]]);
      add(bodies[edge[e + 1]]);
      sum += count;
    }
    return sum;
  }

  /** Returns how many dofs move a vertex or a neighbor, summed over vertices. */
  long ofVertices(int[] edge) {
    int n = bodies.length;
    // neighbors of each vertex, one vertex after the other
    int[] from = new int[n + 2];
    for (int v : edge) {
      from[v + 2]++;
    }
    for (int v = 2; v < from.length; v++) {
      from[v] += from[v - 1];
    }
    int[] neighbor = new int[edge.length];
    for (int i = 0; i < edge.length; i++) {
      neighbor[from[edge[i] + 1]++] = edge[i ^ 1];
    }
    long sum = 0;
    for (int v = 0; v < n; v++) {
      start();
      add(bodies[v]);
      for (int k = from[v]; k < from[v + 1]; k++) {
        add(bodies[neighbor[k]]);
      }
      sum += count;
    }
    return sum;
  }

  private void start() {
    stamp++;
    count = 0;
  }

  private void add(Body body) {
    for (Body b = body; b != null; b = b.parent) {
      for (Joint j : b.joints) {
        if (marks[j.dofadr] == stamp) {
          // so are those of its body and parents
          return;
        }
        marks[j.dofadr] = stamp;
        count += j.nv();
      }
    }
  }
}
