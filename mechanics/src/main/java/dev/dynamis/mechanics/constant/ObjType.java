package dev.dynamis.mechanics.constant;

/**
 * Types of object.
 *
 * @since 0.1.0
 */
public final class ObjType {
  /** No object. */
  public static final int UNKNOWN = 0;

  /** Body, by its inertial frame where a frame is meant. */
  public static final int BODY = 1;

  /** Body, by its own frame where a frame is meant. */
  public static final int XBODY = 2;

  /** Joint. */
  public static final int JOINT = 3;

  /** Degree of freedom. */
  public static final int DOF = 4;

  /** Geom. */
  public static final int GEOM = 5;

  /** Site. */
  public static final int SITE = 6;

  /** Camera. */
  public static final int CAMERA = 7;

  /** Light. */
  public static final int LIGHT = 8;

  /** Flex. */
  public static final int FLEX = 9;

  /** Mesh. */
  public static final int MESH = 10;

  /** Skin. */
  public static final int SKIN = 11;

  /** Height field. */
  public static final int HFIELD = 12;

  /** Texture. */
  public static final int TEXTURE = 13;

  /** Material. */
  public static final int MATERIAL = 14;

  /** Geom pair. */
  public static final int PAIR = 15;

  /** Excluded body pair. */
  public static final int EXCLUDE = 16;

  /** Equality constraint. */
  public static final int EQUALITY = 17;

  /** Tendon. */
  public static final int TENDON = 18;

  /** Actuator. */
  public static final int ACTUATOR = 19;

  /** Sensor. */
  public static final int SENSOR = 20;

  /** Custom numbers. */
  public static final int NUMERIC = 21;

  /** Custom text. */
  public static final int TEXT = 22;

  /** Custom tuple. */
  public static final int TUPLE = 23;

  /** Keyframe. */
  public static final int KEY = 24;

  /** Plugin instance. */
  public static final int PLUGIN = 25;

  /** Frame; not in a compiled model. */
  public static final int FRAME = 100;

  /** Default class; not in a compiled model. */
  public static final int DEFAULT = 101;

  /** The whole model. */
  public static final int MODEL = 102;

  /** Number of values. */
  public static final int COUNT = 26;

  private static final Keywords KEYWORDS =
      new Keywords("ObjType")
          .add(UNKNOWN, "unknown")
          .add(BODY, "body")
          .add(XBODY, "xbody")
          .add(JOINT, "joint")
          .add(DOF, "dof")
          .add(GEOM, "geom")
          .add(SITE, "site")
          .add(CAMERA, "camera")
          .add(LIGHT, "light")
          .add(FLEX, "flex")
          .add(MESH, "mesh")
          .add(SKIN, "skin")
          .add(HFIELD, "hfield")
          .add(TEXTURE, "texture")
          .add(MATERIAL, "material")
          .add(PAIR, "pair")
          .add(EXCLUDE, "exclude")
          .add(EQUALITY, "equality")
          .add(TENDON, "tendon")
          .add(ACTUATOR, "actuator")
          .add(SENSOR, "sensor")
          .add(NUMERIC, "numeric")
          .add(TEXT, "text")
          .add(TUPLE, "tuple")
          .add(KEY, "key")
          .add(PLUGIN, "plugin")
          .add(FRAME, "frame")
          .add(DEFAULT, "default")
          .add(MODEL, "model");

  private ObjType() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }
}
