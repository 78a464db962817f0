package dev.dynamis.mechanics.internal.ray;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.Replay;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mechanics.sim.RayHit;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Rays against all kinds of geoms, meshes and height fields included. */
class RaysTest {
  private static final Path FOLDER = Path.of("src/test/resources/smooth");

  @Test
  void rangeFindersReadTheReferencesDistancesAndNormals() throws IOException {
    Model m = rays();
    try (var in = Files.newInputStream(FOLDER.resolve("rays.steps.json.gz"))) {
      assertThat(Replay.differences(m, Reference.read(in), 1e-10)).isEmpty();
    }
  }

  @Test
  void aRayTellsWhatItHit() {
    Model m = rays();
    Data d = new Data(m);
    Physics.forward(m, d);
    RayHit hit = new RayHit();
    double[] down = {0, 0, -2};
    assertThat(hit.cast(m, d, new double[] {1, 1, 3}, down)).isTrue();
    assertThat(hit.distance).isEqualTo(1.35);
    assertThat(hit.normal).containsExactly(0, 0, 1);
    assertThat(m.geom.bodyid[hit.geom]).isZero();

    // the carriage is the only thing that moves; it is seen unless it is left out
    double[] above = {0, 0, 3};
    assertThat(hit.cast(m, d, above, down, null, false, -1)).isTrue();
    assertThat(m.geom.bodyid[hit.geom]).isEqualTo(m.names.id(ObjType.BODY, "carriage"));
    assertThat(hit.cast(m, d, above, down, null, false, 1)).isFalse();
    assertThat(hit.distance).isEqualTo(-1);
    assertThat(hit.normal).containsExactly(0, 0, 0);
    assertThat(hit.cast(m, d, above, down, new boolean[6], true, -1)).isFalse();
  }

  private static Model rays() {
    Model m = Mjcf.load(FOLDER.resolve("rays.xml")).model();
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    return m;
  }
}
