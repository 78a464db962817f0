package dev.dynamis.core;

/**
 * Hears how far a long computation has come. Calls come from the computing thread; a listener must
 * be quick and may stop the computation.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Progress {
  /** A listener that hears nothing and never stops anything. */
  Progress NONE = (done, total, what) -> true;

  /**
   * Reports progress.
   *
   * @param done how much is done, in the computation's own unit
   * @param total how much there is to do, or 0 where that is not known
   * @param what what is being done now, for people
   * @return {@code false} to stop at the next safe place, keeping what has been done
   */
  boolean update(long done, long total, String what);
}
