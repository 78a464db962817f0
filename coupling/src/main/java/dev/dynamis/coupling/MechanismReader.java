package dev.dynamis.coupling;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
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

  /**
   * Reads the text of equations that are in a file of their own. Whoever keeps files elsewhere than
   * in folders says so here.
   *
   * @param folder the folder of the coupling, outside of which nothing may be read
   * @param path the file, relative to that folder, as the coupling names it
   * @throws IOException if it can't be read
   */
  default String text(Path folder, String path) throws IOException {
    Path file;
    try {
      file = folder.resolve(path).normalize();
    } catch (InvalidPathException e) {
      throw new IOException("'" + path + "' can't be the name of a file", e);
    }
    if (!file.startsWith(folder) || !file.toRealPath().startsWith(folder.toRealPath())) {
      throw new IOException("it lies outside the folder of the coupling");
    }
    if (!Files.isRegularFile(file)) {
      // a pipe would be waited for
      throw new IOException("it is no regular file");
    }
    if (Files.size(file) > CouplingReader.MAX_BYTES) {
      throw new IOException("it has more than " + CouplingReader.MAX_BYTES + " bytes");
    }
    return Files.readString(file);
  }
}
