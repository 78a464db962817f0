package dev.dynamis.render;

import static dev.dynamis.render.Pictures.blue;
import static dev.dynamis.render.Pictures.camera;
import static dev.dynamis.render.Pictures.color;
import static dev.dynamis.render.Pictures.depth;
import static dev.dynamis.render.Pictures.green;
import static dev.dynamis.render.Pictures.objects;
import static dev.dynamis.render.Pictures.red;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.render.scene.Overlay;
import dev.dynamis.render.scene.SceneOptions;
import dev.dynamis.render.scene.Viewpoint;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** What a camera sees against closed forms of projection, light and shadow. */
class CameraTest {
  /** A camera at height 4 that looks straight down, x to the right, y up, 90 degrees high. */
  private static final String DOWN = "<camera name='down' pos='0 0 4' fovy='90'/>";

  private static final String NO_HEADLIGHT = "<visual><headlight active='0'/></visual>";

  private static final String SUN =
      "<light type='directional' dir='0 0 -1' pos='0 0 9' diffuse='.8 .8 .8' specular='0 0 0'"
          + " ambient='0 0 0'/>";

  private static final String MIRROR =
      "<asset><material name='m' reflectance='.5' rgba='0 0 0 1'/></asset>";

  private static int at(int[] picture, int width, int x, int y) {
    return picture[y * width + x];
  }

  @Test
  void aSphereCoversTheConeOfItsTangents() {
    // seen from distance 4, a sphere of radius 1 fills the cone of half angle asin(1/4)
    Mechanism m = Pictures.of("<worldbody>" + DOWN + "<geom size='1'/></worldbody>");
    int n = 400;
    int[] seen = objects(m, camera(m, "down").size(n, n).build());
    double slope = 0.25 / Math.sqrt(1 - 0.0625);
    double radius = slope * n / 2;
    int count = 0;
    int left = n;
    int right = -1;
    for (int y = 0; y < n; y++) {
      for (int x = 0; x < n; x++) {
        if (seen[2 * (y * n + x)] == 0) {
          assertThat(seen[2 * (y * n + x) + 1]).isEqualTo(ObjType.GEOM);
          count++;
          left = Math.min(left, x);
          right = Math.max(right, x);
          assertThat(Math.hypot(x + 0.5 - 200, y + 0.5 - 200)).isLessThan(radius + 0.01);
        }
      }
    }
    // a polygon within the circle, off by 0.12 pixels at most
    assertThat(Math.sqrt(count / Math.PI)).isCloseTo(radius, within(0.15));
    assertThat(right - left + 1).isBetween((int) (2 * radius) - 1, (int) (2 * radius) + 1);
    assertThat(left + right).isEqualTo(n - 1);
  }

  @Test
  void depthIsTheDistanceAlongTheGaze() {
    // a plane z = 0 seen at 45 degrees: depth of the ray with slope s is 4 sqrt(2) / (1 - s)
    Mechanism m =
        Pictures.of(
            "<worldbody><camera name='c' pos='0 -4 4' xyaxes='1 0 0 0 1 1' fovy='60'/>"
                + "<geom type='plane' size='0 0 1'/></worldbody>");
    int w = 64;
    int h = 48;
    float[] metres = depth(m, camera(m, "c").size(w, h).build());
    double scale = h / (2 * Math.tan(Math.PI / 6));
    for (int y = 0; y < h; y++) {
      double s = (h / 2.0 - y - 0.5) / scale;
      double expected = 4 * Math.sqrt(2) / (1 - s);
      for (int x = 0; x < w; x++) {
        assertThat((double) metres[y * w + x]).isCloseTo(expected, within(1e-6 * expected));
      }
    }
  }

  @Test
  void whereNothingIsDepthIsTheFarDistanceAndNoObjectIsNamed() {
    Mechanism m = Pictures.of("<worldbody>" + DOWN + "<geom size='.1' pos='0 0 9'/></worldbody>");
    Camera c = camera(m, "down").size(8, 8).build();
    float far = (float) (m.model().vis.map.zfar * m.model().stat.extent);
    assertThat(depth(m, c)).containsOnly(far);
    assertThat(objects(m, c)).containsOnly(-1);
  }

  @Test
  void aBoxIsItsProjectedSquare() {
    // upper side at depth 3 of half size 0.5 by 0.25: slopes 1/6 and 1/12 of a half height of 120
    Mechanism m =
        Pictures.of("<worldbody>" + DOWN + "<geom type='box' size='.5 .25 1'/></worldbody>");
    int[] seen = objects(m, camera(m, "down").size(240, 240).build());
    for (int y = 0; y < 240; y++) {
      for (int x = 0; x < 240; x++) {
        boolean inside = Math.abs(x + 0.5 - 120) < 20 && Math.abs(y + 0.5 - 120) < 10;
        assertThat(seen[2 * (y * 240 + x)]).isEqualTo(inside ? 0 : -1);
      }
    }
  }

  @Test
  void anOrthographicCameraShowsSizesWhateverTheDistance() {
    Mechanism m =
        Pictures.of(
            "<worldbody><camera name='c' pos='0 0 4' projection='orthographic' fovy='4'/>"
                + "<geom type='box' size='.5 .5 1'/></worldbody>");
    Camera c = camera(m, "c").size(80, 80).build();
    int[] seen = objects(m, c);
    long count = 0;
    for (int i = 0; i < seen.length; i += 2) {
      count += seen[i] == 0 ? 1 : 0;
    }
    // 1 m is 20 pixels
    assertThat(count).isEqualTo(400);
    assertThat(depth(m, c)[40 * 80 + 40]).isEqualTo(3);
  }

  @Test
  void theFreeCameraIsOrthographicIfTheModelSaysSo() {
    // its height is fovy in meters, whatever its distance: 1 m is 20 of 80 pixels
    Mechanism m =
        Pictures.of(
            "<visual><global orthographic='true' fovy='4' azimuth='90' elevation='-90'/></visual>"
                + "<statistic center='0 0 0' extent='4'/>"
                + "<worldbody><geom type='box' size='.5 .25 1'/></worldbody>");
    Viewpoint eye = Viewpoint.free(m.model());
    for (double distance : new double[] {3, 6, 20}) {
      eye.distance = distance;
      Camera c = Camera.of(m.model(), eye).size(120, 80).build();
      int[] seen = objects(m, c);
      for (int y = 0; y < 80; y++) {
        for (int x = 0; x < 120; x++) {
          boolean inside = Math.abs(x + 0.5 - 60) < 10 && Math.abs(y + 0.5 - 40) < 5;
          assertThat(seen[2 * (y * 120 + x)]).isEqualTo(inside ? 0 : -1);
        }
      }
      assertThat((double) depth(m, c)[40 * 120 + 60]).isCloseTo(distance - 1, within(1e-6));
    }
  }

  @Test
  void aWallThroughTheNearPlaneIsCutThere() {
    // the floor goes on below the camera and behind it, and is seen all the same
    Mechanism m =
        Pictures.of(
            "<worldbody><camera name='c' pos='0 0 1' xyaxes='1 0 0 0 0 1' fovy='90'/>"
                + "<geom type='box' size='20 20 .5' pos='0 0 -.5'/></worldbody>");
    int n = 64;
    float[] metres = depth(m, camera(m, "c").size(n, n).build());
    for (int y = n / 2 + 2; y < n; y++) {
      double slope = (y + 0.5 - n / 2.0) / (n / 2.0);
      double expected = Math.min(20, 1 / slope);
      if (expected < 20) {
        assertThat((double) metres[y * n + 7]).isCloseTo(expected, within(1e-5 * expected));
      }
    }
  }

  @Test
  void aDirectionalLightShadesByTheCosine() {
    Mechanism m =
        Pictures.of(
            NO_HEADLIGHT
                + "<worldbody>"
                + DOWN
                + "<light type='directional' dir='0 -3 -4' diffuse='.8 .8 .8' specular='0 0 0'"
                + " ambient='.1 0 0' castshadow='false'/>"
                + "<geom type='plane' size='9 9 1' rgba='.5 1 .25 1'/></worldbody>");
    int[] p = color(m, camera(m, "down").size(9, 9).build());
    // ambient and diffuse times cos = 4/5, times the color
    int c = at(p, 9, 4, 4);
    assertThat(red(c)).isEqualTo((int) Math.rint(255 * 0.5 * (0.1 + 0.8 * 0.8)));
    assertThat(green(c)).isEqualTo((int) Math.rint(255 * 0.64));
    assertThat(blue(c)).isEqualTo((int) Math.rint(255 * 0.25 * 0.64));
    assertThat(c >>> 24).isEqualTo(255);
  }

  @Test
  void theHighlightIsThePowerOfTheHalfAngle() {
    // light and eye above the same point: the half vector is the normal, so all of the specular
    // color is there; shininess 0.5 is the exponent 64 and specular 0.5 the usual strength
    Mechanism m =
        Pictures.of(
            NO_HEADLIGHT
                + "<worldbody>"
                + DOWN
                + "<light type='directional' dir='0 0 -1' diffuse='0 0 0' specular='.6 .6 .6'"
                + " castshadow='false'/><geom type='plane' size='9 9 1'/></worldbody>");
    int n = 201;
    int[] p = color(m, camera(m, "down").size(n, n).build());
    assertThat(red(at(p, n, 100, 100))).isEqualTo((int) Math.rint(255 * 0.3));
    // 50 pixels beside it the eye is atan(50 / 100.5) off, the half vector half as much
    double half = Math.atan(50 / 100.5) / 2;
    double expected = 255 * 0.3 * Math.pow(Math.cos(half), 64);
    assertThat((double) red(at(p, n, 150, 100))).isCloseTo(expected, within(0.7));
  }

  @Test
  void spotLightsEndAtTheirConeAndFallOffWithTheDistance() {
    // at height 2 with half angle 45 degrees the spot has radius 2; strength cos^e / (1 + d^2)
    Mechanism m =
        Pictures.of(
            NO_HEADLIGHT
                + "<worldbody>"
                + DOWN
                + "<light pos='0 0 2' dir='0 0 -1' cutoff='45' exponent='2' attenuation='0 0 .25'"
                + " diffuse='1 1 1' specular='0 0 0' castshadow='false'/>"
                + "<geom type='plane' size='9 9 1' rgba='1 1 1 1'/></worldbody>");
    int n = 200;
    int[] p = color(m, camera(m, "down").size(n, n).build());
    for (int x = 100; x < n; x++) {
      double off = 4 * (x + 0.5 - 100) / 100;
      double d2 = 4 + off * off;
      double cos = 2 / Math.sqrt(d2);
      double expected = off < 1.98 ? cos * cos * cos / (0.25 * d2) : 0;
      if (off < 1.95 || off > 2.05) {
        assertThat(red(at(p, n, x, 100)) / 255.0).isCloseTo(expected, within(0.006));
      }
    }
  }

  @Test
  void aSphereThrowsItsShadowWhereTheRaysGo() {
    // the ray through the center at (-1, 0, 1) goes on to the floor at (0.5, 0, 0)
    Mechanism m =
        Pictures.of(
            NO_HEADLIGHT
                + "<worldbody>"
                + DOWN
                + "<light type='directional' dir='1.5 0 -1' pos='-3 0 3' diffuse='1 1 1'"
                + " specular='0 0 0'/>"
                + "<geom type='plane' size='0 0 1' rgba='1 1 1 1'/>"
                + "<geom size='.2' pos='-1 0 1'/></worldbody>");
    int n = 400;
    Camera c = camera(m, "down").size(n, n).samples(1).build();
    int[] p = color(m, c);
    int[] seen = objects(m, c);
    double sum = 0;
    double sumX = 0;
    double sumY = 0;
    int lit = (int) Math.rint(255 / Math.sqrt(3.25));
    for (int i = 0; i < p.length; i++) {
      if (seen[2 * i] == 0) {
        double dark = 1 - (double) red(p[i]) / lit;
        sum += dark;
        sumX += dark * (i % n + 0.5);
        sumY += dark * (i / n + 0.5);
      }
    }
    double pixel = 8.0 / n;
    // the shadow is an ellipse: 0.2 across, 0.2 / sin of the sun's height along
    double area = Math.PI * 0.2 * 0.2 * Math.sqrt(3.25);
    assertThat(sum * pixel * pixel).isCloseTo(area, within(0.06 * area));
    assertThat((sumX / sum - 200) * pixel).isCloseTo(0.5, within(0.02));
    assertThat((sumY / sum - 200) * pixel).isCloseTo(0, within(0.01));
    assertThat(red(at(p, n, 225, 200))).isZero();
    assertThat(red(at(p, n, 300, 200))).isEqualTo(lit);
  }

  @Test
  void aPointLightThrowsShadowsToo() {
    // the ray from (-1, 0, 3) through the center at (0, 0, 1.5) goes on to the floor at (1, 0, 0)
    Mechanism m =
        Pictures.of(
            NO_HEADLIGHT
                + "<worldbody>"
                + DOWN
                + "<light type='point' pos='-1 0 3' diffuse='1 1 1' specular='0 0 0'/>"
                + "<geom type='plane' size='0 0 1' rgba='1 1 1 1'/>"
                + "<geom size='.2' pos='0 0 1.5'/></worldbody>");
    int n = 400;
    int[] p = color(m, camera(m, "down").size(n, n).samples(1).build());
    assertThat(red(at(p, n, 250, 200))).isZero();
    // elsewhere there is the cosine: the height of the light, 3, over its distance
    assertThat(red(at(p, n, 250, 320)) / 255.0).isCloseTo(3 / Math.sqrt(13 + 5.76), within(0.02));
    assertThat(red(at(p, n, 100, 200)) / 255.0).isCloseTo(3 / Math.sqrt(10), within(0.02));
  }

  @Test
  void nothingShadowsItself() {
    Mechanism m =
        Pictures.of(
            NO_HEADLIGHT
                + "<worldbody>"
                + DOWN
                + SUN
                + "<geom size='1' rgba='1 1 1 1'/></worldbody>");
    int n = 200;
    int[] p = color(m, camera(m, "down").size(n, n).samples(1).build());
    for (int x = 60; x <= 140; x++) {
      // the normal at the slope s: from the ray's first hit with the sphere
      double s = (x + 0.5 - 100) / 100;
      double t = (4 - Math.sqrt(16 - 15 * (1 + s * s))) / (1 + s * s);
      double height = 4 - t;
      if (height > 0.3) {
        assertThat(red(at(p, n, x, 100)) / 255.0).isCloseTo(0.8 * height, within(0.02));
      }
    }
  }

  @Test
  void theCellsOfACheckerAreWhereTheTextureSays() {
    // texuniform: one texture, of two by two cells, on 1 / texrepeat m: cells of 0.5 m
    Mechanism m =
        Pictures.of(
            "<visual><headlight ambient='1 1 1' diffuse='0 0 0' specular='0 0 0'/></visual>"
                + "<asset><texture name='t' type='2d' builtin='checker' rgb1='1 0 0' rgb2='0 0 1'"
                + " width='64' height='64'/><material name='m' texture='t' texuniform='true'"
                + " texrepeat='1 1' rgba='1 1 1 1'/></asset>"
                + "<worldbody>"
                + DOWN
                + "<geom type='plane' size='0 0 1' material='m'/></worldbody>");
    int n = 320;
    int[] p = color(m, camera(m, "down").size(n, n).build());
    // 40 pixels for a meter; centers of cells, which change color at multiples of 1 m
    int first = at(p, n, 160 + 20, 160 + 20);
    for (int i = -3; i < 3; i++) {
      for (int j = -3; j < 3; j++) {
        int c = at(p, n, 160 + 40 * i + 20, 160 + 40 * j + 20);
        assertThat(c).isEqualTo((i + j) % 2 == 0 ? first : 0xffff00ff ^ first & 0xffffff);
      }
    }
    assertThat(first & 0xffffff).isIn(0xff0000, 0x0000ff);
  }

  @Test
  void whatIsTransparentLetsThroughTheSquareOfTheRest() {
    // MuJoCo draws it twice: 0.5 of opacity hides 3/4
    Mechanism m =
        Pictures.of(
            "<visual><headlight ambient='1 1 1' diffuse='0 0 0' specular='0 0 0'/></visual>"
                + "<worldbody>"
                + DOWN
                + "<geom type='box' size='1 1 .1' rgba='0 0 1 1'/>"
                + "<geom type='box' size='1 1 .1' pos='0 0 1' rgba='1 0 0 .5'/></worldbody>");
    int[] p = color(m, camera(m, "down").size(9, 9).build());
    int c = at(p, 9, 4, 4);
    assertThat(red(c)).isEqualTo(191);
    assertThat(blue(c)).isEqualTo(64);
  }

  @Test
  void aReflectingPlaneShowsTheUndersideOfWhatIsAbove() {
    reflects("<geom type='plane' size='0 0 1' material='m'/>");
  }

  @Test
  void theUpperSideOfAReflectingBoxShowsTheUndersideOfWhatIsAbove() {
    reflects("<geom type='box' size='9 9 .5' pos='0 0 -.5' material='m'/>");
  }

  /** Eye and sphere at height 1, 4 apart: the image is met halfway, at a slope of 1/2 down. */
  private static void reflects(String floor) {
    Mechanism m =
        Pictures.of(
            "<visual><headlight ambient='1 1 1' diffuse='0 0 0' specular='0 0 0'/></visual>"
                + MIRROR
                + "<worldbody><camera name='c' pos='0 -4 1' xyaxes='1 0 0 0 0 1' fovy='90'/>"
                + floor
                + "<geom size='.2' pos='0 0 1' rgba='1 0 0 1'/></worldbody>");
    int n = 200;
    int[] p = color(m, camera(m, "c").size(n, n).build());
    assertThat(p[n * 100 + 100]).isEqualTo(0xffff0000);
    assertThat(red(at(p, n, 100, 150))).isEqualTo(128);
    int count = 0;
    double sum = 0;
    for (int y = 110; y < n; y++) {
      if (red(at(p, n, 100, y)) > 60) {
        count++;
        sum += y + 0.5;
      }
    }
    // the image's cone around the slope 1/2, distance sqrt(20), radius 0.2
    double half = Math.asin(0.2 / Math.sqrt(20));
    double low = Math.tan(Math.atan(0.5) - half);
    double high = Math.tan(Math.atan(0.5) + half);
    assertThat((double) count).isCloseTo(100 * (high - low), within(1.01));
    assertThat(sum / count).isCloseTo(100 + 50 * (high + low), within(0.6));
    Camera plain = camera(m, "c").size(n, n).reflections(false).build();
    assertThat(red(at(color(m, plain), n, 100, 150))).isZero();
  }

  @Test
  void onlyTheUpperSideOfABoxReflectsAndOnlyWhatIsAbove() {
    // the edge of the upper side that is nearest is seen at a slope of 1/3, the image of the red
    // sphere around 1.4/4, half above and half below the edge; the green one is below the side
    Mechanism m =
        Pictures.of(
            "<visual><headlight ambient='1 1 1' diffuse='0 0 0' specular='0 0 0'/></visual>"
                + MIRROR
                + "<worldbody><camera name='c' pos='0 -4 1' xyaxes='1 0 0 0 0 1' fovy='90'/>"
                + "<geom type='box' size='1 1 .5' pos='0 0 -.5' material='m'/>"
                + "<geom size='.2' pos='0 0 .4' rgba='1 0 0 1'/>"
                + "<geom size='.2' pos='0 1.3 -.3' rgba='0 1 0 1'/></worldbody>");
    int n = 600;
    int[] p = color(m, camera(m, "c").size(n, n).samples(1).build());
    int edge = n / 2 + n / 2 / 3;
    assertThat(red(at(p, n, n / 2, edge - 3))).isEqualTo(128);
    for (int y = edge + 1; y < n; y++) {
      for (int x = 0; x < n; x++) {
        assertThat(red(at(p, n, x, y))).isZero();
      }
    }
    assertThat(Arrays.stream(p).noneMatch(c -> green(c) > 0)).isTrue();
    // seen from below there is no mirror
    Viewpoint below = Viewpoint.free(m.model());
    below.elevation = 30;
    below.distance = 6;
    int[] under = color(m, Camera.of(m.model(), below).size(n, n).samples(1).build());
    assertThat(Arrays.stream(under).noneMatch(c -> red(c) == 128)).isTrue();
  }

  @Test
  void edgesAreSmoothWithFourSamples() {
    Mechanism m =
        Pictures.of(
            "<visual><headlight ambient='1 1 1' diffuse='0 0 0' specular='0 0 0'/></visual>"
                + "<worldbody>"
                + DOWN
                + "<geom type='box' size='1 1 1' euler='0 0 30' rgba='1 1 1 1'/></worldbody>");
    int n = 120;
    int[] smooth = color(m, camera(m, "down").size(n, n).build());
    int[] hard = color(m, camera(m, "down").size(n, n).samples(1).build());
    assertThat(Arrays.stream(hard).distinct().count()).isEqualTo(2);
    assertThat(Arrays.stream(smooth).distinct().count()).isEqualTo(5);
    // the upper side at depth 3: a square of side 2/3 of the half height, whatever its direction
    double area = Arrays.stream(smooth).mapToDouble(c -> red(c) / 255.0).sum();
    assertThat(area).isCloseTo(40.0 * 40, within(3.0));
  }

  @Test
  void theNumberOfThreadsChangesNoBit() {
    Mechanism m = Pictures.of(ScenesForTests.PLAYGROUND);
    int[] alone = color(m, camera(m, "view").size(200, 150).build());
    try (ExecutorService pool = Executors.newFixedThreadPool(3)) {
      for (int threads = 2; threads <= 4; threads++) {
        Camera c = camera(m, "view").size(200, 150).parallel(pool, threads).build();
        assertThat(color(m, c)).isEqualTo(alone);
        assertThat(color(m, c)).isEqualTo(alone);
      }
    }
  }

  @Test
  void picturesAreThoseThatWereLookedAt() {
    Mechanism m = Pictures.of(ScenesForTests.PLAYGROUND);
    Pictures.compare("playground", color(m, camera(m, "view").size(200, 150).build()), 200);
    Mechanism person = MechanismLibrary.mechanism("mech/humanoid").refresh();
    Camera c = Camera.of(person.model(), Viewpoint.free(person.model())).size(160, 120).build();
    Pictures.compare("humanoid", color(person, c), 160);
  }

  @Test
  void aFreeViewpointIsMovedBetweenFrames() {
    Mechanism m = Pictures.of(ScenesForTests.PLAYGROUND);
    Viewpoint there = Viewpoint.free(m.model());
    there.azimuth += 40;
    int[] want = color(m, Camera.of(m.model(), there).size(80, 60).build());
    Camera c = Camera.of(m.model(), Viewpoint.free(m.model())).size(80, 60).build();
    assertThat(color(m, c)).isNotEqualTo(want);
    c.viewpoint().azimuth += 40;
    assertThat(color(m, c)).isEqualTo(want);
  }

  /** Above the horizon of an endless floor there is the sky, unless it is switched off. */
  @Test
  void skyAndHazeAreDrawnUnlessToldOtherwise() {
    String scene =
        """
        <visual><rgba haze="0 1 0 1"/></visual>
        <asset>
          <texture type="skybox" builtin="flat" rgb1="1 0 0" rgb2="1 0 0" width="8" height="48"/>
        </asset>
        <worldbody>
          <geom type="plane" size="0 0 1" rgba="0 0 1 1"/>
          <camera name="view" pos="0 0 1" xyaxes="1 0 0 0 0 1"/>
        </worldbody>
        """;
    Mechanism m = Pictures.of(scene);
    int[] all = color(m, camera(m, "view").size(64, 64).build());
    int[] bare = color(m, camera(m, "view").size(64, 64).sky(false).haze(false).build());
    assertThat(red(all[32])).isGreaterThan(200);
    assertThat(red(bare[32])).isLessThan(50);
    int[] clear = color(m, camera(m, "view").size(64, 64).haze(false).build());
    assertThat(red(clear[32])).isGreaterThan(200);
    assertThat(Arrays.stream(all).anyMatch(c -> green(c) > 100)).isTrue();
    assertThat(Arrays.stream(clear).noneMatch(c -> green(c) > 100)).isTrue();
  }

  @Test
  void framesMakeNoGarbage() {
    Mechanism m = Pictures.of(ScenesForTests.PLAYGROUND);
    Camera c = camera(m, "view").size(96, 64).build();
    int[] argb = new int[96 * 64];
    int[] objects = new int[2 * 96 * 64];
    float[] metres = new float[96 * 64];
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long id = Thread.currentThread().threadId();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      long before = threads.getThreadAllocatedBytes(id);
      c.color(m.data(), argb);
      c.depth(m.data(), metres);
      c.segmentation(m.data(), objects);
      least = Math.min(least, threads.getThreadAllocatedBytes(id) - before);
    }
    assertThat(least).isZero();
  }

  @Test
  void aSkinIsSeenWhereItsBonesAre() {
    Mechanism m =
        Pictures.of(
            """
            <statistic extent='2'/>
            <worldbody>
              <camera name='down' pos='0 0 2' fovy='90'/>
              <body name='bone'><joint type='slide' axis='1 0 0'/><geom size='.01' group='5'/></body>
            </worldbody>
            <deformable>
              <skin vertex='-.5 -.5 0  .5 -.5 0  .5 .5 0  -.5 .5 0' face='0 1 2  0 2 3'>
                <bone body='bone' bindpos='0 0 0' bindquat='1 0 0 0' vertid='0 1 2 3'
                  vertweight='1 1 1 1'/>
              </skin>
            </deformable>
            """);
    m.data().qpos[0] = 1;
    Physics.forward(m.model(), m.data());
    Camera c = camera(m, "down").size(41, 41).build();
    int[] objects = new int[2 * 41 * 41];
    c.segmentation(m.data(), objects);
    // from 2 m above 41 pixels are 4 m wide: x = 1 is ten pixels beside the middle
    int middle = 20 * 41 + 20;
    assertThat(objects[2 * (middle + 10)]).isZero();
    assertThat(objects[2 * (middle + 10) + 1]).isEqualTo(ObjType.SKIN);
    assertThat(objects[2 * middle]).isEqualTo(-1);
    assertThat(objects[2 * (middle - 10)]).isEqualTo(-1);
  }

  @Test
  void aStateThatIsNotFiniteIsRefusedByName() {
    Mechanism m =
        Pictures.of(
            "<worldbody><body name='b'><freejoint/><geom name='ball'"
                + " size='1'/></body></worldbody>");
    Camera c = camera(m, "free").size(8, 8).build();
    m.data().geom.xpos[0] = Double.NaN;
    assertThatThrownBy(() -> color(m, c))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("geom 'ball' has no finite position");
  }

  /** Arrows have cones, a shape of their own, which throws a shadow too. */
  @Test
  void overlaysAreDrawnInTheLightOfLampsThatThrowShadows() {
    Mechanism m = MechanismLibrary.mechanism("mech/humanoid");
    while (m.data().ncon == 0) {
      m.step();
    }
    m.refresh();
    Viewpoint free = Viewpoint.of(m.model(), "free");
    SceneOptions glassy = SceneOptions.DEFAULT.withTransparent(true);
    int[] plain = color(m, Camera.of(m.model(), free).showing(glassy).size(160, 120).build());
    // a humanoid has no range finders
    for (Overlay overlay : EnumSet.complementOf(EnumSet.of(Overlay.RAYS))) {
      SceneOptions options = glassy.withOverlays(EnumSet.of(overlay));
      Camera c = Camera.of(m.model(), free).showing(options).size(160, 120).build();
      assertThat(Arrays.equals(color(m, c), plain)).as(overlay.name()).isFalse();
    }
  }

  @Test
  void wrongSizesAreRefused() {
    Mechanism m = Pictures.of("<worldbody><geom size='1'/></worldbody>");
    Camera.Builder b = camera(m, "free");
    assertThatThrownBy(() -> b.size(20000, 10)).hasMessageContaining("20000 x 10");
    assertThatThrownBy(() -> b.size(0, 10)).hasMessageContaining("0 x 10");
    assertThatThrownBy(() -> b.size(16000, 16000)).hasMessageContaining("at most");
    assertThatThrownBy(() -> b.samples(3)).hasMessageContaining("1 or 4 samples");
    Camera c = b.size(4, 3).build();
    assertThatThrownBy(() -> c.color(m.data(), new int[13])).hasMessageContaining("expected 12");
    assertThatThrownBy(() -> c.segmentation(m.data(), new int[12]))
        .hasMessageContaining("expected 24");
  }
}
