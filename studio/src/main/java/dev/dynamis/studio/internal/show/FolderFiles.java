package dev.dynamis.studio.internal.show;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Files that pages may name: those below the folder that the server was started with. */
final class FolderFiles {
  private static final int DEPTH = 3;
  private static final int MOST = 200;

  private final Path root;

  /** Takes a folder, or null if no file may be named. */
  FolderFiles(Path root) {
    this.root = root;
  }

  /** Returns the paths of recordings and models, below the folder. */
  List<String> list(String endings) {
    if (root == null) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(root, DEPTH)) {
      return files
          .filter(f -> f.getFileName().toString().toLowerCase(Locale.ROOT).matches(endings))
          .filter(Files::isRegularFile)
          .map(f -> root.relativize(f).toString().replace('\\', '/'))
          .sorted()
          .limit(MOST)
          .toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of();
    }
  }

  /**
   * Returns the file of a name.
   *
   * @throws IllegalArgumentException if it does not lie below the folder, or there is none
   */
  Path find(String name) {
    if (root == null) {
      throw new IllegalArgumentException("this server was started without a folder of files");
    }
    try {
      Path real = root.toRealPath();
      Path file = real.resolve(name).toRealPath();
      if (file.startsWith(real) && Files.isRegularFile(file)) {
        return file;
      }
    } catch (IOException | InvalidPathException e) {
      // the same answer for what is missing and for what lies elsewhere
      throw new IllegalArgumentException(unknown(name), e);
    }
    throw new IllegalArgumentException(unknown(name));
  }

  private static String unknown(String name) {
    return "there is no file '" + name + "' below the folder of this server";
  }
}
