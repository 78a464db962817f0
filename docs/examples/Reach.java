import dev.dynamis.core.math.Cholesky;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.FrameJacobians;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;

/**
 * Inverse kinematics: moves the joints of an arm until its tip is where it shall be, by damped
 * least squares with the Jacobian of the tip, joints inside their ranges.
 */
class Reach {
  private static final double DAMPING = 1e-4;

  public static void main(String[] args) {
    Path file = Path.of(args.length > 0 ? args[0] : "docs/examples/arm.xml");
    Model m = Mjcf.load(file).model();
    Data d = new Data(m);
    int tip = m.names.id(ObjType.SITE, "tip");
    d.qpos[0] = 0.2;
    d.qpos[1] = -0.4;
    report("within reach", m, d, tip, new double[] {-0.45, 0, 0.75});
    report("too far away", m, d, tip, new double[] {-1, 0, 1});
  }

  private static void report(String what, Model m, Data d, int tip, double[] target) {
    double off = solve(m, d, tip, target);
    System.out.printf("%s: off by %.3e m, joints at %.4f %.4f%n", what, off, d.qpos[0], d.qpos[1]);
  }

  /** Moves qpos; returns how far the tip is from its target at the end, in meters. */
  static double solve(Model m, Data d, int tip, double[] target) {
    double[] jacobian = new double[3 * m.nv];
    double[] step = new double[m.nv];
    double off = distance(m, d, tip, target);
    double damping = DAMPING;
    for (int k = 0; k < 200 && off > 1e-10; k++) {
      FrameJacobians.site(m, d, jacobian, null, tip);
      double[] before = d.qpos.clone();
      dampedStep(step, jacobian, d, tip, target, m.nv, damping);
      Motion.integratePos(m, d.qpos, step, 1);
      keepInRange(m, d);
      double now = distance(m, d, tip, target);
      // a step that led away is taken back, and the next one is shorter
      if (now < off) {
        off = now;
        damping = Math.max(damping / 10, 1e-12);
      } else {
        System.arraycopy(before, 0, d.qpos, 0, m.nq);
        distance(m, d, tip, target);
        damping *= 10;
      }
    }
    return off;
  }

  private static double distance(Model m, Data d, int tip, double[] target) {
    Physics.forwardPosition(m, d);
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      double e = target[i] - d.site.xpos[3 * tip + i];
      sum += e * e;
    }
    return Math.sqrt(sum);
  }

  /** {@code step = J' inverse(J J' + damping) (target - tip)}, a system of three equations. */
  private static void dampedStep(
      double[] step, double[] j, Data d, int tip, double[] target, int nv, double damping) {
    double[] a = new double[9];
    double[] e = new double[3];
    for (int r = 0; r < 3; r++) {
      e[r] = target[r] - d.site.xpos[3 * tip + r];
      for (int c = 0; c < 3; c++) {
        for (int k = 0; k < nv; k++) {
          a[3 * r + c] += j[r * nv + k] * j[c * nv + k];
        }
      }
      a[4 * r] += damping;
    }
    Cholesky.factor(a, 0, 3, 1e-15);
    Cholesky.solve(e, 0, a, 0, e, 0, 3);
    for (int k = 0; k < nv; k++) {
      step[k] = j[k] * e[0] + j[nv + k] * e[1] + j[2 * nv + k] * e[2];
    }
  }

  private static void keepInRange(Model m, Data d) {
    for (int j = 0; j < m.njnt; j++) {
      if (m.jnt.limited[j]) {
        int at = m.jnt.qposadr[j];
        d.qpos[at] = Math.clamp(d.qpos[at], m.jnt.range[2 * j], m.jnt.range[2 * j + 1]);
      }
    }
  }
}
