package dev.dynamis.equations;

import dev.dynamis.equations.internal.lang.ModTable;

/**
 * A variation of a model: what to remove, replace, add and set, in that order. Read one with {@link
 * Models#readMod}, apply it with {@link ModelSpec#apply(java.util.List)}.
 *
 * @since 0.1.0
 */
public final class Mod {
  private final ModTable table;

  Mod(ModTable table) {
    this.table = table;
  }

  /** Returns its name. */
  public String name() {
    return table.name();
  }

  ModTable table() {
    return table;
  }
}
