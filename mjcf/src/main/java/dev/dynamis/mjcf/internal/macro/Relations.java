package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import java.util.ArrayList;
import java.util.List;

/** Elements outside of the tree that refer to what is in it. */
final class Relations {
  /** Sections in the order in which copies are made: later ones may refer to earlier ones. */
  private static final List<String> ORDER =
      List.of("contact", "tendon", "equality", "actuator", "sensor", "custom");

  private Relations() {}

  /** Returns all of them; pairs before excludes, as MuJoCo has them. */
  static List<Element> of(Spec spec) {
    List<Element> all = new ArrayList<>();
    for (String section : ORDER) {
      List<Element> children = spec.section(section).children();
      switch (section) {
        case "contact" -> {
          all.addAll(spec.section(section).children("pair"));
          all.addAll(spec.section(section).children("exclude"));
        }
        case "custom" -> all.addAll(spec.section(section).children("tuple"));
        case "tendon", "equality", "actuator", "sensor" -> all.addAll(children);
        default -> throw new IllegalStateException(section + " has no rule for copies");
      }
    }
    return all;
  }

  /**
   * Returns whether a copy is made of an element that refers to what is copied: pairs, excludes,
   * sensors and tendons may also refer to something else, the others not.
   */
  static boolean isCopied(Element e, Renaming.Hits hits) {
    if (hits.inside().isEmpty()) {
      return false;
    }
    return switch (e.parent().tag()) {
      case "contact", "tendon", "sensor" -> true;
      case "equality", "actuator", "custom" -> hits.outside().isEmpty();
      default -> throw new IllegalStateException(e.parent().tag() + " has no rule for copies");
    };
  }
}
