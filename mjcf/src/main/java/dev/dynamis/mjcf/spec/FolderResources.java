package dev.dynamis.mjcf.spec;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Files below a folder, and below further folders that paths may lead to. Links are followed only
 * as long as they stay below one of them.
 */
final class FolderResources implements Resources {
  /** Bytes that an array can have. */
  private static final int MOST_BYTES = Integer.MAX_VALUE - 16;

  private final Path given;
  private final Path root;

  /** All that may be read: the root and the further folders. */
  private final List<Path> folders = new ArrayList<>();

  FolderResources(Path root, Path... further) {
    this.given = root;
    this.root = root.toAbsolutePath().normalize();
    folders.add(this.root);
    for (Path folder : further) {
      folders.add(folder.toAbsolutePath().normalize());
    }
  }

  @Override
  public String describe(String path) {
    try {
      return given.resolve(path).normalize().toString().replace('\\', '/');
    } catch (InvalidPathException e) {
      return path;
    }
  }

  @Override
  public byte[] read(String path, long limit) throws IOException {
    Path file = locate(path);
    if (!Files.isRegularFile(file)) {
      if (Files.exists(file) && !Files.isDirectory(file) && staysInside(file)) {
        // a pipe would be waited for
        throw new IOException("it is no regular file");
      }
      throw new NoSuchFileException(path);
    }
    if (!staysInside(file)) {
      throw new ResourceException(
          ResourceException.Reason.OUTSIDE, path + " is a link that leads out of the folder");
    }
    long size = Files.size(file);
    if (size > limit || size > MOST_BYTES) {
      throw new ResourceException(
          ResourceException.Reason.TOO_LARGE,
          path + " has " + size + " bytes, the limit is " + Math.min(limit, MOST_BYTES));
    }
    // the size is not trusted: a file may grow, or be one that the system makes while it is read
    byte[] bytes = new byte[(int) size];
    try (InputStream in = Files.newInputStream(file)) {
      int n = in.readNBytes(bytes, 0, bytes.length);
      if (n == bytes.length && in.read() >= 0) {
        throw new ResourceException(
            ResourceException.Reason.TOO_LARGE,
            path + " has more than the " + size + " bytes that it says it has");
      }
      return n == bytes.length ? bytes : Arrays.copyOf(bytes, n);
    }
  }

  @Override
  public boolean exists(String path) {
    try {
      Path file = locate(path);
      return Files.isRegularFile(file) && staysInside(file);
    } catch (IOException e) {
      return false;
    }
  }

  private boolean staysInside(Path file) throws IOException {
    Path real = file.toRealPath();
    for (Path folder : folders) {
      if (Files.isDirectory(folder) && real.startsWith(folder.toRealPath())) {
        return true;
      }
    }
    return false;
  }

  private Path locate(String path) throws IOException {
    try {
      // an absolute path is fine if it is below a folder; others are relative to the root
      Path file = root.resolve(path.replace('\\', '/')).normalize();
      if (folders.stream().noneMatch(file::startsWith)) {
        throw new ResourceException(
            ResourceException.Reason.OUTSIDE, path + " leads out of the folder of the model");
      }
      return file;
    } catch (InvalidPathException e) {
      throw new NoSuchFileException(path, null, e.getReason());
    }
  }
}
