package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.ContactReplay;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.Replay;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts in recorded positions: touching, deep, in the margin, aligned, parallel, edge on. */
class ContactConformanceTest {
  private static final Path FOLDER = Path.of("src/test/resources/collision");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plane-sphere",
        "plane-capsule",
        "plane-ellipsoid",
        "plane-cylinder",
        "plane-box",
        "sphere-sphere",
        "sphere-capsule",
        "sphere-cylinder",
        "sphere-box",
        "capsule-capsule",
        "capsule-box",
        "box-box"
      })
  void pairsOfShapesTouchAsInMujoco(String pair) throws IOException {
    assertThat(ContactReplay.differences(model(pair), recording(pair), 1e-14)).isEmpty();
  }

  /** Which neighbors of the lowest vertex are taken depends on the layout of the hull. */
  @Test
  void aMeshTouchesAPlaneWithItsLowestVertexAndTwoMore() throws IOException {
    Model m = model("plane-mesh");
    Data d = new Data(m);
    for (Map<String, Object> frame : Replay.frames(recording("plane-mesh"))) {
      ContactReplay.place(m, d, frame);
      double[] dist = (double[]) frame.get("dist");
      double[] pos = (double[]) frame.get("pos");
      assertThat(d.ncon).isEqualTo(dist.length);
      if (d.ncon > 0) {
        assertThat(d.contact.dist[0]).isCloseTo(dist[0], within(1e-14));
        assertThat(Arrays.copyOf(d.contact.pos, 3))
            .containsExactly(Arrays.copyOf(pos, 3), within(1e-14));
        for (int i = 1; i < d.ncon; i++) {
          assertThat(d.contact.dist[i]).isBetween(dist[0], m.geom.margin[0] + m.geom.margin[1]);
        }
      }
    }
  }

  @Test
  void parametersAndOrderOfContactsAreMujocos() throws IOException {
    assertThat(ContactReplay.differences(parameters(), recording("parameters"), 1e-14)).isEmpty();
  }

  @Test
  void overridesReplaceParametersOfGeomsAndPairs() throws IOException {
    Model m = parameters();
    m.opt.setEnabled(EnableBit.OVERRIDE, true);
    assertThat(ContactReplay.differences(m, recording("parameters-override"), 1e-14)).isEmpty();
  }

  @Test
  void parentsTouchTheirChildrenIfTheFilterIsOff() throws IOException {
    Model m = parameters();
    m.opt.setDisabled(DisableBit.FILTERPARENT, true);
    assertThat(ContactReplay.differences(m, recording("parameters-unfiltered"), 1e-14)).isEmpty();
  }

  @Test
  void testingAllGeomsFindsWhatTheTreesFind() throws IOException {
    Model m = parameters();
    m.opt.setDisabled(DisableBit.MIDPHASE, true);
    assertThat(ContactReplay.differences(m, recording("parameters-all-to-all"), 1e-14)).isEmpty();
  }

  private static Model parameters() {
    return model("parameters");
  }

  private static Model model(String name) {
    return Mjcf.load(FOLDER.resolve(name + ".xml")).model();
  }

  private static Map<String, Object> recording(String name) throws IOException {
    try (var in = Files.newInputStream(FOLDER.resolve(name + ".json.gz"))) {
      return Reference.read(in);
    }
  }
}
