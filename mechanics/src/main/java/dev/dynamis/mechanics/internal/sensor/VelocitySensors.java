package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.internal.constraint.LimitRows;
import dev.dynamis.mechanics.internal.kinematics.ObjectFrames;
import dev.dynamis.mechanics.internal.velocity.SubtreeVel;

/** Sensors that depend on position and velocity. */
final class VelocitySensors {
  private VelocitySensors() {}

  /** Computes sensor {@code i} into {@code res} from {@code r}. */
  static void compute(Model m, Data d, double[] res, int r, int i) {
    int type = m.sensor.type[i];
    int obj = m.sensor.objid[i];
    switch (type) {
      case SensorType.VELOCIMETER -> site(m, d, res, r, obj, 3);
      case SensorType.GYRO -> site(m, d, res, r, obj, 0);
      case SensorType.JOINTVEL -> res[r] = d.qvel[m.jnt.dofadr[obj]];
      case SensorType.TENDONVEL -> res[r] = d.ten.velocity[obj];
      case SensorType.ACTUATORVEL -> res[r] = d.actuator.velocity[obj];
      case SensorType.BALLANGVEL -> Vec3.copy(res, r, d.qvel, m.jnt.dofadr[obj]);
      case SensorType.JOINTLIMITVEL ->
          limit(d, res, r, LimitRows.find(d, ConstraintType.LIMIT_JOINT, obj));
      case SensorType.TENDONLIMITVEL ->
          limit(d, res, r, LimitRows.find(d, ConstraintType.LIMIT_TENDON, obj));
      case SensorType.FRAMELINVEL -> frame(m, d, res, r, i, 3);
      case SensorType.FRAMEANGVEL -> frame(m, d, res, r, i, 0);
      case SensorType.SUBTREELINVEL -> {
        subtrees(m, d);
        Vec3.copy(res, r, d.subtree.linvel, 3 * obj);
      }
      case SensorType.SUBTREEANGMOM -> {
        subtrees(m, d);
        Vec3.copy(res, r, d.subtree.angmom, 3 * obj);
      }
      default -> throw new AssertionError("sensor " + i + " of type " + type + " needs velocity");
    }
  }

  private static void subtrees(Model m, Data d) {
    if (!d.flg.subtreevel) {
      SubtreeVel.run(m, d);
    }
  }

  private static void limit(Data d, double[] res, int r, int row) {
    res[r] = row < 0 ? 0 : d.efc.vel[row];
  }

  /** Half of the velocity of a site in its own axes: 0 for rotation, 3 for translation. */
  private static void site(Model m, Data d, double[] res, int r, int site, int half) {
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    ObjectFrames.velocity(m, d, s, 0, ObjType.SITE, site, true);
    Vec3.copy(res, r, s, half);
    d.scratch.release(mark);
  }

  /** Half of the velocity of a frame, in the world or as seen from a moving reference frame. */
  private static void frame(Model m, Data d, double[] res, int r, int i, int half) {
    int obj = m.sensor.objid[i];
    int objtype = m.sensor.objtype[i];
    int ref = m.sensor.refid[i];
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(15);
    ObjectFrames.velocity(m, d, s, 0, objtype, obj, false);
    if (ref >= 0) {
      int reftype = m.sensor.reftype[i];
      ObjectFrames.velocity(m, d, s, 6, reftype, ref, false);
      Vec3.subFrom(s, 0, s, 6);
      Vec3.subFrom(s, 3, s, 9);

      // the reference frame turns: add (p - p_ref) x w_ref
      Vec3.sub(
          s,
          12,
          ObjectFrames.positions(d, objtype),
          3 * obj,
          ObjectFrames.positions(d, reftype),
          3 * ref);
      Vec3.cross(s, 12, s, 12, s, 6);
      Vec3.addTo(s, 3, s, 12);
      Mat3.mulTVec(s, half, ObjectFrames.rotations(d, reftype), 9 * ref, s, half);
    }
    Vec3.copy(res, r, s, half);
    d.scratch.release(mark);
  }
}
