package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.render.Camera;
import dev.dynamis.render.scene.Viewpoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Models that nobody here wrote can be drawn, through all their cameras. A build draws some of
 * them, {@code mvn -Pmodels test} all.
 */
class RenderedModelsTest {
  private static final Path MODELS = Path.of("../../shared/models").toAbsolutePath().normalize();
  private static final int STRIDE = Boolean.getBoolean("dynamis.render.all") ? 1 : 23;

  @Test
  void everyModelThatMujocoLoadsCanBeDrawn() throws IOException {
    assumeTrue(Files.exists(MODELS.resolve("INDEX.tsv")), "no shared models");
    List<String> lines = Files.readAllLines(MODELS.resolve("INDEX.tsv"));
    List<String> failed = new ArrayList<>();
    int drawn = 0;
    for (int i = 1; i < lines.size(); i += STRIDE) {
      String[] cells = lines.get(i).split("\t");
      if (cells[1].equals("yes")) {
        try {
          // the folder of all models is open to each: some read what is beside their own
          draw(Mjcf.load(cells[0], Resources.folder(MODELS)).model());
          drawn++;
        } catch (RuntimeException e) {
          failed.add(cells[0] + ": " + e);
        }
      }
    }
    assertThat(failed).isEmpty();
    assertThat(drawn).isGreaterThan(lines.size() / STRIDE / 2);
  }

  private static void draw(Model m) {
    Mechanism mechanism = new Mechanism(m).refresh();
    for (int c = -1; c < m.ncam; c++) {
      Viewpoint eye = c < 0 ? Viewpoint.free(m) : Viewpoint.of(m, c);
      Camera camera = Camera.of(m, eye).size(24, 16).build();
      int[] argb = new int[24 * 16];
      camera.color(mechanism.data(), argb);
      camera.depth(mechanism.data(), new float[24 * 16]);
      assertThat(Arrays.stream(argb).allMatch(p -> p >>> 24 == 255)).isTrue();
    }
  }
}
