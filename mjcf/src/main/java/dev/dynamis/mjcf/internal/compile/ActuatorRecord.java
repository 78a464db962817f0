package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Value;
import java.util.Arrays;

/**
 * What all actuators have in common. Default classes and the element write to it in turn, and each
 * shortcut, such as position or muscle, overrides only what it is about.
 */
final class ActuatorRecord {
  /** The attributes that name what an actuator acts on, in the order of the transmission types. */
  static final String[] TARGETS = {"joint", "jointinparent", "cranksite", "tendon", "site", "body"};

  private final Report problems;
  int group;
  int nsample;
  int interp;
  double delay;
  int ctrllimited = Attrs.AUTO;
  int forcelimited = Attrs.AUTO;
  int actlimited = Attrs.AUTO;
  final double[] ctrlrange = new double[2];
  final double[] forcerange = new double[2];
  final double[] actrange = new double[2];
  final double[] lengthrange = new double[2];
  final double[] gear = {1, 0, 0, 0, 0, 0};
  double cranklength;
  double[] user = new double[0];
  int actdim = -1;
  int dyntype = DynType.NONE;
  int gaintype = GainType.FIXED;
  int biastype = BiasType.NONE;
  final double[] dynprm = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  final double[] gainprm = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  final double[] biasprm = new double[10];
  boolean actearly;
  double inheritrange;

  ActuatorRecord(Report problems) {
    this.problems = problems;
  }

  /** Writes what an element of a default class, or the actuator itself, gives. */
  void apply(Element e) {
    group = integer(e, "group", group);
    nsample = integer(e, "nsample", nsample);
    interp = word(e, "interp", interp);
    delay = real(e, "delay", delay);
    ctrllimited = word(e, "ctrllimited", ctrllimited);
    forcelimited = word(e, "forcelimited", forcelimited);
    actlimited = word(e, "actlimited", actlimited);
    numbers(e, "ctrlrange", ctrlrange);
    numbers(e, "forcerange", forcerange);
    numbers(e, "actrange", actrange);
    numbers(e, "lengthrange", lengthrange);
    numbers(e, "gear", gear);
    cranklength = real(e, "cranklength", cranklength);
    Value v = own(e, "user");
    user = v == null ? user : v.reals().clone();
    ActuatorShortcut.of(e.tag()).law.accept(this, e);
  }

  void general(Element e) {
    dyntype = word(e, "dyntype", dyntype);
    gaintype = word(e, "gaintype", gaintype);
    biastype = word(e, "biastype", biastype);
    Value early = own(e, "actearly");
    actearly = early == null ? actearly : early.bool();
    numbers(e, "dynprm", dynprm);
    numbers(e, "gainprm", gainprm);
    numbers(e, "biasprm", biasprm);
    actdim = integer(e, "actdim", actdim);
  }

  private void types(int dynamics, int gain, int bias) {
    dyntype = dynamics;
    gaintype = gain;
    biastype = bias;
  }

  void motor(Element e) {
    gainprm[0] = 1;
    types(DynType.NONE, GainType.FIXED, BiasType.NONE);
  }

  void position(Element e) {
    servo(e);
    if (e.has("timeconst")) {
      double tc = nonnegative(e, "timeconst", 0);
      dynprm[0] = tc;
      dyntype = tc == 0 ? DynType.NONE : DynType.FILTEREXACT;
    }
    if (inheritrange > 0 && (ctrlrange[0] != 0 || ctrlrange[1] != 0)) {
      conflict(e, "inheritrange", "ctrlrange");
    }
  }

  void integratedVelocity(Element e) {
    servo(e);
    dyntype = DynType.INTEGRATOR;
    actlimited = Attrs.TRUE;
    if (inheritrange > 0 && (actrange[0] != 0 || actrange[1] != 0)) {
      conflict(e, "inheritrange", "actrange");
    }
  }

  /** A damping ratio is stored as a positive number, which is replaced when inertias are known. */
  private void servo(Element e) {
    double kp = real(e, "kp", gainprm[0]);
    gainprm[0] = kp;
    biasprm[1] = -kp;
    if (e.has("kv") && e.has("dampratio")) {
      conflict(e, "dampratio", "kv");
    }
    if (e.has("kv")) {
      biasprm[2] = -nonnegative(e, "kv", 0);
    }
    if (e.has("dampratio")) {
      biasprm[2] = nonnegative(e, "dampratio", 0);
    }
    inheritrange = real(e, "inheritrange", inheritrange);
    gaintype = GainType.FIXED;
    biastype = BiasType.AFFINE;
  }

  void velocity(Element e) {
    double kv = real(e, "kv", gainprm[0]);
    Arrays.fill(biasprm, 0);
    gainprm[0] = kv;
    biasprm[2] = -kv;
    types(DynType.NONE, GainType.FIXED, BiasType.AFFINE);
  }

  void damper(Element e) {
    double kv = nonnegative(e, "kv", 0);
    Arrays.fill(gainprm, 0);
    gainprm[2] = -kv;
    ctrllimited = Attrs.TRUE;
    types(DynType.NONE, GainType.AFFINE, BiasType.NONE);
    checkControls(e);
  }

  void cylinder(Element e) {
    dynprm[0] = real(e, "timeconst", dynprm[0]);
    gainprm[0] = real(e, "area", gainprm[0]);
    numbers(e, "bias", biasprm);
    double d = real(e, "diameter", -1);
    if (d >= 0) {
      gainprm[0] = Math.PI / 4 * d * d;
    }
    types(DynType.FILTER, GainType.FIXED, BiasType.AFFINE);
  }

  /** Values that equal the general defaults become those of muscles. */
  void muscle(Element e) {
    dynprm[0] = dynprm[0] == 1 ? 0.01 : dynprm[0];
    dynprm[1] = dynprm[1] == 0 ? 0.04 : dynprm[1];
    gainprm[0] = gainprm[0] == 1 ? 0.75 : gainprm[0];
    double[] standard = {0, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2};
    for (int i = 1; i < standard.length; i++) {
      gainprm[i] = gainprm[i] == 0 ? standard[i] : gainprm[i];
    }
    dynprm[2] = nonnegative(e, "tausmooth", dynprm[2]);
    unlessNegative(e, "timeconst", dynprm, 0);
    unlessNegative(e, "range", gainprm, 0);
    String[] names = {"force", "scale", "lmin", "lmax", "vmax", "fpmax", "fvmax"};
    for (int i = 0; i < names.length; i++) {
      unlessNegative(e, names[i], gainprm, 2 + i);
    }
    System.arraycopy(gainprm, 0, biasprm, 0, 9);
    types(DynType.MUSCLE, GainType.MUSCLE, BiasType.MUSCLE);
  }

  /** The force is the plugin's; dynamics of the set point are those of a general actuator. */
  void plugin(Element e) {
    dyntype = word(e, "dyntype", dyntype);
    Value early = own(e, "actearly");
    actearly = early == null ? actearly : early.bool();
    numbers(e, "dynprm", dynprm);
    actdim = integer(e, "actdim", actdim);
  }

  void adhesion(Element e) {
    gainprm[0] = nonnegative(e, "gain", gainprm[0]);
    ctrllimited = Attrs.TRUE;
    gaintype = GainType.FIXED;
    biastype = BiasType.NONE;
    checkControls(e);
  }

  private void checkControls(Element e) {
    if (ctrlrange[0] < 0 || ctrlrange[1] < 0) {
      problems.error(
          Rule.ACTUATOR_VALUE,
          e,
          "ctrlrange",
          "is "
              + ctrlrange[0]
              + " "
              + ctrlrange[1]
              + ", but the controls of a "
              + e.tag()
              + " are not negative",
          "give a range from zero or more");
    }
  }

  private void conflict(Element e, String attribute, String other) {
    problems.error(
        Rule.ACTUATOR_VALUE,
        e,
        attribute,
        "can't be used together with " + other,
        "keep one of the two");
  }

  private double nonnegative(Element e, String name, double otherwise) {
    double x = real(e, name, otherwise);
    if (x < 0) {
      problems.error(
          Rule.ACTUATOR_VALUE, e, name, "is " + x + ", expected zero or more", "remove the sign");
    }
    return x;
  }

  private static Value own(Element e, String name) {
    return e.type().attribute(name) == null ? null : e.get(name);
  }

  private static double real(Element e, String name, double otherwise) {
    Value v = own(e, name);
    return v == null ? otherwise : v.real();
  }

  private static int integer(Element e, String name, int otherwise) {
    Value v = own(e, name);
    return v == null ? otherwise : v.integer();
  }

  private static int word(Element e, String name, int otherwise) {
    Value v = own(e, name);
    return v == null ? otherwise : v.keyword();
  }

  private static void numbers(Element e, String name, double[] into) {
    Value v = own(e, name);
    if (v != null) {
      System.arraycopy(v.reals(), 0, into, 0, v.count());
    }
  }

  private static void unlessNegative(Element e, String name, double[] into, int at) {
    Value v = own(e, name);
    for (int i = 0; v != null && i < v.count(); i++) {
      into[at + i] = v.reals()[i] >= 0 ? v.reals()[i] : into[at + i];
    }
  }
}
