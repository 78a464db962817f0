package dev.dynamis.mjcf.internal.asset;

/**
 * Unit normals in a red-black tree, of which two count as equal if they differ by less than about
 * 0.09 degrees.
 *
 * <p>That is no equivalence: a may equal b and b equal c, but not a and c. What is found then
 * depends on the shape of the tree and on the way through it, so both are those of MuJoCo: the
 * usual red-black tree (Cormen, Leiserson, Rivest and Stein, chapter 13), searched for a lower
 * bound.
 */
final class NormalTree {
  /** Cosine of the angle below which two normals count as equal. */
  private static final double EQUAL = 0.99999872;

  /** Difference of coordinates below which the next one decides. */
  private static final double SAME = 1e-15;

  /** A normal, and what it is of. */
  static final class Node {
    final double x;
    final double y;
    final double z;
    final int index;
    private Node parent;
    private Node left;
    private Node right;
    private boolean red;

    Node(double x, double y, double z, int index) {
      this.x = x;
      this.y = y;
      this.z = z;
      this.index = index;
    }

    /** Whether this normal comes before another: larger coordinates come first. */
    private boolean isBefore(Node o) {
      if (x * o.x + y * o.y + z * o.z > EQUAL) {
        return false;
      }
      if (Math.abs(x - o.x) > SAME) {
        return x > o.x;
      }
      if (Math.abs(y - o.y) > SAME) {
        return y > o.y;
      }
      return Math.abs(z - o.z) > SAME && z > o.z;
    }
  }

  private Node root;

  /** Returns the first normal that is equal to a given one, or null. */
  Node find(Node key) {
    Node bound = null;
    for (Node n = root; n != null; ) {
      if (n.isBefore(key)) {
        n = n.right;
      } else {
        bound = n;
        n = n.left;
      }
    }
    return bound == null || key.isBefore(bound) ? null : bound;
  }

  /** Adds a normal unless an equal one is met on the way to its place; returns whether. */
  boolean add(Node node) {
    Node parent = null;
    boolean before = false;
    for (Node n = root; n != null; ) {
      parent = n;
      before = node.isBefore(n);
      if (!before && !n.isBefore(node)) {
        return false;
      }
      n = before ? n.left : n.right;
    }
    node.parent = parent;
    if (parent == null) {
      root = node;
    } else if (before) {
      parent.left = node;
    } else {
      parent.right = node;
    }
    node.red = true;
    balance(node);
    return true;
  }

  private void balance(Node added) {
    Node n = added;
    while (n.parent != null && n.parent.red) {
      Node parent = n.parent;
      Node grandparent = parent.parent;
      boolean isLeft = parent == grandparent.left;
      Node uncle = isLeft ? grandparent.right : grandparent.left;
      if (uncle != null && uncle.red) {
        parent.red = false;
        uncle.red = false;
        grandparent.red = true;
        n = grandparent;
        continue;
      }
      if (n == (isLeft ? parent.right : parent.left)) {
        rotate(parent, isLeft);
        parent = n;
      }
      parent.red = false;
      grandparent.red = true;
      rotate(grandparent, !isLeft);
      break;
    }
    root.red = false;
  }

  /** Turns a node down to the left or to the right, and its other child up. */
  private void rotate(Node down, boolean toLeft) {
    Node up = toLeft ? down.right : down.left;
    Node middle = toLeft ? up.left : up.right;
    if (toLeft) {
      down.right = middle;
      up.left = down;
    } else {
      down.left = middle;
      up.right = down;
    }
    if (middle != null) {
      middle.parent = down;
    }
    up.parent = down.parent;
    if (down.parent == null) {
      root = up;
    } else if (down.parent.left == down) {
      down.parent.left = up;
    } else {
      down.parent.right = up;
    }
    down.parent = up;
  }

  /** Returns the indices of all normals, in order. */
  int[] inOrder(int count) {
    int[] order = new int[count];
    int at = 0;
    Node n = root;
    while (n != null && n.left != null) {
      n = n.left;
    }
    while (n != null) {
      order[at++] = n.index;
      if (n.right != null) {
        n = n.right;
        while (n.left != null) {
          n = n.left;
        }
      } else {
        while (n.parent != null && n == n.parent.right) {
          n = n.parent;
        }
        n = n.parent;
      }
    }
    return order;
  }
}
