package dev.dynamis.mjcf.internal.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the compiler says about models that are well-formed but wrong. */
class CompilerDiagnosticsTest {
  private static Arguments wrong(
      String what, String code, String element, String says, String xml) {
    return Arguments.of(what, code, element, says, xml);
  }

  static Stream<Arguments> models() {
    return Stream.of(
        wrong(
            "sphere without radius",
            "MJ204",
            "geom[g]/@size",
            "number 1 is 0.0",
            world("<geom name='g'/>")),
        wrong(
            "negative half size",
            "MJ204",
            "geom[g]/@size",
            "number 3 is -1.0",
            world("<geom name='g' type='box' size='1 1 -1'/>")),
        wrong(
            "plane without grid spacing",
            "MJ204",
            "geom[g]/@size",
            "number 3",
            world("<geom name='g' type='plane' size='1 1 0'/>")),
        wrong(
            "fromto for a sphere",
            "MJ205",
            "geom[g]/@fromto",
            "the type sphere",
            world("<geom name='g' size='1' fromto='0 0 0 0 0 1'/>")),
        wrong(
            "fromto with equal points",
            "MJ205",
            "geom[g]/@fromto",
            "the same",
            world("<geom name='g' type='capsule' size='1' fromto='0 0 1 0 0 1'/>")),
        wrong(
            "fromto together with pos",
            "MJ205",
            "geom[g]/@fromto",
            "together with pos",
            world("<geom name='g' type='capsule' size='1' pos='1 0 0' fromto='0 0 0 0 0 1'/>")),
        wrong(
            "axis of zero length",
            "MJ206",
            "geom[g]/@axisangle",
            "the axis is zero",
            world("<geom name='g' size='1' axisangle='0 0 0 1'/>")),
        wrong(
            "parallel x and y axes",
            "MJ206",
            "geom[g]/@xyaxes",
            "parallel to the x axis",
            world("<geom name='g' size='1' xyaxes='1 0 0 2 0 0'/>")),
        wrong(
            "zero z axis of a site",
            "MJ206",
            "site[s]/@zaxis",
            "the z axis is zero",
            world("<site name='s' zaxis='0 0 0'/>")),
        wrong(
            "condim 2",
            "MJ207",
            "geom[g]/@condim",
            "is 2, expected 1, 3, 4 or 6",
            world("<geom name='g' size='1' condim='2'/>")),
        wrong(
            "mesh geom without mesh",
            "MJ208",
            "geom[g]/@type",
            "no mesh is given",
            world("<geom name='g' type='mesh'/>")),
        wrong(
            "height field geom without height field",
            "MJ208",
            "geom[g]/@type",
            "no height field is given",
            world("<geom name='g' type='hfield'/>")),
        wrong(
            "moving plane",
            "MJ209",
            "geom[g]/@type",
            "a body that can move",
            moving("<geom name='g' type='plane' size='1 1 1'/>")),
        wrong(
            "impossible inertia",
            "MJ211",
            "body[b]/inertial",
            "at most the sum of the others",
            world(
                "<body name='b'><joint/><inertial pos='0 0 0' mass='1' diaginertia='1 1 3'/>"
                    + "</body>")),
        wrong(
            "full inertia that is not positive definite",
            "MJ211",
            "body[b]/inertial/@fullinertia",
            "not positive definite",
            world(
                "<body name='b'><joint/>"
                    + "<inertial pos='0 0 0' mass='1' fullinertia='1 1 -1 0 0 0'/></body>")),
        wrong(
            "moving body without mass",
            "MJ213",
            "body[b]",
            "it has 2 geoms, of which 1 have no mass and 1 are in groups outside",
            "<mujoco><compiler inertiagrouprange='0 2'/><worldbody><body name='b'><joint/>"
                + "<geom size='1' mass='0'/><geom size='1' group='3'/></body></worldbody></mujoco>"),
        wrong(
            "moving body with zero inertial",
            "MJ213",
            "body[b]/inertial",
            "an inertia of zero in its inertial element",
            world("<body name='b'><joint/><inertial pos='0 0 0' mass='1'/></body>")),
        wrong(
            "seven degrees of freedom in a body",
            "MJ214",
            "body[b]",
            "7 degrees of freedom",
            moving("<joint type='slide'/>".repeat(6) + "<geom size='1'/>")),
        wrong(
            "hinge after ball",
            "MJ214",
            "joint[h]",
            "follows a ball joint",
            world("<body name='b'><joint type='ball'/><joint name='h'/><geom size='1'/></body>")),
        wrong(
            "free joint beside another",
            "MJ214",
            "joint[f]",
            "must be the only joint",
            moving("<joint name='f' type='free'/><geom size='1'/>")),
        wrong(
            "free joint below another body",
            "MJ214",
            "joint[f]",
            "only possible in a child of the world",
            world(
                "<body name='b'><geom size='1'/><body><joint name='f' type='free'/>"
                    + "<geom size='1'/></body></body>")),
        wrong(
            "reversed range",
            "MJ215",
            "joint[h]/@range",
            "lower bound 30.0 is not less than upper bound -30.0",
            moving("<joint name='h' limited='true' range='30 -30'/><geom size='1'/>")),
        wrong(
            "ball range that does not start at zero",
            "MJ215",
            "joint[f]/@range",
            "starts at 10.0, expected 0",
            world(
                "<body name='b'><joint name='f' type='ball' range='10 20'/><geom size='1'/>"
                    + "</body>")),
        wrong(
            "range without limited and without autolimits",
            "MJ216",
            "joint[h]/@range",
            "compiler/@autolimits is false",
            "<mujoco><compiler autolimits='false'/><worldbody><body name='b'>"
                + "<joint name='h' range='-30 30'/><geom size='1'/></body></worldbody></mujoco>"),
        wrong(
            "joint axis of zero length",
            "MJ217",
            "joint[h]/@axis",
            "is zero",
            world("<body name='b'><joint name='h' axis='0 0 0'/><geom size='1'/></body>")),
        wrong(
            "negative damping ratio",
            "MJ218",
            "joint[h]/@springdamper",
            "expected two positive numbers",
            moving("<joint name='h' springdamper='0.1 -1'/><geom size='1'/>")),
        wrong(
            "mocap body with a joint",
            "MJ219",
            "body[m]/@mocap",
            "has joints",
            world("<body name='m' mocap='true'><joint/><geom size='1'/></body>")),
        wrong(
            "mocap body below another",
            "MJ219",
            "body[m]/@mocap",
            "not a child of the world",
            world("<body name='b'><body name='m' mocap='true'/></body>")),
        wrong(
            "sleep policy of a static body",
            "MJ220",
            "body[b]/@sleep",
            "first moving body of a tree",
            world("<body name='b' sleep='never'><geom size='1'/></body>")),
        wrong(
            "more user numbers than declared",
            "MJ221",
            "geom[g]/@user",
            "has 3 numbers, but size/@nuser_geom is 2",
            "<mujoco><size nuser_geom='2'/><worldbody><geom name='g' size='1' user='1 2 3'/>"
                + "</worldbody></mujoco>"),
        wrong(
            "weld of a body to itself",
            "MJ222",
            "weld[w]",
            "to itself",
            robot("<equality><weld name='w' body1='b' body2='b'/></equality>")),
        wrong(
            "joint equality with a ball",
            "MJ222",
            "joint[e]/@joint1",
            "expected a hinge or slide",
            robot("<equality><joint name='e' joint1='ball'/></equality>")),
        wrong(
            "pulley at the end of a tendon",
            "MJ223",
            "spatial[t]/pulley",
            "at the end of the path",
            tendon("<site site='s'/><site site='w'/><pulley divisor='2'/>")),
        wrong(
            "geom at the end of a tendon",
            "MJ223",
            "spatial[t]/geom",
            "not between two sites",
            tendon("<site site='s'/><site site='w'/><geom geom='ball'/>")),
        wrong(
            "box in the path of a tendon",
            "MJ223",
            "spatial[t]/geom/@geom",
            "is a box, expected a sphere or cylinder",
            tendon("<site site='s'/><geom geom='box'/><site site='w'/>")),
        wrong(
            "site twice in a row",
            "MJ223",
            "spatial[t]/site(1)",
            "is repeated",
            tendon("<site site='s'/><site site='s'/><site site='w'/>")),
        wrong(
            "site alone between pulleys",
            "MJ223",
            "spatial[t]/site(3)",
            "alone in its branch",
            tendon("<site site='s'/><site site='w'/><pulley divisor='2'/><site site='s'/>")),
        wrong(
            "tendon without width",
            "MJ224",
            "spatial[t]/@width",
            "not positive",
            robot(
                "<tendon><spatial name='t' width='0'><site site='s'/><site site='w'/></spatial>"
                    + "</tendon>")),
        wrong(
            "spring length reversed",
            "MJ224",
            "fixed[t]/@springlength",
            "lower bound 2.0 is greater than upper bound 1.0",
            robot(
                "<tendon><fixed name='t' springlength='2 1'><joint joint='h' coef='1'/></fixed>"
                    + "</tendon>")),
        wrong(
            "slider-crank without length",
            "MJ225",
            "motor[m]/@cranklength",
            "expected a positive number",
            robot("<actuator><motor name='m' cranksite='s' slidersite='w'/></actuator>")),
        wrong(
            "negative gain of a position servo",
            "MJ226",
            "position[p]/@kv",
            "is -1.0, expected zero or more",
            robot("<actuator><position name='p' joint='h' kv='-1'/></actuator>")),
        wrong(
            "inherited range of a joint without one",
            "MJ226",
            "position[p]/@inheritrange",
            "finds no range in \"h\"",
            robot("<actuator><position name='p' joint='h' inheritrange='1'/></actuator>")),
        wrong(
            "negative controls of a damper",
            "MJ226",
            "damper[d]/@ctrlrange",
            "are not negative",
            robot("<actuator><damper name='d' joint='h' ctrlrange='-1 1'/></actuator>")),
        wrong(
            "muscle with reversed operating range",
            "MJ227",
            "muscle[m]",
            "range is 1.2 1.05",
            robot(
                "<actuator><muscle name='m' joint='h' range='1.2 1.05' lengthrange='0 1'/>"
                    + "</actuator>")),
        wrong(
            "activation range of a stateless actuator",
            "MJ228",
            "general[g]/@actrange",
            "dyntype is none",
            robot("<actuator><general name='g' joint='h' actrange='0 1'/></actuator>")),
        wrong(
            "two activations without user dynamics",
            "MJ228",
            "general[g]/@actdim",
            "only possible with dyntype=\"user\"",
            robot(
                "<actuator><general name='g' joint='h' dyntype='filter' actdim='2'/></actuator>")),
        wrong(
            "delay without history",
            "MJ228",
            "motor[m]/@delay",
            "there is no history",
            robot("<actuator><motor name='m' joint='h' delay='0.1'/></actuator>")),
        wrong(
            "position sensor of a ball joint",
            "MJ229",
            "jointpos[p]/@joint",
            "expected a hinge or slide",
            robot("<sensor><jointpos name='p' joint='ball'/></sensor>")),
        wrong(
            "quaternion of a hinge",
            "MJ229",
            "ballquat[q]/@joint",
            "a hinge joint, expected a ball joint",
            robot("<sensor><ballquat name='q' joint='h'/></sensor>")),
        wrong(
            "limit sensor of a joint without limits",
            "MJ229",
            "jointlimitpos[p]/@joint",
            "without limits",
            robot("<sensor><jointlimitpos name='p' joint='h'/></sensor>")),
        wrong(
            "distance of a geom to itself",
            "MJ229",
            "distance[d]",
            "against itself",
            robot("<sensor><distance name='d' geom1='box' geom2='box'/></sensor>")),
        wrong(
            "cutoff of a quaternion",
            "MJ230",
            "framequat[q]/@cutoff",
            "directions and quaternions",
            robot("<sensor><framequat name='q' objtype='body' objname='b' cutoff='1'/></sensor>")),
        wrong(
            "phase later than the period",
            "MJ230",
            "clock[c]/@interval",
            "the phase is 0.1",
            robot("<sensor><clock name='c' interval='0.1 0.1'/></sensor>")),
        wrong(
            "axis of two numbers",
            "MJ230",
            "user[u]/@dim",
            "is 2, but the datatype needs 3",
            robot("<sensor><user name='u' dim='2' datatype='axis'/></sensor>")),
        wrong(
            "keyframe that is too long",
            "MJ231",
            "key[k]/@qpos",
            "has 7 numbers, the model needs 5",
            robot("<keyframe><key name='k' qpos='0 1 2 3 4 5 6'/></keyframe>")),
        wrong(
            "empty tuple",
            "MJ233",
            "tuple[t]",
            "is empty",
            robot("<custom><tuple name='t'/></custom>")),
        wrong(
            "field of view of half a turn",
            "MJ234",
            "camera[c]/@fovy",
            "is 180.0 degrees",
            world("<camera name='c' fovy='180'/>")),
        wrong(
            "focal length without sensor size",
            "MJ234",
            "camera[c]",
            "no sensorsize",
            world("<camera name='c' focal='1 1'/>")),
        wrong(
            "light without direction",
            "MJ235",
            "light[l]/@dir",
            "is zero",
            world("<light name='l' dir='0 0 0'/>")),
        wrong(
            "mesh file that does not exist",
            "MJ237",
            "mesh[m]",
            "no file",
            assets("<mesh name='m' file='m.obj'/>")),
        wrong(
            "mesh with three vertices",
            "MJ237",
            "mesh[m]",
            "4",
            assets("<mesh name='m' vertex='0 0 0 1 0 0 0 1 0'/>")),
        wrong(
            "face that names a vertex which does not exist",
            "MJ237",
            "mesh[m]",
            "",
            assets("<mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1' face='0 1 9'/>")),
        wrong(
            "mesh with inconsistent faces",
            "MJ237",
            "mesh[m]",
            "",
            assets(
                "<mesh name='m' inertia='exact' vertex='0 0 0 1 0 0 0 1 0 0 0 1'"
                    + " face='0 2 1 0 1 3 1 2 3 0 2 3'/>")),
        wrong(
            "material without name",
            "MJ203",
            "asset/material",
            "has no name",
            assets("<material rgba='1 0 0 1'/>")));
  }

  private static String world(String inside) {
    return "<mujoco><worldbody>" + inside + "</worldbody></mujoco>";
  }

  private static String moving(String inside) {
    return world("<body name='b'><joint axis='1 0 0'/>" + inside + "</body>");
  }

  private static String assets(String inside) {
    return "<mujoco><asset>" + inside + "</asset></mujoco>";
  }

  /** A hinge h, a ball joint, sites s and w, geoms box and ball, and something else. */
  private static String robot(String rest) {
    return "<mujoco><worldbody><site name='w' pos='1 0 0'/><geom name='ball' size='.1'/>"
        + "<body name='b'><joint name='h'/><geom name='box' type='box' size='1 1 1'/>"
        + "<site name='s'/><body name='c'><joint name='ball' type='ball'/><geom size='1'/>"
        + "</body></body></worldbody>"
        + rest
        + "</mujoco>";
  }

  private static String tendon(String path) {
    return robot("<tendon><spatial name='t'>" + path + "</spatial></tendon>");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("models")
  void wrongModelsAreRefusedWithPlaceCauseAndRemedy(
      String what, String code, String element, String says, String xml) {
    List<Diagnostic> found = errors(xml);
    assertThat(found).hasSize(1);
    Diagnostic d = found.get(0);
    assertThat(d.code()).isEqualTo(code);
    assertThat(d.element()).endsWith(element);
    assertThat(d.problem()).contains(says);
    assertThat(d.line()).isEqualTo(1);
    assertThat(d.column()).isPositive();
    assertThat(d.severity()).isEqualTo(Severity.ERROR);
  }

  @Test
  void allProblemsAreReportedAtOnce() {
    List<Diagnostic> found =
        errors(
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
  void everyRuleOfTheCompilerIsExplained() throws IOException {
    String page = Files.readString(Path.of("../docs/codes.md"));
    for (Rule rule : Rule.values()) {
      if (rule != Rule.NOT_SIMULATED) {
        assertThat(page).contains("| " + rule.code + " | ");
      }
    }
  }

  @Test
  void smallRangesInDegreesLookLikeRadians() {
    Compiled c =
        Mjcf.compile(Mjcf.readText(moving("<joint name='h' range='-1.5 1.5'/><geom size='1'/>")));
    assertThat(c.notes()).hasSize(1);
    assertThat(c.notes().get(0).severity()).isEqualTo(Severity.WARNING);
    assertThat(c.notes().get(0).render())
        .contains("[MJ239] body[b]/joint[h]/@range", "looks like radians");
  }

  @Test
  void largeRangesInRadiansLookLikeDegrees() {
    String xml =
        "<mujoco><compiler angle='radian'/><worldbody><body name='b'>"
            + "<joint name='h' range='-90 90'/><geom size='1'/></body></worldbody></mujoco>";
    assertThat(Mjcf.compile(Mjcf.readText(xml)).notes().get(0).problem())
        .contains("90.0 radians, which looks like degrees");
  }

  @Test
  void reversedRangeThatLimitsNothingIsAWarning() {
    Compiled c =
        Mjcf.compile(Mjcf.readText(moving("<joint name='h' range='90 -90'/><geom size='1'/>")));
    assertThat(c.model().jnt.limited[1]).isFalse();
    assertThat(c.notes().get(0).problem()).contains("so it limits nothing");
  }

  @Test
  void shortKeyframesAreFilledUpWithAWarning() {
    Compiled c =
        Mjcf.compile(Mjcf.readText(robot("<keyframe><key name='k' qpos='0.5'/></keyframe>")));
    assertThat(c.model().key.qpos).containsExactly(0.5, 1, 0, 0, 0);
    assertThat(c.notes().get(0).problem()).contains("has 1 numbers, the model needs 5");
  }

  @Test
  void concaveMeshGetsANoteWithBothVolumes() {
    // an L of three unit cubes; its hull has half a cube more
    String xml =
        assets(
                "<mesh name='l' vertex='0 0 0 2 0 0 2 1 0 1 1 0 1 2 0 0 2 0"
                    + " 0 0 1 2 0 1 2 1 1 1 1 1 1 2 1 0 2 1'"
                    + " face='0 3 1 1 3 2 0 5 3 5 4 3 6 7 9 7 8 9 6 9 11 11 9 10"
                    + " 0 1 6 1 7 6 1 2 7 2 8 7 2 3 8 3 9 8 3 4 9 4 10 9 4 5 10 5 11 10"
                    + " 5 0 11 0 6 11'/>")
            .replace("</mujoco>", "<worldbody><geom type='mesh' mesh='l'/></worldbody></mujoco>");
    List<Diagnostic> notes = Mjcf.compile(Mjcf.readText(xml)).notes();
    assertThat(notes).hasSize(1);
    assertThat(notes.get(0).severity()).isEqualTo(Severity.NOTE);
    assertThat(notes.get(0).problem()).contains("3.5").contains("the mesh 3.0");
  }

  private static List<Diagnostic> errors(String xml) {
    try {
      Mjcf.compile(Mjcf.readText(xml));
    } catch (ModelException e) {
      return e.diagnostics().stream().filter(d -> d.severity() == Severity.ERROR).toList();
    }
    return fail("the model was accepted");
  }

  @Test
  void aMuscleWhoseLengthHasNoEndsIsRefused() {
    String text =
        "<mujoco><worldbody><body><joint name='h'/><geom size='.1'/></body></worldbody>"
            + "<actuator><muscle name='m' joint='h'/></actuator></mujoco>";
    assertThat(errors(text))
        .anySatisfy(
            problem -> {
              assertThat(problem.code()).isEqualTo("MJ245");
              assertThat(problem.element()).contains("muscle[m]");
            });
  }
}
