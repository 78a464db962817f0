package dev.dynamis.mechanics.data;

import static dev.dynamis.mechanics.layout.Size.NEQ;

import dev.dynamis.mechanics.layout.Group;
import dev.dynamis.mechanics.layout.Layout;

/**
 * States of equality constraints.
 *
 * @since 0.1.0
 */
public final class EqualityStates extends Group {
  /** Whether an equality constraint acts. */
  public final boolean[] active = flags("eq_active", NEQ);

  /** Declares the arrays in {@code layout}. */
  public EqualityStates(Layout layout) {
    super(layout, "eq");
  }
}
