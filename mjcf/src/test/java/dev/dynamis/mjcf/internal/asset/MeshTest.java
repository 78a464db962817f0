package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole meshes against what MuJoCo 3.5 makes of the same inputs. */
class MeshTest {
  private static final double TOLERANCE = 1e-10;

  static List<Recorded> accepted() {
    return Recorded.read("meshes.txt").stream().filter(c -> !c.has("error")).toList();
  }

  static List<Recorded> rejected() {
    return Recorded.read("meshes.txt").stream().filter(c -> c.has("error")).toList();
  }

  private static MeshOptions options(Recorded c) {
    boolean plate = c.text("in.builtin", "").equals("plate");
    String inertia = plate ? "shell" : c.text("in.inertia", "legacy");
    return new MeshOptions(
        c.doubles("in.refpos", 0, 0, 0),
        c.doubles("in.refquat", 1, 0, 0, 0),
        c.doubles("in.scale", 1, 1, 1),
        MeshInertiaMode.valueOf(inertia.toUpperCase(Locale.ROOT)),
        c.text("in.smoothnormal", "false").equals("true"),
        -1,
        c.text("in.hull", "true").equals("true"),
        false,
        false);
  }

  private static MeshData data(Recorded c) throws AssetException {
    if (c.has("in.file")) {
      String file = c.text("in.file", "");
      return AssetFormat.ofMesh(file, "").readMesh(Recorded.bytes(file), options(c).mirrored());
    }
    if (c.has("in.builtin")) {
      String kind = c.text("in.builtin", "").toUpperCase(Locale.ROOT);
      return BuiltinMesh.valueOf(kind).of(c.doubles("in.params"));
    }
    return MeshData.of(
        c.floats("in.vertex"), c.floats("in.normal"), c.floats("in.texcoord"), c.ints("in.face"));
  }

  @ParameterizedTest
  @MethodSource("accepted")
  void vertexPositionsAndFramesAreThoseOfMujoco(Recorded c) throws AssetException {
    Mesh mesh = Mesh.of(data(c), options(c));
    assertThat(mesh.pos).containsExactly(c.doubles("mesh_pos"), within(TOLERANCE));
    assertThat(mesh.quat).containsExactly(c.doubles("mesh_quat"), within(TOLERANCE));
    assertThat(mesh.vert).containsExactly(c.floats("mesh_vert"), within(1e-6f));
    assertThat(mesh.texcoord).containsExactly(c.floats("mesh_texcoord"));
  }

  @ParameterizedTest
  @MethodSource("accepted")
  void facesAndNormalsAreThoseOfMujoco(Recorded c) throws AssetException {
    MeshData data = data(c);
    Mesh mesh = Mesh.of(data, options(c));
    if (data.face().length > 0) {
      assertThat(mesh.face).containsExactly(c.ints("mesh_face"));
      assertThat(mesh.facenormal).containsExactly(c.ints("mesh_facenormal"));
      assertThat(mesh.normal).containsExactly(c.floats("mesh_normal"), within(1e-6f));
      if (mesh.facetexcoord.length > 0) {
        assertThat(mesh.facetexcoord).containsExactly(c.ints("mesh_facetexcoord"));
      }
    } else {
      // a hull's triangulation is free, the number of its triangles is not
      assertThat(mesh.face).hasSameSizeAs(c.ints("mesh_face"));
      assertThat(mesh.normal).hasSameSizeAs(c.floats("mesh_normal"));
    }
  }

  @ParameterizedTest
  @MethodSource("accepted")
  void massInertiaAndBoundsAreThoseOfMujoco(Recorded c) throws AssetException {
    Mesh mesh = Mesh.of(data(c), options(c));
    double mass = c.doubles("mass")[0];
    assertThat(1000 * mesh.volume).isCloseTo(mass, within(TOLERANCE * mass));
    if (c.has("inertia")) {
      double[] inertia = new double[3];
      GeomInertia.meshInertia(inertia, mesh.box, mass);
      double[] expected = c.doubles("inertia");
      assertThat(inertia).containsExactly(expected, within(TOLERANCE * expected[0]));
    }
    double rbound = c.doubles("rbound")[0];
    assertThat(GeomBounds.meshRadius(mesh)).isCloseTo(rbound, within(TOLERANCE * rbound));
    double[] aabb = new double[6];
    GeomBounds.meshAabb(aabb, mesh);
    assertThat(aabb).containsExactly(c.doubles("aabb"), within(TOLERANCE * rbound));
    assertThat(mesh.reach()).containsExactly(c.doubles("size"), within(TOLERANCE * rbound));
  }

  @ParameterizedTest
  @MethodSource("accepted")
  void hullVolumeIsThatOfMujoco(Recorded c) throws AssetException {
    if (!c.has("hullvolume")) {
      return;
    }
    float[] vertex = c.floats("in.vertex");
    double[] points = new double[vertex.length];
    Arrays.setAll(points, i -> vertex[i]);
    ConvexHull hull = ConvexHull.of(points, -1);
    double volume = c.doubles("hullvolume")[0];
    assertThat(hull.volume(points)).isCloseTo(volume, within(1e-12 * volume));
    assertThat(hull.vertices).hasSize((int) c.doubles("hullvert")[0]);
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void rejectsWhatMujocoRejects(Recorded c) {
    assertThatThrownBy(() -> Mesh.of(data(c), options(c))).isInstanceOf(AssetException.class);
  }

  @Test
  void aMeshWithoutHullHasNoGraph() throws AssetException {
    MeshData cube = BuiltinMesh.SPHERE.of(0);
    Mesh mesh = Mesh.of(cube, MeshOptions.DEFAULT);
    assertThat(mesh.graph).isEmpty();
    assertThat(mesh.polyvert).isEmpty();
    assertThat(mesh.hullVolume).isNaN();
    assertThat(mesh.hullExcess()).isEqualTo(1);
  }

  @Test
  void saysByHowMuchTheHullExceedsAConcaveMesh() throws AssetException {
    Recorded c =
        accepted().stream().filter(x -> x.name.equals("lshape_legacy")).findFirst().orElseThrow();
    Mesh mesh = Mesh.of(data(c), options(c));
    assertThat(mesh.enclosedVolume).isCloseTo(3, within(1e-12));
    assertThat(mesh.hullVolume).isCloseTo(3.5, within(1e-12));
    assertThat(mesh.hullExcess()).isCloseTo(3.5 / 3, within(1e-12));
  }

  @Test
  void hullPolygonsPointOutwardEvenIfTheMeshIsMirrored() throws AssetException {
    for (double sign : new double[] {1, -1}) {
      MeshOptions options = MeshOptions.DEFAULT.withHull(true).withScale(sign, 2, 3);
      Mesh mesh = Mesh.of(BuiltinMesh.SUPERSPHERE.of(6, 0.5, 2), options);
      assertThat(mesh.polyvertnum).isNotEmpty();
      for (int p = 0; p < mesh.polyvertnum.length; p++) {
        int v = 3 * mesh.polyvert[mesh.polyvertadr[p]];
        double outward = 0;
        for (int j = 0; j < 3; j++) {
          outward += mesh.polynormal[3 * p + j] * mesh.vert[v + j];
        }
        assertThat(outward).isPositive();
      }
      assertThat(mesh.hullVolume).isPositive();
    }
  }

  @Test
  void polygonMapListsThePolygonsOfEachVertex() throws AssetException {
    Recorded c =
        accepted().stream().filter(x -> x.name.equals("hull_grid")).findFirst().orElseThrow();
    Mesh mesh = Mesh.of(data(c), options(c));
    assertThat(mesh.polyvertnum).containsOnly(4).hasSize(6);
    for (int v = 0; v < mesh.vert.length / 3; v++) {
      for (int k = 0; k < mesh.polymapnum[v]; k++) {
        int p = mesh.polymap[mesh.polymapadr[v] + k];
        int from = mesh.polyvertadr[p];
        assertThat(Arrays.copyOfRange(mesh.polyvert, from, from + mesh.polyvertnum[p])).contains(v);
      }
    }
    assertThat(Arrays.stream(mesh.polymapnum).filter(n -> n > 0).toArray())
        .containsOnly(3)
        .hasSize(8);
  }

  @Test
  void theSameInputGivesTheSameBits() throws AssetException {
    MeshData data = BuiltinMesh.SUPERTORUS.of(12, 0.3, 0.8, 1.2);
    MeshOptions options = MeshOptions.DEFAULT.withHull(true);
    Mesh a = Mesh.of(data, options);
    Mesh b = Mesh.of(data, options);
    assertThat(a.graph).isEqualTo(b.graph);
    assertThat(a.vert).isEqualTo(b.vert);
    assertThat(a.polyvert).isEqualTo(b.polyvert);
  }
}
