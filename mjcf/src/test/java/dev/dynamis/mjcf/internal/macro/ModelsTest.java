package dev.dynamis.mjcf.internal.macro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Models that name models that name models. */
class ModelsTest {
  /** Counts how often files are read. */
  private static final class Counted implements Resources {
    private final Map<String, byte[]> files = new HashMap<>();
    private int reads;

    @Override
    public byte[] read(String path, long limit) throws IOException {
      reads++;
      return Resources.memory(files).read(path, limit);
    }

    @Override
    public boolean exists(String path) {
      return files.containsKey(path);
    }
  }

  /** Twelve files, each of which names the next eight times, and attaches it or not. */
  private static Counted tower(boolean attached) {
    Counted r = new Counted();
    for (int level = 0; level < 12; level++) {
      StringBuilder assets = new StringBuilder();
      StringBuilder world = new StringBuilder("<body name='b'><geom name='g' size='1'/></body>");
      for (int i = 0; level < 11 && i < 8; i++) {
        String file = level + 1 + ".xml";
        assets.append("<model name='m" + i + "' file='" + file + "'/>");
        if (attached) {
          world.append("<attach model='m" + i + "' prefix='" + level + "_" + i + "_'/>");
        }
      }
      String text =
          "<mujoco><asset>" + assets + "</asset><worldbody>" + world + "</worldbody></mujoco>";
      r.files.put(level + ".xml", text.getBytes(StandardCharsets.UTF_8));
    }
    return r;
  }

  @Test
  void everyFileIsReadOnce() {
    Counted files = tower(false);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> assertThat(Mjcf.load("0.xml", files).model().nbody).isEqualTo(2));
    assertThat(files.reads).isEqualTo(12);
  }

  @Test
  void whatIsAttachedCountsOverAllModels() {
    LoadLimits limits = new LoadLimits(1 << 20, 50_000, 1_000_000, 500, 100, 1000);
    Counted files = tower(true);
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () ->
            assertThatThrownBy(() -> Mjcf.load("0.xml", files, limits))
                .isInstanceOfSatisfying(
                    ModelException.class,
                    e -> assertThat(e.diagnostics()).anyMatch(d -> d.code().equals("MJ090"))));
    assertThat(files.reads).isEqualTo(12);
  }
}
