package dev.dynamis.mjcf.internal.asset;

/**
 * Volumes and diagonal inertias of primitive shapes, solid or as a thin shell. Sizes in m as {@link
 * GeomShape} describes them; height fields count as the box of their size.
 */
public final class GeomInertia {
  private static final double PI = Math.PI;

  /** Exponent of Thomsen's approximation of an ellipsoid's area. */
  private static final double THOMSEN = 1.6075;

  /** By how much the outer surface of an ellipsoidal shell is larger, m. */
  private static final double SKIN = 1e-6;

  private GeomInertia() {}

  /** Returns the volume in m^3, or the area in m^2 of a shell; 0 for shapes without either. */
  public static double volume(GeomShape shape, double[] size, boolean shell) {
    double a = size[0], b = size[1], c = size[2];
    double height = 2 * b;
    return switch (shape) {
      case SPHERE -> shell ? 4 * PI * a * a : 4 * PI * a * a * a / 3;
      case CAPSULE ->
          shell ? 4 * PI * a * a + 2 * PI * a * height : PI * (a * a * height + 4 * a * a * a / 3);
      case CYLINDER -> shell ? 2 * PI * a * a + 2 * PI * a * height : PI * a * a * height;
      case ELLIPSOID -> shell ? ellipsoidArea(a, b, c) : 4 * PI * a * b * c / 3;
      case BOX, HFIELD -> shell ? 8 * (a * b + b * c + c * a) : a * b * c * 8;
      case PLANE, MESH, SDF -> 0;
    };
  }

  private static double ellipsoidArea(double a, double b, double c) {
    double sum =
        StrictMath.pow(a * b, THOMSEN)
            + StrictMath.pow(b * c, THOMSEN)
            + StrictMath.pow(c * a, THOMSEN);
    return 4 * PI * StrictMath.pow(sum / 3, 1 / THOMSEN);
  }

  /**
   * Computes the moments of inertia in kg m^2.
   *
   * @param inertia result {@code [3]}; zero for shapes without volume
   * @param mass in kg
   */
  public static void inertia(
      double[] inertia, GeomShape shape, double[] size, boolean shell, double mass) {
    switch (shape) {
      case SPHERE -> {
        double i = 2 * mass * size[0] * size[0] / (shell ? 3 : 5);
        set(inertia, i, i, i);
      }
      case CAPSULE -> capsule(inertia, size[0], size[1], shell, mass);
      case CYLINDER -> cylinder(inertia, size[0], size[1], shell, mass);
      case ELLIPSOID -> ellipsoid(inertia, size, shell, mass);
      case BOX, HFIELD -> box(inertia, size, shell, mass);
      case PLANE, MESH, SDF -> set(inertia, 0, 0, 0);
    }
  }

  /** Computes the moments of inertia of a mesh with the given mass from its inertia box. */
  public static void meshInertia(double[] inertia, double[] box, double mass) {
    diagonal(inertia, box[0] * box[0], box[1] * box[1], box[2] * box[2], mass, 3);
  }

  private static void capsule(double[] i, double r, double half, boolean shell, double mass) {
    double height = 2 * half;
    double ends, across, along, end, shift;
    if (shell) {
      double sphereArea = 4 * PI * r * r;
      double cylinderArea = 2 * PI * r * height;
      ends = mass * sphereArea / (sphereArea + cylinderArea);
      double barrel = mass - ends;
      across = barrel * (6 * r * r + height * height) / 12;
      along = barrel * r * r;
      end = 2 * ends * r * r / 3;
      // half spheres, moved by their center of mass
      double own = r / 2;
      double moved = half + own;
      shift = ends * (moved * moved - own * own);
    } else {
      ends = mass * 4 * r / (4 * r + 3 * height);
      double barrel = mass - ends;
      across = barrel * (3 * r * r + height * height) / 12;
      along = barrel * r * r / 2;
      end = 2 * ends * r * r / 5;
      shift = ends * height * (3 * r + 2 * height) / 8;
    }
    double x = across + (end + shift);
    set(i, x, x, along + end);
  }

  private static void cylinder(double[] i, double r, double half, boolean shell, double mass) {
    double height = 2 * half;
    if (!shell) {
      double x = mass * (3 * r * r + height * height) / 12;
      set(i, x, x, mass * r * r / 2);
      return;
    }
    double discArea = PI * r * r;
    double barrelArea = 2 * PI * r * height;
    double disc = mass * discArea / (2 * discArea + barrelArea);
    double barrel = mass - 2 * disc;
    double discX = disc * r * r / 4 + disc * half * half;
    double discZ = disc * r * r / 2;
    double x = barrel * (6 * r * r + height * height) / 12 + 2 * discX;
    set(i, x, x, barrel * r * r + 2 * discZ);
  }

  private static void ellipsoid(double[] i, double[] size, boolean shell, double mass) {
    double a = size[0], b = size[1], c = size[2];
    if (!shell) {
      diagonal(i, a * a, b * b, c * c, mass, 5);
      return;
    }
    // an ellipsoid with a thin skin minus the ellipsoid
    double ae = a + SKIN, be = b + SKIN, ce = c + SKIN;
    double inner = 4 * PI * a * b * c / 3;
    double outer = 4 * PI * ae * be * ce / 3;
    double density = mass / (outer - inner);
    double[] hole = new double[3];
    diagonal(hole, a * a, b * b, c * c, inner * density, 5);
    diagonal(i, ae * ae, be * be, ce * ce, outer * density, 5);
    for (int j = 0; j < 3; j++) {
      i[j] -= hole[j];
    }
  }

  private static void box(double[] i, double[] size, boolean shell, double mass) {
    double xx = size[0] * size[0], yy = size[1] * size[1], zz = size[2] * size[2];
    if (!shell) {
      diagonal(i, xx, yy, zz, mass, 3);
      return;
    }
    // three pairs of plates, across z, x and y
    double lx = 2 * size[0], ly = 2 * size[1], lz = 2 * size[2];
    double total = 2 * (lx * ly + ly * lz + lz * lx);
    double mz = mass * (lx * ly) / total;
    double mx = mass * (ly * lz) / total;
    double my = mass * (lz * lx) / total;
    double x = mz * ly * ly / 12 + mx * (ly * ly + lz * lz) / 12 + my * lz * lz / 12;
    double y = mz * lx * lx / 12 + mx * lz * lz / 12 + my * (lx * lx + lz * lz) / 12;
    double z = mz * (lx * lx + ly * ly) / 12 + mx * ly * ly / 12 + my * lx * lx / 12;
    set(i, 2 * (mz * zz + my * yy + x), 2 * (mz * zz + mx * xx + y), 2 * (mx * xx + my * yy + z));
  }

  private static void diagonal(
      double[] i, double xx, double yy, double zz, double mass, double divisor) {
    set(i, mass * (yy + zz) / divisor, mass * (xx + zz) / divisor, mass * (xx + yy) / divisor);
  }

  private static void set(double[] i, double x, double y, double z) {
    i[0] = x;
    i[1] = y;
    i[2] = z;
  }
}
