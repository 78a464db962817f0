package dev.dynamis.mjcf.internal.macro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Quat;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Spec;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names, their order and the numbers are those that MuJoCo 3.5 gives for the same texts. */
class CableTest {
  /** MuJoCo's own coil.xml asks for "fixed". */
  @Test
  void anUnknownJointOfTheFirstBodyIsABall() {
    Compiled c =
        Mjcf.compile(
            Mjcf.readText(
                """
                <mujoco><worldbody>
                  <composite prefix="c" type="cable" curve="s" count="4 1 1" size="1" initial="fixed">
                    <geom type="capsule" size=".02"/>
                  </composite>
                </worldbody></mujoco>
                """));
    assertThat(c.model().nq).isEqualTo(3 * 4);
    assertThat(c.notes()).anyMatch(n -> n.problem().contains("which gets a ball joint"));
  }

  @Test
  void aCableFollowsItsCurve() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <default><geom rgba="1 0 0 1" friction="9"/><joint damping="7" armature="7"/></default>
              <worldbody>
                <composite prefix="c" type="cable" curve="cos(s) sin(s) s" count="5 1 1" size="1 .3 2"
                    offset="0 0 1" initial="free">
                  <joint kind="main" damping=".2" stiffness=".1"/>
                  <geom type="capsule" size=".02" density="500"/>
                </composite>
              </worldbody>
            </mujoco>
            """);
    Spec e = Mjcf.expand(spec, LoadLimits.DEFAULT);
    assertThat(names(e, "body")).containsExactly("cB_first", "cB_1", "cB_2", "cB_last");
    assertThat(names(e, "joint")).containsExactly("cJ_first", "cJ_1", "cJ_2", "cJ_last");
    assertThat(names(e, "geom")).containsExactly("cG0", "cG1", "cG2", "cG3");
    assertThat(names(e, "site")).containsExactly("cS_first", "cS_last");
    assertThat(e.all("exclude")).hasSize(3);
    assertThat(e.find("text", "composite_c").text("data")).isEqualTo("rope_c");
    double length = 0.49244290461444873;
    double[][] pos = {{0.30000001192092896, 0, 1}, {length, 0, 0}, {length, 0, 0}, {length, 0, 0}};
    double[][] quat = {
      {0.302490861789711, 0.32232813385442854, 0.1095167935607595, 0.8902864283969567},
      {0.7930107009237759, 4.163336342344337e-17, 1.1102230246251565e-16, 0.609207705319279},
      {-0.7930107009237758, -5.551115123125783e-17, 0.49180327516446565, -0.3595324279642748},
      {-0.7930107009237758, 5.551115123125783e-17, 0.5804891305765532, 0.18484154701489325}
    };
    List<Element> bodies = e.all("body");
    for (int i = 0; i < 4; i++) {
      double[] q = bodies.get(i).reals("quat").clone();
      Quat.normalize(q, 0);
      for (int k = 0; k < 4; k++) {
        assertThat(q[k]).isCloseTo(quat[i][k], within(1e-14));
      }
      for (int k = 0; k < 3; k++) {
        assertThat(bodies.get(i).reals("pos")[k]).isCloseTo(pos[i][k], within(1e-15));
      }
      Element joint = e.all("joint").get(i);
      assertThat(joint.text("type")).isEqualTo(i == 0 ? "free" : "ball");
      assertThat(joint.real("damping")).isEqualTo(i == 0 ? 0 : 0.2);
      assertThat(joint.real("armature")).isZero();
      assertThat(joint.real("stiffness")).isEqualTo(0.1);
      assertThat(joint.integer("group")).isEqualTo(3);
      assertThat(e.all("geom").get(i).reals("friction")[0]).isEqualTo(1);
    }
    assertThat(e.find("site", "cS_last").reals("pos")[0]).isCloseTo(length, within(1e-15));
  }

  private static List<String> names(Spec spec, String space) {
    return switch (space) {
      case "body" -> TreeOrder.bodies(spec).stream().skip(1).map(Element::name).toList();
      case "joint", "geom", "site", "camera" ->
          TreeOrder.bodies(spec).stream()
              .flatMap(b -> TreeOrder.of(b, space).stream())
              .map(Element::name)
              .toList();
      default -> spec.all(space).stream().map(Element::name).toList();
    };
  }
}
