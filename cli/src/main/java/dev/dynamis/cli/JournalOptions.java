package dev.dynamis.cli;

import java.nio.file.Path;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** Where an analysis of many cases keeps what is finished, and from where it goes on. */
final class JournalOptions {
  @Option(
      names = "--autosave",
      paramLabel = "FILE",
      description = "Keep what is finished in a file, so that --resume can go on with it.")
  private Path autosave;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Go on with what was kept in FILE; the other options are as before.")
  private Path resume;

  /**
   * Hands the file on to an analysis.
   *
   * @throws IllegalArgumentException if two are given
   */
  void apply(Consumer<Path> begin, Consumer<Path> goOn) {
    if (autosave != null && resume != null) {
      throw new IllegalArgumentException(
          "--resume goes on to keep what is finished in its file; leave out --autosave");
    }
    if (autosave != null) {
      begin.accept(autosave);
    }
    if (resume != null) {
      goOn.accept(resume);
    }
  }
}
