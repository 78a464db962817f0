package dev.dynamis.mechanics.internal.plugin;

import dev.dynamis.core.math.Dense;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.Plugin;
import dev.dynamis.mechanics.PluginConfig;
import dev.dynamis.mechanics.PluginType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SensorType;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * {@code mujoco.sensor.touch_grid}: forces and torques of contacts of a site's body, summed in the
 * cells of a grid of directions as the site sees them, azimuth and elevation against -z. Channels
 * are normal force (z), two tangential forces (x, y), and the torques likewise; channel c of the
 * cell in column i and row j is number {@code (c ny + j) nx + i} of the reading.
 */
public final class TouchGrid implements PluginType {
  /** Cells of one channel at most. */
  private static final int MOST_CELLS = 10_000_000;

  /** Makes the type. */
  public TouchGrid() {}

  @Override
  public String name() {
    return "mujoco.sensor.touch_grid";
  }

  @Override
  public Set<Capability> capabilities() {
    return Set.of(Capability.SENSOR);
  }

  @Override
  public List<String> attributes() {
    return List.of("nchannel", "size", "fov", "gamma");
  }

  private static int channels(PluginConfig config) {
    int n = config.integer("nchannel", 1);
    n = n == 0 ? 1 : n;
    if (n < 1 || n > 6) {
      config.error("nchannel", "is " + n + ", expected 1 to 6", "3 are forces, 3 more torques");
      return 1;
    }
    return n;
  }

  private static int[] size(PluginConfig config) {
    double[] v = config.reals("size", 2, 2);
    boolean good =
        v.length == 2
            && v[0] >= 1
            && v[1] >= 1
            && v[0] == Math.rint(v[0])
            && v[1] == Math.rint(v[1])
            && v[0] * v[1] <= MOST_CELLS;
    if (!good) {
      config.error(
          "size",
          "is \"" + config.text("size") + "\", expected two positive whole numbers",
          "give how many cells there are across and up, no more than " + MOST_CELLS + " in all");
      return new int[] {1, 1};
    }
    return new int[] {(int) v[0], (int) v[1]};
  }

  @Override
  public int sensorSize(PluginConfig config) {
    int[] size = size(config);
    return channels(config) * size[0] * size[1];
  }

  @Override
  public Plugin create(Model m, int instance, PluginConfig config) {
    return new Grid(m, instance, config);
  }

  private static final class Grid implements Plugin {
    private final int[] sensors;
    private final int channels;
    private final double[] xEdges;
    private final double[] yEdges;
    private final double[] force = new double[6];
    private final double[] p = new double[3];

    Grid(Model m, int instance, PluginConfig config) {
      channels = channels(config);
      int[] size = size(config);
      double[] fov = config.reals("fov", 2, 2);
      if (fov.length < 2 || !(fov[0] > 0 && fov[0] <= 180 && fov[1] > 0 && fov[1] <= 90)) {
        config.error(
            "fov",
            "is \"" + config.text("fov") + "\", expected two angles up to 180 and 90 degrees",
            "give how far the site sees to a side, and up or down");
        fov = new double[] {1, 1};
      }
      double gamma = config.real("gamma", 0);
      if (gamma < 0 || gamma > 1) {
        config.error("gamma", "is " + gamma + ", expected 0 to 1", "0 gives equal cells");
      }
      xEdges = edges(size[0], fov[0], gamma);
      yEdges = edges(size[1], fov[1], gamma);
      sensors =
          IntStream.range(0, m.nsensor)
              .filter(i -> m.sensor.type[i] == SensorType.PLUGIN && m.sensor.plugin[i] == instance)
              .toArray();
      for (int i : sensors) {
        if (m.sensor.objtype[i] != ObjType.SITE || m.sensor.objid[i] < 0) {
          config.error("", "sensor " + i + " is not on a site", "set objtype=\"site\" and objname");
        }
      }
    }

    /** Borders of n cells between -fov and fov, narrower in the middle if gamma is positive. */
    private static double[] edges(int n, double fov, double gamma) {
      double[] edges = new double[n + 1];
      double x = -1;
      for (int i = 0; i <= n; i++) {
        double bent = gamma * (x * x * x * x * x) + (1 - gamma) * x;
        edges[i] = (gamma == 0 ? x : bent) * (fov * Math.PI / 180);
        x += 2.0 / n;
      }
      return edges;
    }

    /** The cell in which a number is, -1 outside; a number on a border is in the cell below it. */
    private static int cell(double[] edges, double x) {
      int low = 0;
      int high = edges.length;
      while (low < high) {
        int middle = (low + high) / 2;
        if (x <= edges[middle]) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      return low == edges.length ? -1 : low - 1;
    }

    @Override
    public void sense(Model m, Data d) {
      for (int i : sensors) {
        Dense.zero(d.sensordata, m.sensor.adr[i], m.sensor.dim[i]);
        int weld = m.body.weldid[m.site.bodyid[m.sensor.objid[i]]];
        for (int c = 0; c < d.ncon; c++) {
          if (!d.contact.hasFlex(c)) {
            add(m, d, i, weld, c);
          }
        }
      }
    }

    private void add(Model m, Data d, int sensor, int weld, int c) {
      int body1 = m.geom.bodyid[d.contact.geom[2 * c]];
      int body2 = m.geom.bodyid[d.contact.geom[2 * c + 1]];
      if (m.body.weldid[body1] != weld && m.body.weldid[body2] != weld) {
        return;
      }
      int site = m.sensor.objid[sensor];
      Vec3.sub(p, 0, d.contact.pos, 3 * c, d.site.xpos, 3 * site);
      Mat3.mulTVec(p, 0, d.site.xmat, 9 * site, p, 0);
      int column = cell(xEdges, StrictMath.atan2(p[0], -p[2]));
      int row = cell(yEdges, StrictMath.atan2(p[1], Math.sqrt(p[0] * p[0] + p[2] * p[2])));
      if (column < 0 || row < 0) {
        return;
      }
      ContactForce.of(m, d, c, force, 0);
      // forces act on the second geom's body
      double sign = weld < Math.max(body1, body2) ? -1 : 1;
      int width = xEdges.length - 1;
      int frame = width * (yEdges.length - 1);
      int at = m.sensor.adr[sensor] + row * width + column;
      for (int half = 0; half < channels; half += 3) {
        Mat3.mulTVec(p, 0, d.contact.frame, 9 * c, force, half);
        Mat3.mulTVec(p, 0, d.site.xmat, 9 * site, p, 0);
        for (int k = half; k < Math.min(half + 3, channels); k++) {
          d.sensordata[at + k * frame] += sign * p[(k + 2) % 3];
        }
      }
    }
  }
}
