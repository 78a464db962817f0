package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.assets;
import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeshAssetTest {
  @Test
  void refusesMeshFileThatDoesNotExist() {
    refused("MJ237", "mesh[m]", "no file", assets("<mesh name='m' file='m.obj'/>"));
  }

  /** A body that has no mass for want of its mesh is no further mistake. */
  @Test
  void aMissingMeshIsTheOnlyErrorOfABodyThatMoves() {
    refused(
        "MJ237",
        "mesh[m]",
        "no file",
        "<mujoco><asset><mesh name='m' file='m.obj'/></asset><worldbody><body><joint/>"
            + "<geom type='mesh' mesh='m'/></body></worldbody></mujoco>");
  }

  @Test
  void refusesMeshWithThreeVertices() {
    refused("MJ237", "mesh[m]", "4", assets("<mesh name='m' vertex='0 0 0 1 0 0 0 1 0'/>"));
  }

  @Test
  void refusesFaceThatNamesAVertexWhichDoesNotExist() {
    refused(
        "MJ237",
        "mesh[m]",
        "",
        assets("<mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1' face='0 1 9'/>"));
  }

  @Test
  void refusesMeshWithInconsistentFaces() {
    refused(
        "MJ237",
        "mesh[m]",
        "",
        assets(
            "<mesh name='m' inertia='exact' vertex='0 0 0 1 0 0 0 1 0 0 0 1'"
                + " face='0 2 1 0 1 3 1 2 3 0 2 3'/>"));
  }

  @Test
  void concaveMeshGetsANoteWithBothVolumes() {
    // an L of three unit cubes; its hull has half a cube more
    String xml =
        assets(
                "<mesh name='l' vertex='0 0 0 2 0 0 2 1 0 1 1 0 1 2 0 0 2 0"
                    + " 0 0 1 2 0 1 2 1 1 1 1 1 1 2 1 0 2 1'"
                    + " face='0 3 1 1 3 2 0 5 3 5 4 3 6 7 9 7 8 9 6 9 11 11 9 10"
                    + " 0 1 6 1 7 6 1 2 7 2 8 7 2 3 8 3 9 8 3 4 9 4 10 9 4 5 10 5 11 10"
                    + " 5 0 11 0 6 11'/>")
            .replace("</mujoco>", "<worldbody><geom type='mesh' mesh='l'/></worldbody></mujoco>");
    List<Diagnostic> notes = Mjcf.compile(Mjcf.readText(xml)).notes();
    assertThat(notes).hasSize(1);
    assertThat(notes.get(0).severity()).isEqualTo(Severity.NOTE);
    assertThat(notes.get(0).problem()).contains("3.5").contains("the mesh 3.0");
  }

  @Test
  void theMeshOfASignedDistanceFieldGetsNone() {
    String xml =
        "<mujoco><extension><plugin plugin='mujoco.sdf.torus'><instance name='t'/></plugin>"
            + "</extension><asset><mesh name='ring'><plugin instance='t'/></mesh></asset>"
            + "<worldbody><geom type='sdf' mesh='ring'><plugin instance='t'/></geom></worldbody>"
            + "</mujoco>";
    assertThat(Mjcf.compile(Mjcf.readText(xml)).notes()).isEmpty();
  }
}
