package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.internal.read.SpecReader;
import dev.dynamis.mjcf.internal.xml.XmlElement;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Place;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Reads URDF to a {@link Spec}: links become bodies, joints the joints of the child's body, visuals
 * and collisions geoms, {@code mimic} an equality constraint.
 *
 * <p>Everything wrong is noted in {@link Problems}, and at the end what was not read. Messages that
 * come later, from compiling, speak of bodies and geoms, at the place of the link or shape.
 */
public final class UrdfReader {
  /** Sections of MJCF that may stand in an element {@code mujoco}. */
  private static final Set<String> SECTIONS = Set.of("compiler", "option", "size");

  /** Elements above the body of a root link: mujoco and worldbody. */
  private static final int ABOVE = 2;

  private final String source;
  private final Loading loading;
  private final Problems problems;
  private final Spec spec = new Spec();

  private UrdfReader(String source, Loading loading) {
    this.source = source;
    this.loading = loading;
    this.problems = loading.problems;
  }

  /**
   * Reads a text.
   *
   * @param root its root element, {@code robot}
   * @param source the file as the user named it
   * @param folder folder of the file, relative to the root of {@code resources}
   * @param resources where meshes come from; {@link Resources#withPackages} adds packages
   * @return the spec, incomplete if there are errors
   */
  public static Spec read(
      XmlElement root, String source, String folder, Resources resources, Loading loading) {
    UrdfReader r = new UrdfReader(source, loading);
    r.spec.setResources(resources);
    r.spec.setFolder(folder);
    r.spec.setComment(root.comment());
    r.spec.root().at(new Place(source, root.line(), root.column()));
    r.robot(root);
    return r.spec;
  }

  private void robot(XmlElement root) {
    Notes notes = new Notes(source, problems);
    Node robot = new Node(root, "", notes);
    Vocabulary.check(robot);
    if (robot.text("name") != null) {
      spec.root().set("model", robot.text("name")).at("model", robot.place("name"));
    }
    boolean strip = settings(robot.child("mujoco"));
    LinkTree tree = new LinkTree(robot);
    Shapes shapes =
        new Shapes(
            new Meshes(spec, strip), new Materials(robot), spec.compiler().bool("discardvisual"));
    Joints joints = new Joints(spec, tree);
    tree.links().forEach(l -> shapes.addMeshes(l.node));
    bodies(tree, shapes, joints);
    tree.joints().forEach(joints::mimic);
    notes.report();
  }

  /**
   * Reads what the file says to the compiler and sets what URDF has by default.
   *
   * @return whether folders in the names of meshes are left out
   */
  private boolean settings(Node mujoco) {
    if (mujoco != null) {
      for (Node section : mujoco.children()) {
        if (SECTIONS.contains(section.tag())) {
          SpecReader.readSection(spec, section.xml(), source, loading);
        } else {
          section.unread(
              null, "mujoco/" + section.tag(), "write the model as MJCF and add it there");
        }
      }
    }
    Element compiler = spec.compiler();
    if (compiler.has("angle") && compiler.text("angle").equals("degree")) {
      problems.add(
          Severity.WARNING,
          Code.NOT_READ,
          compiler.place("angle"),
          "mujoco/compiler/@angle",
          "angles of a URDF file are in radians, whatever this says",
          "remove it");
    }
    compiler.set("angle", "radian");
    for (String name : List.of("fusestatic", "discardvisual")) {
      if (!compiler.has(name)) {
        compiler.set(name, true);
      }
    }
    // done here, so that the paths in the spec are those of the files
    boolean strip = !compiler.has("strippath") || compiler.bool("strippath");
    compiler.clear("strippath");
    return strip;
  }

  /** A link that waits for its body to be made. */
  private record Pending(LinkTree.Link link, Element parent, int depth) {}

  /** Makes the bodies, without recursion: depth is the user's. */
  private void bodies(LinkTree tree, Shapes shapes, Joints joints) {
    Deque<Pending> pending = new ArrayDeque<>();
    for (LinkTree.Link root : tree.roots().reversed()) {
      pending.push(new Pending(root, spec.world(), ABOVE));
    }
    while (!pending.isEmpty()) {
      Pending p = pending.pop();
      LinkTree.Link link = p.link;
      if (p.depth + 1 >= loading.limits.depth()) {
        link.node.error(
            Code.TOO_DEEP,
            null,
            "the chain of links to here is longer than " + (loading.limits.depth() - ABOVE - 1),
            "split the model, or raise the limit of depth");
        continue;
      }
      Element body = link.isWorld() ? spec.world() : body(p);
      Inertial.add(link.node, body);
      if (link.above != null) {
        joints.add(link.above, body);
      }
      shapes.addGeoms(link.node, body);
      int depth = link.isWorld() ? p.depth : p.depth + 1;
      for (LinkTree.Joint joint : link.joints.reversed()) {
        pending.push(new Pending(joint.child(), body, depth));
      }
    }
  }

  private static Element body(Pending p) {
    Node node = p.link.node;
    return p.parent
        .add("body")
        .at(node.place())
        .set("name", p.link.name)
        .at("name", node.place("name"));
  }
}
