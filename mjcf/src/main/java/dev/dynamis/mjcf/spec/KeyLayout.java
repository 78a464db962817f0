package dev.dynamis.mjcf.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Which elements the numbers of a keyframe belong to, in the order of the numbers. Numbers of an
 * element that is not part of the model are skipped. Elements of the model that are not listed keep
 * their initial values.
 *
 * @param joints joints, for {@code qpos} and {@code qvel}
 * @param actuators actuators, for {@code act} and {@code ctrl}
 * @param mocap mocap bodies, for {@code mpos} and {@code mquat}
 * @since 0.1.0
 */
public record KeyLayout(List<Element> joints, List<Element> actuators, List<Element> mocap) {
  /** Returns the layout of what the listed elements were replaced by; others stay. */
  public KeyLayout map(Map<Element, Element> by) {
    return new KeyLayout(map(joints, by), map(actuators, by), map(mocap, by));
  }

  private static List<Element> map(List<Element> all, Map<Element, Element> by) {
    List<Element> mapped = new ArrayList<>();
    for (Element e : all) {
      mapped.add(e != null && by.containsKey(e) ? by.get(e) : e);
    }
    return mapped;
  }
}
