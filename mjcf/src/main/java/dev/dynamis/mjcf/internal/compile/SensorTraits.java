package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.constant.DataType;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Stage;

/** What follows from the type of a sensor alone. */
final class SensorTraits {
  private SensorTraits() {}

  /** Returns the kind of numbers. */
  static int datatype(int type) {
    return switch (type) {
      case SensorType.TOUCH, SensorType.INSIDESITE -> DataType.POSITIVE;
      case SensorType.FRAMEXAXIS,
          SensorType.FRAMEYAXIS,
          SensorType.FRAMEZAXIS,
          SensorType.GEOMNORMAL ->
          DataType.AXIS;
      case SensorType.BALLQUAT, SensorType.FRAMEQUAT -> DataType.QUATERNION;
      default -> DataType.REAL;
    };
  }

  /** Returns the stage that must be computed before. */
  static int stage(int type) {
    return switch (type) {
      case SensorType.TOUCH,
          SensorType.ACCELEROMETER,
          SensorType.FORCE,
          SensorType.TORQUE,
          SensorType.ACTUATORFRC,
          SensorType.JOINTACTFRC,
          SensorType.TENDONACTFRC,
          SensorType.JOINTLIMITFRC,
          SensorType.TENDONLIMITFRC,
          SensorType.FRAMELINACC,
          SensorType.FRAMEANGACC,
          SensorType.CONTACT,
          SensorType.TACTILE ->
          Stage.ACC;
      case SensorType.VELOCIMETER,
          SensorType.GYRO,
          SensorType.JOINTVEL,
          SensorType.TENDONVEL,
          SensorType.ACTUATORVEL,
          SensorType.BALLANGVEL,
          SensorType.JOINTLIMITVEL,
          SensorType.TENDONLIMITVEL,
          SensorType.FRAMELINVEL,
          SensorType.FRAMEANGVEL,
          SensorType.SUBTREELINVEL,
          SensorType.SUBTREEANGMOM ->
          Stage.VEL;
      default -> Stage.POS;
    };
  }

  /** Returns the number of values of sensors whose number does not depend on attributes. */
  static int dim(int type) {
    return switch (type) {
      case SensorType.CAMPROJECTION -> 2;
      case SensorType.ACCELEROMETER,
          SensorType.VELOCIMETER,
          SensorType.GYRO,
          SensorType.FORCE,
          SensorType.TORQUE,
          SensorType.MAGNETOMETER,
          SensorType.BALLANGVEL,
          SensorType.FRAMEPOS,
          SensorType.FRAMEXAXIS,
          SensorType.FRAMEYAXIS,
          SensorType.FRAMEZAXIS,
          SensorType.FRAMELINVEL,
          SensorType.FRAMEANGVEL,
          SensorType.FRAMELINACC,
          SensorType.FRAMEANGACC,
          SensorType.SUBTREECOM,
          SensorType.SUBTREELINVEL,
          SensorType.SUBTREEANGMOM,
          SensorType.GEOMNORMAL ->
          3;
      case SensorType.BALLQUAT, SensorType.FRAMEQUAT -> 4;
      case SensorType.GEOMFROMTO -> 6;
      default -> 1;
    };
  }

  /** Says whether the sensor reads a joint with one degree of freedom. */
  static boolean needsScalarJoint(int type) {
    return type == SensorType.JOINTPOS
        || type == SensorType.JOINTVEL
        || type == SensorType.JOINTACTFRC;
  }

  /** Says whether the sensor reads a ball joint. */
  static boolean needsBallJoint(int type) {
    return type == SensorType.BALLQUAT || type == SensorType.BALLANGVEL;
  }

  /** Says whether the sensor reads a limit. */
  static boolean needsLimit(int type) {
    return type >= SensorType.JOINTLIMITPOS && type <= SensorType.TENDONLIMITFRC;
  }
}
