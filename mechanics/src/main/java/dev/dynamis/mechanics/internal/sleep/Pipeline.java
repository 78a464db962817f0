package dev.dynamis.mechanics.internal.sleep;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/**
 * What sleep asks of the pipeline. Stages ask sleep what is awake, so sleep may not know them; it
 * is given this instead.
 */
public interface Pipeline {
  /** Computes poses of everything, and lengths of tendons. */
  void poses(Model m, Data d);

  /**
   * Computes everything that depends on the state, sensors included.
   *
   * @param skip a {@code Stage} value: what belongs to it and to earlier stages is up to date
   */
  void forward(Model m, Data d, int skip);

  /** Drops all constraint rows, and what contacts know of them. */
  void dropRows(Data d);
}
