package dev.dynamis.studio.source;

import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

/** Files that remember which of them were read. */
final class WatchedResources implements Resources {
  private final Resources files;
  private final Path folder;
  private final Set<Path> read = new LinkedHashSet<>();

  WatchedResources(Resources files, Path folder) {
    this.files = files;
    this.folder = folder;
  }

  /** Returns what was read. */
  Set<Path> read() {
    return read;
  }

  @Override
  public byte[] read(String path, long limit) throws IOException {
    byte[] bytes = files.read(path, limit);
    try {
      read.add(folder.resolve(path).normalize());
    } catch (InvalidPathException e) {
      // a name within a package or an archive: what has no path can't be watched
      return bytes;
    }
    return bytes;
  }

  @Override
  public boolean exists(String path) {
    return files.exists(path);
  }

  @Override
  public String describe(String path) {
    return files.describe(path);
  }

  @Override
  public String adviceOutside() {
    return files.adviceOutside();
  }
}
