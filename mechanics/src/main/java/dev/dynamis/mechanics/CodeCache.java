package dev.dynamis.mechanics;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Code that was compiled for a model, shared by all its data and by its copies. What it takes for
 * granted of the model is checked by those who use it, so a copy with other numbers may need code
 * of its own; there is little of it, since numbers as such are no part of code.
 *
 * @since 0.1.0
 */
public final class CodeCache {
  private static final int MOST = 4;

  private volatile Object[] entries = {};

  CodeCache() {}

  /** Returns whether nothing of a type was compiled yet. */
  public boolean isEmpty(Class<?> type) {
    for (Object entry : entries) {
      if (type.isInstance(entry)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns code that fits, made now if there is none.
   *
   * @param fits tells of code whether it fits
   * @param maker makes some
   * @return the code, or null if there is too much that does not fit
   */
  public synchronized <T> T get(Class<T> type, Predicate<T> fits, Supplier<T> maker) {
    int count = 0;
    for (Object entry : entries) {
      if (type.isInstance(entry)) {
        count++;
        if (fits.test(type.cast(entry))) {
          return type.cast(entry);
        }
      }
    }
    if (count == MOST) {
      return null;
    }
    T made = maker.get();
    Object[] more = Arrays.copyOf(entries, entries.length + 1);
    more[entries.length] = made;
    entries = more;
    return made;
  }
}
