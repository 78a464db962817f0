package dev.dynamis.mechanics.internal.setconst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sizes and means of models. */
class ModelStatisticsTest {
  /** Models that override none of their statistics. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "acceptance/d_rich",
        "acceptance/e_multi_joint_body",
        "acceptance/e_trn",
        "acceptance/e_pair_hfield_box",
        "acceptance/e_mesh_mesh",
        "contact/humanoid",
        "contact/heap"
      })
  void statisticsAreMujocos(String name) throws IOException {
    Map<String, Object> recorded;
    try (var in = Files.newInputStream(Path.of("src/test/resources", name + ".json.gz"))) {
      recorded = Reference.read(in);
    }
    Model m = RecordedModel.build(recorded);
    m.stat.meaninertia = m.stat.meanmass = m.stat.meansize = m.stat.extent = -1;
    Arrays.fill(m.stat.center, -1);
    Arrays.fill(m.dof.length, -1);
    Physics.setConst(m);
    Map<?, ?> stat = (Map<?, ?>) recorded.get("stat");
    assertThat(m.stat.meaninertia).isCloseTo((Double) stat.get("meaninertia"), within(1e-14));
    assertThat(m.stat.meanmass).isCloseTo((Double) stat.get("meanmass"), within(1e-14));
    assertThat(m.stat.meansize).isCloseTo((Double) stat.get("meansize"), within(1e-14));
    assertThat(m.stat.extent).isCloseTo((Double) stat.get("extent"), within(1e-14));
    assertThat(m.stat.center).containsExactly((double[]) stat.get("center"), within(1e-14));
    assertThat(m.dof.length).containsExactly((double[]) recorded.get("dof_length"), within(1e-14));
  }

  @Test
  void aSphereOnAHingeHasTheSizesOfTheDefinition() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody><body pos="1 0 0"><joint axis="0 1 0"/>
              <geom size=".5" pos="2 0 0" mass="3"/>
              <body pos="0 0 4"><joint type="slide"/><geom size=".1" mass="1"/></body>
            </body></worldbody></mujoco>
            """);
    Physics.forward(m, new Data(m));

    // from the center of mass to the joint 2, to the joint of the child sqrt(4 + 16)
    double size = Math.sqrt(20);
    assertThat(m.dof.length).containsExactly(new double[] {size, 1}, within(1e-14));
    assertThat(m.stat.meanmass).isEqualTo(2);
    assertThat(m.stat.meansize).isCloseTo((size + 0.1) / 2, within(1e-14));
    assertThat(m.stat.extent).isCloseTo(Math.max(4.6, size + 0.1), within(1e-14));
    assertThat(m.stat.center).containsExactly(new double[] {2.2, 0, 1.8}, within(1e-14));

    // inertia of the hinge: both masses, and the sphere's own 2/5 m r^2; of the slide its mass
    double hinge = 3 * 4 + 0.4 * 3 * 0.25 + 16 + 0.4 * 0.01;
    assertThat(m.stat.meaninertia).isCloseTo((hinge + 1) / 2, within(1e-12));
  }
}
