package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mjcf.spec.Element;

/** A joint. */
final class Joint extends Part {
  final Body body;
  final Frame frame;
  final int type;

  /** {@code freejoint/@align}: false, true, or as the compiler says. */
  final int align;

  final int group;
  final double[] user;
  int limited;
  int actfrclimited;
  double[] pos;
  double[] axis;
  double[] range;
  double[] actfrcrange;
  double[] springdamper;
  double ref;
  double springref;
  int qposadr;
  int dofadr;

  Joint(Element e, Body body, Frame frame) {
    super(e);
    this.body = body;
    this.frame = frame;
    boolean free = isFreeJoint();
    type = type(e);
    align = free ? Attrs.keyword(e, "align") : Attrs.AUTO;
    group = Attrs.integer(e, "group");
    user = free ? new double[0] : Attrs.list(e, "user");
  }

  /** A freejoint takes nothing from default classes. */
  private boolean isFreeJoint() {
    return element.tag().equals("freejoint");
  }

  private static int type(Element e) {
    return e.tag().equals("freejoint") ? JointType.FREE : Attrs.keyword(e, "type");
  }

  int nq() {
    return nq(type);
  }

  int nv() {
    return nv(type);
  }

  /** Returns the length of the position that a joint element stands for. */
  static int nq(Element e) {
    return nq(type(e));
  }

  /** Returns the length of the velocity that a joint element stands for. */
  static int nv(Element e) {
    return nv(type(e));
  }

  private static int nq(int type) {
    return type == JointType.FREE ? 7 : type == JointType.BALL ? 4 : 1;
  }

  private static int nv(int type) {
    return type == JointType.FREE ? 6 : type == JointType.BALL ? 3 : 1;
  }

  /** Says whether it has one degree of freedom. */
  boolean isScalar() {
    return type == JointType.HINGE || type == JointType.SLIDE;
  }

  boolean isLimited() {
    return Attrs.limited(limited, range);
  }

  void compileOnBody(Compilation c) {
    Settings settings = c.settings(element);
    if (isFreeJoint()) {
      limited = Attrs.FALSE;
      actfrclimited = Attrs.FALSE;
      pos = new double[3];
      axis = new double[] {0, 0, 1};
      range = new double[2];
      actfrcrange = new double[2];
      springdamper = new double[2];
      return;
    }
    limited = Attrs.keyword(element, "limited");
    actfrclimited = Attrs.keyword(element, "actuatorfrclimited");
    pos = Attrs.reals(element, "pos");
    axis = Attrs.reals(element, "axis");
    range = Attrs.reals(element, "range");
    actfrcrange = Attrs.reals(element, "actuatorfrcrange");
    springdamper = Attrs.reals(element, "springdamper");
    ref = Attrs.real(element, "ref");
    springref = Attrs.real(element, "springref");

    springdamper(c.problems);
    limits(settings, c.problems);
    axis(c.problems);
    place();
    if (type == JointType.HINGE && settings.degree) {
      ref *= Math.PI / 180.0;
      springref *= Math.PI / 180.0;
    }
  }

  private void springdamper(Report problems) {
    if ((springdamper[0] != 0 || springdamper[1] != 0)
        && (springdamper[0] <= 0 || springdamper[1] <= 0)) {
      problems.error(
          Rule.SPRINGDAMPER,
          element,
          "springdamper",
          "is " + springdamper[0] + " " + springdamper[1] + ", expected two positive numbers",
          "give a positive time constant and a positive damping ratio, or leave it out");
    }
  }

  private void limits(Settings settings, Report problems) {
    if (type == JointType.FREE) {
      limited = Attrs.FALSE;
    }
    Ranges.checkAuto(element, "", limited, range, settings, problems);
    if (isLimited()) {
      if (type == JointType.BALL ? range[0] != 0 : range[0] >= range[1]) {
        problems.error(
            Rule.RANGE_REVERSED,
            element,
            "range",
            type == JointType.BALL
                ? "of a ball joint starts at " + range[0] + ", expected 0"
                : "lower bound " + range[0] + " is not less than upper bound " + range[1],
            type == JointType.BALL
                ? "give 0 and the largest angle"
                : "swap the two numbers, or set limited=\"false\"");
      } else if (type != JointType.SLIDE) {
        warnAboutUnit(settings, problems);
      }
      if (settings.degree && type != JointType.SLIDE) {
        range[0] = range[0] * (Math.PI / 180.0);
        range[1] = range[1] * (Math.PI / 180.0);
      }
    } else if (limited == Attrs.AUTO && range[0] > range[1]) {
      Ranges.warnReversed(element, "range", range, problems);
    }
    if (!isScalar()) {
      actfrclimited = Attrs.FALSE;
    }
    Ranges.check(element, "actuatorfrc", actfrclimited, actfrcrange, settings, problems);
  }

  /** Degrees that are all tiny, or radians of many turns, are probably in the other unit. */
  private void warnAboutUnit(Settings settings, Report problems) {
    double largest = Math.max(Math.abs(range[0]), Math.abs(range[1]));
    if (settings.degree && largest <= Math.PI) {
      problems.warning(
          Rule.ANGLE_UNIT,
          element,
          "range",
          "is at most " + largest + " degrees, which looks like radians",
          "set compiler/@angle=\"radian\" if these are radians");
    } else if (!settings.degree && largest > 8 * Math.PI) {
      problems.warning(
          Rule.ANGLE_UNIT,
          element,
          "range",
          "reaches " + largest + " radians, which looks like degrees",
          "set compiler/@angle=\"degree\" if these are degrees");
    }
  }

  private void axis(Report problems) {
    if (!isScalar()) {
      Vec3.set(axis, 0, 0, 0, 1);
    } else if (frame != null) {
      frame.applyDirection(axis);
    }
    if (Frames.normalize(axis, 0, 3) < Frames.EPS) {
      problems.error(
          Rule.AXIS_ZERO, element, "axis", "is zero", "give a vector that has a direction");
    }
  }

  private void place() {
    if (type == JointType.FREE) {
      Vec3.zero(pos, 0);
    } else if (frame != null) {
      frame.applyPoint(pos);
    }
  }

  @Override
  void store(Model m, Compilation c) {
    int i = id;
    m.jnt.type[i] = type;
    m.jnt.group[i] = group;
    m.jnt.limited[i] = isLimited();
    m.jnt.actfrclimited[i] = Attrs.limited(actfrclimited, actfrcrange);
    m.jnt.qposadr[i] = qposadr;
    m.jnt.dofadr[i] = dofadr;
    m.jnt.bodyid[i] = body.id;
    Vec3.copy(m.jnt.pos, 3 * i, pos, 0);
    Vec3.copy(m.jnt.axis, 3 * i, axis, 0);
    System.arraycopy(range, 0, m.jnt.range, 2 * i, 2);
    System.arraycopy(actfrcrange, 0, m.jnt.actfrcrange, 2 * i, 2);
    System.arraycopy(user, 0, m.jnt.user, m.nuser_jnt * i, user.length);
    storeReference(m);
    boolean free = isFreeJoint();
    if (free) {
      Ranges.copyDefaults(m.jnt.solref, 2 * i, m.jnt.solimp, 5 * i);
    } else {
      m.jnt.actgravcomp[i] = Attrs.bool(element, "actuatorgravcomp");
      m.jnt.stiffness[i] = Attrs.real(element, "stiffness");
      m.jnt.margin[i] = Attrs.real(element, "margin");
      Attrs.copy(element, "solreflimit", m.jnt.solref, 2 * i);
      Attrs.copy(element, "solimplimit", m.jnt.solimp, 5 * i);
    }
    for (int d = dofadr; d < dofadr + nv(); d++) {
      m.dof.bodyid[d] = body.id;
      m.dof.jntid[d] = i;
      if (free) {
        Ranges.copyDefaults(m.dof.solref, 2 * d, m.dof.solimp, 5 * d);
      } else {
        Attrs.copy(element, "solreffriction", m.dof.solref, 2 * d);
        Attrs.copy(element, "solimpfriction", m.dof.solimp, 5 * d);
        m.dof.frictionloss[d] = Attrs.real(element, "frictionloss");
        m.dof.armature[d] = Attrs.real(element, "armature");
        m.dof.damping[d] = Attrs.real(element, "damping");
      }
    }
  }

  /** Positions in the initial configuration and at rest of the springs. */
  private void storeReference(Model m) {
    switch (type) {
      case JointType.FREE -> {
        System.arraycopy(body.pos, 0, m.qpos0, qposadr, 3);
        System.arraycopy(body.quat, 0, m.qpos0, qposadr + 3, 4);
      }
      case JointType.BALL -> m.qpos0[qposadr] = 1;
      case JointType.HINGE, JointType.SLIDE -> m.qpos0[qposadr] = ref;
      default -> throw new IllegalStateException("joint type " + type);
    }
    if (isScalar()) {
      m.qposSpring[qposadr] = springref;
    } else {
      System.arraycopy(m.qpos0, qposadr, m.qposSpring, qposadr, nq());
    }
  }
}
