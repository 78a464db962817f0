package dev.dynamis.mechanics.internal.specialize;

/** Small vectors, quaternions and matrices of values, with the formulas of the general stages. */
final class TreeTrace {
  private final Trace t;

  TreeTrace(Trace t) {
    this.t = t;
  }

  int[] store(Reals array, int at, int... values) {
    for (int k = 0; k < values.length; k++) {
      t.store(array, at + k, values[k]);
    }
    return values;
  }

  /** {@code a*b + c*d}. */
  int sum(int a, int b, int c, int d) {
    return t.add(t.mul(a, b), t.mul(c, d));
  }

  /** {@code a*b - c*d}. */
  int difference(int a, int b, int c, int d) {
    return t.sub(t.mul(a, b), t.mul(c, d));
  }

  int[] cross(int[] a, int[] b) {
    return new int[] {
      difference(a[1], b[2], a[2], b[1]),
      difference(a[2], b[0], a[0], b[2]),
      difference(a[0], b[1], a[1], b[0])
    };
  }

  int[] add(int[] a, int[] b) {
    int[] res = new int[a.length];
    for (int k = 0; k < a.length; k++) {
      res[k] = t.add(a[k], b[k]);
    }
    return res;
  }

  int[] sub(int[] a, int[] b) {
    int[] res = new int[a.length];
    for (int k = 0; k < a.length; k++) {
      res[k] = t.sub(a[k], b[k]);
    }
    return res;
  }

  int[] scale(int[] a, int s) {
    int[] res = new int[a.length];
    for (int k = 0; k < a.length; k++) {
      res[k] = t.mul(a[k], s);
    }
    return res;
  }

  /** {@code (mat v) + origin}. */
  int[] place(int[] mat, int[] v, int[] origin) {
    int[] res = new int[3];
    for (int k = 0; k < 3; k++) {
      int row = t.add(sum(mat[3 * k], v[0], mat[3 * k + 1], v[1]), t.mul(mat[3 * k + 2], v[2]));
      res[k] = t.add(row, origin[k]);
    }
    return res;
  }

  /** The product of two quaternions. */
  int[] product(int[] a, int[] b) {
    return new int[] {
      t.sub(t.sub(difference(a[0], b[0], a[1], b[1]), t.mul(a[2], b[2])), t.mul(a[3], b[3])),
      t.sub(t.add(sum(a[0], b[1], a[1], b[0]), t.mul(a[2], b[3])), t.mul(a[3], b[2])),
      t.add(t.add(difference(a[0], b[2], a[1], b[3]), t.mul(a[2], b[0])), t.mul(a[3], b[1])),
      t.add(t.sub(sum(a[0], b[3], a[1], b[2]), t.mul(a[2], b[1])), t.mul(a[3], b[0]))
    };
  }

  /** A quaternion brought to unit length. */
  int[] unit(int[] q) {
    int square = t.add(t.add(sum(q[0], q[0], q[1], q[1]), t.mul(q[2], q[2])), t.mul(q[3], q[3]));
    return scale(q, t.unitScale(square));
  }

  /**
   * What is added to {@code v} to turn it by a unit quaternion: {@code 2 xyz x (w v + xyz x v)}.
   */
  int[] turn(int[] q, int[] v) {
    int ta = t.sub(sum(q[0], v[0], q[2], v[2]), t.mul(q[3], v[1]));
    int tb = t.sub(sum(q[0], v[1], q[3], v[0]), t.mul(q[1], v[2]));
    int tc = t.sub(sum(q[0], v[2], q[1], v[1]), t.mul(q[2], v[0]));
    return new int[] {
      t.mul(t.two, difference(q[2], tc, q[3], tb)),
      t.mul(t.two, difference(q[3], ta, q[1], tc)),
      t.mul(t.two, difference(q[1], tb, q[2], ta))
    };
  }

  /** The rotation matrix of a unit quaternion. */
  int[] matrix(int[] q) {
    int ww = t.mul(q[0], q[0]), wx = t.mul(q[0], q[1]);
    int wy = t.mul(q[0], q[2]), wz = t.mul(q[0], q[3]);
    int xx = t.mul(q[1], q[1]), xy = t.mul(q[1], q[2]), xz = t.mul(q[1], q[3]);
    int yy = t.mul(q[2], q[2]), yz = t.mul(q[2], q[3]);
    int zz = t.mul(q[3], q[3]);
    return new int[] {
      t.sub(t.sub(t.add(ww, xx), yy), zz),
      t.mul(t.two, t.sub(xy, wz)),
      t.mul(t.two, t.add(xz, wy)),
      t.mul(t.two, t.add(xy, wz)),
      t.sub(t.add(t.sub(ww, xx), yy), zz),
      t.mul(t.two, t.sub(yz, wx)),
      t.mul(t.two, t.sub(xz, wy)),
      t.mul(t.two, t.add(yz, wx)),
      t.add(t.sub(t.sub(ww, xx), yy), zz)
    };
  }

  /** The inertia about a point that is {@code -c} from the center of mass. */
  int[] inertia(int[] diag, int[] rot, int[] c, int mass) {
    int[] s = new int[9];
    for (int k = 0; k < 3; k++) {
      for (int i = 0; i < 3; i++) {
        s[3 * k + i] = t.mul(rot[3 * i + k], diag[k]);
      }
    }
    int x = c[0], y = c[1], z = c[2];
    int xx = t.mul(x, x), yy = t.mul(y, y), zz = t.mul(z, z);
    return new int[] {
      t.add(rotated(rot, s, 0, 0), t.mul(mass, t.add(yy, zz))),
      t.add(rotated(rot, s, 1, 1), t.mul(mass, t.add(xx, zz))),
      t.add(rotated(rot, s, 2, 2), t.mul(mass, t.add(xx, yy))),
      t.sub(rotated(rot, s, 0, 1), t.mul(t.mul(mass, x), y)),
      t.sub(rotated(rot, s, 0, 2), t.mul(t.mul(mass, x), z)),
      t.sub(rotated(rot, s, 1, 2), t.mul(t.mul(mass, y), z)),
      t.mul(mass, x),
      t.mul(mass, y),
      t.mul(mass, z),
      mass
    };
  }

  private int rotated(int[] rot, int[] s, int i, int j) {
    return t.add(sum(rot[3 * i], s[j], rot[3 * i + 1], s[3 + j]), t.mul(rot[3 * i + 2], s[6 + j]));
  }

  /** Momentum of an inertia that moves with velocity {@code v}. */
  int[] momentum(int[] inertia, int[] v) {
    int xx = inertia[0], yy = inertia[1], zz = inertia[2];
    int xy = inertia[3], xz = inertia[4], yz = inertia[5];
    int cx = inertia[6], cy = inertia[7], cz = inertia[8], mass = inertia[9];
    int a = v[0], b = v[1], c = v[2], e = v[3], f = v[4], g = v[5];
    return new int[] {
      t.add(t.sub(t.add(sum(xx, a, xy, b), t.mul(xz, c)), t.mul(cz, f)), t.mul(cy, g)),
      t.sub(t.add(t.add(sum(xy, a, yy, b), t.mul(yz, c)), t.mul(cz, e)), t.mul(cx, g)),
      t.add(t.sub(t.add(sum(xz, a, yz, b), t.mul(zz, c)), t.mul(cy, e)), t.mul(cx, f)),
      t.add(difference(cz, b, cy, c), t.mul(mass, e)),
      t.add(difference(cx, c, cz, a), t.mul(mass, f)),
      t.add(difference(cy, a, cx, b), t.mul(mass, g))
    };
  }

  /** The product of two spatial vectors, summed as by {@code Spatial.dot6}. */
  int dot6(int[] u, int[] f) {
    return t.add(
        t.add(sum(u[0], f[0], u[2], f[2]), sum(u[1], f[1], u[3], f[3])),
        sum(u[4], f[4], u[5], f[5]));
  }
}
