package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowsTailTest {
  @TempDir Path folder;

  @Test
  void onlyWhatIsNewIsWritten() throws IOException {
    Path file = folder.resolve("a.rows");
    Recording all = Recordings.difficult();
    Recording growing = new Recording(all.layout());
    RowsTail tail = new RowsTail(file, growing, new byte[0]);
    assertThat(tail.mark()).isEmpty();
    assertThat(file).doesNotExist();
    double[] row = new double[2];
    long before = 0;
    for (int i = 0; i < 300; i++) {
      all.row(row, i);
      growing.add(all.time(i), row, 0);
      if (i % 100 == 99) {
        tail.mark();
        long size = Files.size(file);
        // a hundred records of kind, time and two numbers; the header comes with the first
        assertThat(size - before).isBetween(3200L, before == 0 ? 3400L : 3200L);
        before = size;
      }
    }
    tail.close();
    assertThat(RowsFormat.count(file)).containsExactly(300);
  }
}
