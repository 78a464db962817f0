package dev.dynamis.mechanics.internal.ray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.RandomSource;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Rays against triangles: a mesh of a box is the box, a ramp is a plane. */
class RaySurfacesTest {
  /** A mesh has single precision. */
  private static final double SINGLE = 1e-7;

  private static Data geom(String asset, String geom) {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    "<mujoco><asset>"
                        + asset
                        + "</asset><worldbody><geom "
                        + geom
                        + "/><geom type='box' size='.1 .2 .3' pos='.3 .4 .5' euler='20 30 40'/>"
                        + "</worldbody></mujoco>"))
            .model();
    Data d = new Data(m);
    Kinematics.run(m, d);
    return d;
  }

  @Test
  void aBoxOfTrianglesIsHitWhereTheBoxIs() {
    String box =
        "<mesh name='b' vertex='-.1 -.2 -.3 .1 -.2 -.3 -.1 .2 -.3 .1 .2 -.3"
            + " -.1 -.2 .3 .1 -.2 .3 -.1 .2 .3 .1 .2 .3'/>";
    Data d = geom(box, "type='mesh' mesh='b' pos='.3 .4 .5' euler='20 30 40'");
    Model m = d.model;
    RandomSource random = new RandomSource(6);
    double[] n = new double[3];
    double[] want = new double[3];
    int hits = 0;
    for (int round = 0; round < 500; round++) {
      double[] point = new double[3];
      double[] vec = new double[3];
      for (int k = 0; k < 3; k++) {
        point[k] = 2 * random.nextDouble() - .5;
        vec[k] = .2 * k + .3 + .4 * (random.nextDouble() - .5) - point[k];
      }
      double x =
          RaySurfaces.mesh(
              m,
              d,
              0,
              point,
              0,
              vec,
              0,
              n,
              0,
              new double[RaySurfaces.SCRATCH],
              new int[RaySurfaces.stackSize()]);
      double y =
          RayShapes.intersect(
              m.geom.type[1],
              d.geom.xpos,
              3,
              d.geom.xmat,
              9,
              m.geom.size,
              3,
              point,
              0,
              vec,
              0,
              want,
              0,
              new double[6],
              0);
      if (x >= 0 && y >= 0) {
        assertThat(x).isCloseTo(y, within(10 * SINGLE));
        assertThat(n).containsExactly(want, within(SINGLE));
        hits++;
      }
    }
    assertThat(hits).isGreaterThan(100);
  }

  @Test
  void aRampIsHitWhereItsPlaneIs() {
    String ramp = "<hfield name='r' nrow='2' ncol='3' size='1 1 1 .5' elevation='0 .5 1 0 .5 1'/>";
    Data d = geom(ramp, "type='hfield' hfield='r' pos='0 0 2'");
    double[] n = new double[3];
    double[] s = new double[RaySurfaces.SCRATCH];
    double slope = StrictMath.atan(.5);
    for (double px = -.9; px < .95; px += .17) {
      double x =
          RaySurfaces.heightField(
              d.model, d, 0, new double[] {px, .3, 5}, 0, new double[] {0, 0, -2}, 0, n, 0, s);
      assertThat(x).isCloseTo((5 - (2 + (px + 1) / 2)) / 2, within(1e-12));
      double[] up = {-StrictMath.sin(slope), 0, StrictMath.cos(slope)};
      assertThat(n).containsExactly(up, within(1e-12));
    }
    // beside it, and from below at its base
    assertThat(
            RaySurfaces.heightField(
                d.model, d, 0, new double[] {1.1, 0, 5}, 0, new double[] {0, 0, -1}, 0, n, 0, s))
        .isEqualTo(-1);
    assertThat(
            RaySurfaces.heightField(
                d.model, d, 0, new double[] {.2, 0, 0}, 0, new double[] {0, 0, 1}, 0, n, 0, s))
        .isCloseTo(1.5, within(1e-12));
  }

  /** Cells that the ray does not pass over are left out, and no hit is lost by that. */
  @Test
  void aRayHitsTheFirstOfAllTriangles() {
    int rows = 13;
    int cols = 17;
    Data d =
        geom(
            "<hfield name='r' nrow='13' ncol='17' size='2 1.5 .8 .5'/>",
            "type='hfield' hfield='r'");
    RandomSource random = new RandomSource(9);
    for (int k = 0; k < rows * cols; k++) {
      // some of it flat
      d.model.hfield.data[k] = random.nextDouble() < .3 ? 0 : (float) (.6 * random.nextDouble());
    }
    double[] s = new double[RaySurfaces.SCRATCH];
    int hits = 0;
    for (int round = 0; round < 3000; round++) {
      double[] point = new double[3];
      double[] vec = new double[3];
      for (int k = 0; k < 3; k++) {
        point[k] = (random.nextDouble() - .5) * (k == 0 ? 3.8 : 2.8);
        vec[k] = random.nextDouble() - .5;
      }
      // from above the terrain; now and then along an axis, or over a line of the grid
      point[2] = .5 + random.nextDouble();
      if (round % 3 == 0) {
        vec[round % 2] = 0;
      }
      if (round % 7 == 0) {
        point[1] = .25 * (round % 5 - 2);
      }
      double want = -1;
      for (int r = 0; r < rows - 1; r++) {
        for (int c = 0; c < cols - 1; c++) {
          double[] a = corner(d.model, r, c, cols);
          double[] b = corner(d.model, r + 1, c + 1, cols);
          for (double[] e :
              new double[][] {corner(d.model, r, c + 1, cols), corner(d.model, r + 1, c, cols)}) {
            double x = hit(a, b, e, point, vec);
            want = x >= 0 && (want < 0 || x < want) ? x : want;
          }
        }
      }
      double x = RaySurfaces.heightField(d.model, d, 0, point, 0, vec, 0, null, 0, s);
      if (want >= 0) {
        assertThat(x).isCloseTo(want, within(1e-9 * (1 + want)));
        hits++;
      } else {
        assertThat(x).isEqualTo(-1);
      }
    }
    assertThat(hits).isBetween(500, 2500);
  }

  private static double[] corner(Model m, int r, int c, int cols) {
    return new double[] {.25 * c - 2, .25 * r - 1.5, .8 * m.hfield.data[r * cols + c]};
  }

  /** Where a ray meets a triangle, from its edges (Moeller and Trumbore), or -1. */
  private static double hit(double[] a, double[] b, double[] c, double[] point, double[] vec) {
    double[] e = new double[3];
    double[] f = new double[3];
    double[] t = new double[3];
    double[] p = new double[3];
    double[] q = new double[3];
    Vec3.sub(e, 0, b, 0, a, 0);
    Vec3.sub(f, 0, c, 0, a, 0);
    Vec3.sub(t, 0, point, 0, a, 0);
    Vec3.cross(p, 0, vec, 0, f, 0);
    Vec3.cross(q, 0, t, 0, e, 0);
    double det = Vec3.dot(e, 0, p, 0);
    double u = Vec3.dot(t, 0, p, 0) / det;
    double v = Vec3.dot(vec, 0, q, 0) / det;
    boolean inside = u >= -1e-12 && v >= -1e-12 && u + v <= 1 + 1e-12;
    return inside ? Vec3.dot(f, 0, q, 0) / det : -1;
  }
}
