package dev.dynamis.render.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OverlayShapesTest {
  private static final String RESTING =
      """
      <mujoco>
        <worldbody>
          <geom type="plane" size="1 1 1"/>
          <body name="box" pos="0 0 .2">
            <freejoint/>
            <geom type="box" size=".1 .3 .2" density="500"/>
          </body>
          <body name="arm" pos="3 0 1">
            <joint name="hinge" axis="0 2 0"/>
            <geom type="sphere" size=".1"/>
          </body>
        </worldbody>
      </mujoco>
      """;

  private final Mechanism m = new Mechanism(Mjcf.compile(Mjcf.readText(RESTING)).model());
  private final Model model = m.model();

  /** What overlays add to the three geoms. */
  private Scene scene(Set<Overlay> overlays) {
    Viewpoint eye = Viewpoint.free(model);
    m.refresh();
    eye.update(m.data());
    Scene scene = new Scene(model, SceneOptions.DEFAULT.withOverlays(overlays));
    scene.update(m.data(), eye);
    return scene;
  }

  @Test
  void forcesOfABoxAtRestAddUpToItsWeight() {
    while (m.time() < 2) {
      m.step();
    }
    Scene s = scene(EnumSet.of(Overlay.CONTACTS, Overlay.FORCES));
    int contacts = m.refresh().data().ncon;
    assertThat(contacts).isPositive();
    double up = 0;
    int disks = 0;
    for (int i = 3; i < s.geoms(); i++) {
      SceneGeom g = s.geom(i);
      if (g.type == SceneGeom.CONE) {
        // an arrow begins where its shaft, the shape before, begins
        SceneGeom shaft = s.geom(i - 1);
        up += g.pos[2] + g.size[2] * g.mat[8] - (shaft.pos[2] - shaft.size[2] * shaft.mat[8]);
      } else if (i + 1 == s.geoms() || s.geom(i + 1).type != SceneGeom.CONE) {
        disks++;
        assertThat(Math.abs(g.mat[8])).isCloseTo(1, within(1e-12));
      }
    }
    assertThat(disks).isEqualTo(contacts);
    double weight = 500 * 8 * 0.1 * 0.3 * 0.2 * 9.81;
    double scale = model.vis.map.force / model.stat.meanmass;
    assertThat(up).isCloseTo(scale * weight, within(1e-3 * scale * weight));
  }

  @Test
  void theBoxOfInertiaOfABoxIsTheBox() {
    Scene s = scene(EnumSet.of(Overlay.INERTIA));
    SceneGeom g = s.geom(3);
    assertThat(g.type).isEqualTo(GeomType.BOX);
    double[] sides = g.size.clone();
    java.util.Arrays.sort(sides);
    assertThat(sides).containsExactly(new double[] {0.1, 0.2, 0.3}, within(1e-9));
    assertThat(g.isTransparent()).isTrue();
  }

  @Test
  void axesOfJointsStartAtTheirAnchorsAndFramesHaveThreeColors() {
    Scene s = scene(EnumSet.of(Overlay.JOINTS));
    assertThat(s.geoms()).isEqualTo(6);
    assertThat(s.geom(3).type).isEqualTo(GeomType.BOX);
    SceneGeom shaft = s.geom(4);
    assertThat(shaft.objType).isEqualTo(ObjType.JOINT);
    assertThat(shaft.pos[1] - shaft.size[2]).isCloseTo(0, within(1e-12));
    SceneGeom head = s.geom(5);
    double length = model.stat.meansize * model.vis.scale.jointlength;
    assertThat(head.pos[1] + head.size[2]).isCloseTo(length, within(1e-9));
    assertThat(scene(EnumSet.of(Overlay.FRAMES)).geoms()).isEqualTo(3 + 6);
    assertThat(scene(EnumSet.of(Overlay.CENTERS)).geoms()).isEqualTo(3 + 2);
    assertThat(scene(EnumSet.noneOf(Overlay.class)).geoms()).isEqualTo(3);
  }
}
