package dev.dynamis.mechanics.internal.step;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;

/** Looks at a step before and after accelerations are computed, and decides whether it goes on. */
public interface StepWatch {
  /** Returns whether a step may begin from the present state, which this may correct. */
  boolean acceptsState(Model m, Data d);

  /** Returns whether the state may be advanced by the accelerations, which this may correct. */
  boolean acceptsAccelerations(Model m, Data d);
}
