package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ElementTest {
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
