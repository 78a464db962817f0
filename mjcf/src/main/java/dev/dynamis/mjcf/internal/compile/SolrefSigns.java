package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Value;
import java.util.List;

/**
 * Warns of a {@code solref} whose numbers have different signs. Two positive numbers are a time
 * constant and a damping ratio, two negative ones a stiffness and a damping; a mixture is neither,
 * and every step takes the default instead.
 */
final class SolrefSigns {
  private static final List<String> NAMES =
      List.of("solref", "solreflimit", "solreffriction", "o_solref");

  private SolrefSigns() {}

  static void check(Compilation c) {
    c.forEach(
        p -> {
          if (p.element != null) {
            check(p.element, c.problems);
          }
        });
    check(c.spec.option(), c.problems);
  }

  private static void check(Element e, Report problems) {
    for (String name : NAMES) {
      Attribute a = e.type().attribute(name);
      Value v = a == null ? null : e.resolved(a);
      if (v != null && v.count() >= 2 && v.reals()[0] > 0 != v.reals()[1] > 0) {
        problems.warning(
            Rule.SOLREF_SIGNS,
            e,
            name,
            "is "
                + v.reals()[0]
                + " "
                + v.reals()[1]
                + ", of which one is positive: the default is used instead",
            "give a time constant and a damping ratio, or minus stiffness and minus damping");
      }
    }
  }
}
