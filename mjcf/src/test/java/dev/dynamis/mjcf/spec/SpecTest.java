package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class SpecTest {
  @Test
  void programsBuildATree() {
    Spec spec = new Spec();
    Element torso = spec.world().add("body").set("name", "torso").set("pos", 0, 0, 1);
    torso.add("geom").set("type", "box").set("size", 0.1);
    assertThat(spec.find("body", "torso")).isSameAs(torso);
    assertThat(torso.child("geom").reals("size")).containsExactly(0.1, 0, 0);
    assertThat(torso.child("geom").reals("solref")).containsExactly(0.02, 1);
    assertThat(torso.child("geom").path()).isEqualTo("body[torso]/geom");
  }

  @Test
  void allReferencesAreListedInTheOrderOfTheFile() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <worldbody>
                <body name="b"><joint name="j"/><camera mode="targetbody" target="b"/></body>
              </worldbody>
              <actuator><motor joint="j"/></actuator>
            </mujoco>
            """);
    assertThat(spec.references())
        .extracting(r -> r.from().tag() + "/@" + r.attribute().name + "=" + r.name())
        .containsExactly("camera/@target=b", "motor/@joint=j");
  }

  @Test
  void deletingReportsWhatStillRefersToIt() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <worldbody><body name="a"><joint name="j"/></body></worldbody>
              <actuator><motor name="m" joint="j"/></actuator>
              <sensor>
                <framepos objtype="xbody" objname="a"/>
                <actuatorpos actuator="m"/>
              </sensor>
            </mujoco>
            """);
    assertThat(spec.referencesTo(spec.find("joint", "j"))).hasSize(1);
    assertThat(spec.delete(spec.find("body", "a")))
        .extracting(r -> r.from().tag() + "/@" + r.attribute().name)
        .containsExactly("motor/@joint", "framepos/@objname");
    assertThat(spec.find("joint", "j")).isNull();
    assertThat(spec.delete(spec.find("actuator", "m"))).hasSize(1);
    assertThatThrownBy(() -> spec.delete(spec.world()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void sectionsMayRepeatInAnyOrderAndAreMerged() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <actuator><motor name="m1" joint="j"/></actuator>
              <option timestep="1" o_solref="3 4" actuatorgroupdisable="1 2"/>
              <worldbody><body><joint name="j"/></body></worldbody>
              <option o_solref="5" gravity="0 0 0" actuatorgroupdisable="2 3"><flag energy="enable"/></option>
              <actuator><motor name="m2" joint="j"/></actuator>
              <compiler meshdir="a" assetdir="b"/>
              <compiler assetdir="c"/>
            </mujoco>
            """);
    assertThat(spec.option().real("timestep")).isEqualTo(1);
    assertThat(spec.option().reals("o_solref")).containsExactly(5, 4);
    assertThat(spec.option().integers("actuatorgroupdisable")).containsExactly(1, 2, 3);
    assertThat(spec.option().child("flag").bool("energy")).isTrue();
    assertThat(spec.section("actuator").children()).hasSize(2);
    assertThat(spec.compiler().text("meshdir")).isEmpty();
    assertThat(spec.compiler().text("assetdir")).isEqualTo("c");
  }

  @Test
  void infinitiesAndNanAreNumbersWithAWarning() {
    Spec spec = Mjcf.readText("<mujoco><option gravity='inf -INF nan'/></mujoco>");
    assertThat(spec.option().reals("gravity"))
        .containsExactly(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN);
    assertThat(spec.notes()).extracting(d -> d.code()).containsExactly("MJ027", "MJ027");
    assertThat(spec.notes())
        .extracting(d -> d.problem())
        .containsExactly("the text contains a NaN", "the text contains an infinite number");
    String open = "<mujoco><worldbody><body><joint range='-inf inf'/></body></worldbody></mujoco>";
    assertThat(Mjcf.readText(open).notes()).isEmpty();
  }

  @Test
  void unknownAttributesBelowFramesAreWarnings() {
    Spec spec =
        Mjcf.readText(
            "<mujoco><worldbody><frame><body><geom size='1' sise='1'/></body></frame>"
                + "</worldbody></mujoco>");
    assertThat(spec.notes()).extracting(d -> d.code()).containsExactly("MJ011");
  }

  @Test
  void anOldMeshInertiaSwitchIsUnderstood() {
    Spec spec = Mjcf.readText("<mujoco><compiler exactmeshinertia='true'/></mujoco>");
    assertThat(spec.compiler().bool("exactmeshinertia")).isTrue();
    assertThat(spec.notes()).extracting(d -> d.code()).containsExactly("MJ091");
  }
}
