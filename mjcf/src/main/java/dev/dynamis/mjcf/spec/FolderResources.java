package dev.dynamis.mjcf.spec;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Files below a folder, and below further folders that paths may lead to. Links are followed only
 * as long as they stay below one of them.
 */
final class FolderResources implements Resources {
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
      throw new NoSuchFileException(path);
    }
    if (!staysInside(file)) {
      throw new ResourceException(
          ResourceException.Reason.OUTSIDE, path + " is a link that leads out of the folder");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes((int) Math.min(limit + 1, Integer.MAX_VALUE - 16));
      if (bytes.length > limit) {
        throw new ResourceException(
            ResourceException.Reason.TOO_LARGE, path + " has more than " + limit + " bytes");
      }
      return bytes;
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
