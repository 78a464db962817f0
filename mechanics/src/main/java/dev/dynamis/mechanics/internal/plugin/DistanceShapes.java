package dev.dynamis.mechanics.internal.plugin;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Trig;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.Plugin;
import dev.dynamis.mechanics.PluginConfig;
import dev.dynamis.mechanics.PluginShape;
import dev.dynamis.mechanics.PluginType;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The five shapes {@code mujoco.sdf.*}: bolt, bowl, gear, nut and torus, all around the z axis. A
 * union is the minimum of distances, an intersection the maximum.
 */
public final class DistanceShapes {
  private static final double HALF_ROOT2 = Math.sqrt(2) / 2;

  /** Threads of bolt and nut per meter. */
  private static final double THREADS = 12;

  private DistanceShapes() {}

  private static double without(double a, double b) {
    return Math.max(a, -b);
  }

  /** A type whose settings are numbers, the same in all instances but for their values. */
  private abstract static class Shape implements PluginType {
    private final String name;
    private final List<String> keys;
    private final Map<String, Double> defaults;

    private Shape(String name, List<String> keys, double... defaults) {
      this.name = "mujoco.sdf." + name;
      this.keys = keys;
      this.defaults = new TreeMap<>();
      for (int i = 0; i < defaults.length; i++) {
        this.defaults.put(keys.get(i), defaults[i]);
      }
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public Set<Capability> capabilities() {
      return Set.of(Capability.DISTANCE);
    }

    @Override
    public List<String> attributes() {
      return keys;
    }

    @Override
    public Plugin create(Model m, int instance, PluginConfig config) {
      return new Plugin() {};
    }

    double value(PluginConfig config, String key) {
      return config.real(key, defaults.get(key));
    }

    /** A length that must be positive. */
    double length(PluginConfig config, String key) {
      double x = value(config, key);
      if (!(x > 0)) {
        config.error(key, "is " + x + ", expected a positive length", "give a length in meters");
        return defaults.get(key);
      }
      return x;
    }
  }

  private static void box(double[] res, double x, double y, double z) {
    res[0] = 0;
    res[1] = 0;
    res[2] = 0;
    res[3] = x;
    res[4] = y;
    res[5] = z;
  }

  /** {@code mujoco.sdf.torus}: a circle of radius1 with a tube of radius2. */
  public static final class Torus extends Shape {
    /** Makes the type. */
    public Torus() {
      super("torus", List.of("radius1", "radius2"), 0.35, 0.15);
    }

    @Override
    public PluginShape shape(PluginConfig config) {
      double large = length(config, "radius1");
      double small = length(config, "radius2");
      return new PluginShape() {
        @Override
        public double distance(double x, double y, double z) {
          double q = Math.sqrt(x * x + y * y) - large;
          return Math.sqrt(q * q + z * z) - small;
        }

        @Override
        public void gradient(double[] res, int r, double x, double y, double z) {
          double rho = Math.sqrt(x * x + y * y);
          double q = rho - large;
          double n = Math.max(Math.sqrt(q * q + z * z), Scalar.MINVAL);
          res[r] = q * x / Math.max(rho, Scalar.MINVAL) / n;
          res[r + 1] = q * y / Math.max(rho, Scalar.MINVAL) / n;
          res[r + 2] = z / n;
        }

        @Override
        public void box(double[] res) {
          DistanceShapes.box(res, large + small, large + small, small);
        }
      };
    }
  }

  /** {@code mujoco.sdf.bowl}: the shell of a sphere, cut at a height. */
  public static final class Bowl extends Shape {
    /** Makes the type. */
    public Bowl() {
      super("bowl", List.of("height", "radius", "thickness"), 0.4, 1, 0.02);
    }

    @Override
    public PluginShape shape(PluginConfig config) {
      double height = value(config, "height");
      double radius = length(config, "radius");
      double thickness = length(config, "thickness");
      if (Math.abs(height) > radius) {
        config.error("height", "is larger than the radius", "cut the bowl within its sphere");
      }
      double width = Math.sqrt(Math.max(0, radius * radius - height * height));
      return new PluginShape() {
        @Override
        public double distance(double x, double y, double z) {
          double rho = Math.sqrt(x * x + y * y);
          double dx = rho - width;
          double dz = z - height;
          double surface =
              height * rho < width * z
                  ? Math.sqrt(dx * dx + dz * dz)
                  : Math.abs(Math.sqrt(rho * rho + z * z) - radius);
          return surface - thickness;
        }

        @Override
        public void box(double[] res) {
          double half = radius + thickness;
          DistanceShapes.box(res, half, half, half);
        }
      };
    }
  }

  /** Triangle wave around the axis: the thread of a screw of a given radius. */
  private static double thread(double x, double y, double z, double rad) {
    double turns = z * THREADS - StrictMath.atan2(y, x) / Math.PI / 2;
    double triangle = Math.abs(turns - Math.floor(turns) - 0.5);
    return (rad - triangle / THREADS) * HALF_ROOT2;
  }

  /** A hexagonal head of half a meter, its upper edge cut by a cone. */
  private static double head(double x, double y, double z, double rad) {
    double k = 6 / Math.PI / 2;
    double angle = -Math.floor(StrictMath.atan2(y, x) * k + 0.5) / k;
    double side = Trig.sin(angle + Math.PI * 0.5) * x - Trig.sin(angle) * y - 0.5;
    double head = Math.max(side, Math.abs(z + 0.25) - 0.25);
    return Math.max(head, (z + rad - 0.22) * HALF_ROOT2);
  }

  /** {@code mujoco.sdf.bolt}: a threaded rod with a hexagonal head. */
  public static final class Bolt extends Shape {
    /** Makes the type. */
    public Bolt() {
      super("bolt", List.of("radius"), 0.26);
    }

    @Override
    public PluginShape shape(PluginConfig config) {
      double radius = length(config, "radius");
      return new PluginShape() {
        @Override
        public double distance(double x, double y, double z) {
          double rad = Math.sqrt(x * x + y * y) - radius;
          double bolt = without(thread(x, y, z, rad), 0.5 - Math.abs(z + 0.5));
          bolt = without(bolt, (z - rad) * HALF_ROOT2 + HALF_ROOT2);
          return Math.min(bolt, head(x, y, z, rad));
        }

        @Override
        public void box(double[] res) {
          DistanceShapes.box(res, 0.6, 0.6, 1);
        }
      };
    }
  }

  /** {@code mujoco.sdf.nut}: a hexagonal head with a threaded hole. */
  public static final class Nut extends Shape {
    /** Makes the type. */
    public Nut() {
      super("nut", List.of("radius"), 0.26);
    }

    @Override
    public PluginShape shape(PluginConfig config) {
      double radius = length(config, "radius");
      return new PluginShape() {
        @Override
        public double distance(double x, double y, double z) {
          double rad = Math.sqrt(x * x + y * y) - radius;
          double cone = (z - rad) * HALF_ROOT2;
          double hole = without(thread(x, y, z, rad), cone + 0.5 * HALF_ROOT2);
          hole = Math.min(hole, -cone - 0.05 * HALF_ROOT2);
          return without(head(x, y, z, rad), hole);
        }

        @Override
        public void box(double[] res) {
          DistanceShapes.box(res, 0.6, 0.6, 1);
        }
      };
    }
  }

  /**
   * {@code mujoco.sdf.gear}: a wheel with involute teeth, turned by alpha (radians), with a hole of
   * innerdiameter unless that is negative, when it follows from the diameter.
   */
  public static final class Gear extends Shape {
    /** Makes the type. */
    public Gear() {
      super(
          "gear",
          List.of("alpha", "diameter", "teeth", "thickness", "innerdiameter"),
          0,
          2.8,
          25,
          0.2,
          -1);
    }

    @Override
    public PluginShape shape(PluginConfig config) {
      double teeth = length(config, "teeth");
      return new Wheel(
          value(config, "alpha"),
          length(config, "diameter"),
          teeth,
          length(config, "thickness"),
          value(config, "innerdiameter"));
    }
  }

  private static final class Wheel implements PluginShape {
    private final double alpha;
    private final double diameter;
    private final double thickness;

    /** Radius outside, height of the teeth, radius of the hole and of the base circle. */
    private final double outer;

    private final double height;
    private final double inner;
    private final double base;

    /** Angle of a tooth with its gap, and of the gap. */
    private final double stride;

    private final double gap;

    Wheel(double alpha, double diameter, double teeth, double thickness, double innerDiameter) {
      this.alpha = alpha;
      this.diameter = diameter;
      this.thickness = thickness;
      double pitch = teeth / diameter;
      double pressure = 3.096e-5 * teeth * teeth - 6.557e-3 * teeth + 0.551;
      double r = diameter / 2;
      outer = (diameter + 2 * (1 / pitch)) / 2;
      height = 2.2 / pitch;
      inner = innerDiameter >= 0 ? innerDiameter / 2 : outer - height - 0.14 * diameter;
      base = diameter * Trig.cos(pressure) / 2;
      stride = Math.PI / pitch / r;
      double involute = StrictMath.acos(base / r);
      gap = stride / 2 - 2 * (StrictMath.tan(involute) - involute);
    }

    private static double smoothUnion(double a, double b, double k) {
      double t = Scalar.clip(0.5 + 0.5 * (b - a) / k, 0, 1);
      return b * (1 - t) + a * t - k * t * (1 - t);
    }

    private static double mod(double x, double y) {
      return x - y * Math.floor(x / y);
    }

    private double flat(double x, double y) {
      double rho = Math.sqrt(x * x + y * y);
      if (inner - rho > 0) {
        return inner - rho;
      }
      if (outer - rho < -0.2) {
        return rho - outer;
      }
      double angle = StrictMath.atan2(y, x) + alpha;
      double left = mod(angle + gap / 2, stride) - gap / 2;
      double right = mod(-angle - gap + gap / 2, stride) - gap / 2;
      double cogs = -1e6;
      if (base < rho) {
        double turn = StrictMath.acos(base / rho);
        double tangent = Math.sqrt(rho * rho - base * base);
        cogs = Math.max(tangent - base * (left + turn), tangent - base * (right + turn));
      }
      cogs = Math.max(Math.max(left - (stride - gap), right - (stride - gap)), cogs);
      double tip = rho - outer;
      cogs =
          without(
              Math.max(tip, cogs),
              smoothUnion(without(tip, cogs), without(cogs, tip), 0.0035 * diameter));
      cogs = smoothUnion(rho - (outer - height), cogs, base - outer + height);
      return without(cogs, rho - inner);
    }

    @Override
    public double distance(double x, double y, double z) {
      double across = flat(x, y);
      double along = Math.abs(z) - thickness / 2;
      double a = Math.max(across, 0);
      double b = Math.max(along, 0);
      return Math.min(Math.max(across, along), 0) + Math.sqrt(a * a + b * b);
    }

    @Override
    public void box(double[] res) {
      DistanceShapes.box(res, 0.625 * diameter, 0.625 * diameter, 0.55 * thickness);
    }
  }
}
