package dev.dynamis.bench.mechanics;

import dev.dynamis.core.RandomSource;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.util.Locale;

/** Models of any size, as MJCF text. */
public enum Scalable {
  /**
   * Boxes that fall on a floor and come to rest in a pile five layers high. They touch their
   * neighbors, so that all are one island of constraints, whose factors fill in as it grows.
   */
  PILE {
    @Override
    public String text(int n) {
      return boxes(n, 0.25);
    }
  },

  /** Towers of five boxes each on one floor, which don't touch each other. */
  TOWERS {
    @Override
    public String text(int n) {
      return boxes(n, 0.3);
    }
  },

  /** Chains of ten hinges each: n bodies in all, no contacts. */
  CHAINS {
    @Override
    public String text(int n) {
      StringBuilder b = new StringBuilder(START);
      for (int first = 0; first < n; first += LINKS) {
        int links = Math.min(LINKS, n - first);
        for (int i = 0; i < links; i++) {
          b.append("<body pos='");
          b.append(i == 0 ? "0 " + first + " 3" : "0 0 -0.2");
          b.append("'><joint axis='");
          b.append(i % 2 == 0 ? "0 1 0" : "1 0 0");
          b.append("' damping='0.01'/><geom type='capsule' fromto='0 0 0 0 0 -0.2' size='0.02'");
          b.append(" contype='0' conaffinity='0'/>\n");
        }
        b.append("</body>".repeat(links)).append('\n');
      }
      return b.append(END).toString();
    }
  },

  /** One chain of n bodies that are fixed to each other, free as a whole, with subtree sensors. */
  STICK {
    @Override
    public String text(int n) {
      StringBuilder b = new StringBuilder(START);
      for (int i = 0; i < n; i++) {
        b.append(i == 0 ? "<body name='root' pos='0 0 1'><freejoint/>" : "<body pos='0 0 -0.01'>");
        b.append("<inertial pos='0 0 0' mass='0.1' diaginertia='1e-4 1e-4 1e-4'/>\n");
      }
      b.append("</body>".repeat(n)).append("</worldbody>\n<sensor>");
      b.append("<subtreelinvel body='root'/><subtreeangmom body='root'/>");
      b.append("<framelinacc objtype='body' objname='root'/></sensor>\n</mujoco>");
      return b.toString();
    }
  },

  /** n boxes side by side on a floor, four contacts each. */
  CONTACTS {
    @Override
    public String text(int n) {
      return START + FLOOR + rows(n, 0.3, 0.0999, "") + END;
    }
  },

  /** n boxes at rest on a floor, all of which sleep but one. */
  SLEEPERS {
    @Override
    public String text(int n) {
      return "<mujoco>\n<option><flag sleep='enable'/></option>\n<worldbody>\n"
          + FLOOR
          + rows(n, 0.3, 0.0999, " sleep='init'")
          + "<body pos='-1 0 1'><joint axis='0 1 0' damping='0'/>"
          + "<geom type='capsule' fromto='0 0 0 0 0 -0.3' size='0.02'/></body>\n"
          + END;
    }
  },

  /** n pendulums, each held by a spatial tendon that wraps around a cylinder. */
  TENDONS {
    @Override
    public String text(int n) {
      StringBuilder b = new StringBuilder("<mujoco>\n<worldbody>\n");
      StringBuilder tendons = new StringBuilder();
      for (int i = 0; i < n; i++) {
        String at = 0.5 * (i % 50) + " " + 0.5 * (i / 50);
        b.append("<site name='a").append(i).append("' pos='").append(at).append(" 1.3'/>");
        b.append("<geom name='g").append(i).append("' type='cylinder' size='0.05 0.05' pos='");
        b.append(at).append(" 1.1' zaxis='0 1 0' contype='0' conaffinity='0'/>");
        b.append("<body pos='").append(at).append(" 1'><joint axis='0 1 0'/>");
        b.append("<geom type='capsule' fromto='0 0 0 0.3 0 0' size='0.02' contype='0'");
        b.append(" conaffinity='0'/><site name='b").append(i).append("' pos='0.2 0 0'/></body>\n");
        tendons.append("<spatial stiffness='10' damping='0.1'><site site='a").append(i);
        tendons.append("'/><geom geom='g").append(i).append("'/><site site='b").append(i);
        tendons.append("'/></spatial>\n");
      }
      return b + "</worldbody>\n<tendon>\n" + tendons + "</tendon>\n</mujoco>\n";
    }
  },

  /** A cloth of n vertices, a square of them, that falls. */
  CLOTH {
    @Override
    public String text(int n) {
      int side = (int) Math.round(Math.sqrt(n));
      return "<mujoco>\n<option integrator='implicitfast' solver='CG'/>\n<size memory='500M'/>\n"
          + "<worldbody>\n<flexcomp name='c' dim='2' count='"
          + (side + " " + side)
          + " 1' spacing='.05 .05 .05' radius='.001' mass='1'>\n<elasticity young='1e3'"
          + " poisson='.2' thickness='.01' elastic2d='stretch' damping='.01'/>\n"
          + "<contact selfcollide='none' internal='false'/></flexcomp>\n"
          + END;
    }
  };

  private static final String FLOOR = "<geom type='plane' size='0 0 1'/>\n";

  private static final String START = "<mujoco>\n<worldbody>\n";
  private static final String END = "</worldbody>\n</mujoco>\n";
  private static final long STACK = 1L << 30;
  private static final int LAYERS = 5;
  private static final int LINKS = 10;

  /** Boxes turned at random, in five layers, with {@code spacing} between their centers, m. */
  private static String boxes(int n, double spacing) {
    StringBuilder b = new StringBuilder(START);
    b.append("<geom type='plane' size='0 0 1'/>\n");
    RandomSource random = new RandomSource(1);
    int side = Math.max(1, (int) Math.ceil(Math.sqrt(n / (double) LAYERS)));
    for (int i = 0; i < n; i++) {
      int layer = i / (side * side);
      int place = i % (side * side);
      b.append(
          String.format(
              Locale.ROOT,
              "<body pos='%.3f %.3f %.3f' euler='0 0 %.3f'><freejoint/>"
                  + "<geom type='box' size='0.1 0.1 0.1'/></body>%n",
              spacing * (place % side),
              spacing * (place / side),
              0.1 + 0.21 * layer,
              360 * random.nextDouble()));
    }
    return b.append(END).toString();
  }

  /** n boxes in rows of fifty, with {@code spacing} between their centers, m. */
  private static String rows(int n, double spacing, double height, String attributes) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < n; i++) {
      b.append(
          String.format(
              Locale.ROOT,
              "<body pos='%.3f %.3f %.4f'%s><freejoint/><geom type='box' size='0.1 0.1 0.1'/>"
                  + "</body>%n",
              spacing * (i % 50),
              spacing * (i / 50),
              height,
              attributes));
    }
    return b.toString();
  }

  /** Returns the MJCF text of the model with n bodies. */
  public abstract String text(int n);

  /** Compiles the model with n bodies. */
  public Model model(int n) {
    Model[] result = new Model[1];
    RuntimeException[] failure = new RuntimeException[1];
    // bodies within bodies, thousands deep, are read by recursion
    Thread deep =
        new Thread(
            null,
            () -> {
              try {
                LoadLimits limits = new LoadLimits(1L << 30, 10_000_000, 1 << 30, n + 20, 1, 1);
                result[0] =
                    Mjcf.compile(Mjcf.readText(name(), text(n), Resources.none(), limits)).model();
              } catch (RuntimeException e) {
                failure[0] = e;
              }
            },
            "reader",
            STACK);
    deep.start();
    try {
      deep.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    if (failure[0] != null) {
      throw failure[0];
    }
    return result[0];
  }
}
