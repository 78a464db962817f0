package dev.dynamis.studio.internal.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderFilesTest {
  @TempDir Path temp;

  @Test
  void filesBelowTheFolderAreFoundAndListed() throws IOException {
    Path root = Files.createDirectories(temp.resolve("root/sub"));
    Files.writeString(root.resolve("run.csv"), "time\n");
    FolderFiles files = new FolderFiles(temp.resolve("root"));
    assertThat(files.list(".*\\.csv")).containsExactly("sub/run.csv");
    assertThat(files.find("sub/run.csv")).isRegularFile();
  }

  @Test
  void whatLiesElsewhereIsRefusedAsIfItWereMissing() throws IOException {
    Path root = Files.createDirectories(temp.resolve("root"));
    Path secret = Files.writeString(temp.resolve("secret.csv"), "time\n");
    Files.createSymbolicLink(root.resolve("link.csv"), secret);
    FolderFiles files = new FolderFiles(root);
    for (String name :
        new String[] {"../secret.csv", secret.toString(), "link.csv", "no.csv", "", "a\0b", "."}) {
      assertThatThrownBy(() -> files.find(name))
          .as(name)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("there is no file");
    }
  }

  @Test
  void withoutAFolderNothingCanBeNamed() {
    assertThat(new FolderFiles(null).list(".*")).isEmpty();
    assertThatThrownBy(() -> new FolderFiles(null).find("a"))
        .hasMessageContaining("without a folder");
  }
}
