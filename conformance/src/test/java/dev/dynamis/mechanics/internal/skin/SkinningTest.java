package dev.dynamis.mechanics.internal.skin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mechanics.sim.SkinSurface;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Skins in poses: closed forms, and what MuJoCo shows. */
class SkinningTest {
  /** Rounding of single precision at coordinates of about 1. */
  private static final float ROUNDING = 2e-7f;

  private static final String TWO_BONES =
      """
      <mujoco>
        <option gravity="0 0 0"/>
        <asset>
          <skin name="s" inflate="%s" vertex="0 0 0 1 0 0 1 1 0 0 1 0" face="0 1 2 0 2 3">
            <bone body="a" bindpos="0 0 0" bindquat="1 0 0 0" vertid="0 1 2 3" vertweight="1 1 3 3"/>
            <bone body="b" bindpos="0 1 0" bindquat="1 0 0 0" vertid="2 3" vertweight="%s %s"/>
          </skin>
        </asset>
        <worldbody>
          <body name="a">
            <freejoint/>
            <geom size=".1"/>
          </body>
          <body name="b" pos="0 1 0">
            <freejoint/>
            <geom size=".1"/>
          </body>
        </worldbody>
      </mujoco>
      """;

  private static Model model(double inflate, double weight) {
    return Mjcf.compile(Mjcf.readText(TWO_BONES.formatted(inflate, weight, weight))).model();
  }

  @Test
  void aSkinOfOneBoneMovesAsARigidBody() {
    Model m = model(0, 0);
    Data d = new Data(m);
    // a quarter turn about z, and away
    double half = Math.sqrt(0.5);
    System.arraycopy(new double[] {1, 2, 3, half, 0, 0, half}, 0, d.qpos, 0, 7);
    Physics.forward(m, d);
    SkinSurface s = new SkinSurface(m);
    s.update(d);
    float[] expected = {1, 2, 3, 1, 3, 3, 0, 3, 3, 0, 2, 3};
    assertThat(s.vert).containsExactly(expected, within(ROUNDING));
    for (int v = 0; v < 4; v++) {
      assertThat(s.normal[3 * v + 2]).isEqualTo(1);
    }
  }

  @Test
  void aVertexOfTwoBonesIsWhereTheirWeightsPutIt() {
    Model m = model(0, 1);
    Data d = new Data(m);
    // the second body moves by (.4, 0, .8); weights are 3 : 1
    System.arraycopy(new double[] {.4, 1, .8, 1, 0, 0, 0}, 0, d.qpos, 7, 7);
    Physics.forward(m, d);
    SkinSurface s = new SkinSurface(m);
    s.update(d);
    float[] expected = {0, 0, 0, 1, 0, 0, 1.1f, 1, .2f, .1f, 1, .2f};
    assertThat(s.vert).containsExactly(expected, within(ROUNDING));
  }

  @Test
  void inflationMovesVerticesAlongTheirNormals() {
    Model m = model(.25, 1);
    Data d = new Data(m);
    Physics.forward(m, d);
    SkinSurface s = new SkinSurface(m);
    s.update(d, 0);
    for (int v = 0; v < 4; v++) {
      assertThat(s.vert[3 * v + 2]).isEqualTo(.25f);
    }
    assertThatThrownBy(() -> s.update(d, 1)).hasMessage("there is no skin 1 of 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bones", "file", "cable", "attached"})
  void verticesAndNormalsAreThoseOfMujoco(String name) {
    SkinRecording r = SkinRecording.of(name);
    Model m = r.model;
    for (Map<String, Object> frame : r.frames) {
      Data d = r.pose(frame);
      SkinSurface s = new SkinSurface(m);
      // the recording shows these groups only
      for (int skin = 0; skin < m.nskin; skin++) {
        if (m.skin.group[skin] < 3) {
          s.update(d, skin);
        }
      }
      compare(s.vert, (double[]) frame.get("skinvert"));
      compare(s.normal, (double[]) frame.get("skinnormal"));
    }
  }

  private static void compare(float[] got, double[] want) {
    assertThat(got).hasSize(want.length);
    for (int i = 0; i < got.length; i++) {
      assertThat((double) got[i]).as("number " + i).isEqualTo(want[i], within(1e-10));
    }
  }

  @Test
  @Tag("contract")
  void updatingAllocatesNothing() {
    SkinRecording r = SkinRecording.of("bones");
    Data d = r.pose(r.frames.getFirst());
    SkinSurface s = new SkinSurface(r.model);
    for (int i = 0; i < 3000; i++) {
      s.update(d);
    }
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 1000; i++) {
      s.update(d);
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
    assertThat(List.of(s.vert.length, s.normal.length)).containsOnly(3 * r.model.nskinvert);
  }
}
