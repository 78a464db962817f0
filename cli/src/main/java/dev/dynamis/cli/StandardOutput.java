package dev.dynamis.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A picture that goes to the standard output, which a file named {@code -} means. It is written to
 * a file of its own, whose name tells its kind, and sent when it is complete.
 */
final class StandardOutput implements AutoCloseable {
  private final Path file;

  StandardOutput(String ending) throws IOException {
    file = Files.createTempFile("dynamis", ending);
  }

  /** Returns whether a name means the standard output. */
  static boolean is(Path name) {
    return name != null && name.toString().equals("-");
  }

  /** Returns the file to write. */
  Path file() {
    return file;
  }

  /** Sends what was written, after what {@code out} was given before. */
  void send(PrintWriter out) throws IOException {
    out.flush();
    Files.copy(file, System.out);
    System.out.flush();
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
  }
}
