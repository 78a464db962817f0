package dev.dynamis.mjcf.internal.macro;

import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.internal.read.Loading;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.Spec;
import java.util.List;
import java.util.Set;

/**
 * Expands macros. Contents are expanded before what holds them, in file order, so that elements of
 * the other sections end up in the order in which MuJoCo has them.
 */
public final class Macros {
  private static final Set<String> TAGS = Set.of("replicate", "attach", "composite");

  /** Bytes of a generated number, in lists and in the element. */
  private static final double NUMBER_BYTES = 50;

  private final Spec spec;
  private final Loading loading;
  private final Models models;
  private final Budget budget;

  private Macros(Spec spec, Loading loading, List<String> files) {
    this.spec = spec;
    this.loading = loading;
    this.models = new Models(spec, loading, files);
    this.budget = new Budget(loading);
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
  public static Spec expand(Spec spec, Loading loading) {
    return expand(spec, loading, List.of());
  }

  static Spec expand(Spec spec, Loading loading, List<String> files) {
    if (!has(spec)) {
      return spec;
    }
    Macros m = new Macros(spec.copy(), loading, files);
    m.contents(m.spec.world());
    m.models.removeElements();
    return m.spec;
  }

  private void contents(Element parent) {
    for (Element e : List.copyOf(parent.children())) {
      if (loading.problems.isFull()) {
        return;
      }
      switch (e.type().key) {
        case "replicate" -> {
          contents(e);
          Replicate.expand(e, spec, budget, loading.problems);
        }
        case "attach" -> Attach.expand(e, spec, models, budget, loading.problems);
        case "composite" -> Cable.expand(e, spec, budget, loading.problems);
        default -> contents(e);
      }
    }
  }

  /** Takes elements of the limit, so that a few lines can't ask for all memory. */
  record Budget(Loading loading) {
    /** Takes room for {@code times} times {@code elements}; notes a problem if there is none. */
    boolean take(Element macro, long times, long elements) {
      String tooMany = loading.takeElements(times, elements);
      if (tooMany != null) {
        loading.problems.error(
            Code.TOO_LARGE, macro, tooMany, "make fewer copies, or raise the limit");
      }
      return tooMany == null;
    }

    /** Takes the memory of numbers that a macro generates; notes a problem if there is none. */
    boolean takeNumbers(Element macro, double numbers) {
      try {
        loading.memory.take((long) (NUMBER_BYTES * numbers));
        return true;
      } catch (MemoryBudget.Exceeded e) {
        loading.problems.error(Code.TOO_LARGE, macro, e.getMessage(), e.fix());
        return false;
      }
    }
  }
}
