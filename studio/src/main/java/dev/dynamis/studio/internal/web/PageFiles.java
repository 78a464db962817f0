package dev.dynamis.studio.internal.web;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;

/** The files of the page: a fixed list, each with its type. */
final class PageFiles {
  private static final Map<String, String> FILES =
      Map.of(
          "index.html", "text/html; charset=utf-8",
          "studio.js", "text/javascript; charset=utf-8",
          "studio.css", "text/css; charset=utf-8",
          "icon.svg", "image/svg+xml",
          "LICENSES.txt", "text/plain; charset=utf-8");

  private static final String FOLDER = "/dev/dynamis/studio/page/";

  private PageFiles() {}

  /** A file with the type that it is sent as. */
  record PageFile(String type, byte[] bytes) {}

  /** Returns the file of a path, {@code /} for the page itself. */
  static Optional<PageFile> find(String path) throws IOException {
    String name = path.equals("/") ? "index.html" : path.substring(1);
    String type = FILES.get(name);
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream in = PageFiles.class.getResourceAsStream(FOLDER + name)) {
      return in == null ? Optional.empty() : Optional.of(new PageFile(type, in.readAllBytes()));
    }
  }
}
