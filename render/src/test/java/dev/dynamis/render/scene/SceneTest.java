package dev.dynamis.render.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.LightType;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SceneTest {
  private static Mechanism of(String content) {
    return new Mechanism(Mjcf.compile(Mjcf.readText("<mujoco>" + content + "</mujoco>")).model())
        .refresh();
  }

  private static Scene scene(Mechanism m, SceneOptions options) {
    Viewpoint eye = Viewpoint.free(m.model());
    eye.update(m.data());
    Scene scene = new Scene(m.model(), options);
    scene.update(m.data(), eye);
    return scene;
  }

  @Test
  void groupsAboveTwoAreHiddenUnlessAskedFor() {
    Mechanism m =
        of(
            "<worldbody><geom size='1' group='2'/><geom size='2' group='3'/>"
                + "<geom size='3' group='9'/><site size='.1' group='4'/></worldbody>");
    assertThat(scene(m, SceneOptions.DEFAULT).geoms()).isEqualTo(1);
    Scene all = scene(m, SceneOptions.DEFAULT.withGeomGroups(63).withSiteGroups(63));
    assertThat(all.geoms()).isEqualTo(4);
    assertThat(all.geom(3).objType).isEqualTo(ObjType.SITE);
  }

  @Test
  void aColorGoesBeforeTheMaterialUnlessItIsTheUsualGray() {
    Mechanism m =
        of(
            "<asset><material name='m' rgba='1 0 0 1' specular='.9' shininess='.2'/></asset>"
                + "<worldbody><geom size='1' material='m'/>"
                + "<geom size='1' material='m' rgba='0 1 0 1'/><geom size='1' rgba='0 0 0 0'/>"
                + "</worldbody>");
    Scene s = scene(m, SceneOptions.DEFAULT);
    assertThat(s.geoms()).isEqualTo(2);
    assertThat(s.geom(0).rgba).containsExactly(1, 0, 0, 1);
    assertThat(s.geom(1).rgba).containsExactly(0, 1, 0, 1);
    assertThat(s.geom(1).specular).isEqualTo(0.9f);
    assertThat(s.geom(1).shininess).isEqualTo(0.2f);
  }

  @Test
  void whatMovesBecomesTransparentAndWhatStandsDoesNot() {
    Mechanism m =
        of("<worldbody><geom size='1'/><body><freejoint/><geom size='1'/></body></worldbody>");
    Scene s = scene(m, SceneOptions.DEFAULT.withTransparent(true));
    assertThat(s.geom(0).rgba[3]).isEqualTo(1);
    assertThat(s.geom(1).rgba[3]).isEqualTo(0.3f);
    assertThat(s.geom(1).isTransparent()).isTrue();
  }

  @Test
  void aTendonIsACapsuleAlongEachStraightPartThinnerOnWhatItWraps() {
    Mechanism m =
        of(
            "<worldbody><geom name='g' size='.5'/><site name='a' pos='-2 0 .1'/>"
                + "<site name='b' pos='2 0 .1'/></worldbody><tendon><spatial width='.1'>"
                + "<site site='a'/><geom geom='g'/><site site='b'/></spatial></tendon>");
    List<SceneGeom> parts = new ArrayList<>();
    Scene s = scene(m, SceneOptions.DEFAULT);
    for (int i = 0; i < s.geoms(); i++) {
      if (s.geom(i).objType == ObjType.TENDON) {
        parts.add(s.geom(i));
      }
    }
    assertThat(parts).hasSize(3).allMatch(g -> g.type == GeomType.CAPSULE);
    assertThat(parts).extracting(g -> g.size[0]).containsExactly(0.1, 0.05, 0.1);
    // tangents from a point at distance d of a sphere of radius r: sqrt(d^2 - r^2)
    double tangent = Math.sqrt(4.01 - 0.25);
    assertThat(2 * parts.get(0).size[2]).isCloseTo(tangent, within(1e-12));
    assertThat(2 * parts.get(2).size[2]).isCloseTo(tangent, within(1e-12));
    double[] z = {parts.get(0).mat[2], parts.get(0).mat[5], parts.get(0).mat[8]};
    assertThat(parts.get(0).pos[0] - z[0] * parts.get(0).size[2]).isCloseTo(-2, within(1e-12));
    assertThat(parts.get(0).pos[2] - z[2] * parts.get(0).size[2]).isCloseTo(0.1, within(1e-12));
  }

  @Test
  void aSlackStringHangsAsLongAsItIs() {
    Mechanism m =
        of(
            "<worldbody><site name='a' pos='-1 0 2'/><site name='b' pos='1 0 2.5'/></worldbody>"
                + "<tendon><spatial limited='true' range='0 3'><site site='a'/><site site='b'/>"
                + "</spatial></tendon>");
    Scene s = scene(m, SceneOptions.DEFAULT);
    double length = 0;
    double lowest = 9;
    int parts = 0;
    for (int i = 0; i < s.geoms(); i++) {
      if (s.geom(i).objType == ObjType.TENDON) {
        parts++;
        length += 2 * s.geom(i).size[2];
        lowest = Math.min(lowest, s.geom(i).pos[2]);
      }
    }
    assertThat(parts).isEqualTo(28);
    // chords are shorter than the curve: by a share of about (turn of 2.6 / 28)^2 / 24
    assertThat(length).isCloseTo(3, within(0.004)).isLessThan(3);
    assertThat(lowest).isBetween(1.0, 1.6);
  }

  @Test
  void aRopeIsItsEdgesAndAClothItsTwoSidesAndRim() {
    Mechanism m =
        of(
            "<worldbody><flexcomp name='rope' type='grid' count='5 1 1' spacing='.1 .1 .1' dim='1'"
                + " radius='.02'/><flexcomp name='cloth' type='grid' count='4 3 1'"
                + " spacing='.1 .1 .1' dim='2' radius='.02' pos='0 0 1'/></worldbody>");
    Scene s = scene(m, SceneOptions.DEFAULT);
    assertThat(s.geoms()).isEqualTo(5);
    assertThat(s.geom(0).type).isEqualTo(GeomType.CAPSULE);
    assertThat(s.geom(4).type).isEqualTo(SceneGeom.FLEX);
    // 3 x 2 cells of two triangles, each with two sides, and 10 edges at the rim with two each
    assertThat(s.flexFaces.count(1)).isEqualTo(2 * 12 + 2 * 10);
    float[] z = s.flexFaces.pos;
    int first = 9 * s.flexFaces.first(1);
    for (int i = 0; i < 12 * 2 * 9; i += 3) {
      assertThat(Math.abs(z[first + i + 2] - 1)).isCloseTo(0.02f, within(1e-6f));
      assertThat(Math.signum(s.flexFaces.normal[first + i + 2]))
          .isEqualTo(Math.signum(z[first + i + 2] - 1));
    }
  }

  @Test
  void theLightAtTheCameraComesFirst() {
    Mechanism m =
        of(
            "<worldbody><light type='directional' dir='0 0 -2' castshadow='false'/>"
                + "<light active='false'/></worldbody>");
    Scene s = scene(m, SceneOptions.DEFAULT);
    assertThat(s.lights()).isEqualTo(2);
    assertThat(s.light(0).id).isEqualTo(-1);
    assertThat(s.light(0).castsShadow).isFalse();
    assertThat(s.light(1).type).isEqualTo(LightType.DIRECTIONAL);
    assertThat(s.light(1).castsShadow).isFalse();
  }

  @Test
  void theFreeCameraLooksAtTheCenterFromOneAndAHalfExtents() {
    Mechanism m =
        of("<statistic center='1 2 3' extent='4'/><worldbody><geom size='1'/></worldbody>");
    Viewpoint v = Viewpoint.free(m.model());
    v.update(m.data());
    // azimuth 90, elevation -45: towards +y and down
    double r = 6 * Math.sqrt(0.5);
    assertThat(v.pos[0]).isCloseTo(1, within(1e-12));
    assertThat(v.pos[1]).isCloseTo(2 - r, within(1e-12));
    assertThat(v.pos[2]).isCloseTo(3 + r, within(1e-12));
    assertThat(v.edges[3]).isCloseTo(Math.tan(Math.PI / 8), within(1e-15));
    assertThat(v.near).isCloseTo(0.04, within(1e-8));
    assertThat(v.far).isEqualTo(200);
  }

  @Test
  void aCameraWithASensorHasTheEdgesOfItsLens() {
    Mechanism m =
        of(
            "<worldbody><camera name='c' sensorsize='.04 .03' resolution='400 300'"
                + " focal='.05 .05' principal='.005 0'/></worldbody>");
    Viewpoint v = Viewpoint.of(m.model(), "c");
    v.update(m.data());
    assertThat(v.edges[1] - v.edges[0]).isCloseTo(0.8, within(1e-6));
    assertThat(v.edges[3] - v.edges[2]).isCloseTo(0.6, within(1e-6));
    assertThat((v.edges[1] + v.edges[0]) / 2).isCloseTo(0.1, within(1e-6));
  }

  @Test
  void anUnknownCameraIsAnsweredWithTheNearestAndAllOthers() {
    Model m = of("<worldbody><camera name='side'/><camera name='top'/></worldbody>").model();
    assertThatThrownBy(() -> Viewpoint.of(m, "sid"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no camera 'sid'")
        .hasMessageContaining("did you mean \"side\"?")
        .hasMessageContaining("the model has side, top and free");
    assertThatThrownBy(() -> Viewpoint.of(m, "7")).hasMessageContaining("the model has 2");
    assertThat(Viewpoint.of(m, "1").camera()).isEqualTo(1);
    assertThat(Viewpoint.of(m, "free").isFree()).isTrue();
  }
}
