package dev.dynamis.mjcf.internal.macro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Spec;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names, their order and the numbers are those that MuJoCo 3.5 gives for the same texts. */
class ReplicateTest {
  private static final String REPLICATE =
      """
      <mujoco>
        <worldbody>
          <geom name="floor" type="plane" size="1 1 1"/>
          <body name="first"><joint name="jf"/><geom name="gf" size=".1"/></body>
          <replicate count="3" offset="1 0 0" sep="-">
            <site name="s" pos="0 0 1"/>
            <body name="b">
              <joint name="j" type="slide"/><geom name="g" size=".1"/>
              <camera name="c2" mode="targetbody" target="b"/>
            </body>
          </replicate>
          <body name="last"><joint name="jl"/><geom name="gl" size=".1"/></body>
        </worldbody>
        <contact>
          <pair name="p1" geom1="floor" geom2="g"/><pair name="p2" geom1="gf" geom2="gl"/>
          <exclude name="e1" body1="first" body2="b"/><exclude name="e2" body1="first" body2="last"/>
        </contact>
        <equality>
          <joint name="q1" joint1="j" joint2="jf"/><joint name="q2" joint1="j"/>
          <weld name="q3" body1="b"/><weld name="q4" body1="b" body2="first"/>
        </equality>
        <tendon>
          <fixed name="t1"><joint joint="j" coef="1"/></fixed>
          <fixed name="t2"><joint joint="j" coef="1"/><joint joint="jf" coef="1"/></fixed>
          <fixed name="t3"><joint joint="jf" coef="1"/></fixed>
        </tendon>
        <actuator>
          <motor name="a1" joint="j"/><motor name="a2" joint="jf"/><motor name="a3" tendon="t1"/>
        </actuator>
        <sensor>
          <jointpos name="s1" joint="j"/><jointpos name="s2" joint="jf"/>
          <framepos name="s3" objtype="body" objname="b" reftype="body" refname="first"/>
          <framepos name="s4" objtype="body" objname="b" reftype="body" refname="b"/>
          <actuatorpos name="s5" actuator="a1"/>
        </sensor>
      </mujoco>
      """;

  @Test
  void replicateCopiesItsContentAndWhatRefersToIt() {
    Spec spec = Mjcf.readText(REPLICATE);
    Spec e = Mjcf.expand(spec, LoadLimits.DEFAULT);
    assertThat(names(e, "body")).containsExactly("first", "b-0", "b-1", "b-2", "last");
    assertThat(names(e, "joint")).containsExactly("jf", "j-0", "j-1", "j-2", "jl");
    assertThat(names(e, "geom")).containsExactly("floor", "gf", "g-0", "g-1", "g-2", "gl");
    assertThat(names(e, "site")).containsExactly("s-0", "s-1", "s-2");
    assertThat(names(e, "camera")).containsExactly("c2-0", "c2-1", "c2-2");
    // the compiler sorts pairs and excludes by their bodies
    assertThat(names(e, "pair")).containsExactly("p2", "p1-0", "p1-1", "p1-2");
    assertThat(names(e, "exclude")).containsExactly("e2", "e1-0", "e1-1", "e1-2");
    assertThat(names(e, "equality"))
        .containsExactly("q2-0", "q3-0", "q2-1", "q3-1", "q2-2", "q3-2");
    assertThat(names(e, "tendon"))
        .containsExactly("t3", "t1-0", "t2-0", "t1-1", "t2-1", "t1-2", "t2-2");
    assertThat(names(e, "actuator"))
        .containsExactly("a2", "a1-0", "a3-0", "a1-1", "a3-1", "a1-2", "a3-2");
    assertThat(names(e, "sensor"))
        .containsExactly(
            "s2", "s1-0", "s3-0", "s4-0", "s5-0", "s1-1", "s3-1", "s4-1", "s5-1", "s1-2", "s3-2",
            "s4-2", "s5-2");
    assertThat(e.find("camera", "c2-1").text("target")).isEqualTo("b-1");
    assertThat(e.find("sensor", "s3-2").text("refname")).isEqualTo("first");
    // what MuJoCo drops without a word is warned of
    assertThat(spec.notes())
        .extracting(d -> d.element())
        .containsExactly("equality/joint[q1]", "equality/weld[q4]");
    assertThat(Macros.has(spec)).isTrue();
    assertThat(Macros.has(e)).isFalse();
  }

  @Test
  void copiesAreDisplacedInTheFrameOfTheOneBefore() {
    Spec spec =
        Mjcf.readText(
            "<mujoco><compiler eulerseq='zYx'/><worldbody><replicate count='4' "
                + "offset='0.5 0.1 0.2' euler='10 20 30' sep='_'><body name='b'><geom size='.1'/>"
                + "</body></replicate></worldbody></mujoco>");
    double[] expected = {
      0,
      0,
      0,
      0.5,
      0.1,
      0.2,
      1.0412350655917142,
      0.17363016672748866,
      0.2405364320286713,
      1.5533840768954157,
      0.2288653331597437,
      0.05438470195386849
    };
    Spec e = Mjcf.expand(spec, LoadLimits.DEFAULT);
    for (int i = 0; i < 4; i++) {
      Element frame = e.find("body", "b_" + i).parent();
      for (int k = 0; k < 3; k++) {
        assertThat(frame.reals("pos")[k]).isCloseTo(expected[3 * i + k], within(1e-15));
      }
      assertThat(frame.reals("euler")).containsExactly(10 * i, 20 * i, 30 * i);
    }
  }

  @Test
  void numbersArePaddedToTheDigitsOfTheCount() {
    Spec spec =
        Mjcf.readText(
            "<mujoco><worldbody><replicate count='10'><replicate count='2' sep='x'>"
                + "<geom name='g'/></replicate></replicate></worldbody></mujoco>");
    assertThat(names(Mjcf.expand(spec, LoadLimits.DEFAULT), "geom"))
        .hasSize(20)
        .startsWith("gx000", "gx100", "gx001")
        .endsWith("gx109");
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
