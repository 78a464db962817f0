package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.core.math.Frames;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.BiasType;
import dev.dynamis.mechanics.constant.DynType;
import dev.dynamis.mechanics.constant.GainType;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Field;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.WrittenBack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes parameters that were edited in a compiled model back to its spec.
 *
 * <p>Only what differs from the spec is written: the attribute of the element that a number came
 * from, poses relative to the enclosing frame, angles in the file's unit, masses as {@code
 * inertial}. What has no attribute of its own can't be written; the result is compiled again, and
 * every field that still differs is named.
 */
public final class ParameterEdits {
  private static final String[] ORIENTATIONS = {"axisangle", "xyaxes", "zaxis", "euler"};

  /** Relative difference up to which a field counts as kept; unit conversions round. */
  private static final double TOLERANCE = 1e-12;

  /** Fields that follow from others, so that no edit of them is meant to last. */
  private static final Pattern DERIVED =
      Pattern.compile(
          "stat\\..*|dof_(length|M0|invweight0)|body_(subtreemass|invweight0)"
              + "|tendon_(length0|invweight0)|actuator_(length0|acc0)|(cam|light)_\\w+0"
              + "|geom_(rbound|aabb)|bvh_aabb");

  private final Compiled base;
  private final Model before;
  private final Model after;

  private ParameterEdits(Compiled base, Model after) {
    this.base = base;
    this.before = base.model();
    this.after = after;
  }

  /**
   * Writes the parameters of {@code edited}, a model that was compiled as {@code compiled} or a
   * copy of it, to a copy of its spec.
   *
   * @throws IllegalArgumentException if the model has other sizes than its spec
   */
  public static WrittenBack write(Compiled compiled, Model edited) {
    Compiled base = Compiler.compile(compiled.spec().copy());
    if (!base.model().sizes().equals(edited.sizes())) {
      throw new IllegalArgumentException(
          "the model has other sizes than the spec: structure can't be edited in a model");
    }
    ParameterEdits edits = new ParameterEdits(base, edited);
    edits.settings();
    edits.poses();
    edits.joints();
    edits.actuators();
    edits.plainFields();
    edits.inertials();
    return new WrittenBack(base.spec(), edits.lost());
  }

  /** Members of option, statistic and the like that have an attribute of the same meaning. */
  private void settings() {
    for (String section : List.of("option", "statistic")) {
      Element element = base.spec().section(section);
      for (Attribute a : element.type().attributes) {
        if (differs(a.lands)) {
          write(element, a, values(after, a.lands));
        }
      }
    }
  }

  /**
   * Mass properties become {@code inertial} elements, also where they no longer follow from geoms
   * that were edited.
   */
  private void inertials() {
    Model now = Compiler.compile(base.spec()).model();
    for (int b = 1; b < now.nbody; b++) {
      if (differs(now, "body_mass", b, 1)
          || differs(now, "body_inertia", b, 3)
          || differs(now, "body_ipos", b, 3)
          || differs(now, "body_iquat", b, 4)) {
        Element body = base.element(ObjType.BODY, b);
        Element inertial = body.child("inertial");
        if (inertial == null) {
          inertial = body.add("inertial");
        }
        inertial.clear("fullinertia");
        inertial.set("mass", after.body.mass[b]);
        inertial.set("diaginertia", row(after.body.inertia, b, 3));
        inertial.set("pos", row(after.body.ipos, b, 3));
        setOrientation(inertial, row(after.body.iquat, b, 4));
      }
    }
  }

  private void poses() {
    pose(ObjType.BODY, "body", before.nbody, before.body.pos, before.body.quat);
    pose(ObjType.GEOM, "geom", before.ngeom, before.geom.pos, before.geom.quat);
    pose(ObjType.SITE, "site", before.nsite, before.site.pos, before.site.quat);
    pose(ObjType.CAMERA, "cam", before.ncam, before.cam.pos, before.cam.quat);
  }

  /**
   * With frame F and the mesh's own pose M, a geom's pose is {@code F local M}; so {@code local' =
   * local M inverse(old) new inverse(M)}. Without frame and mesh the pose is written as it is.
   */
  private void pose(int type, String prefix, int n, double[] oldPos, double[] oldQuat) {
    for (int i = 0; i < n; i++) {
      if (!differs(prefix + "_pos", i, 3) && !differs(prefix + "_quat", i, 4)) {
        continue;
      }
      Element e = base.element(type, i);
      double[] pos = row(values(after, prefix + "_pos"), i, 3);
      double[] quat = row(values(after, prefix + "_quat"), i, 4);
      boolean mesh = type == ObjType.GEOM && before.geom.type[i] == GeomType.MESH;
      if (mesh || e.parent().tag().equals("frame")) {
        double[] p = new double[3];
        double[] q = new double[4];
        Frames.inverse(p, 0, q, 0, oldPos, 3 * i, oldQuat, 4 * i);
        Frames.mul(pos, 0, quat, 0, p, 0, q, 0, pos, 0, quat, 0);
        if (mesh) {
          int id = before.geom.dataid[i];
          double[] mp = row(before.mesh.pos, id, 3);
          double[] mq = row(before.mesh.quat, id, 4);
          Frames.mul(pos, 0, quat, 0, mp, 0, mq, 0, pos, 0, quat, 0);
          Frames.mulInverse(pos, 0, quat, 0, pos, 0, quat, 0, mp, 0, mq, 0);
        }
        double[] localPos = e.reals("pos").clone();
        double[] localQuat = e.reals("quat").clone();
        Frames.normalize(localQuat, 0, 4);
        Orientations.resolve(localQuat, e, new Settings(e.compiler()), new Report(new Problems()));
        Frames.mul(pos, 0, quat, 0, localPos, 0, localQuat, 0, pos, 0, quat, 0);
      }
      if (e.type().attribute("fromto") != null && e.has("fromto")) {
        e.clear("fromto");
        e.set("size", row(values(after, prefix + "_size"), i, 3));
      }
      e.set("pos", pos);
      setOrientation(e, quat);
    }
  }

  /**
   * Sets an orientation as quat, or as an angle about an axis where the class gives an alternative.
   */
  private static void setOrientation(Element e, double[] quat) {
    for (String name : ORIENTATIONS) {
      e.clear(name);
    }
    if (!Orientations.isAlternative(e)) {
      e.set("quat", quat);
      return;
    }
    e.clear("quat");
    double sin = Math.sqrt(quat[1] * quat[1] + quat[2] * quat[2] + quat[3] * quat[3]);
    double angle = 2 * StrictMath.atan2(sin, quat[0]);
    double degrees = new Settings(e.compiler()).degree ? angle * 180 / Math.PI : angle;
    if (sin == 0) {
      e.set("axisangle", 0, 0, 1, 0);
    } else {
      e.set("axisangle", quat[1] / sin, quat[2] / sin, quat[3] / sin, degrees);
    }
  }

  /** Numbers of joints that are stored by dof or by position, and angles. */
  private void joints() {
    for (int j = 0; j < before.njnt; j++) {
      Element e = base.element(ObjType.JOINT, j);
      if (!e.tag().equals("joint")) {
        continue;
      }
      int type = before.jnt.type[j];
      boolean turns = type == JointType.HINGE || type == JointType.BALL;
      double unit = turns && new Settings(e.compiler()).degree ? 180 / Math.PI : 1;
      int q = before.jnt.qposadr[j];
      if (type == JointType.HINGE || type == JointType.SLIDE) {
        if (differs("qpos0", q, 1)) {
          e.set("ref", after.qpos0[q] * unit);
        }
        if (differs("qpos_spring", q, 1)) {
          e.set("springref", after.qposSpring[q] * unit);
        }
      }
      if (differs("jnt_range", j, 2)) {
        e.set("range", after.jnt.range[2 * j] * unit, after.jnt.range[2 * j + 1] * unit);
      }
      for (Attribute a : e.type().attributes) {
        if (a.lands.startsWith("dof_")) {
          int dof = before.jnt.dofadr[j];
          int width = width(a.lands, before.nv);
          if (width > 0 && differs(a.lands, dof, width)) {
            write(e, a, row(values(after, a.lands), dof, width));
          }
        }
      }
    }
  }

  /** Shortcuts whose law was edited become {@code general}, which can hold any numbers. */
  private void actuators() {
    for (int i = 0; i < before.nu; i++) {
      if (!differs("actuator_gainprm", i, 10)
          && !differs("actuator_biasprm", i, 10)
          && !differs("actuator_dynprm", i, 10)) {
        continue;
      }
      Element old = base.element(ObjType.ACTUATOR, i);
      Element e = old;
      if (!old.tag().equals("general")) {
        e = Element.make(old.parent().type().child("general"));
        for (Attribute a : e.type().attributes) {
          Attribute same = old.type().attribute(a.name);
          if (same != null && same.kind == a.kind && old.has(a.name)) {
            e.set(old.get(a.name));
          }
        }
        old.replaceBy(List.of(e));
        e.set("dyntype", DynType.name(after.actuator.dyntype[i]));
        e.set("gaintype", GainType.name(after.actuator.gaintype[i]));
        e.set("biastype", BiasType.name(after.actuator.biastype[i]));
        e.set("ctrllimited", after.actuator.ctrllimited[i] ? "true" : "false");
        e.set("ctrlrange", row(after.actuator.ctrlrange, i, 2));
      }
      e.set("gainprm", row(after.actuator.gainprm, i, 10));
      e.set("biasprm", row(after.actuator.biasprm, i, 10));
      e.set("dynprm", row(after.actuator.dynprm, i, 10));
    }
  }

  /** Returns the attribute that a field comes from, or null if several have a part in it. */
  private static Attribute holder(Element e, String field) {
    List<Attribute> all = e.type().attributes.stream().filter(a -> a.lands.equals(field)).toList();
    if (all.size() == 1) {
      return all.getFirst();
    }
    // the size of a geom also depends on the scale of its fit: the one of the same name counts
    String own = field.substring(field.indexOf('_') + 1);
    return all.stream().filter(a -> a.name.equals(own)).findFirst().orElse(null);
  }

  /** All other fields that are one attribute of one element. */
  private void plainFields() {
    for (Field field : before.fields()) {
      String name = field.name();
      int underscore = name.indexOf('_');
      PartKind<?> kind = underscore < 0 ? null : PartKind.ofPrefix(name.substring(0, underscore));
      if (kind == null || isPose(name) || !differs(name)) {
        continue;
      }
      int n = before.names.all(kind.objType()).size();
      int width = width(name, n);
      for (int i = 0; i < n && width > 0; i++) {
        Element e = base.element(kind.objType(), i);
        if (e == null || e.spec() != base.spec() || !differs(name, i, width)) {
          continue;
        }
        Attribute holder = holder(e, name);
        if (holder != null) {
          write(e, holder, row(values(after, name), i, width));
        }
      }
    }
  }

  private static boolean isPose(String name) {
    return name.matches("(body|geom|site|cam)_(pos|quat)|body_(mass|inertia|ipos|iquat)|jnt_range")
        || name.matches("actuator_(gain|bias|dyn)prm");
  }

  /** Sets an attribute from numbers, if it is of a kind that can hold them. */
  private static void write(Element e, Attribute a, double[] numbers) {
    int n = a.max > 0 ? Math.min(a.max, numbers.length) : numbers.length;
    switch (a.kind) {
      case REAL -> e.set(a.name, Arrays.copyOf(numbers, n));
      case INT -> e.set(a.name, Arrays.copyOf(numbers, n));
      case BOOL -> e.set(a.name, numbers[0] != 0);
      case KEYWORD -> {
        if (a.keywords.containsAll(List.of("true", "false"))) {
          e.set(a.name, numbers[0] != 0 ? "true" : "false");
        } else if (numbers[0] >= 0 && numbers[0] < a.keywords.size()) {
          e.set(a.name, a.keywords.get((int) numbers[0]));
        }
      }
      case FLAG,
          KEYWORDS,
          TEXT,
          FILE,
          NAME,
          CLASS,
          REFERENCE,
          REFERENCES -> {} // stays as it was, and is reported as lost
    }
  }

  /** Returns the edited fields that differ when the edited spec is compiled. */
  private List<String> lost() {
    Model got = Compiler.compile(base.spec()).model();
    List<String> lost = new ArrayList<>();
    for (Field field : after.fields()) {
      String name = field.name();
      if (differs(name)
          && !DERIVED.matcher(name).matches()
          && !near(values(after, name), values(got, name))) {
        lost.add(name);
      }
    }
    return lost;
  }

  private static boolean near(double[] a, double[] b) {
    double scale = 1;
    for (double x : a) {
      scale = Math.max(scale, Double.isFinite(x) ? Math.abs(x) : 1);
    }
    for (int i = 0; i < a.length; i++) {
      if (!(Math.abs(a[i] - b[i]) <= TOLERANCE * scale)) {
        return false;
      }
    }
    return true;
  }

  private boolean differs(String name) {
    return before.field(name).isPresent()
        && !Arrays.equals(values(before, name), values(after, name));
  }

  private boolean differs(String name, int i, int width) {
    return differs(before, name, i, width);
  }

  private boolean differs(Model from, String name, int i, int width) {
    double[] a = values(from, name);
    double[] b = values(after, name);
    return !Arrays.equals(a, i * width, (i + 1) * width, b, i * width, (i + 1) * width);
  }

  /**
   * Returns how many numbers of a field belong to each of {@code n} objects, 0 if that is unclear.
   */
  private int width(String name, int n) {
    int length = before.field(name).map(Field::length).orElse(0);
    return n > 0 && length % n == 0 ? length / n : 0;
  }

  private static double[] values(Model m, String name) {
    Field field = m.field(name).orElseThrow();
    double[] values = new double[field.length()];
    for (int i = 0; i < values.length; i++) {
      values[i] = field.value(i);
    }
    return values;
  }

  private static double[] row(double[] all, int i, int width) {
    return Arrays.copyOfRange(all, i * width, (i + 1) * width);
  }
}
