package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Binary models with flexes: sound ones load, others say which number is wrong. */
class FlexChecksTest {
  private static final Path RESOURCES = Path.of("src/test/resources");

  @ParameterizedTest
  @ValueSource(strings = {"flex/cloth", "flex/nodes", "flex/block", "flex/rope", "flex/strain"})
  void whatIsSavedIsLoaded(String name) {
    Model m = Mjcf.load(RESOURCES.resolve(name + ".xml")).model();
    assertThat(Model.load(m.toBytes(), "test").hash()).isEqualTo(m.hash());
  }

  @ParameterizedTest
  @CsvSource({
    "flex/cloth, flex_dim, 0, 4",
    "flex/cloth, flex_elem, 2, -1",
    "flex/cloth, flex_edge, 1, 100000",
    "flex/cloth, flex_elemdataadr, 0, 5",
    "flex/cloth, flex_elemedgeadr, 0, -7",
    "flex/cloth, flex_vertbodyid, 0, -1",
    "flex/membrane, flex_edgeflap, 0, 5000",
    "flex/cloth, flex_evpair, 0, 70000",
    "flex/block, flex_shell, 1, 70000",
    "flex/cloth, flex_bvhadr, 0, 0",
    "flex/cloth, bvh_nodeid, 1, 5000",
    "flex/cloth, bvh_child, 2, 100000",
    "flex/nodes, flex_interp, 0, 3",
    "flex/nodes, flex_nodenum, 0, 7",
    "flex/cloth, flex_selfcollide, 0, 9",
    "flex/strain, flexvert_J_rownnz, 0, 1",
    "flex/strain, flexvert_J_colind, 0, 5",
    "flex/strain, flex_vertedge, 0, 100000",
    "flex/cloth, flexedge_J_rownnz, 0, 1",
    "flex/cloth, flexedge_J_colind, 0, 5"
  })
  void whatPointsOutsideIsNamed(String name, String field, int at, int value) {
    Model m = Mjcf.load(RESOURCES.resolve(name + ".xml")).model();
    ((int[]) m.field(field).orElseThrow().array())[at] = value;
    byte[] bytes = m.toBytes();
    assertThatThrownBy(() -> Model.load(bytes, "test"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("[MB002] " + field + "[");
  }
}
