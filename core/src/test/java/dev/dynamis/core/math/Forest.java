package dev.dynamis.core.math;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A random forest in the order of a walk, with a positive definite matrix of its pattern: lower and
 * full sparse form.
 */
final class Forest {
  final int n;
  final int[] parent;
  final double[] dense;
  final double[] val;
  final int[] rownnz;
  final int[] rowadr;
  final int[] colind;

  Forest(SplittableRandom random, boolean symmetric) {
    n = random.nextInt(1, 25);
    parent = new int[n];
    dense = new double[n * n];
    for (int i = 0; i < n; i++) {
      // the row before or, up to three times, what is above it
      parent[i] = i - 1;
      for (int up = random.nextInt(0, 4); up > 0 && parent[i] >= 0; up--) {
        parent[i] = parent[parent[i]];
      }
      for (int j = parent[i]; j >= 0; j = parent[j]) {
        dense[i * n + j] = random.nextDouble(-1, 1);
        dense[j * n + i] = symmetric ? dense[i * n + j] : random.nextDouble(-1, 1);
      }
    }
    for (int i = 0; i < n; i++) {
      dense[i * (n + 1)] = 0.5 + Dense.norm1(dense, i * n, n);
    }
    val = new double[n * n];
    rownnz = new int[n];
    rowadr = new int[n];
    colind = new int[n * n];
    double[] stored = dense.clone();
    for (int i = 0; symmetric && i < n; i++) {
      Dense.zero(stored, i * n + i + 1, n - i - 1);
    }
    Csr.fromDense(val, rownnz, rowadr, colind, stored, 0, n, n);
  }

  /** The last descendant of each row. */
  int[] last() {
    int[] last = new int[n];
    TreeLtdl.findLast(last, n, rownnz, rowadr, colind);
    return last;
  }

  /** A set of rows closed under taking parents, ascending. */
  int[] awake(SplittableRandom random) {
    boolean[] in = new boolean[n];
    for (int i = 0; i < n; i++) {
      int root = i;
      while (parent[root] >= 0) {
        root = parent[root];
      }
      in[i] = root == i ? random.nextBoolean() : in[root];
    }
    int[] rows = new int[n];
    int count = 0;
    for (int i = 0; i < n; i++) {
      if (in[i]) {
        rows[count++] = i;
      }
    }
    return Arrays.copyOf(rows, count);
  }
}
