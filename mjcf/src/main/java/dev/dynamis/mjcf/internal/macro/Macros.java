package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Spec;
import java.util.List;
import java.util.Set;

/**
 * Expands macros. Contents are expanded before what holds them, in file order, so that elements of
 * the other sections end up in the order in which the reference engine has them.
 */
public final class Macros {
  private static final Set<String> TAGS = Set.of("replicate", "attach", "composite");

  private final Spec spec;
  private final Problems problems;
  private final Models models;
  private final Budget budget;

  private Macros(Spec spec, LoadLimits limits, Problems problems, List<String> files) {
    this.spec = spec;
    this.problems = problems;
    this.models = new Models(spec, limits, problems, files);
    this.budget = new Budget(spec, limits, problems);
  }

  /** Returns whether a spec contains macros. */
  public static boolean has(Spec spec) {
    for (Element e : spec.root().subtree()) {
      if (TAGS.contains(e.tag()) || e.type().key.equals("asset/model")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a spec without macros: the given one if it has none, else a changed copy. Frames stay,
   * since they are part of the tree.
   */
  public static Spec expand(Spec spec, LoadLimits limits, Problems problems) {
    return expand(spec, limits, problems, List.of());
  }

  static Spec expand(Spec spec, LoadLimits limits, Problems problems, List<String> files) {
    if (!has(spec)) {
      return spec;
    }
    Macros m = new Macros(spec.copy(), limits, problems, files);
    m.contents(m.spec.world());
    m.models.removeElements();
    return m.spec;
  }

  private void contents(Element parent) {
    for (Element e : List.copyOf(parent.children())) {
      if (problems.isFull()) {
        return;
      }
      switch (e.type().key) {
        case "replicate" -> {
          contents(e);
          Replicate.expand(e, spec, budget, problems);
        }
        case "attach" -> Attach.expand(e, spec, models, budget, problems);
        case "composite" -> Cable.expand(e, spec, budget, problems);
        default -> contents(e);
      }
    }
  }

  /** Counts elements, so that a few lines can't ask for all memory. */
  static final class Budget {
    private final LoadLimits limits;
    private final Problems problems;
    private long used;

    Budget(Spec spec, LoadLimits limits, Problems problems) {
      this.limits = limits;
      this.problems = problems;
      this.used = count(spec.root());
    }

    static long count(Element e) {
      long n = 0;
      for (Element x : e.subtree()) {
        n += x == null ? 0 : 1;
      }
      return n;
    }

    /** Takes room for {@code times} times {@code elements}; notes a problem if there is none. */
    boolean take(Element macro, long times, long elements) {
      if (elements > 0 && times > (limits.elements() - used) / elements) {
        problems.error(
            Code.TOO_LARGE,
            macro,
            times
                + " copies of "
                + elements
                + " elements are more than the limit of "
                + limits.elements(),
            "make fewer copies, or raise the limit of elements");
        return false;
      }
      used += times * elements;
      return true;
    }
  }
}
