package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Element;
import java.util.List;
import java.util.function.Function;

/** How many user numbers the objects of each kind have: as many as given, or as the longest. */
final class UserData {
  final int body;
  final int joint;
  final int geom;
  final int site;
  final int camera;
  final int tendon;
  final int actuator;
  final int sensor;

  UserData(Compilation c) {
    body = size(c, "nuser_body", c.bodies, b -> b.user);
    joint = size(c, "nuser_jnt", c.joints, j -> j.user);
    geom = size(c, "nuser_geom", c.geoms, g -> g.user);
    site = size(c, "nuser_site", c.sites, s -> s.user);
    camera = size(c, "nuser_cam", c.cameras, k -> k.user);
    tendon = size(c, "nuser_tendon", c.tendons, t -> t.user);
    actuator = size(c, "nuser_actuator", c.actuators, a -> a.record.user);
    sensor = size(c, "nuser_sensor", c.sensors, s -> s.user);
  }

  private static <T extends Part> int size(
      Compilation c, String attribute, List<T> parts, Function<T, double[]> user) {
    Element size = c.spec.section("size");
    int given = Attrs.integer(size, attribute);
    if (given < -1) {
      c.problems.error(
          Rule.USER_TOO_LONG,
          size,
          attribute,
          "is " + given,
          "give 0 or more, or -1 for automatic");
    }
    int longest = 0;
    for (T part : parts) {
      int n = user.apply(part).length;
      longest = Math.max(longest, n);
      if (given >= 0 && n > given) {
        c.problems.error(
            Rule.USER_TOO_LONG,
            part.element,
            "user",
            "has " + n + " numbers, but size/@" + attribute + " is " + given,
            "increase size/@" + attribute + ", or leave it out");
      }
    }
    return given >= 0 ? given : longest;
  }
}
