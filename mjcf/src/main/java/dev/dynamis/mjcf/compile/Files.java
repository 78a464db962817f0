package dev.dynamis.mjcf.compile;

import dev.dynamis.mjcf.asset.AssetException;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.ResourceException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;

/** Asset files of a model, below its folder and the folders that its compiler settings name. */
final class Files {
  /** Largest size of one asset file in bytes. */
  private static final long MAX_BYTES = 1L << 30;

  private Files() {}

  /**
   * Reads a file that an attribute names.
   *
   * @param folder {@code meshdir} or {@code texturedir}
   */
  static byte[] read(Element e, String attribute, String folder) throws AssetException {
    Element compiler = e.compiler();
    String file = Attrs.text(e, attribute, "").replace('\\', '/');
    if (Attrs.bool(compiler, "strippath")) {
      file = file.substring(file.lastIndexOf('/') + 1);
    }
    String dir = Attrs.text(compiler, folder, Attrs.text(compiler, "assetdir", ""));
    String path = join(e.context().folder(), join(dir.replace('\\', '/'), file));
    try {
      return e.spec().resources().read(path, MAX_BYTES);
    } catch (NoSuchFileException x) {
      throw new AssetException(
          "there is no file " + e.spec().resources().describe(path),
          "check the file's name and compiler/@" + folder);
    } catch (ResourceException x) {
      throw new AssetException(x.getMessage(), "keep the files of a model in its folder");
    } catch (IOException x) {
      throw new AssetException(
          "the file " + e.spec().resources().describe(path) + " can't be read: " + x.getMessage(),
          "");
    }
  }

  private static String join(String folder, String file) {
    if (folder.isEmpty() || file.startsWith("/")) {
      return file;
    }
    return folder.endsWith("/") ? folder + file : folder + "/" + file;
  }
}
