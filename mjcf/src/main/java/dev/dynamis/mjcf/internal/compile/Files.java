package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.internal.asset.AssetException;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.internal.read.AssetPath;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.ResourceException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;

/** Asset files of a model, below its folder and the folders that its compiler settings name. */
final class Files {
  /** Largest size of one asset file in bytes. */
  private static final long MAX_BYTES = 1L << 30;

  private Files() {}

  /** Reads a file that an attribute names, if there is memory for it. */
  static byte[] read(Element e, String attribute, MemoryBudget.Hold memory) throws AssetException {
    String path = AssetPath.of(e, attribute);
    try {
      long most = Math.min(MAX_BYTES, memory.left());
      byte[] bytes = e.spec().resources().read(path, most);
      memory.take(bytes.length);
      return bytes;
    } catch (NoSuchFileException x) {
      throw new AssetException(
          "there is no file " + e.spec().resources().describe(path),
          "check the file's name, compiler/@meshdir and compiler/@texturedir");
    } catch (ResourceException x) {
      boolean outside = x.reason() == ResourceException.Reason.OUTSIDE;
      throw new AssetException(
          x.getMessage(), outside ? e.spec().resources().adviceOutside() : "make the file smaller");
    } catch (IOException x) {
      throw new AssetException(
          "the file " + e.spec().resources().describe(path) + " can't be read: " + x.getMessage(),
          "");
    }
  }
}
