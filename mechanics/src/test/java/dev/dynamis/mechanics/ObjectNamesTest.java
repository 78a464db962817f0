package dev.dynamis.mechanics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.layout.Size;
import dev.dynamis.mechanics.layout.Sizes;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names of objects, both ways, and how they are packed. */
class ObjectNamesTest {
  private final Map<String, Object> recorded =
      Json.object(ReferenceModel.record("walker.json.gz").get("model"));
  private final Model model = ReferenceModel.model(recorded);

  @Test
  void readsTheNamesOfMujoco() {
    assertThat(model.names.model()).isEqualTo("walker");
    Json.object(recorded.get("object_names"))
        .forEach(
            (type, names) ->
                assertThat(model.names.all(ObjType.of(type))).as(type).isEqualTo(names));
  }

  @Test
  void findsObjectsByName() {
    assertThat(model.names.bodyId("world")).isZero();
    assertThat(model.names.bodyId("shin")).isEqualTo(4);
    assertThat(model.names.jointId("knee")).isEqualTo(2);
    assertThat(model.names.actuatorId("knee")).isEqualTo(1);
    assertThat(model.names.sensorId("knee")).isEqualTo(2);
    assertThat(model.names.id(ObjType.XBODY, "torso")).isEqualTo(2);
    assertThat(model.names.keyId("bent")).isEqualTo(1);
    assertThat(model.names.bodyId("tail")).isEqualTo(-1);
    assertThat(model.names.name(ObjType.TENDON, 0)).isEqualTo("leg");
    assertThat(model.names.tendonId("leg")).isZero();
    // geoms without a name can't be found by the empty one
    assertThat(model.names.geomId("")).isEqualTo(-1);
  }

  @Test
  void saysWhatDoesNotExist() {
    assertThatThrownBy(() -> model.names.name(ObjType.BODY, 6))
        .hasMessage("there is no body 6, the model has 6");
    assertThatThrownBy(() -> model.names.id(ObjType.DOF, "x")).hasMessageContaining("no names");
  }

  @Test
  void packsNamesAsMujocoDoes() {
    NamePacker packer = new NamePacker("walker");
    for (int type = 0; type <= ObjType.PLUGIN; type++) {
      if (type != ObjType.UNKNOWN && type != ObjType.XBODY && type != ObjType.DOF) {
        packer.set(type, model.names.all(type));
      }
    }
    Sizes sizes = model.sizes().set(Size.NNAMES, 0);
    packer.reserve(sizes);
    Model packed = new Model(sizes);
    packer.store(packed);
    assertThat(packed.names.packed).isEqualTo(model.names.packed);
    assertThat(packed.name.geomadr).isEqualTo(model.name.geomadr);
    assertThat(packed.name.keyadr).isEqualTo(model.name.keyadr);
    assertThat(packed.names.jointId("neck")).isEqualTo(3);
  }

  @Test
  void namesMayHoldAnyCharacterButZero() {
    NamePacker packer = new NamePacker("größe").set(ObjType.BODY, List.of("", "膝/1"));
    Sizes sizes = new Sizes().set(Size.NBODY, 2);
    packer.reserve(sizes);
    Model m = new Model(sizes);
    packer.store(m);
    assertThat(m.names.model()).isEqualTo("größe");
    assertThat(m.names.name(ObjType.BODY, 1)).isEqualTo("膝/1");
    assertThat(m.names.bodyId("膝/1")).isEqualTo(1);
    assertThatThrownBy(() -> new NamePacker("a\0b")).hasMessageContaining("character zero");
  }
}
