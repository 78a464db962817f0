package dev.dynamis.conformance.support;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Models of the acceptance suite, as MuJoCo compiled them, and recorded numbers. */
public final class Acceptance {
  private Acceptance() {}

  /** A model of the suite, without constraints: nothing that is tested with these touches. */
  public static Model model(String name) {
    Model m =
        RecordedModel.build(read(Path.of("src/test/resources/acceptance", name + ".json.gz")));
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    return m;
  }

  /** Data in the initial state but for the velocities. */
  public static Data data(Model m, double... qvel) {
    Data d = new Data(m);
    System.arraycopy(qvel, 0, d.qvel, 0, qvel.length);
    return d;
  }

  public static Map<String, Object> numbers() {
    return read(Path.of("src/test/resources/smooth/seeds.json.gz"));
  }

  private static Map<String, Object> read(Path file) {
    try (var in = Files.newInputStream(file)) {
      return Reference.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
