package dev.dynamis.mechanics.constant;

/**
 * Types of sensor, the values of {@code sensor.type}.
 *
 * @since 0.1.0
 */
public final class SensorType {
  /** Sum of contact normal forces in a site's volume. */
  public static final int TOUCH = 0;

  /** Linear acceleration of a site, in its frame. */
  public static final int ACCELEROMETER = 1;

  /** Linear velocity of a site, in its frame. */
  public static final int VELOCIMETER = 2;

  /** Angular velocity of a site, in its frame. */
  public static final int GYRO = 3;

  /** Force between a site's body and its parent. */
  public static final int FORCE = 4;

  /** Torque between a site's body and its parent. */
  public static final int TORQUE = 5;

  /** Magnetic flux at a site. */
  public static final int MAGNETOMETER = 6;

  /** Distance to the nearest surface along rays. */
  public static final int RANGEFINDER = 7;

  /** Pixel coordinates of a site in a camera image. */
  public static final int CAMPROJECTION = 8;

  /** Position of a scalar joint. */
  public static final int JOINTPOS = 9;

  /** Velocity of a scalar joint. */
  public static final int JOINTVEL = 10;

  /** Length of a tendon. */
  public static final int TENDONPOS = 11;

  /** Velocity of a tendon. */
  public static final int TENDONVEL = 12;

  /** Length of an actuator. */
  public static final int ACTUATORPOS = 13;

  /** Velocity of an actuator. */
  public static final int ACTUATORVEL = 14;

  /** Force of an actuator. */
  public static final int ACTUATORFRC = 15;

  /** Actuator force at a joint. */
  public static final int JOINTACTFRC = 16;

  /** Actuator force at a tendon. */
  public static final int TENDONACTFRC = 17;

  /** Quaternion of a ball joint. */
  public static final int BALLQUAT = 18;

  /** Angular velocity of a ball joint. */
  public static final int BALLANGVEL = 19;

  /** Distance of a joint to its limit, less the margin. */
  public static final int JOINTLIMITPOS = 20;

  /** Velocity of a joint limit. */
  public static final int JOINTLIMITVEL = 21;

  /** Force of a joint limit. */
  public static final int JOINTLIMITFRC = 22;

  /** Distance of a tendon to its limit, less the margin. */
  public static final int TENDONLIMITPOS = 23;

  /** Velocity of a tendon limit. */
  public static final int TENDONLIMITVEL = 24;

  /** Force of a tendon limit. */
  public static final int TENDONLIMITFRC = 25;

  /** Position of an object. */
  public static final int FRAMEPOS = 26;

  /** Orientation of an object. */
  public static final int FRAMEQUAT = 27;

  /** X axis of an object. */
  public static final int FRAMEXAXIS = 28;

  /** Y axis of an object. */
  public static final int FRAMEYAXIS = 29;

  /** Z axis of an object. */
  public static final int FRAMEZAXIS = 30;

  /** Linear velocity of an object. */
  public static final int FRAMELINVEL = 31;

  /** Angular velocity of an object. */
  public static final int FRAMEANGVEL = 32;

  /** Linear acceleration of an object. */
  public static final int FRAMELINACC = 33;

  /** Angular acceleration of an object. */
  public static final int FRAMEANGACC = 34;

  /** Center of mass of a subtree. */
  public static final int SUBTREECOM = 35;

  /** Linear velocity of a subtree. */
  public static final int SUBTREELINVEL = 36;

  /** Angular momentum of a subtree. */
  public static final int SUBTREEANGMOM = 37;

  /** Whether an object is inside a site, 0 or 1. */
  public static final int INSIDESITE = 38;

  /** Signed distance between two geoms. */
  public static final int GEOMDIST = 39;

  /** Direction of the shortest segment between two geoms. */
  public static final int GEOMNORMAL = 40;

  /** Shortest segment between two geoms. */
  public static final int GEOMFROMTO = 41;

  /** Contacts of a pair of objects. */
  public static final int CONTACT = 42;

  /** Potential energy. */
  public static final int E_POTENTIAL = 43;

  /** Kinetic energy. */
  public static final int E_KINETIC = 44;

  /** Time. */
  public static final int CLOCK = 45;

  /** Penetration and sliding on a mesh. */
  public static final int TACTILE = 46;

  /** Given by a plugin. */
  public static final int PLUGIN = 47;

  /** Given by a callback. */
  public static final int USER = 48;

  /** Number of values. */
  public static final int COUNT = 49;

  private static final Keywords KEYWORDS =
      new Keywords("SensorType")
          .add(TOUCH, "touch")
          .add(ACCELEROMETER, "accelerometer")
          .add(VELOCIMETER, "velocimeter")
          .add(GYRO, "gyro")
          .add(FORCE, "force")
          .add(TORQUE, "torque")
          .add(MAGNETOMETER, "magnetometer")
          .add(RANGEFINDER, "rangefinder")
          .add(CAMPROJECTION, "camprojection")
          .add(JOINTPOS, "jointpos")
          .add(JOINTVEL, "jointvel")
          .add(TENDONPOS, "tendonpos")
          .add(TENDONVEL, "tendonvel")
          .add(ACTUATORPOS, "actuatorpos")
          .add(ACTUATORVEL, "actuatorvel")
          .add(ACTUATORFRC, "actuatorfrc")
          .add(JOINTACTFRC, "jointactuatorfrc")
          .add(TENDONACTFRC, "tendonactuatorfrc")
          .add(BALLQUAT, "ballquat")
          .add(BALLANGVEL, "ballangvel")
          .add(JOINTLIMITPOS, "jointlimitpos")
          .add(JOINTLIMITVEL, "jointlimitvel")
          .add(JOINTLIMITFRC, "jointlimitfrc")
          .add(TENDONLIMITPOS, "tendonlimitpos")
          .add(TENDONLIMITVEL, "tendonlimitvel")
          .add(TENDONLIMITFRC, "tendonlimitfrc")
          .add(FRAMEPOS, "framepos")
          .add(FRAMEQUAT, "framequat")
          .add(FRAMEXAXIS, "framexaxis")
          .add(FRAMEYAXIS, "frameyaxis")
          .add(FRAMEZAXIS, "framezaxis")
          .add(FRAMELINVEL, "framelinvel")
          .add(FRAMEANGVEL, "frameangvel")
          .add(FRAMELINACC, "framelinacc")
          .add(FRAMEANGACC, "frameangacc")
          .add(SUBTREECOM, "subtreecom")
          .add(SUBTREELINVEL, "subtreelinvel")
          .add(SUBTREEANGMOM, "subtreeangmom")
          .add(INSIDESITE, "insidesite")
          .add(GEOMDIST, "distance")
          .add(GEOMNORMAL, "normal")
          .add(GEOMFROMTO, "fromto")
          .add(CONTACT, "contact")
          .add(E_POTENTIAL, "e_potential")
          .add(E_KINETIC, "e_kinetic")
          .add(CLOCK, "clock")
          .add(TACTILE, "tactile")
          .add(PLUGIN, "plugin")
          .add(USER, "user");

  private SensorType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }

  /**
   * Returns the unit of a type's readings, of joints that of a hinge; empty where it is a pure
   * number, or depends on what is measured.
   */
  public static String unit(int type) {
    return switch (type) {
      case TOUCH, FORCE, ACTUATORFRC, JOINTACTFRC, TENDONACTFRC, JOINTLIMITFRC, TENDONLIMITFRC ->
          "N";
      case TORQUE -> "N m";
      case ACCELEROMETER, FRAMELINACC -> "m/s²";
      case FRAMEANGACC -> "rad/s²";
      case VELOCIMETER, FRAMELINVEL, SUBTREELINVEL, TENDONVEL, TENDONLIMITVEL -> "m/s";
      case GYRO, BALLANGVEL, FRAMEANGVEL, JOINTVEL, JOINTLIMITVEL -> "rad/s";
      case JOINTPOS, JOINTLIMITPOS -> "rad";
      case RANGEFINDER, TENDONPOS, TENDONLIMITPOS, FRAMEPOS, SUBTREECOM, GEOMDIST, GEOMFROMTO ->
          "m";
      case SUBTREEANGMOM -> "kg m²/s";
      case CAMPROJECTION -> "pixel";
      case MAGNETOMETER -> "T";
      case E_POTENTIAL, E_KINETIC -> "J";
      case CLOCK -> "s";
      case ACTUATORPOS,
          ACTUATORVEL,
          BALLQUAT,
          FRAMEQUAT,
          FRAMEXAXIS,
          FRAMEYAXIS,
          FRAMEZAXIS,
          INSIDESITE,
          GEOMNORMAL,
          CONTACT,
          TACTILE,
          PLUGIN,
          USER ->
          "";
      default -> throw Kinds.unknown("sensor type", type);
    };
  }
}
