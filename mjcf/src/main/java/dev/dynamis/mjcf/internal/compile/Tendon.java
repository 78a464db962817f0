package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.WrapType;
import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayList;
import java.util.List;

/** A tendon and its path. */
final class Tendon extends Part {
  /** One element of the path. */
  static final class Wrap {
    final Element element;
    int type;

    /** Site, geom or joint; null for a pulley. */
    Part object;

    Part sidesite;
    double value;

    Wrap(Element element) {
      this.element = element;
    }

    /** Returns the body whose site or geom it is, or null. */
    Body body() {
      return object instanceof Site s ? s.body : object instanceof Geom g ? g.body : null;
    }
  }

  final List<Wrap> path = new ArrayList<>();
  private final boolean spatial;
  private final int limited;
  private final int actfrclimited;
  final double[] range;
  private final double[] actfrcrange;
  final double armature;
  final double[] user;
  private Material material;
  int adr;

  Tendon(Element e) {
    super(e);
    spatial = e.tag().equals("spatial");
    limited = Attrs.keyword(e, "limited");
    actfrclimited = Attrs.keyword(e, "actuatorfrclimited");
    range = Attrs.reals(e, "range");
    actfrcrange = Attrs.reals(e, "actuatorfrcrange");
    armature = Attrs.real(e, "armature");
    user = Attrs.list(e, "user");
    for (Element step : e.children()) {
      path.add(new Wrap(step));
    }
  }

  boolean isLimited() {
    return Attrs.limited(limited, range);
  }

  @Override
  void link(Compilation c) {
    material = c.names.resolve(Material.class, element, "material");
    boolean resolved = true;
    for (Wrap w : path) {
      resolved &= resolve(w, c);
    }
    int least = spatial ? 2 : 1;
    if (path.size() < least) {
      c.problems.error(
          Rule.TENDON_PATH,
          element,
          null,
          "the path has " + path.size() + " elements, expected at least " + least,
          spatial ? "let it pass two sites" : "add a joint");
    } else if (resolved && spatial) {
      checkPath(c.problems);
    }
    checkValues(c);
  }

  private boolean resolve(Wrap w, Compilation c) {
    Element e = w.element;
    switch (e.tag()) {
      case "site" -> {
        w.type = WrapType.SITE;
        w.object = c.names.resolve(Site.class, e, "site");
      }
      case "joint" -> {
        w.type = WrapType.JOINT;
        w.object = c.names.resolve(Joint.class, e, "joint");
        w.value = Attrs.real(e, "coef");
        if (w.object instanceof Joint j && !j.isScalar()) {
          c.problems.warning(
              Rule.TENDON_PATH,
              e,
              "joint",
              "names a ball or free joint, of which only the first number counts",
              "use hinge or slide joints");
        }
      }
      case "pulley" -> {
        w.type = WrapType.PULLEY;
        w.value = Attrs.real(e, "divisor");
        if (w.value < 0) {
          c.problems.error(
              Rule.TENDON_PATH,
              e,
              "divisor",
              "is " + w.value + ", expected a positive number",
              "give by how much the lengths that follow are divided");
        }
        return true;
      }
      case "geom" -> resolveGeom(w, c);
      default -> throw new IllegalStateException(e.tag() + " in the path of a tendon");
    }
    return w.object != null;
  }

  private static void resolveGeom(Wrap w, Compilation c) {
    Geom g = c.names.resolve(Geom.class, w.element, "geom");
    w.object = g;
    w.sidesite = c.names.resolve(Site.class, w.element, "sidesite");
    if (g == null) {
      return;
    }
    g.used = true;
    w.type = g.type == GeomType.CYLINDER ? WrapType.CYLINDER : WrapType.SPHERE;
    if (g.type != GeomType.CYLINDER && g.type != GeomType.SPHERE) {
      c.problems.error(
          Rule.TENDON_PATH,
          w.element,
          "geom",
          "is a " + GeomType.name(g.type) + ", expected a sphere or cylinder",
          "wrap around a sphere or cylinder, which need not collide");
    }
  }

  private void checkPath(Report problems) {
    int n = path.size();
    for (int i = 0; i < n; i++) {
      Wrap w = path.get(i);
      int before = i == 0 ? -1 : path.get(i - 1).type;
      int after = i == n - 1 ? -1 : path.get(i + 1).type;
      String problem = null;
      String fix = "";
      switch (w.type) {
        case WrapType.PULLEY -> {
          if (before == WrapType.PULLEY) {
            problem = "follows another pulley";
            fix = "multiply the divisors of both";
          } else if (after == -1) {
            problem = "is at the end of the path";
            fix = "let a branch of two sites follow";
          }
        }
        case WrapType.SITE -> {
          boolean starts = before == -1 || before == WrapType.PULLEY;
          boolean ends = after == -1 || after == WrapType.PULLEY;
          if (starts && ends) {
            problem = "is alone in its branch";
            fix = "let the branch pass at least two sites";
          } else if (after == WrapType.SITE && path.get(i + 1).object == w.object) {
            problem = "is repeated";
            fix = "remove one of the two";
          }
        }
        case WrapType.SPHERE, WrapType.CYLINDER -> {
          if (before != WrapType.SITE || after != WrapType.SITE) {
            problem = "is not between two sites";
            fix = "put a site before and after every geom";
          } else if (armature > 0) {
            problem = "is in the path of a tendon that has armature";
            fix = "remove the armature or the geom";
          }
        }
        case WrapType.JOINT -> {}
        case WrapType.NONE -> throw new IllegalStateException("a path of nothing");
        default -> throw new IllegalStateException("wrap type " + w.type);
      }
      if (problem != null) {
        problems.error(Rule.TENDON_PATH, w.element, null, problem, fix);
      }
    }
  }

  private void checkValues(Compilation c) {
    Report problems = c.problems;
    Settings settings = c.settings(element);
    if (spatial && Attrs.real(element, "width") <= 0) {
      problems.error(
          Rule.TENDON_VALUE, element, "width", "is not positive", "give the width in meters");
    }
    if (armature < 0) {
      problems.error(Rule.TENDON_VALUE, element, "armature", "is negative", "give zero or more");
    }
    Ranges.check(element, "", limited, range, settings, problems);
    Ranges.check(element, "actuatorfrc", actfrclimited, actfrcrange, settings, problems);
    if (Attrs.limited(actfrclimited, actfrcrange) && (actfrcrange[0] > 0 || actfrcrange[1] < 0)) {
      problems.error(
          Rule.TENDON_VALUE,
          element,
          "actuatorfrcrange",
          "does not contain zero",
          "let the range reach from zero or less to zero or more");
    }
    double[] rest = Attrs.reals(element, "springlength");
    if (rest[0] > rest[1]) {
      problems.error(
          Rule.TENDON_VALUE,
          element,
          "springlength",
          "lower bound " + rest[0] + " is greater than upper bound " + rest[1],
          "swap the two numbers");
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    Element e = element;
    m.tendon.adr[i] = adr;
    m.tendon.num[i] = path.size();
    m.tendon.matid[i] = material == null ? -1 : material.id;
    m.tendon.group[i] = Attrs.integer(e, "group");
    m.tendon.limited[i] = isLimited();
    m.tendon.actfrclimited[i] = Attrs.limited(actfrclimited, actfrcrange);
    m.tendon.width[i] = Attrs.real(e, "width");
    Attrs.copy(e, "solreflimit", m.tendon.solrefLim, 2 * i);
    Attrs.copy(e, "solimplimit", m.tendon.solimpLim, 5 * i);
    Attrs.copy(e, "solreffriction", m.tendon.solrefFri, 2 * i);
    Attrs.copy(e, "solimpfriction", m.tendon.solimpFri, 5 * i);
    System.arraycopy(range, 0, m.tendon.range, 2 * i, 2);
    System.arraycopy(actfrcrange, 0, m.tendon.actfrcrange, 2 * i, 2);
    m.tendon.margin[i] = Attrs.real(e, "margin");
    m.tendon.stiffness[i] = Attrs.real(e, "stiffness");
    m.tendon.damping[i] = Attrs.real(e, "damping");
    m.tendon.armature[i] = armature;
    m.tendon.frictionloss[i] = Attrs.real(e, "frictionloss");
    Attrs.copy(e, "springlength", m.tendon.lengthspring, 2 * i);
    System.arraycopy(user, 0, m.tendon.user, m.nuser_tendon * i, user.length);
    Attrs.copy(e, "rgba", m.tendon.rgba, 4 * i);
    for (int k = 0; k < path.size(); k++) {
      Wrap w = path.get(k);
      boolean around = w.type == WrapType.SPHERE || w.type == WrapType.CYLINDER;
      m.wrap.type[adr + k] = w.type;
      m.wrap.objid[adr + k] = w.object == null ? -1 : w.object.id;
      m.wrap.prm[adr + k] = !around ? w.value : w.sidesite == null ? -1 : w.sidesite.id;
    }
  }
}
