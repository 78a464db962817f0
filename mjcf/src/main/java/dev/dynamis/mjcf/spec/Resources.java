package dev.dynamis.mjcf.spec;

import dev.dynamis.mjcf.internal.text.ResourcePath;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where the files of a model come from: a folder, a zip archive or memory. Paths are relative, with
 * slashes; nothing outside the given roots can be read.
 *
 * @since 0.1.0
 */
public interface Resources {
  /**
   * Reads a file.
   *
   * @param path path relative to the root; {@code .} and {@code ..} are resolved
   * @param limit greatest size in bytes
   * @throws NoSuchFileException if there is no such file
   * @throws ResourceException if the path leads outside the roots or the file is too large
   * @throws IOException if reading fails
   */
  byte[] read(String path, long limit) throws IOException;

  /** Returns whether there is such a file inside the roots. */
  boolean exists(String path);

  /** Returns how messages call a file, usually the path as the user knows it. */
  default String describe(String path) {
    return path;
  }

  /** Returns what a user can do about a file outside the roots, for messages. */
  default String adviceOutside() {
    return "move the file below the model's folder, or give a root that holds both";
  }

  /**
   * Returns these files and those of packages, whose paths are {@code package://NAME/PATH}.
   *
   * @param packages the files of each package, by its name
   */
  default Resources withPackages(Map<String, Resources> packages) {
    return new PackageResources(this, packages);
  }

  /**
   * Returns the files of {@code upper}, and those of {@code lower} whose paths it does not have: a
   * file in memory can stand in for one of a folder.
   */
  static Resources over(Resources upper, Resources lower) {
    return new LayeredResources(upper, lower);
  }

  /** Returns resources without any file. */
  static Resources none() {
    return memory(Map.of());
  }

  /** Returns the files of a map from paths to contents. */
  static Resources memory(Map<String, byte[]> files) {
    return new MemoryResources(files);
  }

  /**
   * Returns the files of a folder; symbolic links may not lead out of it.
   *
   * @param root the folder that paths are relative to
   * @param further other folders that paths, such as {@code ../meshes/arm.stl}, and links may lead
   *     to
   */
  static Resources folder(Path root, Path... further) {
    return new FolderResources(root, further);
  }

  /**
   * Returns the files of a zip archive, read into memory.
   *
   * @param limit greatest size of all files together in bytes
   * @throws IOException if the archive can't be read, or is larger than the limit
   */
  static Resources zip(byte[] archive, long limit) throws IOException {
    return ZipFiles.read(archive, limit);
  }

  /**
   * Resolves {@code .} and {@code ..} in a path with either slash.
   *
   * @return the path without them, or {@code null} if it leads above the root
   */
  static String normalize(String path) {
    return ResourcePath.normalize(path);
  }

  /**
   * Resolves {@code .} and {@code ..} in a path with either slash as far as possible: {@code ..}
   * stays at the start of a path that leads above the root.
   */
  static String resolve(String path) {
    return ResourcePath.resolve(path);
  }
}
