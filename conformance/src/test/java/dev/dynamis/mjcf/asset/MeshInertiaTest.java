package dev.dynamis.mjcf.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mass and inertia of bodies from their meshes and shapes. */
class MeshInertiaTest {
  private static final double SIXTH = 1000.0 / 6;

  /** Without a word in the mesh, the switch of older files says how its volume is summed. */
  @Test
  @Tag("acceptance:003-23.1")
  void theSwitchOfOlderFilesTurnedOffKeepsWhatMeshesHaveByDefault() throws IOException {
    Model off = switched("c_ushape_legacy", " inertia=\"legacy\"", "false");
    assertBody(
        off,
        5666.666666666665,
        new double[] {6300.55096418733, 4966.666666666668, 2233.884297520662});
  }

  @Test
  @Tag("acceptance:003-23.2")
  void theSwitchOfOlderFilesTurnedOnSumsSignedVolumes() throws IOException {
    Model on = switched("c_ushape_exact", " inertia=\"exact\"", "true");
    assertBody(on, 5000, new double[] {6033.333333333333, 4833.333333333333, 2033.3333333333337});
    double[] com = {1.5, 0.9, 0.5};
    for (int k = 0; k < 3; k++) {
      assertThat(on.body.ipos[3 + k]).isCloseTo(com[k], within(1e-15));
    }
  }

  @ParameterizedTest
  @CsvSource({"c_cube_exact", "c_cube_legacy", "c_cube_convex", "c_cube_default"})
  @Tag("acceptance:003-23.3")
  void aCubeOfTrianglesHasTheInertiaOfABox(String name) {
    assertBody(AcceptanceNumbers.model(name), 1000, new double[] {SIXTH, SIXTH, SIXTH});
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  @Tag("acceptance:003-23.4")
  void shapesThatAreNoMeshesDoNotHeedTheSwitch(String on) throws IOException {
    Model m = switched("c_box_prim", "", on);
    assertBody(m, 1000, new double[] {SIXTH, SIXTH, SIXTH});
    assertBody(AcceptanceNumbers.model("c_box_prim"), 1000, new double[] {SIXTH, SIXTH, SIXTH});
  }

  @ParameterizedTest
  @CsvSource({
    "convex, 6000, 6500, 5000, 2500",
    "legacy, 5666.666666666665, 6300.55096418733, 4966.666666666668, 2233.884297520662",
    "exact, 5000, 6033.333333333333, 4833.333333333333, 2033.3333333333337",
    "shell, 22000, 33121.21212121212, 26333.333333333332, 13787.878787878786"
  })
  @Tag("acceptance:003-23.m-convex")
  @Tag("acceptance:003-23.m-legacy")
  @Tag("acceptance:003-23.m-shell")
  void aHollowProfileTellsTheFourModesApart(
      String mode, double mass, double ixx, double iyy, double izz) {
    Model m = AcceptanceNumbers.model("c_ushape_" + mode);
    assertBody(m, mass, new double[] {ixx, iyy, izz});
    double[] com = AcceptanceNumbers.of("003-23-ushape-" + mode).array("body_ipos");
    for (int k = 0; k < 3; k++) {
      assertThat(m.body.ipos[3 + k]).isCloseTo(com[k], within(1e-15));
    }
  }

  @Test
  @Tag("acceptance:003-23.m-shell")
  void theShellOfACubeHasSixFaces() {
    double third = 6000 * 5 / 18.0;
    assertBody(AcceptanceNumbers.model("c_cube_shell"), 6000, new double[] {third, third, third});
  }

  @Test
  @Tag("acceptance:003-23.i")
  void anInertiaThatIsGivenWinsOverMeshes() {
    assertBody(AcceptanceNumbers.model("c_mesh_inertial"), 42, new double[] {1, 2, 2.5});
  }

  @Test
  @Tag("acceptance:003-23.i")
  void meshesAndShapesOfABodyAddUp() {
    Model m = AcceptanceNumbers.model("c_mesh_offset");
    assertBody(
        m,
        1004.1887902047864,
        new double[] {170.85473925867538, 170.85473925867538, 166.6834218274858});
    assertThat(m.body.ipos[3]).isCloseTo(0.9958286825688104, within(1e-15));
  }

  @ParameterizedTest
  @CsvSource({"sphere", "box", "cylinder", "capsule", "ellipsoid"})
  @Tag("acceptance:003-23.s-sphere")
  @Tag("acceptance:003-23.s-box")
  @Tag("acceptance:003-23.s-cylinder")
  @Tag("acceptance:003-23.s-capsule")
  @Tag("acceptance:003-23.s-ellipsoid")
  void shapesMayBeShells(String shape) {
    AcceptanceNumbers want = AcceptanceNumbers.of("003-23-shell-" + shape);
    assertBody(
        AcceptanceNumbers.model("c_shell_" + shape),
        want.number("body_mass"),
        want.array("body_inertia"));
    assertBody(
        AcceptanceNumbers.model("c_solid_" + shape),
        want.number("solid_mass"),
        want.array("solid_inertia"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "vertex='0 0 0 1 0 0 0 1 0 1 1 0' | | mesh[f]",
        "vertex='0 0 0 1 0 0 0 1 0 0 0 1' face='0 2 1 0 1 3 0 3 2 1 3 2' inertia='exact' | |"
            + " mesh[f]",
        "vertex='0 0 0 1 0 0 0 1 0 0 0 1' | shellinertia='true' | geom/@shellinertia",
      })
  @Tag("acceptance:003-23.e")
  void meshesWithoutAVolumeOrWithAnotherShellAreRefused(String mesh, String geom, String named) {
    String text =
        "<mujoco><asset><mesh name='f' "
            + mesh
            + "/></asset><worldbody><body><geom type='mesh' mesh='f' "
            + (geom == null ? "" : geom)
            + "/></body></worldbody></mujoco>";
    assertThatThrownBy(() -> Mjcf.compile(Mjcf.readText(text)))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining(named);
  }

  /** A model of the suite without {@code mode}, but with the switch of older files. */
  private static Model switched(String name, String mode, String on) throws IOException {
    String text =
        Files.readString(Path.of("src/test/resources/acceptance", name + ".xml"))
            .replace(mode, "")
            .replaceFirst(">", "><compiler exactmeshinertia=\"" + on + "\"/>");
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  private static void assertBody(Model m, double mass, double[] inertia) {
    assertThat(m.body.mass[1]).isCloseTo(mass, within(1e-15 * mass));
    for (int k = 0; k < 3; k++) {
      assertThat(m.body.inertia[3 + k]).isCloseTo(inertia[k], within(6e-15 * inertia[k]));
    }
  }
}
