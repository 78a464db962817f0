package dev.dynamis.mechanics.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a line that declares an array makes of its C name and shape. */
class GroupTest {
  private final Model m =
      new Model(new Sizes().set(Size.NBODY, 3).set(Size.NQ, 7).set(Size.NV, 6).set(Size.NMOCAP, 0));

  @ParameterizedTest
  @CsvSource({
    "body_mass, body.mass, 3",
    "body_inertia, body.inertia, 9",
    "body_parentid, body.parentid, 3",
    "qpos_spring, qposSpring, 7",
    "dof_Madr, dof.Madr, 6"
  })
  void anArrayHasItsNameItsPlaceAndItsLength(String name, String path, int length) {
    Field f = m.field(name).orElseThrow();
    assertThat(f.path()).isEqualTo(path);
    assertThat(f.length()).isEqualTo(length);
  }

  @Test
  void theMemberIsTheArrayOfTheField() {
    assertThat(m.field("body_mass").orElseThrow().array()).isSameAs(m.body.mass);
    assertThat(m.field("qpos_spring").orElseThrow().array()).isSameAs(m.qposSpring);
  }

  /** Rows that a step counts: the member is replaced when there are more. */
  @Test
  void countedArraysGrowWithTheirMember() {
    Data d = new Data(new Model(new Sizes()));
    Field force = d.field("efc_force").orElseThrow();
    assertThat(force.length()).isZero();
    double[] before = d.efc.force;
    force.grow(before.length + 10);
    assertThat(d.efc.force).isNotSameAs(before).isSameAs(force.array()).hasSize(before.length + 10);
    assertThat(force.length()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"qpos_spring, qposSpring", "ten_J_rownnz, tenJRownnz", "time, time"})
  void namesInCamelCase(String c, String java) {
    assertThat(Group.camelCase(c)).isEqualTo(java);
  }

  @ParameterizedTest
  @CsvSource({"lsTolerance, ls_tolerance", "oMargin, o_margin", "timestep, timestep", "M, M"})
  void namesOfSettingsInC(String java, String c) {
    assertThat(Group.snakeCase(java)).isEqualTo(c);
  }
}
