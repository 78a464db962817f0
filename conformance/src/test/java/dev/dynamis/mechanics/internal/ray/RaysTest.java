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
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Rays against all kinds of geoms, meshes and height fields included. */
class RaysTest {
  private static final Path FOLDER = Path.of("src/test/resources/smooth");

  @Test
  void rangeFindersReadMujocosDistancesAndNormals() throws IOException {
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

  @Test
  void whatIsCalledFarIsNotHit() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <worldbody>
                        <geom type="sphere" size=".3" pos="1 0 0"/>
                        <geom type="capsule" size=".1 .4" pos="-1 0 .5" euler="40 20 0"/>
                        <geom type="cylinder" size=".2 .3" pos="0 1 0" euler="70 0 30"/>
                        <geom type="ellipsoid" size=".1 .2 .3" pos="0 -1 0" euler="0 50 10"/>
                        <geom type="box" size=".3 .1 .2" pos="0 0 1" euler="30 60 0"/>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    Data d = new Data(m);
    Physics.forward(m, d);
    SplittableRandom random = new SplittableRandom(7);
    double[] point = new double[3];
    double[] vec = new double[3];
    double[] s = new double[RayShapes.SCRATCH];
    int hits = 0;
    for (int ray = 0; ray < 5000; ray++) {
      double scale = StrictMath.pow(10, random.nextInt(-2, 5));
      for (int k = 0; k < 3; k++) {
        point[k] = scale * (random.nextDouble() - 0.5);
        // towards a geom, or beside it
        vec[k] = d.geom.xpos[3 * (ray % 5) + k] + random.nextDouble() - 0.5 - point[k];
      }
      double want = -1;
      for (int g = 0; g < m.ngeom; g++) {
        double x =
            RayShapes.intersect(
                m.geom.type[g],
                d.geom.xpos,
                3 * g,
                d.geom.xmat,
                9 * g,
                m.geom.size,
                3 * g,
                point,
                0,
                vec,
                0,
                null,
                0,
                s,
                0);
        want = x >= 0 && (want < 0 || x < want) ? x : want;
      }
      double got = Rays.cast(m, d, point, 0, vec, 0, null, true, -1, null, 0, null, 0);
      assertThat(got).isEqualTo(want);
      hits += want >= 0 ? 1 : 0;
    }
    assertThat(hits).isBetween(1000, 4500);
  }

  private static Model rays() {
    Model m = Mjcf.load(FOLDER.resolve("rays.xml")).model();
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    return m;
  }
}
