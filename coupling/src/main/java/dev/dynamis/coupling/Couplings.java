package dev.dynamis.coupling;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads couplings.
 *
 * <pre>{@code
 * MechanismReader mjcf = (folder, path) -> Mjcf.load(path, Resources.folder(folder)).model();
 * CouplingModel model = Couplings.load(Path.of("robot.couple.toml"), mjcf);
 * Coupling robot = model.newInstance();
 * while (robot.time() < 10 && robot.step().canContinue()) {}
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Couplings {
  /** The ending of the files. */
  public static final String ENDING = ".couple.toml";

  private Couplings() {}

  /** Returns whether a file's name is that of a coupling. */
  public static boolean isCoupling(String file) {
    return file.endsWith(ENDING);
  }

  /**
   * Reads a coupling and all that it consists of.
   *
   * @param file the coupling; other files come from under its folder
   * @param mechanisms reads its mechanisms
   * @throws ModelException with all problems of the coupling, its equations and mechanisms
   * @throws IOException if the file can't be read
   */
  public static CouplingModel load(Path file, MechanismReader mechanisms) throws IOException {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      // a pipe would be waited for
      throw new IOException(file + " is no regular file");
    }
    if (Files.size(file) > CouplingReader.MAX_BYTES) {
      throw new ModelException(
          Diagnostic.error(
              Code.FILE.id(),
              file.toString(),
              0,
              0,
              "",
              "the file has more than " + CouplingReader.MAX_BYTES + " bytes",
              "put equations into files of their own"));
    }
    return read(file.toString(), Files.readString(file), folder, mechanisms);
  }

  /**
   * Reads a coupling from its text.
   *
   * @param source name of the text for messages
   * @param folder where other files come from
   * @throws ModelException with all problems of the coupling, its equations and mechanisms
   */
  public static CouplingModel read(
      String source, String toml, Path folder, MechanismReader mechanisms) {
    return new CouplingReader(source, folder, mechanisms).read(toml);
  }
}
