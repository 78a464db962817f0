package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RolloutFileTest {
  @TempDir Path folder;

  private static Rollout rollout() {
    return Rollout.of(new DelayedOscillator(0.1, 4, 0.2, 3), 25)
        .steps(3000)
        .policy(i -> (u, step, system) -> u[0] = 0.01 * i)
        .stopWhen((i, step, system) -> i == 7 && step == 11)
        .record(r -> r.columns("x", "v"));
  }

  @Test
  void theFileIsTheSameForAnyNumberOfThreads() throws IOException {
    Path one = folder.resolve("one.npz");
    try (RolloutFile file = new RolloutFile(one)) {
      rollout().run(file, Runnable::run, 1);
    }
    Path many = folder.resolve("many.npz");
    try (ExecutorService pool = Executors.newFixedThreadPool(4);
        RolloutFile file = new RolloutFile(many)) {
      rollout().run(file, pool, 4);
    }
    assertThat(many).hasSameBinaryContentAs(one);
    assertThat(folder.resolve("one.npz.cases")).doesNotExist();

    RolloutArrays arrays = rollout().run();
    Npy data = entry(one, "data.npy");
    assertThat(data.shape()).containsExactly(25, 3001, 3);
    for (int i = 0; i < 25; i++) {
      int rows = arrays.rows(i);
      for (int k = 0; k < 3001 * 3; k++) {
        double found = data.values()[i * 3001 * 3 + k];
        double expected = k < 3 * rows ? arrays.numbers(i)[k] : Double.NaN;
        assertThat(Double.compare(found, expected)).isZero();
      }
    }
    assertThat(entry(one, "steps.npy").values()[7]).isEqualTo(11);
    assertThat(entry(one, "status.npy").values()[7]).isEqualTo(CaseStatus.STOPPED.ordinal());
    try (ZipFile zip = new ZipFile(one.toFile())) {
      String json =
          new String(
              zip.getInputStream(zip.getEntry("rollout.json")).readAllBytes(),
              StandardCharsets.UTF_8);
      assertThat(json).startsWith("{\"rollout\":1,\"time\":\"time\",\"columns\":[\"x\",\"v\"]");
    }
  }

  private Npy entry(Path archive, String name) throws IOException {
    Path copy = folder.resolve(name);
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      Files.write(copy, zip.getInputStream(zip.getEntry(name)).readAllBytes());
    }
    return Npy.read(copy);
  }

  @Test
  void anotherNameIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new RolloutFile(Path.of("a.csv")));
  }
}
