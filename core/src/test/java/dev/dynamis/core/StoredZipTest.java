package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredZipTest {
  @TempDir Path folder;

  /**
   * The JDK's reader is the judge; a low limit makes small files take the records of large ones.
   */
  @ParameterizedTest
  @ValueSource(longs = {0xFFFF_FFFFL, 50, 6, 1})
  void entriesThatAreWrittenSideBySideAreReadOneByOne(long limit) throws IOException {
    Path file = folder.resolve("a.zip");
    try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
      StoredZip zip = new StoredZip(out, limit);
      int a = zip.add("a", 6);
      int b = zip.add("dir/ünï", 3);
      int empty = zip.add("empty", 0);
      zip.write(a, bytes("abc"), 3);
      zip.write(b, bytes("xyz-"), 3);
      zip.write(a, bytes("def"), 3);
      zip.write(empty, bytes(""), 0);
      zip.finish();
    }
    try (ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
      assertThat(zip.stream().map(ZipEntry::getName)).containsExactly("a", "dir/ünï", "empty");
      assertThat(content(zip, "a")).isEqualTo("abcdef");
      assertThat(content(zip, "dir/ünï")).isEqualTo("xyz");
      assertThat(content(zip, "empty")).isEmpty();
      ZipEntry e = zip.getEntry("a");
      assertThat(e.getMethod()).isEqualTo(ZipEntry.STORED);
      // CRC-32 of "abcdef" as published with the check values of the algorithm's tables
      assertThat(e.getCrc()).isEqualTo(0x4B8E39EFL);
    }
  }

  @Test
  void aNameThatDoesNotFitIsRefused() throws IOException {
    try (RandomAccessFile out = new RandomAccessFile(folder.resolve("a").toFile(), "rw")) {
      StoredZip zip = new StoredZip(out);
      org.assertj.core.api.Assertions.assertThatIllegalArgumentException()
          .isThrownBy(() -> zip.add("x".repeat(70_000), 1))
          .withMessageContaining("too long for an archive");
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String content(ZipFile zip, String name) throws IOException {
    return new String(
        zip.getInputStream(zip.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
  }
}
