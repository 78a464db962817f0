package dev.dynamis.mechanics.internal.plugin;

import dev.dynamis.core.math.Scalar;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.Plugin;
import dev.dynamis.mechanics.PluginConfig;
import dev.dynamis.mechanics.PluginType;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.internal.actuation.Actuation;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * {@code mujoco.pid}: a controller of an actuator's length,
 *
 * <pre>{@code
 * force = kp e + ki I + kd (u' - velocity),   e = u - length,   I = integral of e
 * }</pre>
 *
 * where {@code |ki I| <= imax} and the set point {@code u} changes by {@code slewmax} per second at
 * most. The integral, if ki is not 0, and the last set point, if slewmax is given, are the first
 * activations of the actuator; the last one is that of its dyntype, if it has one, and then the set
 * point.
 */
public final class Pid implements PluginType {
  /** Makes the type. */
  public Pid() {}

  @Override
  public String name() {
    return "mujoco.pid";
  }

  @Override
  public Set<Capability> capabilities() {
    return Set.of(Capability.ACTUATOR);
  }

  @Override
  public List<String> attributes() {
    return List.of("kp", "ki", "kd", "imax", "slewmax");
  }

  @Override
  public Plugin create(Model m, int instance, PluginConfig config) {
    return new Controller(m, instance, config);
  }

  private static final class Controller implements Plugin {
    private final int[] actuators;
    private final double kp;
    private final double ki;
    private final double kd;

    /** Largest integral, infinite without a limit. */
    private final double mostIntegral;

    private final boolean hasSlew;
    private final double slew;

    Controller(Model m, int instance, PluginConfig config) {
      actuators = IntStream.range(0, m.nu).filter(i -> m.actuator.plugin[i] == instance).toArray();
      kp = config.real("kp", 0);
      ki = config.real("ki", 0);
      kd = config.real("kd", 0);
      hasSlew = config.has("slewmax");
      slew = config.real("slewmax", 0);
      mostIntegral =
          config.has("imax") && ki != 0 ? config.real("imax", 0) / ki : Double.POSITIVE_INFINITY;
      if (mostIntegral < 0) {
        config.error("imax", "has another sign than ki", "give the largest force, with ki's sign");
      }
      if (slew < 0) {
        config.error("slewmax", "is negative", "give how much the set point may change per second");
      }
      if (actuators.length == 0) {
        config.error("", "no actuator uses this instance", "refer to it, or remove it");
      }
      for (int i : actuators) {
        int own = (ki != 0 ? 1 : 0) + (hasSlew ? 1 : 0);
        int wanted = own + (isNative(m.actuator.dyntype[i]) ? 1 : 0);
        if (m.actuator.actnum[i] != wanted) {
          config.error(
              "",
              "actuator " + i + " has actdim " + m.actuator.actnum[i] + ", expected " + wanted,
              "add actdim=\"" + wanted + "\" to the actuator");
        }
      }
    }

    private static boolean isNative(int dyntype) {
      return dyntype == DynType.FILTER
          || dyntype == DynType.FILTEREXACT
          || dyntype == DynType.INTEGRATOR;
    }

    /** The set point: control or last activation, as fast as it may change since the last one. */
    private double setPoint(Model m, Data d, int i, boolean early) {
      double u;
      if (m.actuator.dyntype[i] == DynType.NONE) {
        double[] range = m.actuator.ctrlrange;
        u = d.ctrl[i];
        u = m.actuator.ctrllimited[i] ? Scalar.clip(u, range[2 * i], range[2 * i + 1]) : u;
      } else {
        int last = last(m, i);
        u = early ? Actuation.nextActivation(m, d, i, last, d.actDot[last]) : d.act[last];
      }
      // at the beginning there is no set point before
      if (hasSlew && d.time > 0) {
        double before = d.act[m.actuator.actadr[i] + (ki != 0 ? 1 : 0)];
        double most = slew * m.opt.timestep;
        u = Scalar.clip(u, before - most, before + most);
      }
      return u;
    }

    private static int last(Model m, int i) {
      return m.actuator.actadr[i] + m.actuator.actnum[i] - 1;
    }

    /** The integral at the end of the step. */
    private double integral(Model m, Data d, int i, double error) {
      double sum = d.act[m.actuator.actadr[i]] + error * m.opt.timestep;
      return Scalar.clip(sum, -mostIntegral, mostIntegral);
    }

    @Override
    public void actDot(Model m, Data d) {
      double h = m.opt.timestep;
      for (int i : actuators) {
        double u = setPoint(m, d, i, false);
        int at = m.actuator.actadr[i];
        if (ki != 0) {
          d.actDot[at] = (integral(m, d, i, u - d.actuator.length[i]) - d.act[at]) / h;
          at++;
        }
        if (hasSlew) {
          d.actDot[at] = (u - d.act[at]) / h;
        }
      }
    }

    @Override
    public void actuate(Model m, Data d) {
      for (int i : actuators) {
        double u = setPoint(m, d, i, m.actuator.actearly[i]);
        double error = u - d.actuator.length[i];
        double rate = m.actuator.dyntype[i] == DynType.NONE ? 0 : d.actDot[last(m, i)];
        double sum = ki != 0 ? integral(m, d, i, error) : 0;
        d.actuator.force[i] = kp * error + kd * (rate - d.actuator.velocity[i]) + ki * sum;
      }
    }
  }
}
