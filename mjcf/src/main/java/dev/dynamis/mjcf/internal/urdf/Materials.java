package dev.dynamis.mjcf.internal.urdf;

import dev.dynamis.core.Nearest;
import dev.dynamis.mjcf.internal.xml.XmlElement;
import dev.dynamis.mjcf.spec.Code;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** Colors of materials, which a file names once and uses anywhere. */
final class Materials {
  private final Map<String, double[]> byName = new HashMap<>();
  private final Map<XmlElement, double[]> own = new IdentityHashMap<>();

  /** Reads the materials of the robot and of its visuals; the first with a name keeps it. */
  Materials(Node robot) {
    for (Node n : robot.children()) {
      if (n.tag().equals("material")) {
        read(n);
      } else if (n.tag().equals("link")) {
        for (Node visual : n.children()) {
          Node material = visual.tag().equals("visual") ? visual.child("material") : null;
          if (material != null) {
            read(material);
          }
        }
      }
    }
  }

  private void read(Node material) {
    Node color = material.child("color");
    double[] rgba = color == null ? null : color.needReals("rgba", 4);
    if (rgba != null) {
      own.put(material.xml(), rgba);
      if (material.text("name") != null) {
        byName.putIfAbsent(material.text("name"), rgba);
      }
    }
  }

  /** Returns the color of a visual's material, or {@code before} if it has none. */
  double[] color(Node visual, double[] before) {
    Node material = visual.child("material");
    if (material == null) {
      return before;
    }
    if (material.child("color") != null) {
      return own.getOrDefault(material.xml(), before);
    }
    String name = material.needText("name");
    if (name == null) {
      return before;
    }
    if (!byName.containsKey(name) && material.child("texture") == null) {
      material.warning(
          Code.UNKNOWN_NAME,
          "name",
          "there is no material \"" + name + "\" with a color",
          byName.isEmpty() ? "add a color" : Nearest.suggestion(name, byName.keySet()));
    }
    return byName.getOrDefault(name, before);
  }
}
