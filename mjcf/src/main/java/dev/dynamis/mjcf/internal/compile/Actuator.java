package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.PluginType.Capability;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.TrnType;
import dev.dynamis.mjcf.spec.Element;
import java.util.Set;

/** An actuator. */
final class Actuator extends Part {
  /** Largest length of a history: whole numbers up to it are exact in single precision. */
  static final int MAX_SAMPLES = 1 << 24;

  final ActuatorRecord record;
  private int trntype = TrnType.UNDEFINED;
  private Part target;

  /** Site of the slider, or reference site. */
  private Part second;

  int actadr;
  int historyadr;

  private PluginInstance plugin;

  Actuator(Element e, Report problems) {
    super(e);
    record = new ActuatorRecord(problems);
    for (Element step : e.cascade()) {
      record.apply(step);
    }
  }

  /** Returns the number of activation variables. */
  int actnum() {
    return record.actdim >= 0 ? record.actdim : record.dyntype == DynType.NONE ? 0 : 1;
  }

  /** Returns the length of the history in numbers: user value, cursor, times, values. */
  int historySize() {
    return record.nsample > 0 ? 2 + 2 * record.nsample : 0;
  }

  /** Returns the largest number of dofs that it acts on. */
  int momentSize(int nv) {
    return target instanceof Joint j ? j.nv() : nv;
  }

  /** Adds the body that it refers to. */
  void references(Set<Body> into) {
    if (target instanceof Body b) {
      into.add(b);
    }
  }

  @Override
  void link(Compilation c) {
    if (element.tag().equals("plugin")) {
      plugin = c.pluginUse.resolve(element, Capability.ACTUATOR);
    }
    transmission(c);
    inheritRange(c);
    limits(c);
    state(c.problems);
    if (record.gaintype == GainType.MUSCLE) {
      muscle(record.gainprm, c.problems);
    } else if (record.biastype == BiasType.MUSCLE) {
      muscle(record.biasprm, c.problems);
    }
  }

  private void transmission(Compilation c) {
    String given = null;
    for (String name : ActuatorRecord.TARGETS) {
      if (element.type().attribute(name) == null || !element.has(name)) {
        continue;
      }
      if (given != null) {
        c.problems.error(
            Rule.TRANSMISSION,
            element,
            name,
            "is given together with " + given + ": an actuator acts on one object",
            "keep one of the two");
        return;
      }
      given = name;
    }
    if (given == null) {
      c.problems.error(
          Rule.TRANSMISSION,
          element,
          null,
          "does not say what it acts on",
          element.tag().equals("adhesion")
              ? "name a body in body=\"…\""
              : "name a joint, tendon, site, cranksite or body");
      return;
    }
    switch (given) {
      case "joint" -> target(c, TrnType.JOINT, Joint.class, given);
      case "jointinparent" -> target(c, TrnType.JOINTINPARENT, Joint.class, given);
      case "tendon" -> target(c, TrnType.TENDON, Tendon.class, given);
      case "site" -> target(c, TrnType.SITE, Site.class, given);
      case "body" -> target(c, TrnType.BODY, Body.class, given);
      case "cranksite" -> target(c, TrnType.SLIDERCRANK, Site.class, given);
      default -> throw new IllegalStateException("an actuator can't act on a " + given);
    }
    secondSite(c);
  }

  private <T extends Part> void target(Compilation c, int type, Class<T> kind, String attribute) {
    trntype = type;
    target = c.names.resolve(kind, element, attribute);
  }

  private void secondSite(Compilation c) {
    boolean crank = trntype == TrnType.SLIDERCRANK;
    if (crank) {
      second = c.names.resolve(Site.class, element, "slidersite");
      if (!element.has("slidersite")) {
        c.problems.error(
            Rule.TRANSMISSION,
            element,
            null,
            "has a cranksite but no slidersite",
            "name the site of the slider in slidersite=\"…\"");
      }
      if (record.cranklength <= 0) {
        c.problems.error(
            Rule.TRANSMISSION,
            element,
            "cranklength",
            "is " + record.cranklength + ", expected a positive number",
            "give the length of the rod in meters");
      }
    } else if (has("slidersite") || has("cranklength")) {
      misplaced(c, has("slidersite") ? "slidersite" : "cranklength", "cranksite");
    }
    if (trntype == TrnType.SITE) {
      second = has("refsite") ? c.names.resolve(Site.class, element, "refsite") : null;
    } else if (has("refsite")) {
      misplaced(c, "refsite", "site");
    }
  }

  private boolean has(String name) {
    return element.type().attribute(name) != null && element.has(name);
  }

  private void misplaced(Compilation c, String attribute, String with) {
    c.problems.error(
        Rule.TRANSMISSION,
        element,
        attribute,
        "is only for actuators that act on a " + with,
        "remove it, or give " + with);
  }

  /** The range of controls, or of activations, follows that of the joint or tendon. */
  private void inheritRange(Compilation c) {
    ActuatorRecord r = record;
    if (!(r.inheritrange > 0)
        || r.gaintype != GainType.FIXED
        || r.biastype != BiasType.AFFINE
        || r.gainprm[0] != -r.biasprm[1]
        || target == null) {
      return;
    }
    boolean control = r.dyntype == DynType.NONE || r.dyntype == DynType.FILTEREXACT;
    if (!control && r.dyntype != DynType.INTEGRATOR) {
      inheritError(c, "is only for position and intvelocity actuators");
      return;
    }
    double[] from = null;
    if (trntype == TrnType.JOINT && target instanceof Joint j && j.isScalar()) {
      from = j.range;
    } else if (target instanceof Tendon t) {
      from = t.range;
    }
    if (from == null) {
      inheritError(c, "needs a hinge or slide joint or a tendon to take the range from");
    } else if (from[0] == from[1]) {
      inheritError(c, "finds no range in \"" + target.name + "\"");
    } else {
      double mean = 0.5 * (from[1] + from[0]);
      double radius = 0.5 * (from[1] - from[0]) * r.inheritrange;
      double[] into = control ? r.ctrlrange : r.actrange;
      into[0] = mean - radius;
      into[1] = mean + radius;
    }
  }

  private void inheritError(Compilation c, String problem) {
    c.problems.error(
        Rule.ACTUATOR_VALUE,
        element,
        "inheritrange",
        problem,
        "give ctrlrange or actrange instead");
  }

  private void limits(Compilation c) {
    Settings s = c.settings(element);
    ActuatorRecord r = record;
    Ranges.check(element, "force", r.forcelimited, r.forcerange, s, c.problems);
    Ranges.check(element, "ctrl", r.ctrllimited, r.ctrlrange, s, c.problems);
    Ranges.check(element, "act", r.actlimited, r.actrange, s, c.problems);
    if (Attrs.limited(r.actlimited, r.actrange) && r.dyntype == DynType.NONE) {
      c.problems.error(
          Rule.ACTUATOR_STATE,
          element,
          "actrange",
          "limits an activation that does not exist: dyntype is none",
          "set dyntype, or remove the range");
    }
  }

  private void state(Report problems) {
    ActuatorRecord r = record;
    String wrong = null;
    // plugins have activations of their own
    boolean free = element.tag().equals("plugin");
    if (!free && r.actdim > 1 && r.dyntype != DynType.USER) {
      wrong = "more than one activation is only possible with dyntype=\"user\"";
    } else if (!free && r.actdim == 1 && r.dyntype == DynType.NONE) {
      wrong = "there is no activation with dyntype=\"none\"";
    } else if (!free && r.actdim == 0 && r.dyntype != DynType.NONE) {
      wrong = "there is an activation with dyntype=\"" + DynType.name(r.dyntype) + "\"";
    }
    if (wrong != null) {
      problems.error(
          Rule.ACTUATOR_STATE, element, "actdim", "is " + r.actdim + ", but " + wrong, "remove it");
    }
    checkHistory(element, r.delay, r.nsample, problems);
  }

  /** A delay needs a history to look back into. */
  static void checkHistory(Element e, double delay, int nsample, Report problems) {
    if (delay > 0 && nsample <= 0) {
      problems.error(
          Rule.ACTUATOR_STATE,
          e,
          "delay",
          "is " + delay + " s, but there is no history",
          "set nsample to at least the delay divided by the time step");
    }
    if (nsample > MAX_SAMPLES) {
      problems.error(
          Rule.ACTUATOR_STATE,
          e,
          "nsample",
          "is " + nsample + ", expected at most " + MAX_SAMPLES,
          "give fewer samples");
    }
  }

  private void muscle(double[] p, Report problems) {
    String wrong = null;
    if (p[0] >= p[1]) {
      wrong = "range is " + p[0] + " " + p[1] + ", expected the smaller number first";
    } else if (p[4] >= 1 || p[5] <= 1) {
      wrong = "lmin is " + p[4] + " and lmax " + p[5] + ", expected lmin < 1 < lmax";
    } else if (p[3] <= 0 || p[6] <= 0 || p[7] <= 0 || p[8] <= 0) {
      wrong = "scale, vmax, fpmax and fvmax must be positive";
    }
    if (wrong != null) {
      problems.error(
          Rule.MUSCLE_VALUE, element, null, wrong, "correct the parameters of the muscle");
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    ActuatorRecord r = record;
    m.actuator.trntype[i] = trntype;
    m.actuator.dyntype[i] = r.dyntype;
    m.actuator.gaintype[i] = r.gaintype;
    m.actuator.biastype[i] = r.biastype;
    m.actuator.trnid[2 * i] = target.id;
    m.actuator.trnid[2 * i + 1] = second == null ? -1 : second.id;
    m.actuator.actadr[i] = actnum() == 0 ? -1 : actadr;
    m.actuator.actnum[i] = actnum();
    m.actuator.group[i] = r.group;
    m.actuator.history[2 * i] = r.nsample;
    m.actuator.history[2 * i + 1] = r.interp;
    m.actuator.historyadr[i] = r.nsample > 0 ? historyadr : -1;
    m.actuator.delay[i] = r.delay;
    m.actuator.ctrllimited[i] = Attrs.limited(r.ctrllimited, r.ctrlrange);
    m.actuator.forcelimited[i] = Attrs.limited(r.forcelimited, r.forcerange);
    m.actuator.actlimited[i] = Attrs.limited(r.actlimited, r.actrange);
    System.arraycopy(r.dynprm, 0, m.actuator.dynprm, 10 * i, 10);
    System.arraycopy(r.gainprm, 0, m.actuator.gainprm, 10 * i, 10);
    System.arraycopy(r.biasprm, 0, m.actuator.biasprm, 10 * i, 10);
    m.actuator.actearly[i] = r.actearly;
    System.arraycopy(r.ctrlrange, 0, m.actuator.ctrlrange, 2 * i, 2);
    System.arraycopy(r.forcerange, 0, m.actuator.forcerange, 2 * i, 2);
    System.arraycopy(r.actrange, 0, m.actuator.actrange, 2 * i, 2);
    System.arraycopy(r.lengthrange, 0, m.actuator.lengthrange, 2 * i, 2);
    System.arraycopy(r.gear, 0, m.actuator.gear, 6 * i, 6);
    m.actuator.cranklength[i] = r.cranklength;
    System.arraycopy(r.user, 0, m.actuator.user, m.nuser_actuator * i, r.user.length);
    m.actuator.plugin[i] = plugin == null ? -1 : plugin.id;
  }
}
