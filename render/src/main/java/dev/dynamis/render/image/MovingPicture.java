package dev.dynamis.render.image;

/**
 * A file of pictures that follow each other. Closing it writes the file.
 *
 * @since 0.1.0
 */
public interface MovingPicture extends AutoCloseable {
  /**
   * Adds a picture.
   *
   * @param argb pixels, row by row from the top; not kept
   */
  void add(int[] argb);

  /**
   * Writes the file; it is there whole or not at all.
   *
   * @throws dev.dynamis.core.SimulationException if it can't be written, naming it
   */
  @Override
  void close();
}
