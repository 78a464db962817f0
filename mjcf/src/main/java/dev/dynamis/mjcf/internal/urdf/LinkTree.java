package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.Nearest;
import dev.dynamis.mjcf.spec.Code;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The links of a file and the joints between them, which have to form trees. */
final class LinkTree {
  /** A link. */
  static final class Link {
    final Node node;
    final String name;
    final List<Joint> joints = new ArrayList<>();

    /** The joint that it hangs on, or null. */
    Joint above;

    Link(Node node, String name) {
      this.node = node;
      this.name = name;
    }

    /** Returns whether the link stands for the world. */
    boolean isWorld() {
      return name.equals("world");
    }
  }

  /** A joint from one link to another; the type is null if it is not known. */
  record Joint(Node node, String name, String type, Link parent, Link child) {}

  private final Map<String, Link> links = new LinkedHashMap<>();
  private final List<Joint> joints = new ArrayList<>();
  private final Set<String> jointNames = new HashSet<>();

  /** Reads links and joints; joints whose links are not known are left out. */
  LinkTree(Node robot) {
    List<Node> all = robot.children();
    all.stream().filter(n -> n.tag().equals("link")).forEach(this::link);
    all.stream().filter(n -> n.tag().equals("joint")).forEach(this::joint);
    reportCycles();
    reportRoots(robot);
  }

  /** Returns the links in the order of the file. */
  List<Link> links() {
    return List.copyOf(links.values());
  }

  /** Returns the joints in the order of the file. */
  List<Joint> joints() {
    return joints;
  }

  /** Returns whether some joint of the file has this name, even if it was left out. */
  boolean namesJoint(String name) {
    return jointNames.contains(name);
  }

  /** Returns the links without a parent, in the order of the file. */
  List<Link> roots() {
    return links.values().stream().filter(l -> l.above == null).toList();
  }

  private void link(Node node) {
    String name = node.needText("name");
    if (name == null) {
      return;
    }
    Link first = links.putIfAbsent(name, new Link(node, name));
    if (first != null) {
      node.error(
          Code.REPEATED_NAME,
          "name",
          "the name \"" + name + "\" is already taken, at line " + first.node.place().line(),
          "rename one of them");
    }
  }

  private void joint(Node node) {
    String name = node.needText("name");
    if (name != null) {
      jointNames.add(name);
    }
    String type = Joints.type(node);
    Link parent = end(node, "parent");
    Link child = end(node, "child");
    if (parent == null || child == null) {
      return;
    }
    if (child.isWorld()) {
      node.error(
          Code.LINK_TREE,
          null,
          "the link world stands for the world and cannot be a child",
          "swap parent and child, or rename the link");
    } else if (child.above != null) {
      node.error(
          Code.LINK_TREE,
          null,
          "the link \""
              + child.name
              + "\" is already the child of the joint \""
              + child.above.name
              + "\", at line "
              + child.above.node.place().line(),
          "remove one of the joints; close loops by an equality constraint in MJCF");
    } else {
      Joint joint = new Joint(node, name == null ? "" : name, type, parent, child);
      child.above = joint;
      parent.joints.add(joint);
      joints.add(joint);
    }
  }

  private Link end(Node joint, String tag) {
    Node end = joint.need(tag);
    String name = end == null ? null : end.needText("link");
    Link link = name == null ? null : links.get(name);
    if (name != null && link == null) {
      end.error(
          Code.UNKNOWN_NAME,
          "link",
          "there is no link \"" + name + "\"",
          links.isEmpty() ? "add a link" : Nearest.suggestion(name, links.keySet()));
    }
    return link;
  }

  /** Reports every closed chain of joints once, and cuts it open. */
  private void reportCycles() {
    Set<Link> done = new HashSet<>();
    for (Link start : links.values()) {
      List<Link> way = new ArrayList<>();
      Set<Link> onWay = new HashSet<>();
      Link at = start;
      while (at != null && !done.contains(at) && onWay.add(at)) {
        way.add(at);
        at = at.above == null ? null : at.above.parent;
      }
      if (at != null && !done.contains(at)) {
        cut(at, way.subList(way.indexOf(at), way.size()));
      }
      done.addAll(way);
    }
  }

  private void cut(Link link, List<Link> upward) {
    List<String> names = new ArrayList<>(upward.stream().map(l -> l.name).toList().reversed());
    names.addFirst(link.name);
    List<String> shown = names.size() <= 8 ? names : names.subList(0, 8);
    link.above.node.error(
        Code.LINK_TREE,
        null,
        "the links form a cycle: "
            + String.join(" > ", shown)
            + (names.size() <= 8 ? "" : " > ... (" + (names.size() - 1) + " links)"),
        "remove one of the joints; close loops by an equality constraint in MJCF");
    joints.remove(link.above);
    link.above.parent.joints.remove(link.above);
    link.above = null;
  }

  private void reportRoots(Node robot) {
    if (links.isEmpty()) {
      robot.warning(Code.LINK_TREE, null, "the robot has no links", "add a link");
      return;
    }
    List<Link> roots = roots();
    if (roots.size() > 1) {
      roots
          .get(1)
          .node
          .note(
              Code.LINK_TREE,
              null,
              "there are " + roots.size() + " links without a parent, each fixed to the world",
              "connect them by joints if they belong together");
    }
  }
}
