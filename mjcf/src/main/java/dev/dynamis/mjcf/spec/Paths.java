package dev.dynamis.mjcf.spec;

import java.util.ArrayList;
import java.util.List;

/** Paths inside resources. */
final class Paths {
  private Paths() {}

  static boolean isAbsolute(String path) {
    return path.startsWith("/")
        || path.startsWith("\\")
        || (path.length() > 1 && path.charAt(1) == ':' && Character.isLetter(path.charAt(0)));
  }

  static String normalize(String path) {
    List<String> parts = new ArrayList<>();
    for (String part : path.replace('\\', '/').split("/")) {
      switch (part) {
        case "", "." -> {}
        case ".." -> {
          if (parts.isEmpty()) {
            return null;
          }
          parts.removeLast();
        }
        default -> parts.add(part);
      }
    }
    return String.join("/", parts);
  }
}
