package dev.dynamis.mechanics.layout;

/**
 * What counts the rows of a field: a size of the model, or a count that varies with the state.
 *
 * @since 0.1.0
 */
public sealed interface Dim permits Size, Count {
  /** Returns the C name, such as {@code nbody} or {@code nefc}. */
  String symbol();
}
