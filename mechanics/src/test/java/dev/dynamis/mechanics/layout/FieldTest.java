package dev.dynamis.mechanics.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;

class FieldTest {
  private final Model m =
      new Model(new Sizes().set(Size.NBODY, 2).set(Size.NGEOM, 1).set(Size.NPLUGINATTR, 2));

  private Field field(String name) {
    return m.field(name).orElseThrow();
  }

  @Test
  void valuesOfEveryKindAreNumbers() {
    m.body.mass[1] = 2.5;
    m.body.parentid[1] = -3;
    m.geom.rgba[2] = 0.1f;
    m.pluginAttr[1] = (byte) 200;
    assertThat(field("body_mass").value(1)).isEqualTo(2.5);
    assertThat(field("body_parentid").value(1)).isEqualTo(-3);
    assertThat(field("geom_rgba").value(2)).isEqualTo(0.1f);
    assertThat(field("plugin_attr").value(1)).isEqualTo(200);
    for (Field f : m.fields()) {
      for (int i = 0; i < f.length(); i++) {
        assertThat(f.value(i)).as(f.name()).isFinite();
      }
    }
  }

  @Test
  void settingsAreSetThroughTheirField() {
    Field step = field("opt.timestep");
    assertThat(step.isSetting()).isTrue();
    assertThat(step.isScalar()).isTrue();
    double[] values = (double[]) step.array();
    values[0] = 0.125;
    assertThat(m.opt.timestep).as("a copy until it is set").isNotEqualTo(0.125);
    step.set(values);
    assertThat(m.opt.timestep).isEqualTo(0.125);

    Field gravity = field("opt.gravity");
    assertThat(gravity.isScalar()).isFalse();
    gravity.set(new double[] {1, 2, 3});
    assertThat(m.opt.gravity).containsExactly(1, 2, 3);
  }

  @Test
  void setTakesTheFirstValuesOfALongerArray() {
    field("body_mass").set(new double[] {4, 5, 6, 7});
    assertThat(m.body.mass).containsExactly(4, 5);
  }

  @Test
  void clearedValuesAreZero() {
    m.body.mass[0] = 1;
    m.body.parentid[1] = 1;
    field("body_mass").clear();
    field("body_parentid").clear();
    field("opt.timestep").clear();
    assertThat(m.body.mass).containsOnly(0);
    assertThat(m.body.parentid).containsOnly(0);
    assertThat(m.opt.timestep).isZero();
  }

  @Test
  void aFieldTellsItsNameAndShape() {
    assertThat(field("body_inertia")).hasToString("body_inertia (nbody x 3)");
    assertThat(field("opt.gravity")).hasToString("opt.gravity (3)");
  }
}
