package dev.dynamis.studio.internal.mechanism;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import org.junit.jupiter.api.Test;

class ElementDetailsTest {
  private static final Compiled COMPILED =
      Mjcf.compile(
          Mjcf.readText(
              """
              <mujoco>
                <default>
                  <joint damping="0.5" armature="0.01"/>
                  <default class="stiff"><joint damping="2" stiffness="7"/></default>
                </default>
                <asset><material name="paint" rgba="1 0 0 1"/></asset>
                <worldbody>
                  <body name="a">
                    <joint name="j" class="stiff" stiffness="9"/>
                    <geom size=".1" material="paint"/>
                  </body>
                </worldbody>
                <equality><joint name="lock" joint1="j"/></equality>
              </mujoco>
              """));
  private static final Data DATA = new Data(COMPILED.model());

  private static String details(String kind, int id) {
    return ElementDetails.of(DATA, COMPILED, kind, id);
  }

  @Test
  void aNumberOfAClassHasTheLineOfTheClass() {
    String d = details("joint", 0);
    assertThat(d)
        .contains("\"name\":\"stiffness\",\"value\":\"9\",\"place\":\"(text):9:")
        .contains("\"name\":\"damping\",\"value\":\"2\",\"place\":\"(text):4:")
        .contains("\"name\":\"armature\",\"value\":\"0.01\",\"place\":\"(text):3:")
        .contains("\"jnt_stiffness\":[9]");
  }

  @Test
  void whatIsNoPartOfABodyHasDetailsToo() {
    assertThat(details("equality", 0)).contains("\"name\":\"lock\"").contains("\"eq_data\":[");
    assertThat(details("material", 0)).contains("\"mat_rgba\":[1,0,0,1]").contains("(text):6:");
    for (String kind : ElementDetails.LISTED) {
      int count = ElementDetails.names(COMPILED.model(), kind).size();
      assertThatThrownBy(() -> details(kind, count)).hasMessage("there is no %s %d", kind, count);
    }
    assertThatThrownBy(() -> details("galaxy", 0)).hasMessage("there are no details of a galaxy");
  }
}
