package dev.dynamis.mechanics.internal.setconst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.flex.FlexRecording;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Patterns of Jacobians, and shapes at rest. */
class FlexPatternsTest {
  @ParameterizedTest
  @ValueSource(strings = {"cloth", "strain", "block", "rope", "shapes", "radial"})
  void patternsAreMujocos(String name) {
    FlexRecording recording = FlexRecording.of(name);
    for (String field :
        List.of(
            "flexedge_J_rownnz",
            "flexedge_J_rowadr",
            "flexedge_J_colind",
            "flexvert_J_rownnz",
            "flexvert_J_rowadr",
            "flexvert_J_colind",
            "flex_vertedgeadr",
            "flex_vertedgenum",
            "flex_vertedge")) {
      double[] want = (double[]) recording.arrays.get(field);
      double[] got = RecordedModel.values(recording.model.field(field).orElseThrow());
      assertThat(got).as(field).isEqualTo(want);
    }
    double[] metric = (double[]) recording.arrays.get("flex_vertmetric");
    assertThat(recording.model.flex.vertmetric).containsExactly(metric, within(1e-9));
  }

  /** MuJoCo lets the rows of a flex overlap those of another if one without rows is between. */
  @Test
  void rowsOfFlexesDontOverlap() {
    String sheet =
        """
        <flexcomp name='%s' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' rigid='%s'>
          <edge equality='true'/>
        </flexcomp>
        """;
    String text =
        "<mujoco><worldbody>"
            + sheet.formatted("a", false)
            + sheet.formatted("b", true)
            + sheet.formatted("c", false)
            + "</worldbody></mujoco>";
    Model m = Mjcf.compile(Mjcf.readText(text)).model();
    int last = m.flex.edgeadr[0] + m.flex.edgenum[0] - 1;
    int next = m.flex.edgeadr[2];
    assertThat(m.flexedge.JRowadr[next])
        .isEqualTo(m.flexedge.JRowadr[last] + m.flexedge.JRownnz[last]);
  }
}
