package dev.dynamis.mechanics.constant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Numbers and keywords of enumerated types; numbers as in MuJoCo 3.5.0. */
class ConstantsTest {
  @Test
  void numbersAreThoseOfTheReference() {
    assertThat(JointType.HINGE).isEqualTo(3);
    assertThat(GeomType.SDF).isEqualTo(8);
    assertThat(ObjType.BODY).isEqualTo(1);
    assertThat(ObjType.JOINT).isEqualTo(3);
    assertThat(ObjType.CAMERA).isEqualTo(7);
    assertThat(ObjType.SENSOR).isEqualTo(20);
    assertThat(ObjType.PLUGIN).isEqualTo(25);
    assertThat(ObjType.MODEL).isEqualTo(102);
    assertThat(SensorType.CAMPROJECTION).isEqualTo(8);
    assertThat(SensorType.BALLQUAT).isEqualTo(18);
    assertThat(SensorType.FRAMEPOS).isEqualTo(26);
    assertThat(SensorType.SUBTREECOM).isEqualTo(35);
    assertThat(SensorType.CONTACT).isEqualTo(42);
    assertThat(SensorType.USER).isEqualTo(48);
    assertThat(SensorType.COUNT).isEqualTo(49);
    assertThat(DisableBit.ISLAND).isEqualTo(1 << 18);
    assertThat(DisableBit.COUNT).isEqualTo(19);
    assertThat(EnableBit.SLEEP).isEqualTo(1 << 5);
    assertThat(StateBit.PLUGIN).isEqualTo(1 << 13);
    assertThat(StateBit.COUNT).isEqualTo(14);
    assertThat(TrnType.UNDEFINED).isEqualTo(1000);
    assertThat(TrnType.COUNT).isEqualTo(6);
    assertThat(SleepState.STATIC).isEqualTo(-1);
    assertThat(ConstraintType.CONTACT_ELLIPTIC).isEqualTo(7);
    assertThat(Timer.COUNT).isEqualTo(15);
    assertThat(TexRole.COUNT).isEqualTo(10);
  }

  @Test
  void everyValueIsFoundByItsKeyword() {
    for (int i = 0; i < SensorType.COUNT; i++) {
      assertThat(SensorType.of(SensorType.name(i))).isEqualTo(i);
    }
    for (int i = 0; i < ObjType.COUNT; i++) {
      assertThat(ObjType.of(ObjType.name(i))).isEqualTo(i);
    }
    assertThat(TexType.of("2d")).isEqualTo(TexType.TWO_D);
    assertThat(Integrator.of("Euler")).isEqualTo(Integrator.EULER);
    assertThat(ColorSpace.of("sRGB")).isEqualTo(ColorSpace.SRGB);
    assertThat(CamOutput.of("segmentation")).isEqualTo(16);
    assertThat(SensorType.of("jointactuatorfrc")).isEqualTo(SensorType.JOINTACTFRC);
  }

  @Test
  void unknownKeywordsAndValuesAreNotTakenForOthers() {
    assertThat(GeomType.of("Sphere")).isEqualTo(-1);
    assertThatThrownBy(() -> GeomType.name(9)).hasMessage("GeomType has no value 9");
  }

  @Test
  void optionsSwitchFeatures() {
    var opt = new dev.dynamis.mechanics.model.Option();
    opt.setDisabled(DisableBit.CONTACT, true);
    opt.setEnabled(EnableBit.ENERGY, true);
    assertThat(opt.disabled(DisableBit.CONTACT)).isTrue();
    assertThat(opt.disabled(DisableBit.LIMIT)).isFalse();
    assertThat(opt.enabled(EnableBit.ENERGY)).isTrue();
    opt.setDisabled(DisableBit.CONTACT, false);
    opt.setEnabled(EnableBit.ENERGY, false);
    assertThat(opt.disableflags | opt.enableflags).isZero();
  }
}
