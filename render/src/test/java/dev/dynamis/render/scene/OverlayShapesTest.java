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
  void raysOfRangeFindersEndWhereTheyHit() {
    Mechanism seeing =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        """
                        <mujoco>
                          <worldbody>
                            <geom type="plane" size="9 9 1"/>
                            <body>
                              <camera name="eye" pos="0 0 3" resolution="50 40"/>
                              <site name="s" pos="1 2 4" euler="180 0 0"/>
                            </body>
                          </worldbody>
                          <sensor><rangefinder site="s"/><rangefinder camera="eye"/></sensor>
                        </mujoco>
                        """))
                .model());
    seeing.refresh();
    Viewpoint eye = Viewpoint.free(seeing.model());
    eye.update(seeing.data());
    SceneOptions shown = SceneOptions.DEFAULT.withOverlays(EnumSet.of(Overlay.RAYS));
    Scene s = new Scene(seeing.model(), shown);
    s.update(seeing.data(), eye);
    SceneGeom ray = s.geom(2);
    assertThat(ray.objType).isEqualTo(ObjType.SENSOR);
    assertThat(ray.pos).containsExactly(new double[] {1, 2, 2}, within(1e-12));
    assertThat(ray.size[2]).isCloseTo(2, within(1e-12));
    // one in five of the camera's 2,000 pixels
    assertThat(s.geoms()).isEqualTo(3 + 400);
    for (int i = 3; i < s.geoms(); i++) {
      assertThat(s.geom(i).pos[2]).isCloseTo(1.5, within(1e-12));
    }
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
