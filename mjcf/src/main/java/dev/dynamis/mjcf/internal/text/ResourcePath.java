package dev.dynamis.mjcf.internal.text;

import java.util.ArrayList;
import java.util.List;

/** Paths inside resources. */
public final class ResourcePath {
  private ResourcePath() {}

  public static boolean isAbsolute(String path) {
    return path.contains("://")
        || path.startsWith("/")
        || path.startsWith("\\")
        || (path.length() > 1 && path.charAt(1) == ':' && Character.isLetter(path.charAt(0)));
  }

  /** Returns a path without {@code .} and {@code ..}, or null if it leads above the root. */
  public static String normalize(String path) {
    String resolved = resolve(path);
    return resolved.equals("..") || resolved.startsWith("../") ? null : resolved;
  }

  /**
   * Returns a path in which {@code ..} only remains at the start, where it leads above the root.
   */
  public static String resolve(String path) {
    List<String> parts = new ArrayList<>();
    for (String part : path.replace('\\', '/').split("/")) {
      switch (part) {
        case "", "." -> {}
        case ".." -> {
          if (parts.isEmpty() || parts.getLast().equals("..")) {
            parts.add(part);
          } else {
            parts.removeLast();
          }
        }
        default -> parts.add(part);
      }
    }
    return String.join("/", parts);
  }

  /** Returns {@code path} below {@code folder}, or as it is if it is absolute. */
  public static String join(String folder, String path) {
    return folder.isEmpty() || isAbsolute(path) ? path : folder + "/" + path;
  }

  /** Returns how to get from a folder to a file, both relative to the same root. */
  public static String relative(String folder, String file) {
    String base = normalize(folder);
    if (base == null || base.isEmpty()) {
      return file;
    }
    String[] from = base.split("/");
    String[] to = file.split("/");
    int same = 0;
    while (same < from.length && same < to.length - 1 && from[same].equals(to[same])) {
      same++;
    }
    StringBuilder b = new StringBuilder();
    for (int i = same; i < from.length; i++) {
      b.append("../");
    }
    for (int i = same; i < to.length; i++) {
      b.append(i > same ? "/" : "").append(to[i]);
    }
    return b.toString();
  }

  /** Returns the folder part of a path, without the last slash. */
  public static String folderOf(String path) {
    int slash = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
    return slash < 0 ? "" : path.substring(0, slash);
  }
}
