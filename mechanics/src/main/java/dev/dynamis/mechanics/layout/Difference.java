package dev.dynamis.mechanics.layout;

/**
 * The first place in which two layouts differ.
 *
 * @param field C name of the field or size
 * @param index index of the element, or -1 for a size
 * @param ours value in the one that was asked
 * @param theirs value in the other
 * @since 0.1.0
 */
public record Difference(String field, int index, double ours, double theirs) {
  @Override
  public String toString() {
    return field + (index < 0 ? "" : "[" + index + "]") + ": " + ours + " and " + theirs;
  }
}
