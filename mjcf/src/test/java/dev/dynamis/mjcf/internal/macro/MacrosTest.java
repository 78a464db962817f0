package dev.dynamis.mjcf.internal.macro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.math.Quat;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.internal.read.Problems;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.KeyLayout;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names, their order and the numbers are those that MuJoCo 3.5 gives for the same texts. */
class MacrosTest {
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

  private static final String KID =
      """
      <mujoco model="kid">
        <compiler angle="radian" meshdir="meshes"/>
        <default>
          <geom rgba="1 0 0 1" material="mat"/>
          <default class="c"><geom rgba="0 1 0 1"/></default>
        </default>
        <asset>
          <mesh name="mm" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/><mesh file="f.stl"/>
          <material name="mat" rgba="0 0 1 1"/>
        </asset>
        <worldbody>
          <geom name="wg" size=".3"/>
          <body name="kb" euler="0 0 1.5">
            <joint name="kj"/><geom name="kg" size=".1" class="c"/>
            <body name="kb2"><joint name="kj2"/><geom name="kg3" size=".1"/></body>
          </body>
          <body name="other"><joint name="oj"/><geom size=".2"/></body>
        </worldbody>
        <actuator><motor name="km" joint="kj"/><motor name="om" joint="oj"/></actuator>
        <sensor><jointpos name="ks" joint="kj2"/><clock name="kclk"/></sensor>
        <custom><numeric name="kn" data="3"/></custom>
        <keyframe><key name="kk" qpos="1 2 3" ctrl="7 8"/></keyframe>
      </mujoco>
      """;

  private static final String PARENT =
      """
      <mujoco>
        <asset><model name="kid" file="kid.xml"/><material name="pm"/></asset>
        <default><geom rgba="0 0 0 1"/></default>
        <worldbody>
          <body name="pb">
            <joint name="pj"/><geom name="pg" size="1"/>
            <frame pos="0 0 1"><attach model="kid" body="kb" prefix="x_"/></frame>
            <body name="after"><joint/><geom size="1"/></body>
          </body>
        </worldbody>
        <actuator><motor name="pa" joint="pj"/></actuator>
        <sensor><jointpos name="ps" joint="x_kj"/></sensor>
      </mujoco>
      """;

  private static Spec attach(String parent) {
    Map<String, byte[]> files = new HashMap<>();
    files.put("m/top.xml", parent.getBytes(StandardCharsets.UTF_8));
    files.put("m/kid.xml", KID.getBytes(StandardCharsets.UTF_8));
    Spec spec = Mjcf.read("m/top.xml", Resources.memory(files), LoadLimits.DEFAULT);
    return Mjcf.expand(spec, LoadLimits.DEFAULT);
  }

  @Test
  void attachBringsABodyAndWhatBelongsToIt() {
    Spec e = attach(PARENT);
    assertThat(names(e, "body")).containsExactly("pb", "x_kb", "x_kb2", "after");
    assertThat(names(e, "joint")).containsExactly("pj", "x_kj", "x_kj2", "");
    assertThat(names(e, "mesh")).containsExactly("x_mm", "x_f");
    assertThat(names(e, "material")).containsExactly("pm", "x_mat");
    assertThat(names(e, "actuator")).containsExactly("pa", "x_km");
    assertThat(names(e, "sensor")).containsExactly("ps", "x_ks", "x_kclk");
    assertThat(names(e, "numeric")).containsExactly("x_kn");
    assertThat(names(e, "key")).containsExactly("x_kk");
  }

  @Test
  void attachedElementsKeepTheirClassesAndSettings() {
    Spec e = attach(PARENT);
    assertThat(e.find("geom", "x_kg").reals("rgba")).containsExactly(0, 1, 0, 1);
    assertThat(e.find("geom", "x_kg3").reals("rgba")).containsExactly(1, 0, 0, 1);
    assertThat(e.find("geom", "x_kg3").text("material")).isEqualTo("x_mat");
    assertThat(e.find("geom", "pg").reals("rgba")).containsExactly(0, 0, 0, 1);
    assertThat(e.find("body", "x_kb").compiler().text("angle")).isEqualTo("radian");
    assertThat(e.find("body", "pb").compiler().text("angle")).isEqualTo("degree");
    assertThat(e.find("body", "x_kb").place().source()).isEqualTo("m/kid.xml");
    assertThat(dev.dynamis.mjcf.internal.read.AssetPath.of(e.find("mesh", "x_f"), "file"))
        .isEqualTo("m/meshes/f.stl");
  }

  @Test
  void keyframesOfAnAttachedModelKnowTheirJoints() {
    Spec e = attach(PARENT);
    KeyLayout layout = e.keyLayout(e.find("key", "x_kk"));
    assertThat(present(e, layout.joints())).containsExactly("x_kj", "x_kj2", "(absent)");
    assertThat(present(e, layout.actuators())).containsExactly("x_km", "(absent)");
    assertThat(layout.mocap()).isEmpty();
  }

  @Test
  void attachWithoutABodyBringsEverything() {
    Spec e = attach(PARENT.replace(" body=\"kb\"", ""));
    assertThat(names(e, "body")).containsExactly("pb", "x_kb", "x_kb2", "x_other", "after");
    assertThat(names(e, "geom")).containsExactly("pg", "x_wg", "x_kg", "x_kg3", "", "");
    assertThat(names(e, "actuator")).containsExactly("pa", "x_km", "x_om");
  }

  @Test
  void keyframesOfAReplicatedAttachmentBelongToTheFirstCopy() {
    Spec e =
        attach(
            PARENT
                .replace("<frame pos=\"0 0 1\">", "<replicate count=\"2\">")
                .replace("</frame>", "</replicate>")
                .replace("<sensor><jointpos name=\"ps\" joint=\"x_kj\"/></sensor>", ""));
    assertThat(names(e, "joint")).containsExactly("pj", "x_kj0", "x_kj20", "x_kj1", "x_kj21", "");
    assertThat(names(e, "key")).containsExactly("x_kk");
    assertThat(present(e, e.keyLayout(e.find("key", "x_kk")).joints()))
        .containsExactly("x_kj0", "x_kj20", "(absent)");
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

  @Test
  void aSpecWithoutMacrosIsNotCopied() {
    Spec spec = Mjcf.readText("<mujoco><worldbody><frame><geom/></frame></worldbody></mujoco>");
    assertThat(Macros.expand(spec, LoadLimits.DEFAULT, new Problems())).isSameAs(spec);
  }

  /** Names of the elements of a layout that are in the spec; the others only take up numbers. */
  private static List<String> present(Spec spec, List<Element> all) {
    return all.stream().map(e -> e.spec() == spec ? e.name() : "(absent)").toList();
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
