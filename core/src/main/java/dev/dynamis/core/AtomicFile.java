package dev.dynamis.core;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes files whole or not at all: into a temporary file in the same folder, which then takes the
 * name of the old one. Whoever reads sees the old content or the new, never a part. What a killed
 * process left is deleted by the next one that writes the same file.
 *
 * @since 0.1.0
 */
public final class AtomicFile {
  private static final int BUFFER = 1 << 16;
  private static final long ORPHAN_MILLIS = 60_000;
  private static final String ENDING = ".tmp";
  private static final String OWN = ProcessHandle.current().pid() + "-";
  private static final AtomicLong NUMBER = new AtomicLong();

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
    writeAnywhere(
        file,
        channel -> {
          OutputStream out =
              new BufferedOutputStream(new FileOutputStream(channel.getFD()), BUFFER);
          content.writeTo(out);
          out.flush();
        });
  }

  /** What is to be written, in any order. */
  interface RandomContent {
    void writeTo(RandomAccessFile out) throws IOException;
  }

  /** As {@link #write}, for content that is not written from its beginning to its end. */
  static void writeAnywhere(Path file, RandomContent content) {
    // a link keeps pointing to the file, whose content changes
    Path target = target(file);
    Path folder = target.toAbsolutePath().getParent();
    try {
      deleteOrphans(folder, target.getFileName());
      Path temporary = newFile(folder, target.getFileName());
      try {
        // not a channel, which an interrupt of the thread would close in the middle
        try (RandomAccessFile out = new RandomAccessFile(temporary.toFile(), "rw")) {
          content.writeTo(out);
          out.getFD().sync();
        }
        move(temporary, target);
      } finally {
        Files.deleteIfExists(temporary);
      }
    } catch (UncheckedIOException e) {
      throw failure(file, e.getCause());
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  private static SimulationException failure(Path file, IOException e) {
    return new SimulationException(
        "can't write " + file + ": " + reason(e) + "; an older file there is unchanged", e);
  }

  /** Makes a hidden file whose name says which process it belongs to. */
  private static Path newFile(Path folder, Path name) throws IOException {
    while (true) {
      Path free = folder.resolve(prefix(name) + OWN + NUMBER.getAndIncrement() + ENDING);
      try {
        return Files.createFile(free);
      } catch (FileAlreadyExistsException e) {
        // left by an earlier process of the same number: the next name is free
        continue;
      }
    }
  }

  private static String prefix(Path name) {
    return "." + name + ".";
  }

  /**
   * Deletes what processes left that were killed while they wrote this file. A file that changed in
   * the last minute may belong to a process on another machine.
   */
  private static void deleteOrphans(Path folder, Path name) throws IOException {
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(
            folder,
            f -> {
              String n = f.getFileName().toString();
              return n.startsWith(prefix(name)) && n.endsWith(ENDING);
            })) {
      for (Path f : files) {
        String rest = f.getFileName().toString().substring(prefix(name).length());
        int dash = rest.indexOf('-');
        if (dash > 0
            && rest.substring(0, dash).matches("\\d{1,18}")
            && !isAlive(Long.parseLong(rest.substring(0, dash)))
            && isOld(f)) {
          Files.deleteIfExists(f);
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }

  private static boolean isAlive(long process) {
    return ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false);
  }

  private static boolean isOld(Path f) {
    try {
      long age = System.currentTimeMillis() - Files.getLastModifiedTime(f).toMillis();
      return age > ORPHAN_MILLIS;
    } catch (IOException e) {
      // somebody else has deleted it
      return false;
    }
  }

  /**
   * Refuses what would be waited for, such as a pipe.
   *
   * @throws SimulationException if there is something of that name which is no regular file
   */
  static void requireRegular(Path file) {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new SimulationException("can't read " + file + ": it is no regular file");
    }
  }

  /** Returns what an exception says, in words where its message is only a file name. */
  public static String reason(IOException e) {
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
