package dev.dynamis.mjcf.internal.macro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mjcf.Mjcf;
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
class AttachTest {
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
