package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.internal.constraint.LimitRows;
import dev.dynamis.mechanics.internal.inertia.Energy;
import dev.dynamis.mechanics.internal.kinematics.ObjectFrames;

/** Sensors that depend on position. */
final class PositionSensors {
  private PositionSensors() {}

  /** Computes sensor {@code i} into {@code res} from {@code r}. */
  static void compute(Model m, Data d, double[] res, int r, int i) {
    int type = m.sensor.type[i];
    int obj = m.sensor.objid[i];
    int objtype = m.sensor.objtype[i];
    int ref = m.sensor.refid[i];
    switch (type) {
      case SensorType.MAGNETOMETER -> Mat3.mulTVec(res, r, d.site.xmat, 9 * obj, m.opt.magnetic, 0);
      case SensorType.CAMPROJECTION -> CameraSensors.project(m, d, res, r, obj, ref);
      case SensorType.RANGEFINDER -> RangeFinder.compute(m, d, res, r, i);
      case SensorType.JOINTPOS -> res[r] = d.qpos[m.jnt.qposadr[obj]];
      case SensorType.TENDONPOS -> res[r] = d.ten.length[obj];
      case SensorType.ACTUATORPOS -> res[r] = d.actuator.length[obj];
      case SensorType.BALLQUAT -> {
        Quat.copy(res, r, d.qpos, m.jnt.qposadr[obj]);
        Quat.normalize(res, r);
      }
      case SensorType.JOINTLIMITPOS ->
          limit(d, res, r, LimitRows.find(d, ConstraintType.LIMIT_JOINT, obj));
      case SensorType.TENDONLIMITPOS ->
          limit(d, res, r, LimitRows.find(d, ConstraintType.LIMIT_TENDON, obj));
      case SensorType.FRAMEPOS,
          SensorType.FRAMEXAXIS,
          SensorType.FRAMEYAXIS,
          SensorType.FRAMEZAXIS ->
          frame(m, d, res, r, i);
      case SensorType.FRAMEQUAT -> orientation(m, d, res, r, i);
      case SensorType.SUBTREECOM -> Vec3.copy(res, r, d.subtree.com, 3 * obj);
      case SensorType.INSIDESITE -> {
        double[] pos = ObjectFrames.positions(d, objtype);
        res[r] = SiteVolumes.contains(m, d, ref, pos, 3 * obj) ? 1 : 0;
      }
      case SensorType.E_POTENTIAL -> {
        if (!d.flg.energypos) {
          Energy.potential(m, d);
        }
        res[r] = d.energy[0];
      }
      case SensorType.E_KINETIC -> {
        // with energy enabled the flag is that of the last step, as in MuJoCo
        if (!d.flg.energyvel) {
          Energy.kinetic(m, d);
        }
        res[r] = d.energy[1];
      }
      case SensorType.CLOCK -> res[r] = d.time;
      case SensorType.GEOMDIST, SensorType.GEOMNORMAL, SensorType.GEOMFROMTO ->
          DistanceSensors.compute(m, d, res, r, i);
      default -> throw new AssertionError("sensor " + i + " of type " + type + " needs position");
    }
  }

  private static void limit(Data d, double[] res, int r, int row) {
    res[r] = row < 0 ? 0 : d.efc.pos[row] - d.efc.margin[row];
  }

  /** Position or an axis of a frame, in the world or in a reference frame. */
  private static void frame(Model m, Data d, double[] res, int r, int i) {
    int obj = m.sensor.objid[i];
    int objtype = m.sensor.objtype[i];
    int ref = m.sensor.refid[i];
    boolean isPosition = m.sensor.type[i] == SensorType.FRAMEPOS;
    if (isPosition) {
      Vec3.copy(res, r, ObjectFrames.positions(d, objtype), 3 * obj);
    } else {
      double[] rot = ObjectFrames.rotations(d, objtype);
      int column = 9 * obj + m.sensor.type[i] - SensorType.FRAMEXAXIS;
      Vec3.set(res, r, rot[column], rot[column + 3], rot[column + 6]);
    }
    if (ref >= 0) {
      int reftype = m.sensor.reftype[i];
      if (isPosition) {
        Vec3.subFrom(res, r, ObjectFrames.positions(d, reftype), 3 * ref);
      }
      Mat3.mulTVec(res, r, ObjectFrames.rotations(d, reftype), 9 * ref, res, r);
    }
  }

  private static void orientation(Model m, Data d, double[] res, int r, int i) {
    ObjectFrames.quat(m, d, res, r, m.sensor.objtype[i], m.sensor.objid[i]);
    if (m.sensor.refid[i] >= 0) {
      long mark = d.scratch.mark();
      double[] s = d.scratch.reals(4);
      ObjectFrames.quat(m, d, s, 0, m.sensor.reftype[i], m.sensor.refid[i]);
      Quat.conjugate(s, 0, s, 0);
      Quat.mul(res, r, s, 0, res, r);
      d.scratch.release(mark);
    }
  }
}
