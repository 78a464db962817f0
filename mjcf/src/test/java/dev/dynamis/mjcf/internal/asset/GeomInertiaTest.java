package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Mat3;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Primitive shapes against MuJoCo 3.5 and against closed forms. */
class GeomInertiaTest {
  static List<Recorded> geoms() {
    return Recorded.read("geoms.txt");
  }

  static GeomShape shape(Recorded c) {
    return GeomShape.valueOf(c.text("in.shape", "").toUpperCase(Locale.ROOT));
  }

  @ParameterizedTest
  @MethodSource("geoms")
  void massAndInertiaAreThoseOfMujoco(Recorded c) {
    boolean shell = c.text("in.shell", "").equals("true");
    double[] size = c.doubles("in.size");
    double mass = 1000 * GeomInertia.volume(shape(c), size, shell);
    assertThat(mass).isCloseTo(c.doubles("mass")[0], within(1e-14 * mass));
    double[] inertia = new double[3];
    GeomInertia.inertia(inertia, shape(c), size, shell, mass);
    // the ellipsoidal shell is a difference of almost equal numbers
    double tolerance = shell && shape(c) == GeomShape.ELLIPSOID ? 1e-9 : 1e-14;
    for (int j = 0; j < 3; j++) {
      double expected = c.doubles("inertia")[j];
      assertThat(inertia[j]).isCloseTo(expected, within(tolerance * expected));
    }
  }

  @ParameterizedTest
  @MethodSource("geoms")
  void boundsAreThoseOfMujoco(Recorded c) {
    double[] size = c.doubles("in.size");
    assertThat(GeomBounds.radius(shape(c), size)).isEqualTo(c.doubles("rbound")[0]);
    double[] aabb = new double[6];
    GeomBounds.aabb(aabb, shape(c), size);
    assertThat(aabb).containsExactly(c.doubles("aabb"), within(1e-15));
  }

  @ParameterizedTest
  @MethodSource("geoms")
  void fluidCoefficientsAreThoseOfMujoco(Recorded c) {
    double[] fluid = new double[12];
    double[] user = {0.4, 0.3, 1.2, 0.9, 0.8};
    FluidCoefficients.compute(fluid, 1, user, shape(c), c.doubles("in.size"));
    double[] expected = c.doubles("fluid");
    for (int i = 0; i < 12; i++) {
      // rotations of a body of revolution about its axis are 0 up to rounding
      assertThat(fluid[i]).isCloseTo(expected[i], within(1e-13 * Math.abs(expected[i]) + 1e-15));
    }
  }

  @Test
  void kappaOfASphereIsTwoThirds() {
    // the tabulated weights have 7 digits
    assertThat(FluidCoefficients.kappa(0.7, 0.7, 0.7)).isCloseTo(2.0 / 3.0, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource({
    "SPHERE, 12566.370614359172, 8377.5804095727817, 8377.5804095727817, 8377.5804095727817",
    "BOX, 88000, 541333.33333333337, 421333.33333333337, 242666.66666666666",
    "CYLINDER, 31415.926535897932, 72780.229808163553, 72780.229808163553, 28274.333882308139",
    "CAPSULE, 37699.111843077517, 129852.49634837812, 129852.49634837812, 33510.321638291127",
    "ELLIPSOID, 48971.933333717301, 180751.03343200684, 140683.07421875, 81026.34167098999"
  })
  void shellsOfSizeOneTwoThreeHaveTheAcceptedNumbers(
      GeomShape shape, double mass, double x, double y, double z) {
    double[] size = {1, 2, 3};
    assertThat(1000 * GeomInertia.volume(shape, size, true)).isCloseTo(mass, within(1e-13 * mass));
    double[] inertia = new double[3];
    GeomInertia.inertia(inertia, shape, size, true, mass);
    assertThat(inertia).containsExactly(new double[] {x, y, z}, within(1e-9 * x));
  }

  @Test
  void planesHaveNeitherMassNorRadius() {
    double[] size = {1, 1, 1};
    assertThat(GeomInertia.volume(GeomShape.PLANE, size, false)).isZero();
    assertThat(GeomBounds.radius(GeomShape.PLANE, size)).isZero();
    double[] aabb = new double[6];
    GeomBounds.aabb(aabb, GeomShape.PLANE, size);
    assertThat(aabb).containsExactly(0, 0, -5e9, 1e10, 1e10, 5e9);
  }

  static List<Recorded> fits() {
    return Recorded.read("fits.txt");
  }

  @ParameterizedTest
  @MethodSource("fits")
  void primitivesFittedToAMeshAreThoseOfMujoco(Recorded c) throws AssetException {
    float[] none = {};
    MeshData data = MeshData.of(c.floats("in.vertex"), none, none, c.ints("in.face"));
    Mesh mesh = Mesh.of(data, MeshOptions.DEFAULT);
    double[] size = new double[3];
    double[] center = new double[3];
    boolean boundingBox = c.text("in.fitaabb", "").equals("true");
    MeshFit.fit(size, center, mesh, shape(c), boundingBox, 1.25);
    assertThat(size).containsExactly(c.doubles("size"), within(1e-13));

    // the geom's position is the mesh's, moved by the turned center
    double[] pos = new double[3];
    double[] rotation = new double[9];
    Mat3.fromQuat(rotation, 0, mesh.quat, 0);
    Mat3.mulVec(pos, 0, rotation, 0, center, 0);
    for (int j = 0; j < 3; j++) {
      assertThat(pos[j] + mesh.pos[j]).isCloseTo(c.doubles("pos")[j], within(1e-13));
    }
  }
}
