package dev.dynamis.mechanics.internal.sensor;

import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mechanics.internal.constraint.LimitRows;
import dev.dynamis.mechanics.internal.constraint.RnePost;
import dev.dynamis.mechanics.internal.kinematics.ObjectFrames;

/** Sensors that depend on accelerations and forces. */
final class AccelerationSensors {
  private AccelerationSensors() {}

  /** Computes sensor {@code i} into {@code res} from {@code r}. */
  static void compute(Model m, Data d, double[] res, int r, int i) {
    int type = m.sensor.type[i];
    int obj = m.sensor.objid[i];
    switch (type) {
      case SensorType.TOUCH -> res[r] = TouchSensor.compute(m, d, obj);
      case SensorType.CONTACT -> ContactSensor.compute(m, d, res, r, i);
      case SensorType.TACTILE -> TactileSensor.compute(m, d, res, r, i);
      case SensorType.ACCELEROMETER -> frame(m, d, res, r, ObjType.SITE, obj, true, 3);
      case SensorType.FORCE -> wrench(m, d, res, r, obj, 3);
      case SensorType.TORQUE -> wrench(m, d, res, r, obj, 0);
      case SensorType.ACTUATORFRC -> res[r] = d.actuator.force[obj];
      case SensorType.JOINTACTFRC -> res[r] = d.qfrc.actuator[m.jnt.dofadr[obj]];
      case SensorType.TENDONACTFRC -> res[r] = tendonForce(m, d, obj);
      case SensorType.JOINTLIMITFRC ->
          limit(d, res, r, LimitRows.find(d, ConstraintType.LIMIT_JOINT, obj));
      case SensorType.TENDONLIMITFRC ->
          limit(d, res, r, LimitRows.find(d, ConstraintType.LIMIT_TENDON, obj));
      case SensorType.FRAMELINACC -> frame(m, d, res, r, m.sensor.objtype[i], obj, false, 3);
      case SensorType.FRAMEANGACC -> frame(m, d, res, r, m.sensor.objtype[i], obj, false, 0);
      default ->
          throw new AssertionError("sensor " + i + " of type " + type + " needs acceleration");
    }
  }

  private static void accelerations(Model m, Data d) {
    if (!d.flg.rnepost) {
      RnePost.run(m, d);
    }
  }

  private static void limit(Data d, double[] res, int r, int row) {
    res[r] = row < 0 ? 0 : d.efc.force[row];
  }

  /** Half of the acceleration of a frame: 0 for rotation, 3 for translation. */
  private static void frame(
      Model m, Data d, double[] res, int r, int type, int id, boolean local, int half) {
    accelerations(m, d);
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    ObjectFrames.acceleration(m, d, s, 0, type, id, local);
    Vec3.copy(res, r, s, half);
    d.scratch.release(mark);
  }

  /** Half of what the parent exerts on the body of a site, at the site and in its axes. */
  private static void wrench(Model m, Data d, double[] res, int r, int site, int half) {
    accelerations(m, d);
    int body = m.site.bodyid[site];
    long mark = d.scratch.mark();
    double[] s = d.scratch.reals(6);
    Spatial.transformForce(
        s,
        0,
        d.cfrcInt,
        6 * body,
        d.site.xpos,
        3 * site,
        d.subtree.com,
        3 * m.body.rootid[body],
        d.site.xmat,
        9 * site);
    Vec3.copy(res, r, s, half);
    d.scratch.release(mark);
  }

  private static double tendonForce(Model m, Data d, int tendon) {
    double force = 0;
    for (int i = 0; i < m.nu; i++) {
      if (m.actuator.trntype[i] == TrnType.TENDON && m.actuator.trnid[2 * i] == tendon) {
        force += d.actuator.force[i];
      }
    }
    return force;
  }
}
