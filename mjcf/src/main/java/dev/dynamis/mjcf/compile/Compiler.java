package dev.dynamis.mjcf.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.macro.Macros;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Limits;
import dev.dynamis.mjcf.spec.Problems;
import dev.dynamis.mjcf.spec.Spec;
import dev.dynamis.mjcf.spec.SpecChecks;
import java.util.Comparator;

/**
 * Compiles a {@link Spec} into a {@link Model}.
 *
 * <p>The spec is only read. All problems of a model are found before the first is thrown, so that
 * their author sees them at once.
 */
public final class Compiler {
  /** Bodies are numbered by 16 bits in the signatures of pairs. */
  private static final int MAX_BODIES = 65534;

  private Compiler() {}

  /** Compiles a spec within the usual limits. */
  public static Compiled compile(Spec spec) {
    return compile(spec, Limits.DEFAULT);
  }

  /**
   * Compiles a spec.
   *
   * @param limits how much macros may expand into
   * @return the model, which ids its elements got, and warnings and notes
   * @throws dev.dynamis.core.ModelException with all problems, if the model can't be used
   */
  public static Compiled compile(Spec spec, Limits limits) {
    Problems problems = new Problems();
    Spec plain = Macros.expand(spec, limits, problems);
    checkRequired(plain, problems);
    problems.throwIfErrors();
    SpecChecks.run(plain, problems);
    Compilation c = new Compilation(plain, new Report(problems));
    Settings settings = c.settings();
    Unsimulated.report(c);
    c.number();
    c.enterNames();
    checkCount(c);
    linkAssets(c);
    if (settings.discardvisual) {
      VisualDiscard.dropLooks(c);
    }
    markHulls(c);
    UserData user = new UserData(c);

    c.meshes.forEach(m -> m.compile(c));
    c.hfields.forEach(h -> h.compile(c));
    c.textures.forEach(t -> t.compile(c));
    c.bodies.forEach(b -> b.compile(c));
    c.excludes.forEach(x -> x.link(c));
    c.equalities.forEach(q -> q.link(c));
    c.tendons.forEach(t -> t.link(c));
    c.actuators.forEach(a -> a.link(c));
    c.sensors.forEach(s -> s.link(c));
    c.tuples.forEach(t -> t.link(c));
    MassCheck.run(c);
    Assembly assembly = new Assembly(c, user);
    assembly.checkKeys();
    problems.throwIfErrors();

    if (settings.fusestatic) {
      StaticFusion.run(c);
    }
    c.pairs.forEach(Pair::order);
    c.pairs.sort(Comparator.comparingInt(Pair::signature));
    c.excludes.sort(Comparator.comparingInt(Exclude::signature));
    if (settings.discardvisual) {
      VisualDiscard.dropGeoms(c);
    }
    c.number();
    Model model = assembly.model();
    problems.throwIfErrors();
    return new Compiled(model, c, problems.all());
  }

  /** A program may leave out what a file must give. */
  private static void checkRequired(Spec spec, Problems problems) {
    for (Element e : spec.root().subtree()) {
      for (Attribute a : e.type().attributes) {
        if (a.required && e.type().permits(a) && !e.has(a.name)) {
          problems.error(
              Code.MISSING_ATTRIBUTE,
              e,
              a.name,
              "the attribute is missing",
              "give " + a.name + ": " + a.description);
        }
      }
    }
  }

  private static void checkCount(Compilation c) {
    if (c.bodies.size() >= MAX_BODIES) {
      c.problems.error(
          Rule.TOO_MANY_BODIES,
          c.spec.world(),
          null,
          "has " + c.bodies.size() + " bodies, expected less than " + MAX_BODIES,
          "make several models");
    }
  }

  private static void linkAssets(Compilation c) {
    c.materials.forEach(m -> m.link(c));
    c.meshes.forEach(m -> m.link(c));
    c.geoms.forEach(g -> g.link(c));
    c.sites.forEach(s -> s.link(c));
    c.pairs.forEach(p -> p.link(c));
  }

  /** Meshes that collide, now or by an explicit pair, need their convex hull. */
  private static void markHulls(Compilation c) {
    for (Geom g : c.geoms) {
      if (g.mesh != null && g.isMesh() && g.used) {
        g.mesh.needsHull = true;
      }
    }
  }
}
