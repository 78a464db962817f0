package dev.dynamis.mjcf.internal.urdf;

import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.between;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isAnError;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.isWorthANote;
import static dev.dynamis.mjcf.internal.urdf.UrdfTexts.robot;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LinkTreeTest {
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
            "stands for the world"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void whatCantBeReadIsAnError(String text, String code, String said) {
    isAnError(text, code, said);
  }

  static Stream<Arguments> notes() {
    return Stream.of(
        arguments(robot(""), "MJ070", "no links"),
        arguments(robot("<link name='a'/><link name='b'/>"), "MJ070", "2 links without a parent"));
  }

  @ParameterizedTest
  @MethodSource("notes")
  void whatIsReadInPartIsNoted(String text, String code, String said) {
    isWorthANote(text, code, said);
  }
}
