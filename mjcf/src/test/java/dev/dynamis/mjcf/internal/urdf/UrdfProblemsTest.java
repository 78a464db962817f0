package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.between;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.robot;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong in a URDF file is said with code, place and advice, all at once. */
class UrdfProblemsTest {
  static Stream<Arguments> errors() {
    return Stream.of(
        arguments(
            robot("<mujoco><option timestep='fast'/></mujoco>"), "MJ021", "option/@timestep"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void whatCantBeReadIsAnError(String text, String code, String said) {
    UrdfTexts.isAnError(text, code, said);
  }

  static Stream<Arguments> notes() {
    return Stream.of(
        arguments(robot("<mujoco><compiler angle='degree'/></mujoco>"), "MJ071", "are in radians"),
        arguments(robot("<mujoco><compiler strip='true'/></mujoco>"), "MJ011", "compiler"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void whatIsReadInPartIsNoted(String text, String code, String said) {
    UrdfTexts.isWorthANote(text, code, said);
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
