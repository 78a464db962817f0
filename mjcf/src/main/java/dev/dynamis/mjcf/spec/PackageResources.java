package dev.dynamis.mjcf.spec;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.Map;

/** Files of a model and of packages, whose paths start with {@code package://} and a name. */
final class PackageResources implements Resources {
  private static final String SCHEME = "package://";

  private final Resources files;
  private final Map<String, Resources> packages;

  PackageResources(Resources files, Map<String, Resources> packages) {
    this.files = files;
    this.packages = Map.copyOf(packages);
  }

  /** Returns the files that a path belongs to, or {@code null} if nobody knows its package. */
  private Resources owner(String path) {
    return path.startsWith(SCHEME) ? packages.get(name(path)) : files;
  }

  private static String name(String path) {
    int slash = path.indexOf('/', SCHEME.length());
    return path.substring(SCHEME.length(), slash < 0 ? path.length() : slash);
  }

  /** Returns the path in the files that it belongs to. */
  private static String inside(String path) {
    if (!path.startsWith(SCHEME)) {
      return path;
    }
    int end = SCHEME.length() + name(path).length();
    return path.substring(Math.min(end + 1, path.length()));
  }

  @Override
  public byte[] read(String path, long limit) throws IOException {
    Resources owner = owner(path);
    if (owner == null) {
      throw new NoSuchFileException(path);
    }
    return owner.read(inside(path), limit);
  }

  @Override
  public boolean exists(String path) {
    Resources owner = owner(path);
    return owner != null && owner.exists(inside(path));
  }

  @Override
  public String adviceOutside() {
    return files.adviceOutside();
  }

  @Override
  public String describe(String path) {
    Resources owner = owner(path);
    return owner == null ? path : owner.describe(inside(path));
  }
}
