package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.between;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isAnError;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isWorthANote;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.joint;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class JointsTest {
  static Stream<Arguments> errors() {
    return Stream.of(
        arguments(joint("revolut", ""), "MJ020", "did you mean \"revolute\"?"),
        arguments(joint("screw", ""), "MJ020", "use one of: revolute"),
        arguments(joint("", ""), "MJ013", "joint[j]/@type"),
        arguments(joint("continuous", "<axis/>"), "MJ013", "axis/@xyz"),
        arguments(joint("continuous", "<mimic/>"), "MJ013", "mimic/@joint"),
        arguments(joint("continuous", "<mimic joint='k'/>"), "MJ041", "no joint \"k\""),
        arguments(joint("continuous", "<mimic joint='j'/>"), "MJ073", "follows itself"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void whatCantBeReadIsAnError(String text, String code, String said) {
    isAnError(text, code, said);
  }

  static Stream<Arguments> notes() {
    return Stream.of(
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
            "a joint of type fixed cannot be followed"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void whatIsReadInPartIsNoted(String text, String code, String said) {
    isWorthANote(text, code, said);
  }
}
