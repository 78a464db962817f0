package dev.dynamis.mjcf.internal.asset;

import dev.dynamis.core.math.Trig;
import java.util.Arrays;
import java.util.Locale;

/**
 * Meshes made from a few numbers. All but the plate fill a box of half size 1 around the origin.
 */
public enum BuiltinMesh {
  /** A sphere: a subdivided icosahedron. Parameters: subdivisions 0 to 4. */
  SPHERE(1) {
    @Override
    MeshData make(double[] params) throws AssetException {
      return SphereMesh.sphere(integer(params[0], "subdivisions", 0, 4));
    }
  },

  /** A closed hemisphere above z = 0. Parameters: resolution 0 to 10. */
  HEMISPHERE(1) {
    @Override
    MeshData make(double[] params) throws AssetException {
      return SphereMesh.hemisphere(integer(params[0], "resolution", 0, 10));
    }
  },

  /** A cone or a truncated cone with flat sides. Parameters: number of sides, top radius. */
  CONE(2) {
    @Override
    MeshData make(double[] params) throws AssetException {
      int sides = integer(params[0], "number of sides", 3, MAX_VERTICES / 2);
      double radius = params[1];
      boolean pointed = !(radius > 0);
      float[] vert = new float[3 * (pointed ? sides + 1 : 2 * sides)];
      for (int i = 0; i < sides; i++) {
        double angle = 2 * i * Math.PI / sides;
        set(vert, i, Trig.cos(angle), Trig.sin(angle), -1);
      }
      for (int i = sides; i < vert.length / 3; i++) {
        double angle = 2 * i * Math.PI / sides;
        double x = pointed ? 0 : radius * Trig.cos(angle);
        double y = pointed ? 0 : radius * Trig.sin(angle);
        set(vert, i, x, y, 1);
      }
      return MeshData.of(vert, MeshData.NO_FLOATS, MeshData.NO_FLOATS, MeshData.NO_INTS);
    }
  },

  /** A superellipsoid. Parameters: resolution, exponent around z, exponent along z. */
  SUPERSPHERE(3) {
    @Override
    MeshData make(double[] params) throws AssetException {
      int resolution = integer(params[0], "resolution", 3, MAX_RESOLUTION);
      double e = atLeastZero(params[1], "exponent e");
      double n = atLeastZero(params[2], "exponent n");
      return SuperMesh.supersphere(resolution, e, n);
    }
  },

  /** A supertoroid. Parameters: resolution, minor radius, minor exponent, major exponent. */
  SUPERTORUS(4) {
    @Override
    MeshData make(double[] params) throws AssetException {
      int resolution = integer(params[0], "resolution", 3, MAX_RESOLUTION);
      double radius = within(params[1], "radius", 1);
      double s = within(params[2], "exponent s", Double.MAX_VALUE);
      double t = within(params[3], "exponent t", Double.MAX_VALUE);
      return SuperMesh.supertorus(resolution, radius, s, t);
    }
  },

  /**
   * Points on a part of a sphere, with tangent frames as normals. Parameters: horizontal and
   * vertical resolution, horizontal and vertical half angle in degrees, concentration in the middle
   * from 0 to 1.
   */
  WEDGE(5) {
    @Override
    MeshData make(double[] params) throws AssetException {
      int nx = integer(params[0], "horizontal resolution", 1, MAX_RESOLUTION);
      int ny = integer(params[1], "vertical resolution", 1, MAX_RESOLUTION);
      double width = within(params[2], "horizontal field of view", 180);
      double height = within(params[3], "vertical field of view", 90);
      double gamma = atLeastZero(params[4], "gamma");
      if (gamma > 1) {
        throw new AssetException("gamma is " + gamma + ", expected 0 to 1", "");
      }
      return GridMesh.wedge(nx, ny, width, height, gamma);
    }
  },

  /** A flat plate at z = -1 with mass on its surface. Parameters: resolution in x and y. */
  PLATE(2) {
    @Override
    MeshData make(double[] params) throws AssetException {
      int nx = integer(params[0], "resolution in x", 1, MAX_RESOLUTION);
      int ny = integer(params[1], "resolution in y", 1, MAX_RESOLUTION);
      return GridMesh.plate(nx, ny);
    }
  };

  static final int MAX_RESOLUTION = 1000;
  static final int MAX_VERTICES = MAX_RESOLUTION * MAX_RESOLUTION;

  private final int count;

  BuiltinMesh(int count) {
    this.count = count;
  }

  abstract MeshData make(double[] params) throws AssetException;

  /**
   * Makes the mesh.
   *
   * @throws AssetException if the number of parameters is wrong or one is out of range
   */
  public MeshData of(double... params) throws AssetException {
    if (params.length != count) {
      throw new AssetException(
          "builtin mesh \""
              + name().toLowerCase(Locale.ROOT)
              + "\" has "
              + params.length
              + " parameters, expected "
              + count
              + ": "
              + Arrays.toString(params),
          "");
    }
    return make(params);
  }

  /** Returns a number of vertices that the mesh does not exceed, whatever the parameters mean. */
  public long mostVertices(double... params) {
    double first = params.length > 0 ? params[0] : 0;
    double second = params.length > 1 ? params[1] : 0;
    double n =
        switch (this) {
          case SPHERE, HEMISPHERE -> 10_000;
          case CONE -> 2 * first;
          case SUPERSPHERE, SUPERTORUS -> first * first;
          case WEDGE, PLATE -> first * second;
        };
    // parameters out of range are refused before anything is made
    return (long) Math.clamp(n, 0, MAX_VERTICES);
  }

  /** Whether the mesh is always a shell, whatever inertia is asked for. */
  public boolean isShell() {
    return this == PLATE;
  }

  /** Truncates as a cast does; NaN becomes 0. */
  private static int integer(double value, String what, int low, int high) throws AssetException {
    int n = (int) value;
    if (n < low || n > high) {
      throw new AssetException(what + " is " + value + ", expected " + low + " to " + high, "");
    }
    return n;
  }

  private static double atLeastZero(double value, String what) throws AssetException {
    if (!(value >= 0)) {
      throw new AssetException(what + " is " + value + ", expected 0 or more", "");
    }
    return value;
  }

  private static double within(double value, String what, double high) throws AssetException {
    if (!(value > 0 && value <= high)) {
      String most = high == Double.MAX_VALUE ? "" : " and at most " + high;
      throw new AssetException(what + " is " + value + ", expected more than 0" + most, "");
    }
    return value;
  }

  static void set(float[] vert, int i, double x, double y, double z) {
    vert[3 * i] = (float) x;
    vert[3 * i + 1] = (float) y;
    vert[3 * i + 2] = (float) z;
  }
}
