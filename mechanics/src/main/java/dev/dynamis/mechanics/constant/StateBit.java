package dev.dynamis.mechanics.constant;

/**
 * Components of the state, bits that may be combined.
 *
 * @since 0.1.0
 */
public final class StateBit {
  /** Time. */
  public static final int TIME = 1 << 0;

  /** Positions. */
  public static final int QPOS = 1 << 1;

  /** Velocities. */
  public static final int QVEL = 1 << 2;

  /** Activations. */
  public static final int ACT = 1 << 3;

  /** History buffers of controls and sensors. */
  public static final int HISTORY = 1 << 4;

  /** Accelerations of the warm start. */
  public static final int WARMSTART = 1 << 5;

  /** Controls. */
  public static final int CTRL = 1 << 6;

  /** Applied generalized forces. */
  public static final int QFRC_APPLIED = 1 << 7;

  /** Applied Cartesian forces and torques. */
  public static final int XFRC_APPLIED = 1 << 8;

  /** Activity of equality constraints. */
  public static final int EQ_ACTIVE = 1 << 9;

  /** Positions of mocap bodies. */
  public static final int MOCAP_POS = 1 << 10;

  /** Orientations of mocap bodies. */
  public static final int MOCAP_QUAT = 1 << 11;

  /** User data. */
  public static final int USERDATA = 1 << 12;

  /** Plugin state. */
  public static final int PLUGIN = 1 << 13;

  /** Number of values. */
  public static final int COUNT = 14;

  private static final Keywords KEYWORDS =
      new Keywords("StateBit")
          .add(TIME, "time")
          .add(QPOS, "qpos")
          .add(QVEL, "qvel")
          .add(ACT, "act")
          .add(HISTORY, "history")
          .add(WARMSTART, "warmstart")
          .add(CTRL, "ctrl")
          .add(QFRC_APPLIED, "qfrc_applied")
          .add(XFRC_APPLIED, "xfrc_applied")
          .add(EQ_ACTIVE, "eq_active")
          .add(MOCAP_POS, "mocap_pos")
          .add(MOCAP_QUAT, "mocap_quat")
          .add(USERDATA, "userdata")
          .add(PLUGIN, "plugin");

  private StateBit() {}

  /** Returns the keyword of a value. */
  public static String name(int value) {
    return KEYWORDS.name(value);
  }

  /** Returns the value of a keyword, or -1 if there is none. */
  public static int of(String keyword) {
    return KEYWORDS.value(keyword);
  }

  /** Positions, velocities, activations and history. */
  public static final int PHYSICS = QPOS | QVEL | ACT | HISTORY;

  /** All that physics advances. */
  public static final int FULLPHYSICS = TIME | PHYSICS | PLUGIN;

  /** All that a user sets. */
  public static final int USER =
      CTRL | QFRC_APPLIED | XFRC_APPLIED | EQ_ACTIVE | MOCAP_POS | MOCAP_QUAT | USERDATA;

  /** All that the next step depends on. */
  public static final int INTEGRATION = FULLPHYSICS | USER | WARMSTART;
}
