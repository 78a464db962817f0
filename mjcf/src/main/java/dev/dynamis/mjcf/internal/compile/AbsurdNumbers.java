package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Value;
import java.util.List;

/**
 * Warns of numbers that no mechanism means: steps that may take days, or a world in which nothing
 * can be computed. They are obeyed, since a file may say what it likes.
 */
final class AbsurdNumbers {
  /** Most iterations, s, kg, kg/m³, and m/s² of what is usual, each with much to spare. */
  private static final int ITERATIONS = 10_000;

  private static final double SHORTEST_STEP = 1e-7;
  private static final double LONGEST_STEP = 1;
  private static final double MASS = 1e9;
  private static final double DENSITY = 1e8;
  private static final double GRAVITY = 1e5;

  private static final List<String> COUNTS =
      List.of(
          "iterations",
          "ls_iterations",
          "noslip_iterations",
          "ccd_iterations",
          "sdf_iterations",
          "sdf_initpoints");

  private AbsurdNumbers() {}

  static void check(Compilation c) {
    Element option = c.spec.option();
    for (String name : COUNTS) {
      int n = Attrs.integer(option, name);
      if (n > ITERATIONS) {
        warn(
            c,
            option,
            name,
            "is " + n + ": a step may take very long, or never end",
            "give at most a few hundred, and a tolerance that ends iterations early");
      }
    }
    double step = Attrs.real(option, "timestep");
    // others than finite numbers were told of before
    if (Double.isFinite(step) && (step < SHORTEST_STEP || step > LONGEST_STEP)) {
      warn(
          c,
          option,
          "timestep",
          "is " + step + " s, which no simulation comes far with",
          "give a time step of about 0.001 s");
    }
    largest(c, option, "gravity", GRAVITY, "m/s²");
    c.forEach(
        p -> {
          if (p instanceof Body || p instanceof Geom) {
            for (Element e : p.element == null ? List.<Element>of() : masses(p.element)) {
              largest(c, e, "mass", MASS, "kg");
              largest(c, e, "density", DENSITY, "kg/m³");
            }
          }
        });
  }

  private static List<Element> masses(Element e) {
    return e.tag().equals("geom") ? List.of(e) : e.children("inertial");
  }

  private static void largest(
      Compilation c, Element e, String attribute, double limit, String unit) {
    Value v = e.type().attribute(attribute) == null ? null : e.resolved(attribute);
    for (int i = 0; v != null && i < v.count(); i++) {
      if (Math.abs(v.reals()[i]) > limit && Double.isFinite(v.reals()[i])) {
        warn(
            c,
            e,
            attribute,
            "is " + v.written() + ", more than " + limit + " " + unit,
            "check the unit: forces and accelerations may become too large to compute with");
        return;
      }
    }
  }

  private static void warn(Compilation c, Element e, String attribute, String problem, String fix) {
    c.problems.warning(Rule.ABSURD_NUMBER, e, attribute, problem, fix);
  }
}
