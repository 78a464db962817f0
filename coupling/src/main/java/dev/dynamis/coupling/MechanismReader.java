package dev.dynamis.coupling;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Reads the mechanisms of a coupling, whatever their format.
 *
 * <pre>{@code
 * MechanismReader mjcf = (folder, path) -> Mjcf.load(path, Resources.folder(folder)).model();
 * }</pre>
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface MechanismReader {
  /**
   * Reads a mechanism.
   *
   * @param folder the folder of the coupling, outside of which nothing may be read
   * @param path the file, relative to that folder, as the coupling names it
   * @throws ModelException with all problems of the mechanism
   * @throws IOException if a file can't be read
   */
  Model read(Path folder, String path) throws IOException;
}
