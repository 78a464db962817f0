package dev.dynamis.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Puts a model, or a recording to draw, that comes by the standard input, named {@code -}, into a
 * file of its own, whose name tells its kind; it stands alone in its folder.
 */
final class StandardInput implements AutoCloseable {
  /** What is longer is no text of a model. */
  private static final int LONGEST = 64 << 20;

  private final InputStream in;
  private Path folder;
  private Path file;

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
      boolean target = all[0].equals("convert") && i > 1;
      if (all[i].equals("-") && !target && !takesValue(all, i - 1)) {
        file = all[0].equals("plot") ? recording() : model();
        all[i] = file.toString();
        break;
      }
    }
    return all;
  }

  /** Returns whether an argument is an option that stands before its value. */
  private static boolean takesValue(String[] args, int at) {
    String name = args[at];
    if (!name.startsWith("-") || name.contains("=")) {
      return false;
    }
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    CommandLine command = Dynamis.commands(nowhere, nowhere, args).getSubcommands().get(args[0]);
    OptionSpec option = command == null ? null : command.getCommandSpec().findOption(name);
    return option == null || option.arity().max() > 0;
  }

  /** Recordings may be long: they go to the disk as they come. */
  private Path recording() throws IOException {
    folder = Files.createTempDirectory("dynamis");
    Path whole = folder.resolve("stdin");
    byte[] first;
    try (OutputStream out = Files.newOutputStream(whole)) {
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
    return Files.move(whole, folder.resolve("stdin" + ending));
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

  /** Returns a writer that names what came by the standard input as the user did. */
  PrintWriter naming(PrintWriter to) throws IOException {
    if (file == null) {
      return to;
    }
    String real = file.toRealPath().toString();
    String name = file.toString();
    return new PrintWriter(
        new NamingWriter(to, "-", escaped(real), real, escaped(name), name), true);
  }

  /** As JSON writes it where folders are parted by backslashes. */
  private static String escaped(String name) {
    return name.replace("\\", "\\\\");
  }

  @Override
  public void close() throws IOException {
    if (folder != null) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path path : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(path);
        }
      }
    }
  }
}
