package dev.dynamis.mjcf.internal.read;

import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Spec;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The loading of one model: what is wrong with it, and what it takes of its limits over all its
 * files, the models that it attaches and the copies that macros make.
 */
public final class Loading {
  /** Bytes of an element with its values, its copy without macros, and the object it becomes. */
  private static final long ELEMENT_BYTES = 1500;

  /** What the model may ask for. */
  public final LoadLimits limits;

  /** What is wrong with it. */
  public final Problems problems;

  /** The bytes that it may take. */
  public final MemoryBudget memory;

  private final Map<String, Optional<Spec>> models = new HashMap<>();
  private long elements;

  /** Starts to load a model. */
  public Loading(LoadLimits limits, Problems problems) {
    this.limits = limits;
    this.problems = problems;
    this.memory = new MemoryBudget(limits.bytes());
  }

  /** Starts to load a model within the usual limits. */
  public Loading() {
    this(LoadLimits.DEFAULT, new Problems());
  }

  /** Returns the number of elements of a subtree. */
  public static long count(Element e) {
    long n = 0;
    for (Element x : e.subtree()) {
      n += x == null ? 0 : 1;
    }
    return n;
  }

  /**
   * Takes elements, and the bytes that they need.
   *
   * @return what is wrong if there are not enough left, else null
   */
  public String takeElements(long times, long each) {
    if (each > 0 && times > (limits.elements() - elements) / each) {
      return (times == 1 ? each + " elements" : times + " copies of " + each + " elements")
          + ", with "
          + elements
          + " others, are more than the limit of "
          + limits.elements();
    }
    try {
      memory.take(times * each * ELEMENT_BYTES);
    } catch (MemoryBudget.Exceeded e) {
      return e.getMessage();
    }
    elements += times * each;
    return null;
  }

  /** Returns how many elements there is room for. */
  public long elementsLeft() {
    return Math.min(limits.elements() - elements, memory.left() / ELEMENT_BYTES);
  }

  /** Returns the model of a file, which is read at most once; null if it can't be read. */
  public Spec model(String path, Supplier<Spec> read) {
    Optional<Spec> known = models.get(path);
    if (known == null) {
      known = Optional.ofNullable(read.get());
      models.put(path, known);
    }
    return known.orElse(null);
  }
}
