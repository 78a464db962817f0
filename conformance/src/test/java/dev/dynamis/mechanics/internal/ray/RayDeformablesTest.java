package dev.dynamis.mechanics.internal.ray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.skin.SkinRecording;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mechanics.sim.RayHit;
import dev.dynamis.mechanics.sim.SkinSurface;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rays against flexes and skins: closed forms, and what MuJoCo finds. */
class RayDeformablesTest {
  private static final double TOLERANCE = 1e-10;

  private static final Path FOLDER = Path.of("src/test/resources/flex");

  private static final String SHEET =
      """
      <mujoco>
        <worldbody>
          <flexcomp name="sheet" dim="2" count="3 3 1" spacing=".2 .2 .2" radius=".01" rigid="true" pos="0 0 1"/>
        </worldbody>
      </mujoco>
      """;

  @Test
  void aRayMeetsTheSheetOrItsThickEdges() {
    Model m = Mjcf.compile(Mjcf.readText(SHEET)).model();
    Data d = new Data(m);
    Physics.forward(m, d);
    RayHit hit = new RayHit();
    double[] down = {0, 0, -2};

    // inside of a triangle the sheet has no thickness; distances are in units of the direction
    assertThat(hit.castFlex(m, d, 0, new double[] {.15, .05, 2}, down)).isTrue();
    assertThat(hit.distance).isEqualTo(.5, within(1e-15));
    assertThat(Math.abs(hit.normal[2])).isEqualTo(1, within(1e-15));
    assertThat(hit.vertex).as("the vertex at (.2, 0)").isEqualTo(2 * 3 + 1);
    assertThat(hit.geom).isEqualTo(-1);

    // over an edge the ray meets a capsule, of which the radius shows
    assertThat(hit.castFlex(m, d, 0, new double[] {.1, 0, 2}, down)).isTrue();
    assertThat(hit.distance).isEqualTo((1 - .01) / 2, within(1e-15));

    // only vertices are shown: spheres at the grid's points
    double[] corner = {.2, .2, 2};
    assertThat(hit.castFlex(m, d, 0, 0, true, false, false, false, corner, down)).isTrue();
    assertThat(hit.vertex).isEqualTo(8);
    double[] beside = {.1, .1, 2};
    assertThat(hit.castFlex(m, d, 0, 0, true, false, false, false, beside, down)).isFalse();
    assertThat(hit.vertex).isEqualTo(-1);
    assertThat(hit.distance).isEqualTo(-1);
    assertThat(hit.normal).containsExactly(0, 0, 0);

    // other rays see geoms only
    assertThat(hit.cast(m, d, corner, down)).isFalse();
    assertThatThrownBy(() -> hit.castFlex(m, d, 1, corner, down))
        .hasMessage("there is no flex 1 of 1");
    assertThatThrownBy(() -> hit.castFlex(m, d, 0, corner, new double[3]))
        .hasMessage("the direction of the ray has length 0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cloth", "block", "rope", "nodes", "radial", "shapes"})
  void flexesAreHitWhereMujocoHitsThem(String name) throws IOException {
    Model m = Mjcf.load(FOLDER.resolve(name + ".xml")).model();
    Map<String, Object> recording;
    try (var in = Files.newInputStream(FOLDER.resolve(name + ".rays.json.gz"))) {
      recording = Reference.read(in);
    }
    Data d = new Data(m);
    double[] qpos = (double[]) recording.get("qpos");
    System.arraycopy(qpos, 0, d.qpos, 0, qpos.length);
    Physics.forward(m, d);
    RayHit hit = new RayHit();
    int hits = 0;
    for (Object entry : (List<?>) recording.get("rays")) {
      List<?> ray = (List<?>) entry;
      hit.castFlex(
          m,
          d,
          integer(ray, 0),
          integer(ray, 1),
          integer(ray, 2) == 1,
          integer(ray, 3) == 1,
          integer(ray, 4) == 1,
          integer(ray, 5) == 1,
          (double[]) ray.get(6),
          (double[]) ray.get(7));
      assertThat(hit.distance).isEqualTo((Double) ray.get(8), within(TOLERANCE));
      assertThat(hit.vertex).isEqualTo(integer(ray, 9));
      assertThat(hit.normal).containsExactly((double[]) ray.get(10), within(TOLERANCE));
      hits += hit.distance >= 0 ? 1 : 0;
    }
    assertThat(hits).isGreaterThan(10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bones", "file", "cable"})
  void skinsAreHitWhereMujocoHitsThem(String name) {
    SkinRecording r = SkinRecording.of(name);
    SkinSurface surface = new SkinSurface(r.model);
    RayHit hit = new RayHit();
    int hits = 0;
    for (Map<String, Object> frame : r.frames) {
      surface.update(r.pose(frame));
      for (Object entry : (List<?>) frame.get("rays")) {
        List<?> ray = (List<?>) entry;
        hit.castSkin(surface, integer(ray, 0), (double[]) ray.get(1), (double[]) ray.get(2));
        assertThat(hit.distance).isEqualTo((Double) ray.get(3), within(TOLERANCE));
        assertThat(hit.vertex).isEqualTo(integer(ray, 4));
        hits += hit.distance >= 0 ? 1 : 0;
      }
    }
    assertThat(hits).isGreaterThan(20);
    assertThatThrownBy(() -> hit.castSkin(surface, 9, new double[3], new double[] {1, 0, 0}))
        .hasMessageStartingWith("there is no skin 9 of ");
  }

  @Test
  @Tag("contract")
  void raysAllocateNothing() {
    Model m = Mjcf.load(FOLDER.resolve("block.xml")).model();
    Data d = new Data(m);
    Physics.forward(m, d);
    RayHit hit = new RayHit();
    double[] point = {0, 0, 5};
    double[] down = {.01, .02, -1};
    for (int i = 0; i < 3000; i++) {
      hit.castFlex(m, d, 0, point, down);
    }
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 500; i++) {
      hit.castFlex(m, d, 0, point, down);
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
  }

  private static int integer(List<?> ray, int i) {
    return ((Double) ray.get(i)).intValue();
  }
}
