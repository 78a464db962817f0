package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.Nearest;
import dev.dynamis.core.math.Frames;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Joints between links, which become joints of the child's body. */
final class Joints {
  private static final List<String> TYPES =
      List.of("revolute", "continuous", "prismatic", "fixed", "floating", "planar", "spherical");

  private final Spec spec;
  private final LinkTree tree;
  private final Map<String, LinkTree.Joint> byName = new HashMap<>();

  Joints(Spec spec, LinkTree tree) {
    this.spec = spec;
    this.tree = tree;
  }

  /** Returns the type of a joint; notes if it is missing or not known and returns {@code null}. */
  static String type(Node joint) {
    String type = joint.needText("type");
    if (type != null && !TYPES.contains(type)) {
      joint.error(
          Code.BAD_KEYWORD,
          "type",
          "unknown joint type \"" + type + "\"",
          Nearest.suggestion(type, TYPES));
      return null;
    }
    return type;
  }

  /** Places a body on its parent and adds the joints that it moves by. */
  void add(LinkTree.Joint joint, Element body) {
    Node node = joint.node();
    byName.putIfAbsent(joint.name(), joint);
    Pose.of(node).put(body);
    Node axisNode = node.child("axis");
    double[] given = axisNode == null ? null : axisNode.needReals("xyz", 3);
    double[] axis = given == null ? new double[] {1, 0, 0} : given;
    if (joint.type() == null) {
      return;
    }
    switch (joint.type()) {
      case "revolute", "continuous", "prismatic" -> {
        Element made = make(joint, body, "", joint.type().equals("prismatic") ? "slide" : "hinge");
        made.set("axis", axis).at("axis", (axisNode == null ? node : axisNode).place("xyz"));
        parameters(node, joint.type(), made);
      }
      case "planar" -> planar(joint, body, axis);
      case "floating" -> parameters(node, joint.type(), make(joint, body, "", "free"));
      case "spherical" -> parameters(node, joint.type(), make(joint, body, "", "ball"));
      case "fixed" -> {}
      default -> throw new IllegalStateException("a joint of type " + joint.type());
    }
  }

  private static Element make(LinkTree.Joint joint, Element body, String suffix, String type) {
    Element made = body.add("joint").at(joint.node().place());
    if (!joint.name().isEmpty()) {
      made.set("name", joint.name() + suffix).at("name", joint.node().place("name"));
    }
    made.set("type", type);
    return made;
  }

  /** A plane: slides along x and y of a frame whose z is the axis, and a hinge about the axis. */
  private static void planar(LinkTree.Joint joint, Element body, double[] axis) {
    double[] quat = new double[4];
    double[] m = new double[9];
    Frames.quatFromZ(quat, 0, axis, 0);
    Mat3.fromQuat(m, 0, quat, 0);
    Element x = make(joint, body, "_TX", "slide").set("axis", m[0], m[3], m[6]);
    Element y = make(joint, body, "_TY", "slide").set("axis", m[1], m[4], m[7]);
    Element z = make(joint, body, "_RZ", "hinge").set("axis", axis);
    dynamics(joint.node(), List.of(x, y, z));
    limit(joint.node(), "planar", x);
  }

  private static void parameters(Node node, String type, Element made) {
    dynamics(node, List.of(made));
    limit(node, type, made);
  }

  private static void dynamics(Node node, List<Element> all) {
    Node dynamics = node.child("dynamics");
    if (dynamics == null) {
      return;
    }
    double[] damping = dynamics.reals("damping", 1);
    double[] friction = dynamics.reals("friction", 1);
    for (Element made : all) {
      if (damping != null) {
        made.set("damping", damping).at("damping", dynamics.place("damping"));
      }
      if (friction != null) {
        made.set("frictionloss", friction).at("frictionloss", dynamics.place("friction"));
      }
    }
  }

  private static void limit(Node node, String type, Element made) {
    Node limit = node.child("limit");
    if (limit == null) {
      if (isBounded(type)) {
        unlimited(node, null, "there is no limit", "add <limit lower=\"...\" upper=\"...\"/>");
      }
      return;
    }
    range(limit, type, made);
    double effort = Math.abs(limit.anyReal("effort"));
    if (effort > 0) {
      made.set("actuatorfrcrange", -effort, effort);
      made.at("actuatorfrcrange", limit.place("effort"));
    }
    if (limit.text("velocity") != null) {
      limit.unread("velocity", "limit/@velocity", "nothing: velocities are not limited");
    }
  }

  private static boolean isBounded(String type) {
    return type.equals("revolute") || type.equals("prismatic");
  }

  private static void unlimited(Node at, String attribute, String why, String fix) {
    at.warning(Code.JOINT_LIMIT, attribute, why + ": the joint moves without limits", fix);
  }

  private static void range(Node limit, String type, Element made) {
    double lower = limit.anyReal("lower");
    double upper = limit.anyReal("upper");
    boolean hasLower = !Double.isNaN(lower);
    boolean hasUpper = !Double.isNaN(upper);
    if (hasLower || hasUpper) {
      made.set("range", hasLower ? lower : 0, hasUpper ? upper : 0);
      made.at("range", limit.place(hasLower ? "lower" : "upper"));
    }
    String first = hasLower ? "lower" : "upper";
    if (hasLower != hasUpper) {
      made.set("limited", "false");
      unlimited(limit, first, (hasLower ? "upper" : "lower") + " is missing", "give both");
    } else if (lower > upper) {
      made.set("limited", "false");
      unlimited(
          limit,
          first,
          "lower " + limit.text("lower") + " is greater than upper " + limit.text("upper"),
          "swap the two numbers");
    } else if (isBounded(type) && !(lower < upper)) {
      String why = hasLower ? "lower and upper are equal" : "lower and upper are missing";
      unlimited(
          limit, first, why, "give both, or make the joint " + (hasLower ? "fixed" : "continuous"));
    } else if (type.equals("continuous") && lower < upper) {
      limit.warning(
          Code.JOINT_LIMIT,
          first,
          "a continuous joint has no limits in URDF; these hold",
          "remove them, or make the joint revolute");
    }
  }

  /** Adds an equality constraint for a joint that follows another. */
  void mimic(LinkTree.Joint joint) {
    Node mimic = joint.node().child("mimic");
    String other = mimic == null ? null : mimic.needText("joint");
    if (other == null) {
      return;
    }
    double[] multiplier = mimic.reals("multiplier", 1);
    double[] offset = mimic.reals("offset", 1);
    LinkTree.Joint followed = byName.get(other);
    if (followed == null) {
      if (tree.namesJoint(other)) {
        return; // it has problems of its own, which were noted
      }
      mimic.error(
          Code.UNKNOWN_NAME,
          "joint",
          "there is no joint \"" + other + "\"",
          Nearest.suggestion(other, byName.keySet()));
    } else if (joint.type() == null || followed.type() == null) {
      return; // noted already
    } else if (followed == joint) {
      mimic.error(
          Code.BAD_MIMIC,
          "joint",
          "the joint follows itself",
          "name another joint, or remove mimic");
    } else if (!isScalar(joint) || !isScalar(followed)) {
      mimic.warning(
          Code.BAD_MIMIC,
          "joint",
          isScalar(joint)
              ? "a joint of type " + followed.type() + " cannot be followed"
              : "a joint of type " + joint.type() + " cannot follow another",
          "remove mimic");
    } else if (!joint.name().isEmpty()) {
      Element equality = spec.section("equality").add("joint").at(mimic.place());
      equality.set("joint1", joint.name());
      equality.set("joint2", other).at("joint2", mimic.place("joint"));
      equality.set(
          "polycoef",
          offset == null ? 0 : offset[0],
          multiplier == null ? 1 : multiplier[0],
          0,
          0,
          0);
    }
  }

  private static boolean isScalar(LinkTree.Joint joint) {
    return List.of("revolute", "continuous", "prismatic").contains(joint.type());
  }
}
