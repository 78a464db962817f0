package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
  @TempDir Path folder;

  @Test
  void writesANewFileAndReplacesAnOldOne() throws IOException {
    Path file = folder.resolve("a.txt");
    AtomicFile.write(file, out -> out.write('1'));
    AtomicFile.write(file, out -> out.write('2'));
    assertThat(file).hasContent("2");
    assertThat(names()).containsExactly("a.txt");
  }

  @Test
  void anInterruptedWriteLeavesTheOldFile() throws IOException {
    Path file = folder.resolve("a.txt");
    Files.writeString(file, "old");
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(
            () ->
                AtomicFile.write(
                    file,
                    out -> {
                      out.write(new byte[1_000_000]);
                      throw new IOException("disk is full");
                    }))
        .withMessage("can't write " + file + ": disk is full; an older file there is unchanged");
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(
            () ->
                AtomicFile.write(
                    file,
                    out -> {
                      throw new IllegalStateException("bug");
                    }));
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("a.txt");
  }

  @Test
  void theOldFileIsThereUntilTheNewOneIsComplete() throws IOException {
    Path file = folder.resolve("a.txt");
    Files.writeString(file, "old");
    AtomicFile.write(
        file,
        out -> {
          out.write(new byte[1_000_000]);
          assertThat(file).hasContent("old");
        });
    assertThat(Files.size(file)).isEqualTo(1_000_000);
  }

  @Test
  void aLinkKeepsPointingToItsFile() throws IOException {
    Path real = folder.resolve("real.txt");
    Path link = folder.resolve("link.txt");
    Files.writeString(real, "old");
    Files.createSymbolicLink(link, real);
    AtomicFile.write(link, out -> out.write('n'));
    assertThat(link).isSymbolicLink();
    assertThat(real).hasContent("n");
  }

  @Test
  void aMissingFolderIsNamed() {
    Path file = folder.resolve("nowhere").resolve("a.txt");
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> AtomicFile.write(file, out -> out.write('1')))
        .withMessageContaining("can't write " + file + ": there is no ");
  }

  @Test
  void whatAKilledProcessLeftIsDeletedByTheNext() throws Exception {
    Path file = folder.resolve("a.txt");
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    Path orphan = Files.writeString(folder.resolve(".a.txt." + gone.pid() + "-3.tmp"), "half");
    Path recent = Files.writeString(folder.resolve(".a.txt." + gone.pid() + "-4.tmp"), "half");
    Path alive =
        Files.writeString(
            folder.resolve(".a.txt." + ProcessHandle.current().pid() + "-999999.tmp"), "half");
    Path others = Files.writeString(folder.resolve(".b.txt." + gone.pid() + "-3.tmp"), "half");
    FileTime longAgo = FileTime.fromMillis(System.currentTimeMillis() - 120_000);
    for (Path f : List.of(orphan, alive, others)) {
      Files.setLastModifiedTime(f, longAgo);
    }
    AtomicFile.write(file, out -> out.write('1'));
    assertThat(names())
        .containsExactlyInAnyOrder(
            "a.txt",
            recent.getFileName().toString(),
            alive.getFileName().toString(),
            others.getFileName().toString());
  }

  @Test
  void anInterruptDoesNotStopAWrite() {
    Path file = folder.resolve("a.txt");
    Thread.currentThread().interrupt();
    AtomicFile.write(file, out -> out.write('1'));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(file).hasContent("1");
  }

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).toList().stream();
    }
  }
}
