package dev.dynamis.mjcf.internal.compile;

import java.util.Locale;

/** The tags of the section {@code actuator}: the general actuator and its shortcuts. */
enum ActuatorShortcut {
  GENERAL,
  MOTOR,
  POSITION,
  VELOCITY,
  INTVELOCITY,
  DAMPER,
  CYLINDER,
  MUSCLE,
  ADHESION;

  /** Returns the shortcut of a tag. */
  static ActuatorShortcut of(String tag) {
    for (ActuatorShortcut s : values()) {
      if (s.tag().equals(tag)) {
        return s;
      }
    }
    throw new IllegalStateException("ActuatorShortcut has no actuator/" + tag);
  }

  String tag() {
    return name().toLowerCase(Locale.ROOT);
  }
}
