package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Element;
import java.util.Locale;
import java.util.function.BiConsumer;

/** The tags of the section {@code actuator}: the general actuator and its shortcuts. */
enum ActuatorShortcut {
  GENERAL(ActuatorRecord::general),
  MOTOR(ActuatorRecord::motor),
  POSITION(ActuatorRecord::position),
  VELOCITY(ActuatorRecord::velocity),
  INTVELOCITY(ActuatorRecord::integratedVelocity),
  DAMPER(ActuatorRecord::damper),
  CYLINDER(ActuatorRecord::cylinder),
  MUSCLE(ActuatorRecord::muscle),
  ADHESION(ActuatorRecord::adhesion),
  PLUGIN(ActuatorRecord::plugin);

  /** Writes what an element of this tag is about. */
  final BiConsumer<ActuatorRecord, Element> law;

  ActuatorShortcut(BiConsumer<ActuatorRecord, Element> law) {
    this.law = law;
  }

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
