package dev.dynamis.mjcf.internal.asset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Replay;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Octrees of meshes that are distance fields. */
class OctreeTest {
  private static final FlexRecording SHAPES = FlexRecording.of("sdf", "shapes");

  /** Of each array, every 97th number is recorded. */
  @Test
  void cellsAndDistancesAreThoseOfMujocoToTheLastBit() {
    Map<String, Object> octree = Replay.part(SHAPES.recording, "octree");
    assertThat(SHAPES.model.oct.depth.length).isEqualTo(((Double) octree.get("noct")).intValue());
    for (String name : new String[] {"oct_depth", "oct_child", "oct_aabb", "oct_coeff"}) {
      double[] ours = RecordedModel.values(SHAPES.model.field(name).orElseThrow());
      double[] want = (double[]) octree.get(name);
      assertThat(want).hasSize((ours.length + 96) / 97);
      for (int i = 0; i < want.length; i++) {
        assertThat(ours[97 * i]).as(name + " " + 97 * i).isEqualTo(want[i]);
      }
    }
  }

  @Test
  void everyMeshOfAFieldHasOneAndNoOther() {
    assertThat(SHAPES.model.mesh.octadr).containsExactly(0, -1);
    assertThat(SHAPES.model.mesh.octnum[0]).isEqualTo(SHAPES.model.oct.depth.length);
  }

  @Test
  void itsMemoryIsPartOfWhatAModelMayTake() {
    String text =
        """
        <mujoco>
          <asset><mesh name="m" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/></asset>
          <worldbody><geom type="sdf" mesh="m"/></worldbody>
        </mujoco>
        """;
    LoadLimits little = LoadLimits.DEFAULT.withBytes(4 << 20);
    assertThatThrownBy(
            () -> Mjcf.compile(Mjcf.readText("little", text, Resources.none(), little), little))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("mesh[m]")
        .hasMessageContaining("that a model may take");
  }
}
