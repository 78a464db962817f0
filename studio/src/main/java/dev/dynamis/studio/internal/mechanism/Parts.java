package dev.dynamis.studio.internal.mechanism;

/** Parts of a frame: what a page asks for by bits, and the numbers that parts begin with. */
final class Parts {
  // bits of what a page wants besides poses
  static final int STATE = 1;
  static final int SENSORS = 1 << 1;
  static final int STATS = 1 << 2;
  static final int CONTACTS = 1 << 3;
  static final int JOINTS = 1 << 4;
  static final int CENTERS = 1 << 5;
  static final int ISLANDS = 1 << 6;
  static final int CONSTRAINTS = 1 << 7;
  static final int TIMERS = 1 << 8;
  static final int CONTROLLERS = 1 << 9;
  static final int FORCES = 1 << 10;

  // numbers of parts
  static final int P_BODIES = 1;
  static final int P_CAMERAS = 2;
  static final int P_LIGHTS = 3;
  static final int P_LINES = 4;
  static final int P_FLEXES = 5;
  static final int P_SKINS = 6;
  static final int P_STATE = 7;
  static final int P_SENSORS = 8;
  static final int P_STATS = 9;
  static final int P_CONTACTS = 10;
  static final int P_JOINTS = 11;
  static final int P_CENTERS = 12;
  static final int P_ISLANDS = 13;
  static final int P_CONSTRAINTS = 14;
  static final int P_TIMERS = 15;
  static final int P_WATCHED = 16;
  static final int P_PULL = 17;
  static final int P_CONTROLLERS = 18;
  static final int P_FORCES = 19;

  private Parts() {}
}
