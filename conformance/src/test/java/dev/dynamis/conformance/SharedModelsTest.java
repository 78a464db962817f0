package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Models that nobody here wrote, where a folder of them lies beside the project: what MuJoCo loads,
 * loads here, and is the same model after it was written and read again.
 */
class SharedModelsTest {
  private static final Path MODELS = Path.of("../../shared/models").toAbsolutePath().normalize();

  @Test
  void everyModelThatMujocoLoadsIsTheSameAfterWritingAndReading() throws IOException {
    assumeTrue(Files.exists(MODELS.resolve("INDEX.tsv")), "no shared models");
    List<String> wrong = new ArrayList<>();
    int same = 0;
    for (String line : Files.readAllLines(MODELS.resolve("INDEX.tsv"))) {
      String[] cells = line.split("\t");
      if (cells.length < 2 || !cells[1].equals("yes")) {
        continue;
      }
      try {
        String difference = roundTrip(MODELS.resolve(cells[0]));
        if (difference.isEmpty()) {
          same++;
        } else {
          wrong.add(cells[0] + ": " + difference);
        }
      } catch (ModelException e) {
        wrong.add(cells[0] + ": " + e.getMessage());
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(same).isGreaterThan(200);
  }

  private static String roundTrip(Path file) {
    // the folder of all models is open to each of them, since some read what is beside their own
    Spec spec = Mjcf.read(file, MODELS);
    Model model = Mjcf.compile(spec).model();
    String name = MODELS.relativize(file).resolveSibling("again.xml").toString().replace('\\', '/');
    byte[] text = Mjcf.write(spec).getBytes(StandardCharsets.UTF_8);
    Resources files =
        Resources.over(Resources.memory(Map.of(name, text)), Resources.folder(MODELS));
    Spec again = Mjcf.read(name, files, LoadLimits.DEFAULT);
    return model.difference(Mjcf.compile(again).model(), 0).map(Object::toString).orElse("");
  }
}
