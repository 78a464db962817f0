package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Visuals and collisions of links, which become geoms. */
final class Shapes {
  /** In the order in which they are looked for. */
  private static final List<String> KINDS = List.of("box", "cylinder", "sphere", "capsule", "mesh");

  private static final int VISUAL_GROUP = 1;

  private final Meshes meshes;
  private final Materials materials;
  private final boolean discardVisuals;
  private final Set<String> names = new HashSet<>();

  Shapes(Meshes meshes, Materials materials, boolean discardVisuals) {
    this.meshes = meshes;
    this.materials = materials;
    this.discardVisuals = discardVisuals;
  }

  /** Adds the meshes that a link uses. */
  void addMeshes(Node link) {
    for (Node shape : link.children()) {
      boolean used =
          shape.tag().equals("collision") || (shape.tag().equals("visual") && !discardVisuals);
      Node geometry = used ? shape.child("geometry") : null;
      Node mesh = geometry == null ? null : geometry.child("mesh");
      if (mesh != null) {
        meshes.add(mesh);
      }
    }
  }

  /** Adds the geoms of a link to its body. */
  void addGeoms(Node link, Element body) {
    // a shape without color has that of the last visual before it
    double[] color = null;
    for (Node shape : link.children()) {
      boolean visual = shape.tag().equals("visual");
      if (visual) {
        color = materials.color(shape, color);
        if (discardVisuals) {
          shape.unread(
              null,
              "link/visual",
              "to keep visuals add <mujoco><compiler discardvisual=\"false\"/></mujoco>");
        }
      }
      if (shape.tag().equals("collision") || (visual && !discardVisuals)) {
        Element geom = body.add("geom").at(shape.place());
        name(shape, geom);
        if (visual) {
          geom.set("contype", 0).set("conaffinity", 0);
          geom.set("group", VISUAL_GROUP).set("density", 0);
        }
        shape(shape, geom);
        Pose.of(shape).put(geom);
        if (color != null && color[0] >= 0) {
          geom.set("rgba", color);
        }
      }
    }
  }

  private void name(Node shape, Element geom) {
    String name = shape.text("name");
    if (name == null) {
      return;
    }
    if (names.add(name)) {
      geom.set("name", name).at("name", shape.place("name"));
    } else {
      shape.warning(
          Code.REPEATED_NAME,
          "name",
          "the name \"" + name + "\" is already taken; this shape has none",
          "rename one of them");
    }
  }

  private void shape(Node shape, Element geom) {
    Node geometry = shape.need("geometry");
    if (geometry == null) {
      return;
    }
    List<Node> found = new ArrayList<>();
    for (String kind : KINDS) {
      if (geometry.child(kind) != null) {
        found.add(geometry.child(kind));
      }
    }
    if (found.isEmpty()) {
      geometry.error(
          Code.MISSING_ELEMENT,
          null,
          "geometry has no shape",
          "add one of " + String.join(", ", KINDS));
      return;
    }
    if (found.size() > 1) {
      found
          .get(1)
          .warning(
              Code.REPEATED_ELEMENT,
              null,
              "geometry has several shapes; only " + found.get(0).tag() + " is read",
              "give each shape its own " + shape.tag());
    }
    Node kind = found.get(0);
    geom.set("type", kind.tag());
    switch (kind.tag()) {
      case "box" -> box(kind, geom);
      case "cylinder", "capsule" -> round(kind, geom, true);
      case "sphere" -> round(kind, geom, false);
      default -> {
        if (meshes.name(kind) != null) {
          geom.set("mesh", meshes.name(kind));
        }
      }
    }
  }

  private static void box(Node box, Element geom) {
    double[] size = box.needReals("size", 3);
    if (size != null) {
      geom.set("size", size[0] / 2, size[1] / 2, size[2] / 2).at("size", box.place("size"));
    }
  }

  private static void round(Node kind, Element geom, boolean hasLength) {
    double radius = kind.needReal("radius");
    double length = hasLength ? kind.needReal("length") : 0;
    if (Double.isNaN(radius) || Double.isNaN(length)) {
      return;
    }
    if (hasLength) {
      geom.set("size", radius, length / 2);
    } else {
      geom.set("size", radius);
    }
    geom.at("size", kind.place("radius"));
  }
}
