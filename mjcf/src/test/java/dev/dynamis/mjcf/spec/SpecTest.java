package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.ModelException;
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
    assertThatThrownBy(() -> body.add("bodi")).isInstanceOf(ModelException.class);
  }
}
