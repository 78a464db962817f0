package dev.dynamis.mjcf.internal.urdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong in a URDF file is said with code, place and advice, all at once. */
class UrdfProblemsTest {
  private static final String INERTIAL =
      "<inertial><mass value='1'/>"
          + "<inertia ixx='0.1' iyy='0.1' izz='0.1' ixy='0' ixz='0' iyz='0'/></inertial>";

  private static String robot(String content) {
    return "<robot name='r'>" + content + "</robot>";
  }

  private static String link(String content) {
    return robot("<link name='a'>" + content + "</link>");
  }

  private static String shape(String geometry) {
    return link("<collision><geometry>" + geometry + "</geometry></collision>");
  }

  private static String joint(String type, String content) {
    return robot(
        "<link name='a'/><link name='b'>"
            + INERTIAL
            + "</link><joint name='j' type='"
            + type
            + "'><parent link='a'/><child link='b'/>"
            + content
            + "</joint>");
  }

  private static String between(String name, String parent, String child) {
    return "<joint name='"
        + name
        + "' type='fixed'><parent link='"
        + parent
        + "'/><child link='"
        + child
        + "'/></joint>";
  }

  static Stream<Arguments> errors() {
    return Stream.of(
        arguments(robot("<link/>"), "MJ013", "link/@name"),
        arguments(robot("<link name='a'/><link name='a'/>"), "MJ040", "already taken, at line 1"),
        arguments(
            robot("<link name='arm'/>" + between("j", "arm", "amr")),
            "MJ041",
            "did you mean \"arm\""),
        arguments(
            robot("<link name='a'/><joint name='j' type='fixed'><child link='a'/></joint>"),
            "MJ018",
            "joint has no element parent"),
        arguments(
            robot(
                "<link name='a'/><joint name='j' type='fixed'><parent/><child link='a'/></joint>"),
            "MJ013",
            "joint[j]/parent/@link"),
        arguments(
            robot("<link name='a'/><link name='b'/>" + between("", "a", "b")),
            "MJ013",
            "joint/@name"),
        arguments(
            robot(
                "<link name='a'/><link name='b'/><link name='c'/>"
                    + between("x", "a", "c")
                    + between("y", "b", "c")),
            "MJ070",
            "already the child of the joint \"x\""),
        arguments(robot("<link name='a'/>" + between("x", "a", "a")), "MJ070", "a > a"),
        arguments(
            robot(
                "<link name='r'/><link name='a'/><link name='b'/><link name='c'/>"
                    + between("x", "a", "b")
                    + between("y", "b", "c")
                    + between("z", "c", "a")),
            "MJ070",
            "cycle: a > b > c > a"),
        arguments(
            robot("<link name='a'/><link name='world'/>" + between("x", "a", "world")),
            "MJ070",
            "stands for the world"),
        arguments(joint("revolut", ""), "MJ020", "did you mean \"revolute\"?"),
        arguments(joint("screw", ""), "MJ020", "use one of: revolute"),
        arguments(joint("", ""), "MJ013", "joint[j]/@type"),
        arguments(joint("continuous", "<axis xyz='0 1'/>"), "MJ024", "found 2 numbers"),
        arguments(joint("continuous", "<axis/>"), "MJ013", "axis/@xyz"),
        arguments(joint("continuous", "<origin xyz='0 0 0 0'/>"), "MJ025", "origin/@xyz"),
        arguments(joint("continuous", "<origin rpy='0 0 nan'/>"), "MJ027", "origin/@rpy"),
        arguments(joint("continuous", "<origin xyz='0 0 inf'/>"), "MJ023", "infinite"),
        arguments(joint("continuous", "<dynamics damping='1,5'/>"), "MJ022", "decimal comma"),
        arguments(joint("continuous", "<axis xyz='0 0 1'/><axis xyz='1 0 0'/>"), "MJ012", "second"),
        arguments(joint("continuous", "<mimic/>"), "MJ013", "mimic/@joint"),
        arguments(joint("continuous", "<mimic joint='k'/>"), "MJ041", "no joint \"k\""),
        arguments(joint("continuous", "<mimic joint='j'/>"), "MJ073", "follows itself"),
        arguments(
            link("<inertial><mass value='2'/>" + INERTIAL.substring(10)), "MJ012", "second mass"),
        arguments(link(INERTIAL.replace("'1'", "'-1'")), "MJ023", "the mass -1 is negative"),
        arguments(link(INERTIAL.replace("<mass value='1'/>", "")), "MJ018", "no element mass"),
        arguments(link(INERTIAL.replace("ixy='0'", "")), "MJ013", "inertia/@ixy"),
        arguments(link("<inertial><mass value='1'/></inertial>"), "MJ018", "no element inertia"),
        arguments(link("<collision/>"), "MJ018", "no element geometry"),
        arguments(shape(""), "MJ018", "add one of box"),
        arguments(shape("<box/>"), "MJ013", "box/@size"),
        arguments(shape("<box size='1 1'/>"), "MJ024", "box/@size"),
        arguments(shape("<sphere radius='big'/>"), "MJ021", "\"big\" is not a number"),
        arguments(shape("<cylinder radius='1'/>"), "MJ013", "cylinder/@length"),
        arguments(shape("<mesh/>"), "MJ013", "mesh/@filename"),
        arguments(shape("<mesh filename='package://p/a.stl'/>"), "MJ074", "--package p=DIR"),
        arguments(robot("<material name='m'><color/></material>"), "MJ013", "color/@rgba"),
        arguments(
            robot("<mujoco><option timestep='fast'/></mujoco>"), "MJ021", "option/@timestep"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void isAnError(String text, String code, String said) {
    ModelException e = catchThrowableOfType(ModelException.class, () -> Mjcf.readText(text));
    assertThat(e).isNotNull();
    assertThat(e.diagnostics())
        .filteredOn(d -> d.severity() == Severity.ERROR)
        .as(e.getMessage())
        .hasSize(1)
        .allSatisfy(
            d -> {
              assertThat(d.code()).isEqualTo(code);
              assertThat(d.render()).contains(said);
              assertThat(d.line()).isEqualTo(1);
              assertThat(d.column()).isPositive();
            });
  }

  static Stream<Arguments> notes() {
    return Stream.of(
        arguments(robot(""), "MJ070", "no links"),
        arguments(robot("<xacro:include filename='x'/>"), "MJ076", "run xacro"),
        arguments(robot("<link name='a'/><link name='b'/>"), "MJ070", "2 links without a parent"),
        arguments(joint("revolute", ""), "MJ072", "there is no limit"),
        arguments(joint("prismatic", "<limit lower='1'/>"), "MJ072", "upper is missing"),
        arguments(joint("revolute", "<limit lower='1' upper='0'/>"), "MJ072", "greater than upper"),
        arguments(joint("continuous", "<limit lower='0' upper='1'/>"), "MJ072", "these hold"),
        arguments(joint("revolute", "<limit effort='1'/>"), "MJ072", "and upper are missing"),
        arguments(joint("prismatic", "<limit lower='1' upper='1'/>"), "MJ072", "are equal"),
        arguments(
            joint("planar", "<mimic joint='k'/>")
                .replace("</robot>", "<link name='c'/>" + between("k", "a", "c") + "</robot>"),
            "MJ073",
            "a joint of type planar cannot follow"),
        arguments(
            joint("continuous", "<mimic joint='k'/>")
                .replace("</robot>", "<link name='c'/>" + between("k", "a", "c") + "</robot>"),
            "MJ073",
            "a joint of type fixed cannot be followed"),
        arguments(link("<colision/>"), "MJ010", "did you mean \"collision\"?"),
        arguments(
            joint("continuous", "<dynamics dampin='1'/>"), "MJ011", "did you mean \"damping\"?"),
        arguments(shape("<sphere radius='1'/>"), "MJ075", "1000 kg/m³"),
        arguments(shape("<sphere radius='1'/><box size='1 1 1'/>"), "MJ012", "only box is read"),
        arguments(
            link("<visual><geometry><sphere radius='1'/></geometry></visual>"),
            "MJ071",
            "discardvisual=\"false\""),
        arguments(
            link(
                "<visual><geometry><sphere radius='1'/></geometry><material name='blu'/></visual>"
                    + "<visual><geometry><sphere radius='1'/></geometry><material name='blue'>"
                    + "<color rgba='0 0 1 1'/></material></visual>"),
            "MJ041",
            "did you mean \"blue\"?"),
        arguments(
            link(
                "<collision name='c'><geometry><sphere radius='1'/></geometry></collision>"
                    + "<collision name='c'><geometry><sphere radius='1'/></geometry></collision>"),
            "MJ040",
            "this shape has none"),
        arguments(robot("<mujoco><compiler angle='degree'/></mujoco>"), "MJ071", "are in radians"),
        arguments(robot("<mujoco><compiler strip='true'/></mujoco>"), "MJ011", "compiler"),
        arguments(link("<inertial/>").replace("'a'", "'world'"), "MJ071", "the world does not"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void isWorthANote(String text, String code, String said) {
    assertThat(Mjcf.readText(text).notes())
        .filteredOn(d -> d.code().equals(code))
        .extracting(Diagnostic::render)
        .anySatisfy(d -> assertThat(d).contains(said));
  }

  @Test
  void allProblemsComeAtOnceWithTheirPlaces() {
    String text =
        """
        <robot name="r">
          <link name="a">
            <inertial>
              <mass value="-3"/>
              <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="zero"/>
            </inertial>
          </link>
          <joint name="j" type="hinge">
            <parent link="a"/>
            <child link="b"/>
          </joint>
        </robot>
        """;
    ModelException e = catchThrowableOfType(ModelException.class, () -> Mjcf.readText(text));
    assertThat(e.diagnostics())
        .extracting(d -> d.line() + ":" + d.column() + " " + d.code() + " " + d.element())
        .containsExactlyInAnyOrder(
            "4:13 MJ023 link[a]/inertial/mass/@value",
            "5:56 MJ021 link[a]/inertial/inertia/@iyz",
            "8:19 MJ020 joint[j]/@type",
            "10:12 MJ041 joint[j]/child/@link");
  }

  @Test
  void whatCompilingFindsIsPlacedInTheUrdf() {
    String text =
        "<robot name='r'>\n<link name='a'/>\n<link name='b'/>\n<joint name='j' type='continuous'>"
            + "<parent link='a'/><child link='b'/><axis xyz='0 0 0'/></joint></robot>";
    ModelException e =
        catchThrowableOfType(
            ModelException.class,
            () ->
                Mjcf.compile(
                    Mjcf.readText(
                        "r.urdf",
                        text,
                        dev.dynamis.mjcf.spec.Resources.none(),
                        dev.dynamis.mjcf.spec.LoadLimits.DEFAULT)));
    assertThat(e.diagnostics())
        .extracting(d -> d.source() + ":" + d.line() + " " + d.problem())
        .anySatisfy(d -> assertThat(d).startsWith("r.urdf:4 is zero"))
        .anySatisfy(d -> assertThat(d).startsWith("r.urdf:3 can move, but has no mass"));
  }

  @Test
  void aChainOfManyLinksIsRefusedWithoutRunningOutOfStack() {
    StringBuilder b = new StringBuilder("<robot name='r'><link name='l0'/>");
    for (int i = 1; i < 30_000; i++) {
      b.append("<link name='l").append(i).append("'/>");
      b.append(between("j" + i, "l" + (i - 1), "l" + i));
    }
    ModelException e =
        catchThrowableOfType(
            ModelException.class, () -> Mjcf.readText(b.append("</robot>").toString()));
    assertThat(e.diagnostics()).extracting(Diagnostic::code).containsExactly("MJ007");
  }

  @Test
  void manyClosedChainsAreFoundInLinearTime() {
    StringBuilder b = new StringBuilder("<robot name='r'>");
    int n = 20_000;
    for (int i = 0; i < n; i++) {
      b.append("<link name='l").append(i).append("'/>");
      b.append(between("j" + i, "l" + (i + 1) % n, "l" + i));
    }
    ModelException e =
        catchThrowableOfType(
            ModelException.class, () -> Mjcf.readText(b.append("</robot>").toString()));
    List<Diagnostic> cycles =
        e.diagnostics().stream().filter(d -> d.code().equals("MJ070")).toList();
    assertThat(cycles).hasSize(1);
    assertThat(cycles.get(0).problem()).contains("(20000 links)");
  }
}
