package dev.dynamis.studio.source;

import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;

/** Files that remember which of them were asked for, whether they were there or not. */
final class WatchedResources implements Resources {
  private final Resources files;
  private final Path folder;
  private final Set<Path> asked = new LinkedHashSet<>();

  WatchedResources(Resources files, Path folder) {
    this.files = files;
    this.folder = folder;
  }

  /** Returns what was asked for. */
  Set<Path> asked() {
    return asked;
  }

  @Override
  public byte[] read(String path, long limit) throws IOException {
    note(path);
    return files.read(path, limit);
  }

  private void note(String path) {
    try {
      asked.add(folder.resolve(path).normalize());
    } catch (InvalidPathException e) {
      // a name within a package or an archive: what has no path can't be watched
      return;
    }
  }

  @Override
  public boolean exists(String path) {
    note(path);
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
