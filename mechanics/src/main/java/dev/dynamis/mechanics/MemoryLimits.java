package dev.dynamis.mechanics;

/**
 * How many bytes the steps of one data may take: contacts, constraint rows, islands, scratch memory
 * and what solvers keep, as they are in memory. A model asks for a limit ({@code narena}), but a
 * file is not trusted to know the machine: whatever it asks for, the limit is never more than
 * {@link #host()}.
 *
 * <p>A step that needs more does without contacts or without constraints and counts a warning, or
 * has not happened at all, as the policy of a mechanism says. {@code data.memory().setLimit} sets
 * another limit.
 *
 * @since 0.1.0
 */
public final class MemoryLimits {
  /** A limit of the model below this bounds contacts and rows, but not what is needed beside. */
  private static final long LEAST = 64L << 20;

  private MemoryLimits() {}

  /** Returns the most bytes for any model on this machine: half of what the heap may grow to. */
  public static long host() {
    return Runtime.getRuntime().maxMemory() / 2;
  }

  /** Returns the most bytes for the steps of a model. */
  public static long of(Model m) {
    return m.narena == 0 ? host() : Math.min(host(), Math.max(LEAST, m.narena));
  }
}
