package dev.dynamis.mechanics.internal.plugin;

import dev.dynamis.core.math.Pose;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.Plugin;
import dev.dynamis.mechanics.PluginConfig;
import dev.dynamis.mechanics.PluginType;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.List;
import java.util.Set;

/**
 * {@code mujoco.elasticity.cable}: torques of a chain of bodies against bending and twisting. With
 * ω the rotation of a body against the one before, ω0 that at rest (0 if {@code flat}) and L their
 * distance, the stress between them is {@code -K (ω - ω0) / L}, K being twist times torsion
 * constant and bend times second moments of area of the body's first geom, a capsule, cylinder or
 * box along x.
 */
public final class CableElasticity implements PluginType {
  /** Makes the type. */
  public CableElasticity() {}

  @Override
  public String name() {
    return "mujoco.elasticity.cable";
  }

  @Override
  public Set<Capability> capabilities() {
    return Set.of(Capability.PASSIVE);
  }

  @Override
  public List<String> attributes() {
    return List.of("twist", "bend", "flat", "vmax");
  }

  @Override
  public Plugin create(Model m, int instance, PluginConfig config) {
    return new Cable(m, instance, config);
  }

  private static final class Cable implements Plugin {
    private final int first;
    private final int n;

    /** Torsion and two bending stiffnesses, and the distance from the body before. */
    private final double[] stiffness;

    private final double[] rest;
    private final double[] quat = new double[4];
    private final double[] stress = new double[3];
    private final double[] torque = new double[3];

    Cable(Model m, int instance, PluginConfig config) {
      double twist = config.real("twist", 0);
      double bend = config.real("bend", 0);
      config.real("vmax", 0);
      boolean flat = config.text("flat").equals("true");
      int from = -1;
      int count = 0;
      for (int b = 1; b < m.nbody; b++) {
        if (m.body.plugin[b] == instance) {
          from = from < 0 ? b : from;
          count++;
        }
      }
      first = from;
      n = count;
      stiffness = new double[4 * n];
      rest = new double[3 * n];
      for (int b = 0; b < n; b++) {
        int i = first + b;
        if (i >= m.nbody || m.body.plugin[i] != instance) {
          config.error("", "its bodies are not one after the other", "give each chain an instance");
          return;
        }
        if (b > 0 && !endsWithBall(m, i)) {
          config.error("", "body " + i + " has no ball joint", "use composite type=\"cable\"");
          return;
        }
        material(m, b, i, twist, bend);
        stiffness[4 * b + 3] = b == 0 ? 0 : distance(m, i);
        if (b > 0 && !flat) {
          Quat.sub(rest, 3 * b, m.body.quat, 4 * i, m.qpos0, address(m, i));
        }
        if (b > 0 && !(stiffness[4 * b + 3] > 0)) {
          config.error("", "bodies " + (i - 1) + " and " + i + " are at one place", "part them");
        }
      }
    }

    /** Whether the last three degrees of freedom of a body are those of a quaternion. */
    private static boolean endsWithBall(Model m, int body) {
      if (m.body.jntnum[body] != 1) {
        return false;
      }
      int type = m.jnt.type[m.body.jntadr[body]];
      return type == JointType.BALL || type == JointType.FREE;
    }

    private static int address(Model m, int body) {
      return m.jnt.qposadr[m.body.jntadr[body]] + m.body.dofnum[body] - 3;
    }

    /** Distance of a body's origin from that of the body before, at rest. */
    private static double distance(Model m, int body) {
      double[] a = origin(m, body);
      double[] b = origin(m, body - 1);
      return Vec3.distance(a, 0, b, 0);
    }

    private static double[] origin(Model m, int body) {
      double[] p = new double[3];
      for (int b = body; b > 0; b = m.body.parentid[b]) {
        Pose.transform(p, 0, m.body.pos, 3 * b, m.body.quat, 4 * b, p, 0);
      }
      return p;
    }

    /** Stiffnesses of a circle or a rectangle. */
    private void material(Model m, int b, int body, double twist, double bend) {
      if (m.body.geomnum[body] == 0) {
        return;
      }
      int g = m.body.geomadr[body];
      int type = m.geom.type[g];
      double torsion = 0, iy = 0, iz = 0;
      if (type == GeomType.CAPSULE || type == GeomType.CYLINDER) {
        double r2 = m.geom.size[3 * g] * m.geom.size[3 * g];
        torsion = Math.PI * r2 * r2 / 2;
        iy = Math.PI * r2 * r2 / 4;
        iz = iy;
      } else if (type == GeomType.BOX) {
        double h = m.geom.size[3 * g + 1];
        double w = m.geom.size[3 * g + 2];
        double large = Math.max(h, w);
        double small = Math.min(h, w);
        double ratio = small / large;
        torsion =
            large
                * (small * small * small)
                * (16.0 / 3 - 3.36 * ratio * (1 - ratio * ratio * ratio * ratio / 12));
        iy = 8 * w * w * w * 2 * h / 12;
        iz = 8 * h * h * h * 2 * w / 12;
      }
      stiffness[4 * b] = torsion * twist;
      stiffness[4 * b + 1] = iy * bend;
      stiffness[4 * b + 2] = iz * bend;
    }

    @Override
    public void passive(Model m, Data d) {
      for (int b = 0; b < n; b++) {
        if (stiffness[4 * b] == 0 && stiffness[4 * b + 1] == 0 && stiffness[4 * b + 2] == 0) {
          continue;
        }
        int body = first + b;
        Vec3.zero(torque, 0);
        if (b > 0) {
          stress(m, d, b);
          // seen from the body itself
          Quat.unrotate(stress, 0, stress, 0, quat, 0);
          Vec3.addTo(torque, 0, stress, 0);
        }
        if (b < n - 1) {
          stress(m, d, b + 1);
          Vec3.subFrom(torque, 0, stress, 0);
        }
        Quat.rotate(torque, 0, torque, 0, d.xquat, 4 * body);
        Jacobians.addTorque(m, d, d.qfrc.passive, 0, body, torque, 0);
      }
    }

    /** Stress between a body and the one before, in the frame of that one; sets the rotation. */
    private void stress(Model m, Data d, int b) {
      int body = first + b;
      Quat.mul(quat, 0, m.body.quat, 4 * body, d.qpos, address(m, body));
      Quat.toVelocity(stress, 0, quat, 0, 1);
      for (int k = 0; k < 3; k++) {
        stress[k] = -stiffness[4 * b + k] * (stress[k] - rest[3 * b + k]) / stiffness[4 * b + 3];
      }
    }
  }
}
