package dev.dynamis.studio.internal.show;

import java.util.Set;

/** Wishes that some show knows; a page may be late and have one for a show that has ended. */
final class Verbs {
  static final Set<String> ALL =
      Set.of(
          "run",
          "step",
          "back",
          "scrub",
          "reset",
          "speed",
          "set",
          "control",
          "joint",
          "pull",
          "turn",
          "release",
          "details",
          "record",
          "replay",
          "keyframe",
          "parameter",
          "initial",
          "span",
          "plane",
          "map",
          "bifurcation",
          "basins",
          "stop",
          "preset");

  private Verbs() {}
}
