package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.Nearest;
import dev.dynamis.mjcf.internal.xml.XmlElement;
import dev.dynamis.mjcf.spec.Code;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The elements and attributes that are read. Others are never an error, since every tool has some
 * of its own in URDF files: a name that looks mistyped gets a warning, the rest a note.
 */
final class Vocabulary {
  /** What an element can have; children that can stand more than once end in a star. */
  private record Words(List<String> attributes, List<String> children) {
    boolean repeats(String child) {
      return children.contains(child + "*");
    }

    boolean hasChild(String child) {
      return children.contains(child) || repeats(child);
    }

    List<String> childTags() {
      return children.stream().map(c -> c.replace("*", "")).toList();
    }
  }

  private static final Map<String, Words> WORDS =
      Map.ofEntries(
          words("robot", "name version", "link* joint* material* mujoco"),
          words("link", "name", "inertial visual* collision*"),
          words("inertial", "", "origin mass inertia"),
          words("mass", "value", ""),
          words("inertia", "ixx ixy ixz iyy iyz izz", ""),
          words("visual", "name", "origin geometry material"),
          words("collision", "name", "origin geometry"),
          words("origin", "xyz rpy", ""),
          words("geometry", "", "box cylinder sphere capsule mesh"),
          words("box", "size", ""),
          words("cylinder", "radius length", ""),
          words("sphere", "radius", ""),
          words("capsule", "radius length", ""),
          words("mesh", "filename scale", ""),
          words("material", "name", "color"),
          words("color", "rgba", ""),
          words("joint", "name type", "origin parent child axis limit dynamics mimic"),
          words("parent", "link", ""),
          words("child", "link", ""),
          words("axis", "xyz", ""),
          words("limit", "lower upper effort velocity", ""),
          words("dynamics", "damping friction", ""),
          words("mimic", "joint multiplier offset", ""));

  /** What to do without parts that many files have. */
  private static final Map<String, String> ADVICE =
      Map.of(
          "transmission", "add actuators to the spec, or to MJCF written from it",
          "ros2_control", "add actuators and sensors to the spec, or to MJCF written from it",
          "sensor", "add sensors to the spec, or to MJCF written from it",
          "gazebo", "nothing, unless the model relies on it: only Gazebo reads it",
          "safety_controller", "nothing: limits are those of the element limit",
          "calibration", "nothing: it concerns the real robot",
          "texture", "give the material a color");

  private static final String OTHERWISE = "nothing, unless the model relies on it";

  private Vocabulary() {}

  private static Map.Entry<String, Words> words(String tag, String attributes, String children) {
    return Map.entry(tag, new Words(list(attributes), list(children)));
  }

  private static List<String> list(String words) {
    return words.isEmpty() ? List.of() : List.of(words.split(" "));
  }

  /** Notes everything below the root that is not read, and what stands twice. */
  static void check(Node root) {
    Deque<Node> pending = new ArrayDeque<>(List.of(root));
    boolean xacro = false;
    while (!pending.isEmpty()) {
      Node node = pending.pop();
      Words words = WORDS.get(node.tag());
      attributes(node, words);
      Set<String> once = new HashSet<>();
      List<Node> known = new ArrayList<>();
      for (Node child : node.children()) {
        if (child.tag().startsWith("xacro:")) {
          if (!xacro) {
            xacro(child);
          }
          xacro = true;
        } else if (!words.hasChild(child.tag())) {
          unknown(node, child, words);
        } else if (!words.repeats(child.tag()) && !once.add(child.tag())) {
          child.error(
              Code.REPEATED_ELEMENT,
              null,
              "a second " + child.tag() + " in " + node.tag(),
              "merge the two");
        } else if (WORDS.containsKey(child.tag())) {
          known.add(child);
        }
      }
      // in the order of the file
      known.reversed().forEach(pending::push);
    }
  }

  private static void attributes(Node node, Words words) {
    for (XmlElement.Attribute a : node.xml().attributes()) {
      if (words.attributes.contains(a.name()) || a.name().startsWith("xmlns")) {
        continue;
      }
      Optional<String> near = Nearest.to(a.name(), words.attributes);
      if (near.isPresent() && node.xml().attribute(near.get()) == null) {
        node.warning(
            Code.UNKNOWN_ATTRIBUTE,
            a.name(),
            node.tag() + " has no attribute " + a.name(),
            "did you mean \"" + near.get() + "\"?");
      } else {
        node.unread(a.name(), node.tag() + "/@" + a.name(), OTHERWISE);
      }
    }
  }

  private static void unknown(Node parent, Node child, Words words) {
    Optional<String> near =
        ADVICE.containsKey(child.tag())
            ? Optional.empty()
            : Nearest.to(child.tag(), words.childTags());
    if (near.isPresent()) {
      child.warning(
          Code.UNKNOWN_ELEMENT,
          null,
          parent.tag() + " cannot hold an element " + child.tag(),
          "did you mean \"" + near.get() + "\"?");
    } else {
      child.unread(
          null, parent.tag() + "/" + child.tag(), ADVICE.getOrDefault(child.tag(), OTHERWISE));
    }
  }

  private static void xacro(Node child) {
    child.warning(
        Code.XACRO,
        null,
        "the file contains xacro macros, which are not read",
        "run xacro on the file and read its output");
  }
}
