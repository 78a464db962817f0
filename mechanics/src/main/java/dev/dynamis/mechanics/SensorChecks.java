package dev.dynamis.mechanics;

import dev.dynamis.mechanics.constant.ContactField;
import dev.dynamis.mechanics.constant.ContactReduction;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.Kinds;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.constant.RayField;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.Widths;

/** Checks that sensors have the stage, the objects and the number of values of their type. */
final class SensorChecks {
  /** Number of values that depends on parameters or objects. */
  private static final int VARIES = -1;

  /** Objects that a sensor may be about. */
  private enum Objects {
    NONE,
    ANY,
    SITE(ObjType.SITE),
    SITE_OR_CAMERA(ObjType.SITE, ObjType.CAMERA),
    CAMERA(ObjType.CAMERA),
    SCALAR_JOINT(ObjType.JOINT),
    BALL_JOINT(ObjType.JOINT),
    JOINT(ObjType.JOINT),
    TENDON(ObjType.TENDON),
    ACTUATOR(ObjType.ACTUATOR),
    BODY(ObjType.BODY),
    GEOM(ObjType.GEOM),
    MESH(ObjType.MESH),
    BODY_OR_GEOM(ObjType.BODY, ObjType.GEOM),
    FRAME(ObjType.BODY, ObjType.XBODY, ObjType.GEOM, ObjType.SITE, ObjType.CAMERA),
    FRAME_OR_NONE(
        ObjType.UNKNOWN, ObjType.BODY, ObjType.XBODY, ObjType.GEOM, ObjType.SITE, ObjType.CAMERA),
    CONTACT(ObjType.UNKNOWN, ObjType.BODY, ObjType.XBODY, ObjType.GEOM, ObjType.SITE);

    final int[] types;

    Objects(int... types) {
      this.types = types;
    }

    boolean has(int type) {
      for (int t : types) {
        if (t == type) {
          return true;
        }
      }
      return false;
    }
  }

  /** What a type of sensor asks for. */
  private record Kind(int stage, int dim, Objects object, Objects reference) {}

  private SensorChecks() {}

  static void run(CheckReport report) {
    Model m = report.m;
    int adr = 0;
    for (int i = 0; i < m.nsensor; i++) {
      report.expect("sensor_adr", i, m.sensor.adr[i], adr);
      adr += m.sensor.dim[i];
      int type = m.sensor.type[i];
      if (type == SensorType.USER || type == SensorType.PLUGIN) {
        report.objectOrNone("sensor_objid", i, m.sensor.objtype[i], m.sensor.objid[i]);
        report.objectOrNone("sensor_refid", i, m.sensor.reftype[i], m.sensor.refid[i]);
        continue;
      }
      Kind kind = kind(type);
      report.expect("sensor_needstage", i, m.sensor.needstage[i], kind.stage);
      object(report, i, "obj", kind.object, m.sensor.objtype[i], m.sensor.objid[i]);
      object(report, i, "ref", kind.reference, m.sensor.reftype[i], m.sensor.refid[i]);
      if (report.isEmpty()) {
        int dim = kind.dim == VARIES ? dim(report, i) : kind.dim;
        report.expect("sensor_dim", i, m.sensor.dim[i], dim);
      }
    }
    report.expect("nsensordata", 0, m.nsensordata, adr);
  }

  private static void object(
      CheckReport report, int i, String what, Objects allowed, int type, int id) {
    Model m = report.m;
    if (allowed == Objects.NONE) {
      report.expect("sensor_" + what + "type", i, type, ObjType.UNKNOWN);
      report.expect("sensor_" + what + "id", i, id, -1);
      return;
    }
    if (!allowed.has(type)) {
      report.problem("sensor_" + what + "type", i, "it can't be about objects of type " + type);
      return;
    }
    if (type == ObjType.UNKNOWN) {
      report.expect("sensor_" + what + "id", i, id, -1);
      return;
    }
    report.object("sensor_" + what + "id", i, type, id);
    if (report.isEmpty() && type == ObjType.JOINT && allowed != Objects.JOINT) {
      int joint = m.jnt.type[id];
      boolean fits =
          allowed == Objects.BALL_JOINT ? joint == JointType.BALL : JointType.dofSize(joint) == 1;
      if (!fits) {
        report.problem("sensor_objid", i, "joint " + id + " has the wrong type");
      }
    }
  }

  /** Number of values of sensors that have parameters. */
  private static int dim(CheckReport report, int i) {
    Model m = report.m;
    int[] prm = m.sensor.intprm;
    int at = Widths.NSENS * i;
    int obj = m.sensor.objid[i];
    long dim;
    switch (m.sensor.type[i]) {
      case SensorType.RANGEFINDER -> {
        report.inRange("sensor_intprm", at, prm[at], 1, 1 << RayField.COUNT);
        long rays = 1;
        if (m.sensor.objtype[i] == ObjType.CAMERA) {
          rays = (long) m.cam.resolution[2 * obj] * m.cam.resolution[2 * obj + 1];
        }
        dim = rays * RayField.width(prm[at]);
      }
      case SensorType.CONTACT -> {
        report.inRange("sensor_intprm", at, prm[at], 1, 1 << ContactField.COUNT);
        report.inRange("sensor_intprm", at + 1, prm[at + 1], 0, ContactReduction.COUNT);
        dim = (long) prm[at + 2] * ContactField.width(prm[at]);
      }
      case SensorType.TACTILE -> {
        int vertices = m.mesh.vertnum[obj];
        report.inRange("sensor_dim", i, m.sensor.dim[i], vertices, 3L * vertices + 1);
        report.inRange(
            "mesh_normalnum", obj, m.mesh.normalnum[obj], 3L * vertices, m.nmeshnormal + 1L);
        dim = m.sensor.dim[i] / vertices * (long) vertices;
      }
      default -> throw new IllegalStateException("sensor type " + m.sensor.type[i]);
    }
    report.inRange("sensor_dim", i, dim, 0, m.nsensordata + 1L);
    return (int) dim;
  }

  private static Kind kind(int type) {
    return switch (type) {
      case SensorType.TOUCH -> of(Stage.ACC, 1, Objects.SITE);
      case SensorType.ACCELEROMETER, SensorType.FORCE, SensorType.TORQUE ->
          of(Stage.ACC, 3, Objects.SITE);
      case SensorType.VELOCIMETER, SensorType.GYRO -> of(Stage.VEL, 3, Objects.SITE);
      case SensorType.MAGNETOMETER -> of(Stage.POS, 3, Objects.SITE);
      case SensorType.RANGEFINDER -> of(Stage.POS, VARIES, Objects.SITE_OR_CAMERA);
      case SensorType.CAMPROJECTION -> new Kind(Stage.POS, 2, Objects.SITE, Objects.CAMERA);
      case SensorType.JOINTPOS -> of(Stage.POS, 1, Objects.SCALAR_JOINT);
      case SensorType.JOINTVEL -> of(Stage.VEL, 1, Objects.SCALAR_JOINT);
      case SensorType.JOINTACTFRC -> of(Stage.ACC, 1, Objects.SCALAR_JOINT);
      case SensorType.TENDONPOS, SensorType.TENDONLIMITPOS -> of(Stage.POS, 1, Objects.TENDON);
      case SensorType.TENDONVEL, SensorType.TENDONLIMITVEL -> of(Stage.VEL, 1, Objects.TENDON);
      case SensorType.TENDONACTFRC, SensorType.TENDONLIMITFRC -> of(Stage.ACC, 1, Objects.TENDON);
      case SensorType.ACTUATORPOS -> of(Stage.POS, 1, Objects.ACTUATOR);
      case SensorType.ACTUATORVEL -> of(Stage.VEL, 1, Objects.ACTUATOR);
      case SensorType.ACTUATORFRC -> of(Stage.ACC, 1, Objects.ACTUATOR);
      case SensorType.BALLQUAT -> of(Stage.POS, 4, Objects.BALL_JOINT);
      case SensorType.BALLANGVEL -> of(Stage.VEL, 3, Objects.BALL_JOINT);
      case SensorType.JOINTLIMITPOS -> of(Stage.POS, 1, Objects.JOINT);
      case SensorType.JOINTLIMITVEL -> of(Stage.VEL, 1, Objects.JOINT);
      case SensorType.JOINTLIMITFRC -> of(Stage.ACC, 1, Objects.JOINT);
      case SensorType.FRAMEPOS,
          SensorType.FRAMEXAXIS,
          SensorType.FRAMEYAXIS,
          SensorType.FRAMEZAXIS ->
          new Kind(Stage.POS, 3, Objects.FRAME, Objects.FRAME_OR_NONE);
      case SensorType.FRAMEQUAT -> new Kind(Stage.POS, 4, Objects.FRAME, Objects.FRAME_OR_NONE);
      case SensorType.FRAMELINVEL, SensorType.FRAMEANGVEL ->
          new Kind(Stage.VEL, 3, Objects.FRAME, Objects.FRAME_OR_NONE);
      case SensorType.FRAMELINACC, SensorType.FRAMEANGACC -> of(Stage.ACC, 3, Objects.FRAME);
      case SensorType.SUBTREECOM -> of(Stage.POS, 3, Objects.BODY);
      case SensorType.SUBTREELINVEL, SensorType.SUBTREEANGMOM -> of(Stage.VEL, 3, Objects.BODY);
      case SensorType.INSIDESITE -> new Kind(Stage.POS, 1, Objects.FRAME, Objects.SITE);
      case SensorType.GEOMDIST ->
          new Kind(Stage.POS, 1, Objects.BODY_OR_GEOM, Objects.BODY_OR_GEOM);
      case SensorType.GEOMNORMAL ->
          new Kind(Stage.POS, 3, Objects.BODY_OR_GEOM, Objects.BODY_OR_GEOM);
      case SensorType.GEOMFROMTO ->
          new Kind(Stage.POS, 6, Objects.BODY_OR_GEOM, Objects.BODY_OR_GEOM);
      case SensorType.CONTACT -> new Kind(Stage.ACC, VARIES, Objects.CONTACT, Objects.CONTACT);
      case SensorType.E_POTENTIAL, SensorType.E_KINETIC, SensorType.CLOCK ->
          of(Stage.POS, 1, Objects.NONE);
      case SensorType.TACTILE -> new Kind(Stage.ACC, VARIES, Objects.MESH, Objects.GEOM);
      case SensorType.USER, SensorType.PLUGIN ->
          throw new IllegalStateException("these sensors are as they are");
      default -> throw Kinds.unknown("sensor type", type);
    };
  }

  private static Kind of(int stage, int dim, Objects object) {
    return new Kind(stage, dim, object, Objects.NONE);
  }
}
