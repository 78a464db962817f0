package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).toList().stream();
    }
  }
}
