package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import dev.dynamis.mjcf.spec.Spec;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CompilerTest {
  private static final Offset<Double> EXACT = within(1e-12);

  @Test
  void elementsAndIdsLeadToEachOther() {
    Spec spec =
        Mjcf.readText(
            """
            <mujoco>
              <worldbody>
                <body name="a"><joint name="j"/><geom name="g" size="1"/></body>
                <frame><body name="b"><geom name="h" size="1"/></body></frame>
              </worldbody>
              <actuator><motor name="m" joint="j"/></actuator>
            </mujoco>
            """);
    Compiled c = Mjcf.compile(spec);
    Element h = spec.find("geom", "h");
    assertThat(c.id(h)).isEqualTo(1);
    assertThat(c.element(ObjType.GEOM, 1)).isSameAs(h);
    assertThat(c.id(spec.world())).isZero();
    assertThat(c.element(ObjType.BODY, 2)).isSameAs(spec.find("body", "b"));
    assertThat(c.element(ObjType.ACTUATOR, 0)).isSameAs(spec.find("actuator", "m"));
    assertThat(c.id(spec.world().child("frame"))).isEqualTo(-1);
    assertThat(c.spec()).isSameAs(spec);
  }

  @Test
  void editingASpecDoesNotChangeAModel() {
    Spec spec = Mjcf.readText("<mujoco><worldbody><geom name='g' size='1'/></worldbody></mujoco>");
    Model before = Mjcf.compile(spec).model();
    long hash = before.hash();
    spec.find("geom", "g").set("size", 2).set("pos", 1, 2, 3);
    spec.world().add("body").set("name", "b");
    Model after = Mjcf.compile(spec).model();
    assertThat(before.hash()).isEqualTo(hash);
    assertThat(before.geom.size[0]).isEqualTo(1);
    assertThat(after.geom.size[0]).isEqualTo(2);
    assertThat(after.nbody).isEqualTo(2);
  }

  @Test
  void specsBuiltByProgramsCompile() {
    Spec spec = new Spec();
    Element body = spec.world().add("body").set("name", "ball").set("pos", 0, 0, 1);
    body.add("freejoint");
    body.add("geom").set("size", 0.1).set("density", 1000);
    Model m = Mjcf.compile(spec).model();
    assertThat(m.body.mass[1]).isCloseTo(4000 * Math.PI * 1e-3 / 3, EXACT);
    assertThat(m.qpos0).containsExactly(0, 0, 1, 1, 0, 0, 0);
  }

  @Test
  void whatAProgramLeftOutIsNamed() {
    Spec spec = new Spec();
    spec.section("sensor").add("jointpos").set("name", "p");
    spec.section("actuator").add("motor").set("name", "m");
    assertThatThrownBy(() -> Mjcf.compile(spec))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("jointpos[p]/@joint: the attribute is missing");
    spec.delete(spec.find("sensor", "p"));
    assertThatThrownBy(() -> Mjcf.compile(spec))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("motor[m]: does not say what it acts on");
  }

  /** MuJoCo gives the same numbers. */
  @Test
  void keyframesOfAttachedModelsSkipWhatWasNotAttached() {
    String child =
        """
        <mujoco model="child">
          <worldbody>
            <body name="x"><joint name="jx" type="ball"/><geom size="1"/></body>
            <body name="y" pos="3 0 0"><joint name="jy"/><geom size="1"/></body>
          </worldbody>
          <actuator><motor name="mx" joint="jx"/><motor name="my" joint="jy"/></actuator>
          <keyframe><key name="k" time="2" qpos="1 0 0 0 0.7" qvel="1 2 3 4" ctrl="5 6"/></keyframe>
        </mujoco>
        """;
    String parent =
        """
        <mujoco>
          <asset><model name="child" file="child.xml"/></asset>
          <worldbody>
            <body name="p"><joint ref="10"/><geom size="1"/></body>
            <attach model="child" body="y" prefix="c_"/>
          </worldbody>
        </mujoco>
        """;
    Resources files = Resources.memory(Map.of("child.xml", child.getBytes(StandardCharsets.UTF_8)));
    Model m = Mjcf.compile(Mjcf.readText("p.xml", parent, files, LoadLimits.DEFAULT)).model();
    assertThat(m.key.time).containsExactly(2);
    assertThat(m.key.qpos).containsExactly(10 * (Math.PI / 180), 0.7);
    assertThat(m.key.qvel).containsExactly(0, 4);
    assertThat(m.key.ctrl).containsExactly(6);
  }

  @Test
  void cylindersKeepAllNumbersOfTheirBias() {
    Model m =
        model(
            "<mujoco><worldbody><body><joint name='j'/><geom size='1'/></body></worldbody>"
                + "<actuator><cylinder joint='j' bias='1 2 3'/></actuator></mujoco>");
    assertThat(m.actuator.biasprm).startsWith(1, 2, 3);
  }

  @Test
  void exactMeshInertiaOfOlderFilesHoldsWhereAMeshSaysNothing() {
    // a pyramid with a deep notch from below, which only the exact mode subtracts
    String mesh =
        "<asset><mesh name='m' %s vertex='0 0 0 1 0 0 1 1 0 0 1 0 .5 .5 .9 .5 .5 1'"
            + " face='0 4 1 1 4 2 2 4 3 3 4 0 0 1 5 1 2 5 2 3 5 3 0 5'/></asset>"
            + "<worldbody><body><joint/><geom type='mesh' mesh='m'/></body></worldbody></mujoco>";
    double exact = model("<mujoco>" + mesh.replace("%s", "inertia='exact'")).body.mass[1];
    double legacy = model("<mujoco>" + mesh.replace("%s", "")).body.mass[1];
    String on = "<mujoco><compiler exactmeshinertia='true'/>";
    assertThat(exact).isCloseTo(1000 * (1 - 0.9) / 3, within(1e-3));
    assertThat(model(on + mesh.replace("%s", "")).body.mass[1]).isEqualTo(exact);
    assertThat(model(on + mesh.replace("%s", "inertia='legacy'")).body.mass[1]).isEqualTo(legacy);
    assertThat(legacy).isNotEqualTo(exact);
  }

  @Test
  void memoryIsReadWithUnitsAndGuessedOtherwise() {
    assertThat(model("<mujoco><size memory='3M'/></mujoco>").narena).isEqualTo(3L << 20);
    assertThat(model("<mujoco><size memory='12345'/></mujoco>").narena).isEqualTo(12345);
    assertThat(model("<mujoco/>").narena).isPositive().isEqualTo(13L << 20);
  }

  @Test
  @Tag("acceptance:004-9")
  void theSameSpecGivesTheSameBits() {
    String xml =
        "<mujoco><worldbody><replicate count='20' offset='1 0 0' euler='10 20 30'>"
            + "<body name='b'><freejoint/><geom type='box' size='.1 .2 .3'/>"
            + "<geom type='capsule' size='.1 .2' pos='1 0 0'/></body></replicate></worldbody>"
            + "</mujoco>";
    assertThat(model(xml).hash()).isEqualTo(model(xml).hash());
  }

  @Test
  void allProblemsAreReportedAtOnce() {
    List<Diagnostic> found =
        WrongModels.errors(
            """
            <mujoco>
              <worldbody>
                <geom name="g" size="-1"/>
                <body name="b"><joint name="h" axis="0 0 0"/><geom type="plane" size="1 1 1"/></body>
                <body name="massless"><joint/></body>
              </worldbody>
              <actuator><motor name="m" joint="h" delay="1"/></actuator>
              <keyframe><key name="k" qpos="1 2 3"/></keyframe>
            </mujoco>
            """);
    assertThat(found.stream().map(Diagnostic::code))
        .containsExactlyInAnyOrder("MJ204", "MJ217", "MJ209", "MJ213", "MJ228", "MJ231");
    assertThat(found.stream().map(Diagnostic::line)).contains(3, 4, 5, 7, 8);
  }

  @Test
  void twentyThousandFreeBodiesCompileInLinearTime() {
    // processor time, so that other work on the machine does not count
    long many = Long.MAX_VALUE;
    double growth = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 4 && growth >= 10; i++) {
      long few = processorTime(5_000);
      many = processorTime(20_000);
      growth = (double) many / few;
    }
    assertThat(growth).isLessThan(10);
    assertThat(many / 1e9).isLessThan(12);
  }

  private static long processorTime(int bodies) {
    String text =
        "<mujoco><worldbody><replicate count='"
            + bodies
            + "' offset='1 0 0'><body><freejoint/><geom size='.1'/></body></replicate></worldbody>"
            + "</mujoco>";
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    assertThat(model(text).nbody).isEqualTo(bodies + 1);
    return threads.getCurrentThreadCpuTime() - start;
  }

  private static Model model(String xml) {
    return Mjcf.compile(Mjcf.readText(xml)).model();
  }
}
