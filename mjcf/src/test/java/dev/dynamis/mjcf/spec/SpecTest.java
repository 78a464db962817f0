package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import java.util.Locale;
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
  void settingChecksNameTypeAndCount() {
    Element body = new Spec().world().add("body");
    assertThatThrownBy(() -> body.set("poss", 1, 2, 3))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("did you mean \"pos\"?");
    assertThatThrownBy(() -> body.set("pos", 1, 2)).isInstanceOf(ModelException.class);
    assertThatThrownBy(() -> body.set("pos", "a b c")).isInstanceOf(ModelException.class);
    assertThatThrownBy(() -> body.set("name", 1)).isInstanceOf(ModelException.class);
    assertThatThrownBy(() -> body.set("sleep", "deep")).isInstanceOf(ModelException.class);
    assertThatThrownBy(() -> body.add("bodi")).isInstanceOf(ModelException.class);
    assertThatThrownBy(() -> body.add("inertial").set("mass", -1))
        .isInstanceOf(ModelException.class);
    assertThatThrownBy(() -> body.add("inertial"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("already has an element inertial");
    assertThatThrownBy(() -> body.add("joint").set("group", 1.5))
        .isInstanceOf(ModelException.class);
    assertThat(body.has("pos")).isFalse();
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
  void elementsMoveWithWhatIsInThem() {
    Spec spec = new Spec();
    Element a = spec.world().add("body").set("name", "a");
    Element b = spec.world().add("body").set("name", "b");
    Element g = a.add("geom").set("name", "g");
    a.moveTo(b);
    assertThat(b.children()).containsExactly(a);
    assertThat(spec.find("geom", "g")).isSameAs(g);
    assertThatThrownBy(() -> b.moveTo(a)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> g.moveTo(spec.section("actuator")))
        .isInstanceOf(IllegalArgumentException.class);
    g.set("name", "renamed");
    assertThat(spec.find("geom", "g")).isNull();
    assertThat(spec.find("geom", "renamed")).isSameAs(g);
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
  void valuesKnowTheirPlaces() {
    Spec spec = Mjcf.readText("<mujoco>\n  <option\n    timestep='1'/>\n</mujoco>");
    assertThat(spec.option().place()).isEqualTo(new Place("(text)", 2, 3));
    assertThat(spec.option().place("timestep")).isEqualTo(new Place("(text)", 3, 5));
  }

  @Test
  void numbersDoNotDependOnTheLocale() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      Spec spec = Mjcf.readText("<mujoco><option gravity='1.5 -2e-3 +.5'/></mujoco>");
      assertThat(spec.option().reals("gravity")).containsExactly(1.5, -0.002, 0.5);
      assertThat(Mjcf.write(spec)).contains("gravity=\"1.5 -0.002 0.5\"");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void infinitiesAreNumbersAndNanIsAWarning() {
    Spec spec = Mjcf.readText("<mujoco><option gravity='inf -INF nan'/></mujoco>");
    assertThat(spec.option().reals("gravity"))
        .containsExactly(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN);
    assertThat(spec.notes()).extracting(d -> d.code()).containsExactly("MJ027");
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

  @Test
  void meshesWithoutANameHaveThatOfTheirFile() {
    Spec spec =
        Mjcf.readText(
            "<mujoco><asset><mesh file='a/arm.v2.stl'/></asset>"
                + "<worldbody><geom type='mesh' mesh='arm.v2'/></worldbody></mujoco>");
    assertThat(spec.find("mesh", "arm.v2")).isNotNull();
  }

  @Test
  void aDeepTreeIsHandledWithoutRecursion() {
    Spec spec = new Spec();
    Element e = spec.world();
    for (int i = 0; i < 50_000; i++) {
      e = e.add("body");
    }
    e.set("name", "deepest");
    assertThat(spec.find("body", "deepest")).isSameAs(e);
    assertThat(spec.copy().same(spec)).isTrue();
    assertThat(Mjcf.write(spec)).hasLineCount(100_004);
  }
}
