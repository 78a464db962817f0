package dev.dynamis.mjcf.spec;

/**
 * Where something stands in a user's file.
 *
 * @param source the file as the user named it
 * @param line line from 1, or 0 where there is none
 * @param column column from 1 in characters, or 0 where there is none
 * @since 0.1.0
 */
public record Place(String source, int line, int column) {
  /** The place of what a program made. */
  public static final Place PROGRAM = new Place("(program)", 0, 0);
}
