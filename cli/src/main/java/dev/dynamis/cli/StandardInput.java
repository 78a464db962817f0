package dev.dynamis.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Puts a model, or a recording to draw, that comes by the standard input, named {@code -}, into a
 * file of its own, whose name tells its kind; it stands alone in its folder.
 */
final class StandardInput implements AutoCloseable {
  /** What is longer is no text of a model. */
  private static final int LONGEST = 64 << 20;

  private final InputStream in;
  private Path folder;

  StandardInput(InputStream in) {
    this.in = in;
  }

  /**
   * Returns arguments in which the first model that is {@code -} is a file. The value of an option
   * and the target of {@code convert} stay: they mean the standard output.
   *
   * @throws IllegalArgumentException if the standard input is no model
   */
  String[] replace(String[] args) throws IOException {
    String[] all = args.clone();
    for (int i = 1; i < all.length; i++) {
      boolean value = all[i - 1].startsWith("-") && !all[i - 1].contains("=");
      boolean target = all[0].equals("convert") && i > 1;
      if (all[i].equals("-") && !value && !target) {
        all[i] = (all[0].equals("plot") ? recording() : model()).toString();
        break;
      }
    }
    return all;
  }

  /** Recordings may be long: they go to the disk as they come. */
  private Path recording() throws IOException {
    folder = Files.createTempDirectory("dynamis");
    Path file = folder.resolve("stdin");
    byte[] first;
    try (OutputStream out = Files.newOutputStream(file)) {
      first = in.readNBytes(8);
      out.write(first);
      in.transferTo(out);
    }
    if (first.length == 0) {
      throw new IllegalArgumentException("the standard input is empty, expected a recording");
    }
    String ending =
        switch (first[0]) {
          case 'P' ->
              first.length > 1 && first[1] == 'K'
                  ? ".npz"
                  : new String(first, StandardCharsets.ISO_8859_1).startsWith("PAR1")
                      ? ".parquet"
                      : ".csv";
          case (byte) 0x93 -> ".npy";
          case '{' -> ".jsonl";
          default -> ".csv";
        };
    return Files.move(file, folder.resolve("stdin" + ending));
  }

  private Path model() throws IOException {
    byte[] bytes = in.readNBytes(LONGEST + 1);
    if (bytes.length > LONGEST) {
      throw new IllegalArgumentException("the standard input is longer than 64 MB");
    }
    String text = new String(bytes, StandardCharsets.UTF_8).strip();
    if (text.isEmpty()) {
      throw new IllegalArgumentException("the standard input is empty, expected a model");
    }
    String ending =
        !text.startsWith("<")
            ? text.contains("[controller") ? ".couple.toml" : ".toml"
            : text.contains("<robot") && !text.contains("<mujoco") ? ".urdf" : ".xml";
    folder = Files.createTempDirectory("dynamis");
    return Files.write(folder.resolve("stdin" + ending), bytes);
  }

  @Override
  public void close() throws IOException {
    if (folder != null) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }
}
