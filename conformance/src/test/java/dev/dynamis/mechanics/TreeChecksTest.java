package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.mechanics.constant.JointType;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kinematic tree of a binary model: each number that does not fit the others is named. */
class TreeChecksTest {
  /** Two trees, of bodies 1 to 3 and 4; body 5 is fixed to the world. */
  private static final String TEXT =
      """
      <mujoco>
        <worldbody>
          <body>
            <freejoint/><geom size=".1"/>
            <body><joint type="ball"/><geom size=".1"/></body>
            <body><joint axis="0 1 0"/><joint type="slide"/><geom size=".1"/><geom size=".2"/></body>
          </body>
          <body><joint/><geom size=".1" pos="1 0 0"/></body>
          <body><geom size=".1"/></body>
        </worldbody>
      </mujoco>
      """;

  private final Model m = Mjcf.compile(Mjcf.readText(TEXT)).model();

  private List<Diagnostic> problems() {
    CheckReport report = new CheckReport(m, "test");
    new TreeChecks(report).run();
    return report.problems();
  }

  @Test
  void aCompiledTreeIsSound() {
    assertThat(problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    // parents come first, and bodies in the order of a walk
    "body_parentid, 2, 3",
    "body_parentid, 5, 2",
    "body_rootid, 3, 2",
    "body_weldid, 5, 1",
    "body_simple, 1, 3",
    "body_jntnum, 3, 1",
    "body_jntadr, 3, 0",
    "jnt_bodyid, 2, 2",
    "jnt_qposadr, 1, 6",
    "jnt_dofadr, 4, 0",
    "body_dofnum, 3, 1",
    "body_dofadr, 2, 0",
    "dof_jntid, 7, 2",
    "dof_bodyid, 10, 1",
    "body_geomadr, 3, 0",
    "geom_bodyid, 3, 2",
    "dof_parentid, 6, 4",
    "dof_Madr, 11, 3",
    "dof_simplenum, 11, 7",
    "dof_treeid, 11, 0",
    "body_treeid, 5, 0",
    "tree_dofnum, 1, 2",
    "tree_bodyadr, 1, 3",
    "M_rownnz, 3, 1",
    "M_colind, 2, 9",
    "mapM2D, 5, 0",
    "B_rowadr, 2, 1"
  })
  void aNumberThatDoesNotFitIsNamed(String field, int at, int value) {
    ((int[]) m.field(field).orElseThrow().array())[at] = value;
    assertThat(problems()).anySatisfy(p -> assertThat(p.element()).startsWith(field + "["));
  }

  @Test
  void thereAreAsManyCoordinatesAsTheJointsHave() {
    m.jnt.type[4] = JointType.FREE;
    assertThat(problems())
        .singleElement()
        .satisfies(
            p -> {
              assertThat(p.element()).isEqualTo("nq[0]");
              assertThat(p.problem()).startsWith("14 ").endsWith("expected 20");
            });
  }
}
