package dev.dynamis.core;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files whole or not at all: into a temporary file in the same folder, which then takes the
 * name of the old one. Whoever reads sees the old content or the new, never a part.
 */
public final class AtomicFile {
  private static final int BUFFER = 1 << 16;

  /** What is to be written. */
  @FunctionalInterface
  public interface Content {
    /** Writes everything to {@code out}, which is buffered and is closed by the caller. */
    void writeTo(OutputStream out) throws IOException;
  }

  private AtomicFile() {}

  /**
   * Writes a file, replacing an old one only when the new one is complete and on the disk. When
   * {@code content} fails, the old file stays as it was and no temporary file is left.
   *
   * @throws SimulationException if the file can't be written, naming it
   */
  public static void write(Path file, Content content) {
    // a link keeps pointing to the file, whose content changes
    Path target = target(file);
    Path folder = target.toAbsolutePath().getParent();
    try {
      Path temporary = freeName(folder, target.getFileName());
      FileChannel channel =
          FileChannel.open(temporary, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
      try {
        try (channel;
            OutputStream out =
                new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER)) {
          content.writeTo(out);
          out.flush();
          channel.force(true);
        }
        move(temporary, target);
      } finally {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      throw new SimulationException(
          "can't write " + file + ": " + reason(e) + "; an older file there is unchanged", e);
    }
  }

  /** Returns a hidden name that no file has; opening it as a new file settles a race. */
  private static Path freeName(Path folder, Path name) {
    long number = System.nanoTime();
    while (true) {
      Path free = folder.resolve("." + name + "." + Long.toHexString(number++) + ".tmp");
      if (!Files.exists(free, LinkOption.NOFOLLOW_LINKS)) {
        return free;
      }
    }
  }

  /** Returns what an exception says, in words where its message is only a file name. */
  static String reason(IOException e) {
    return switch (e) {
      case java.nio.file.NoSuchFileException f -> "there is no " + f.getFile();
      case java.nio.file.AccessDeniedException f -> "access to " + f.getFile() + " is denied";
      case java.nio.file.FileSystemException f when f.getReason() != null -> f.getReason();
      default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    };
  }

  private static Path target(Path file) {
    try {
      return Files.isSymbolicLink(file) ? file.toRealPath() : file;
    } catch (IOException e) {
      throw new SimulationException("can't write " + file + ": its link leads nowhere", e);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
