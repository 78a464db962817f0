package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Trig;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.DefaultClass;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.Value;
import java.util.List;
import java.util.Set;

/**
 * Replaces a composite of type cable by a chain of bodies along a curve. Each body's x axis points
 * along its edge, and the frames are carried from edge to edge by the smallest rotation. Default
 * classes do not apply to what is generated.
 */
final class Cable {
  /** Name of the class that gives nothing. */
  private static final String NO_CLASS = "*composite";

  /** Below this a squared length counts as zero. */
  private static final double EPS = 1e-14;

  private final Element macro;
  private final Spec spec;
  private final String prefix;
  private final Element plugin;
  private final double[] points;
  private final int edges;
  private final double[] normal = {0, 1, 0};
  private final double[] previous = {1, 0, 0, 0};

  private Cable(Element macro, Spec spec, double[] points) {
    this.macro = macro;
    this.spec = spec;
    this.prefix = macro.text("prefix");
    this.points = points;
    this.edges = points.length / 3 - 1;
    this.plugin = SharedPlugin.of(macro, spec, "composite" + prefix);
  }

  static void expand(Element macro, Spec spec, Macros.Budget budget, Problems problems) {
    Element parent = macro.parent();
    int position = parent.children().indexOf(macro);
    double[] points = check(macro, problems) ? points(macro, budget, problems) : null;
    if (points != null) {
      if (!spec.hasDefaultClass(NO_CLASS)) {
        spec.addClass(DefaultClass.of(NO_CLASS, List.of()));
      }
      Cable cable = new Cable(macro, spec, points);
      cable.bodies(parent, position);
      if (isBoxes(macro)) {
        double[] size = cable.geomSize();
        CableSkin.add(macro, spec, cable.edges + 1, size, cable::bodyAt);
      }
      spec.section("custom")
          .add("text")
          .at(macro.place())
          .set("name", "composite_" + cable.prefix)
          .set("data", "rope_" + cable.prefix);
    }
    macro.remove();
  }

  private static boolean check(Element macro, Problems problems) {
    String type = macro.has("type") ? macro.text("type") : "cable";
    if (!type.equals("cable")) {
      problems.error(
          Code.BAD_COMPOSITE,
          macro,
          "type",
          "composites of type " + type + " were removed in MuJoCo 3.3",
          type.equals("particle") ? "use replicate" : "use flexcomp, or a cable");
      return false;
    }
    if (!Set.of("ball", "free", "none").contains(macro.text("initial"))) {
      problems.warning(
          Code.BAD_COMPOSITE,
          macro,
          "initial=\""
              + macro.text("initial")
              + "\" is not a joint of the first body, which gets a ball joint",
          "use ball, free or none");
    }
    Element plugin = macro.child("plugin");
    if (plugin != null
        && plugin.has("plugin")
        && !plugin.text("plugin").equals("mujoco.elasticity.cable")) {
      problems.error(
          Code.BAD_COMPOSITE,
          plugin,
          "plugin",
          "\"" + plugin.text("plugin") + "\" is not for cables",
          "use mujoco.elasticity.cable");
      return false;
    }
    Element geom = macro.child("geom");
    String shape = geom != null && geom.has("type") ? geom.text("type") : "sphere";
    if (!Set.of("capsule", "cylinder", "box").contains(shape)) {
      problems.error(
          Code.BAD_COMPOSITE,
          macro,
          "the geoms of a cable are of type " + shape,
          "add <geom type=\"capsule\" size=\"...\"/> to it, or cylinder or box");
      return false;
    }
    return true;
  }

  private static boolean isBoxes(Element macro) {
    return macro.child("geom").text("type").equals("box");
  }

  /** Checks the skin, and takes the numbers that it has. */
  private static boolean checkSkin(
      Element macro, int points, Macros.Budget budget, Problems problems) {
    Element skin = macro.child("skin");
    int subgrid = skin == null ? 0 : skin.integer("subgrid");
    if (skin != null && (skin.integer("group") < 0 || skin.integer("group") > 5)) {
      problems.error(
          Code.NUMBER_OUT_OF_RANGE,
          skin,
          "group",
          skin.integer("group") + " is not a group of skins",
          "use 0 to 5");
      return false;
    }
    if (subgrid > 0 && points < 3) {
      problems.error(
          Code.BAD_COMPOSITE,
          skin,
          "subgrid",
          "needs three points or more, the cable has " + points,
          "add points, or remove subgrid");
      return false;
    }
    return budget.takeNumbers(macro, CableSkin.numbers(points, subgrid))
        && budget.take(macro, points, subgrid > 0 ? 3 : 2);
  }

  /** Returns the points of the curve, in the precision of MuJoCo. */
  private static double[] points(Element macro, Macros.Budget budget, Problems problems) {
    double[] points;
    if (macro.has("vertex")) {
      points = macro.reals("vertex").clone();
    } else {
      int[] count = macro.integers("count");
      if (count[0] < 2 || count[1] != 1 || count[2] != 1) {
        problems.error(
            Code.BAD_COMPOSITE,
            macro,
            "count",
            "a cable has two or more points in one direction",
            "write count=\"N 1 1\" with N of 2 or more, or give vertex");
        return null;
      }
      if (!budget.take(macro, count[0], 4)) {
        return null;
      }
      points = curve(macro, count[0], problems);
      if (points == null) {
        return null;
      }
    }
    if (points.length < 6) {
      problems.error(
          Code.BAD_COMPOSITE, macro, "vertex", "a cable has two or more points", "add points");
      return null;
    }
    for (int i = 0; i < points.length; i++) {
      points[i] = (float) points[i];
    }
    boolean good = !isBoxes(macro) || checkSkin(macro, points.length / 3, budget, problems);
    return good ? points : null;
  }

  private static double[] curve(Element macro, int n, Problems problems) {
    String[] shapes = macro.text("curve").strip().split("\\s+");
    double[] size = macro.reals("size");
    double[] points = new double[3 * n];
    if (shapes.length > 3 || Vec3.dot(size, 0, size, 0) < 1e-15) {
      problems.error(
          Code.BAD_COMPOSITE,
          macro,
          shapes.length > 3 ? "curve" : "size",
          shapes.length > 3 ? "a curve has three directions" : "the cable has no length",
          shapes.length > 3 ? "give three shapes" : "give a positive size");
      return null;
    }
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < shapes.length; k++) {
        double angle = Math.PI * i * size[2] / (n - 1);
        switch (shapes[k]) {
          case "s" -> points[3 * i + k] = i * size[0] / (n - 1);
          case "cos(s)" -> points[3 * i + k] = size[1] * Trig.cos(angle);
          case "sin(s)" -> points[3 * i + k] = size[1] * Trig.sin(angle);
          case "0", "" -> points[3 * i + k] = 0;
          default -> {
            problems.error(
                Code.BAD_COMPOSITE,
                macro,
                "curve",
                "\"" + shapes[k] + "\" is not a shape of a curve",
                "use s, cos(s), sin(s) or 0 for each of x, y and z");
            return null;
          }
        }
      }
      Quat.rotate(points, 3 * i, points, 3 * i, macro.reals("quat"), 0);
    }
    return points;
  }

  private void bodies(Element parent, int position) {
    Element body = parent;
    for (int i = 0; i < edges; i++) {
      Element next = body.add("body").at(macro.place());
      if (i == 0) {
        next.moveTo(parent, position);
      }
      body = next.set("name", prefix + "B" + label(i));
      body(body, i);
      SharedPlugin.give(body, plugin);
      if (i < edges - 1) {
        spec.section("contact")
            .add("exclude")
            .at(macro.place())
            .set("body1", prefix + "B" + label(i))
            .set("body2", prefix + "B" + label(i + 1));
      }
    }
  }

  /** Returns the name of the body that starts at a point, or ends there at the end. */
  private String bodyAt(int point) {
    return prefix + "B" + label(Math.min(point, edges - 1));
  }

  /** Returns the sizes of the boxes, as they are given. */
  private double[] geomSize() {
    double[] size = new double[3];
    Value given = macro.child("geom").get("size");
    if (given != null) {
      System.arraycopy(given.reals(), 0, size, 0, given.reals().length);
    }
    return size;
  }

  private String label(int i) {
    return i == 0 ? "_first" : i == edges - 1 ? "_last" : "_" + i;
  }

  private void body(Element body, int i) {
    double[] quat = new double[4];
    double[] edge = edge(i);
    double length = Math.sqrt(Vec3.dot(edge, 0, edge, 0));
    frame(quat, i);
    boolean first = i == 0;
    boolean last = i == edges - 1;
    if (first) {
      double[] offset = macro.reals("offset");
      body.set("pos", offset[0] + points[0], offset[1] + points[1], offset[2] + points[2]);
      body.set("quat", quat);
    } else {
      double[] before = edge(i - 1);
      double[] relative = new double[4];
      Quat.conjugate(relative, 0, previous, 0);
      Quat.mul(relative, 0, relative, 0, quat, 0);
      body.set("pos", normalize(before, 3), 0, 0);
      body.set("quat", relative);
    }
    System.arraycopy(quat, 0, previous, 0, 4);

    Element geom = like(body, "geom").set("name", prefix + "G" + i);
    if (geom.text("type").equals("box")) {
      double[] size = geom.reals("size").clone();
      size[0] = length / 2;
      geom.set("pos", length / 2, 0, 0).set("size", size);
    } else {
      geom.set("fromto", 0, 0, 0, length, 0, 0);
    }
    if (!first || !macro.text("initial").equals("none")) {
      joint(body, first && macro.text("initial").equals("free"))
          .set("name", prefix + "J" + label(i));
    }
    if (first || last) {
      like(body, "site").set("name", prefix + "S" + label(i)).set("pos", last ? length : 0, 0, 0);
    }
  }

  private Element joint(Element body, boolean free) {
    Element joint = like(body, "joint").set("type", free ? "free" : "ball");
    if (free) {
      joint.clear("damping").clear("armature").clear("frictionloss");
    }
    if (!joint.has("group")) {
      joint.set("group", 3);
    }
    return joint;
  }

  /** Adds a child with the values that the composite's child of the same tag gives. */
  private Element like(Element body, String tag) {
    Element made = body.add(tag).at(macro.place()).set("class", NO_CLASS);
    Element from = macro.child(tag);
    if (from != null) {
      for (Attribute a : from.type().permitted()) {
        Value v = from.get(a.name);
        if (v != null && made.type().attribute(a.name) != null && !a.name.equals("axis")) {
          made.set(v);
        }
      }
    }
    if (tag.equals("site") && !made.has("group")) {
      made.set("group", 3);
    }
    return made;
  }

  /** Carries the frame to an edge; {@code quat} is its orientation in the composite's frame. */
  private void frame(double[] quat, int i) {
    double[] tangent = edge(i);
    double[] binormal = new double[3];
    normalize(tangent, 3);
    if (i == 0) {
      double[] next = new double[3];
      if (edges > 1) {
        next = edge(1);
        normalize(next, 3);
      }
      Vec3.cross(binormal, 0, tangent, 0, next, 0);
      normalize(binormal, 3);
      Vec3.cross(normal, 0, binormal, 0, tangent, 0);
      normalize(normal, 3);
    } else {
      double[] before = edge(i - 1);
      normalize(before, 3);
      Vec3.cross(binormal, 0, before, 0, tangent, 0);
      double sine = normalize(binormal, 3);
      double angle = StrictMath.atan2(sine, Vec3.dot(before, 0, tangent, 0));
      double[] turn = new double[4];
      Quat.fromAxisAngle(turn, 0, binormal, 0, angle);
      Quat.rotate(normal, 0, normal, 0, turn, 0);
      normalize(normal, 3);
      Vec3.cross(binormal, 0, tangent, 0, normal, 0);
      normalize(binormal, 3);
    }
    double[] mat = {
      tangent[0], normal[0], binormal[0],
      tangent[1], normal[1], binormal[1],
      tangent[2], normal[2], binormal[2]
    };
    Quat.fromMat(quat, 0, mat, 0);
  }

  private double[] edge(int i) {
    double[] e = new double[3];
    for (int k = 0; k < 3; k++) {
      // differences are rounded to single precision, as the points are
      e[k] = (float) (points[3 * (i + 1) + k] - points[3 * i + k]);
    }
    return e;
  }

  /** Scales to length 1 and returns the length; a vector that is almost zero stays as it is. */
  private static double normalize(double[] v, int n) {
    double square = 0;
    for (int i = 0; i < n; i++) {
      square += v[i] * v[i];
    }
    if (square < EPS) {
      return 0;
    }
    double length = Math.sqrt(square);
    if (Math.abs(length - 1) > EPS) {
      for (int i = 0; i < n; i++) {
        v[i] /= length;
      }
    }
    return length;
  }
}
