package dev.dynamis.mjcf.spec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

class DefaultsTest {
  @Test
  void ownClassBeatsChildclassBeatsMain() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <worldbody>
                <geom name="world"/>
                <body childclass="a">
                  <geom name="child"/>
                  <geom name="own" class="b"/>
                  <frame childclass="b"><geom name="frame"/></frame>
                  <body><geom name="grandchild"/></body>
                </body>
              </worldbody>
              <default>
                <geom density="1"/>
                <default class="a"><geom density="2"/><default class="c"/></default>
                <default class="b"><geom density="3"/></default>
              </default>
              <actuator><motor name="m" site="s"/></actuator>
              <worldbody><site name="s" class="c"/></worldbody>
            </mujoco>
            """);
    assertThat(density(spec, "world")).isEqualTo(1);
    assertThat(density(spec, "child")).isEqualTo(2);
    assertThat(density(spec, "own")).isEqualTo(3);
    assertThat(density(spec, "frame")).isEqualTo(3);
    assertThat(density(spec, "grandchild")).isEqualTo(2);
    assertThat(spec.find("site", "s").defaultClass().parent().name()).isEqualTo("a");
  }

  private static double density(Spec spec, String geom) {
    return spec.find("geom", geom).real("density");
  }

  @Test
  void numbersThatAreLeftOutComeFromTheClassAndThenFromTheGrammar() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <default><geom solimp="0.5 0.6"/><default class="a"><geom solimp="0.7"/></default></default>
              <worldbody><geom name="g" class="a" friction="2"/></worldbody>
              <tendon><fixed name="t" springlength="3"><joint joint="j" coef="1"/></fixed></tendon>
              <worldbody><body><joint name="j"/></body></worldbody>
              <equality><joint name="e" joint1="j" polycoef="4"/></equality>
            </mujoco>
            """);
    assertThat(spec.find("geom", "g").reals("solimp")).containsExactly(0.7, 0.6, 0.001, 0.5, 2);
    assertThat(spec.find("geom", "g").reals("friction")).containsExactly(2, 0.005, 0.0001);
    assertThat(spec.find("tendon", "t").reals("springlength")).containsExactly(3, 3);
    assertThat(spec.find("equality", "e").reals("polycoef")).containsExactly(4, 1, 0, 0, 0);
  }

  @Test
  void aClassIsACopyOfItsParentAsTheParentWasThen() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <default><default class="a"/><geom density="1"/></default>
              <default><geom margin="2" density="3"/></default>
              <worldbody><geom name="g" class="a"/><geom name="h"/></worldbody>
            </mujoco>
            """);
    assertThat(spec.find("geom", "g").real("density")).isEqualTo(1);
    assertThat(spec.find("geom", "g").real("margin")).isZero();
    assertThat(spec.find("geom", "h").real("density")).isEqualTo(3);
    assertThat(spec.find("geom", "h").real("margin")).isEqualTo(2);
  }

  @Test
  void anOrientationOfAClassBeatsTheElementsOwnQuaternion() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <default>
                <geom euler="0 0 90"/>
                <default class="a"><geom zaxis="1 0 0"/></default>
              </default>
              <worldbody>
                <geom name="q" quat="0 1 0 0"/>
                <geom name="x" xyaxes="1 0 0 0 1 0"/>
                <geom name="z" class="a"/>
                <site name="s" quat="0 1 0 0"/>
              </worldbody>
            </mujoco>
            """);
    assertThat(spec.find("geom", "q").orientation().attribute().name).isEqualTo("euler");
    assertThat(spec.find("geom", "x").orientation().attribute().name).isEqualTo("xyaxes");
    assertThat(spec.find("geom", "z").orientation().attribute().name).isEqualTo("zaxis");
    assertThat(spec.find("site", "s").orientation().attribute().name).isEqualTo("quat");
  }

  @Test
  void actuatorsOfAClassShareOneRecordInFileOrder() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <default><position kp="5" ctrlrange="-1 1"/><motor gear="3" ctrlrange="-2 2"/></default>
              <worldbody><body><joint name="j"/></body></worldbody>
              <actuator><general name="a" joint="j"/></actuator>
            </mujoco>
            """);
    Element a = spec.find("actuator", "a");
    assertThat(a.cascade())
        .extracting(Element::tag)
        .containsExactly("position", "motor", "general");
    assertThat(a.reals("ctrlrange")).containsExactly(-2, 2);
    assertThat(a.reals("gear")).containsExactly(3, 0, 0, 0, 0, 0);
    assertThat(a.cascade().get(0).real("kp")).isEqualTo(5);
  }

  @Test
  void freeJointsIgnoreClassesAndFixedTendonsTakeTheirColors() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <default><joint damping="1" group="2"/><tendon rgba="1 0 0 1"/></default>
              <worldbody>
                <body><freejoint name="f"/></body>
                <body><joint name="j" type="free"/></body>
                <body><joint name="h"/></body>
              </worldbody>
              <tendon><fixed name="t"><joint joint="h" coef="1"/></fixed></tendon>
            </mujoco>
            """);
    assertThat(spec.find("joint", "f").integer("group")).isZero();
    assertThat(spec.find("joint", "j").real("damping")).isEqualTo(1);
    assertThat(spec.find("tendon", "t").reals("rgba")).containsExactly(1, 0, 0, 1);
  }

  @Test
  void givenTellsWhetherAnybodyGaveAValue() {
    Spec spec =
        Mjcf.readText(
            "<mujoco><default><joint range='0 1'/></default><worldbody><body><joint name='j'/>"
                + "</body></worldbody></mujoco>");
    Element j = spec.find("joint", "j");
    assertThat(j.given("range")).isTrue();
    assertThat(j.has("range")).isFalse();
    assertThat(j.given("margin")).isFalse();
    spec.root().child("default").child("joint").set("margin", 1);
    assertThat(j.real("margin")).isEqualTo(1);
  }
}
