package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mjcf.internal.macro.Macros;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.internal.read.SpecChecks;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Spec;
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
    return compile(spec, LoadLimits.DEFAULT);
  }

  /**
   * Compiles a spec.
   *
   * @param limits how much it may ask for
   * @return the model, which ids its elements got, and warnings and notes
   * @throws dev.dynamis.core.ModelException with all problems, if the model can't be used
   */
  public static Compiled compile(Spec spec, LoadLimits limits) {
    Problems problems = new Problems();
    Loading loading = new Loading(limits, problems);
    String tooMany = loading.takeElements(1, Loading.count(spec.root()));
    if (tooMany != null) {
      problems.error(
          Code.TOO_LARGE, spec.root(), tooMany, "make the model smaller, or raise the limit");
    }
    problems.throwIfErrors();
    Spec plain = expand(spec, loading);
    checkRequired(plain, problems);
    problems.throwIfErrors();
    SpecChecks.run(plain, problems);
    return compileChecked(spec, plain, loading);
  }

  /** Returns a spec without macros: the given one if it has none, else a changed copy. */
  public static Spec expand(Spec spec, Loading loading) {
    Spec plain = Macros.expand(spec, loading);
    return FlexComp.expandAll(plain, plain != spec, loading);
  }

  /**
   * Compiles a spec whose macros were expanded and which was checked.
   *
   * @param source what it was expanded from
   * @param loading what was noted so far, of which warnings and notes get into the result
   * @throws dev.dynamis.core.ModelException with all problems, if the model can't be used
   */
  public static Compiled compileChecked(Spec source, Spec plain, Loading loading) {
    Problems problems = loading.problems;
    Compilation c = new Compilation(plain, new Report(problems), loading.memory);
    Settings settings = c.settings();
    c.number();
    c.enterNames();
    checkCount(c);
    c.forEach(p -> p.linkAssets(c));
    if (settings.discardvisual) {
      VisualDiscard.dropLooks(c);
    }
    markHulls(c);
    UserData user = new UserData(c);
    c.forEach(p -> p.compile(c));
    c.forEach(p -> p.link(c));
    MassCheck.run(c);
    SolrefSigns.check(c);
    AbsurdNumbers.check(c);
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
    return new Compiled(model, source, plain, c.elements(), problems.all());
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

  /**
   * Meshes that collide, now or by an explicit pair, need their hull; distance fields an octree.
   */
  private static void markHulls(Compilation c) {
    for (Geom g : c.geoms) {
      if (g.mesh != null && g.isMesh() && g.used) {
        g.mesh.needsHull = true;
      }
      if (g.mesh != null && g.type == GeomType.SDF) {
        g.mesh.needsOctree = true;
      }
    }
  }
}
