package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.moving;
import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.world;
import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.Compiled;
import org.junit.jupiter.api.Test;

class JointTest {
  @Test
  void refusesSevenDegreesOfFreedomInABody() {
    refused(
        "MJ214",
        "body[b]",
        "7 degrees of freedom",
        moving("<joint type='slide'/>".repeat(6) + "<geom size='1'/>"));
  }

  @Test
  void refusesHingeAfterBall() {
    refused(
        "MJ214",
        "joint[h]",
        "follows a ball joint",
        world("<body name='b'><joint type='ball'/><joint name='h'/><geom size='1'/></body>"));
  }

  @Test
  void refusesFreeJointBesideAnother() {
    refused(
        "MJ214",
        "joint[f]",
        "must be the only joint",
        moving("<joint name='f' type='free'/><geom size='1'/>"));
  }

  @Test
  void refusesFreeJointBelowAnotherBody() {
    refused(
        "MJ214",
        "joint[f]",
        "only possible in a child of the world",
        world(
            "<body name='b'><geom size='1'/><body><joint name='f' type='free'/>"
                + "<geom size='1'/></body></body>"));
  }

  @Test
  void refusesReversedRange() {
    refused(
        "MJ215",
        "joint[h]/@range",
        "lower bound 30.0 is not less than upper bound -30.0",
        moving("<joint name='h' limited='true' range='30 -30'/><geom size='1'/>"));
  }

  @Test
  void refusesBallRangeThatDoesNotStartAtZero() {
    refused(
        "MJ215",
        "joint[f]/@range",
        "starts at 10.0, expected 0",
        world(
            "<body name='b'><joint name='f' type='ball' range='10 20'/><geom size='1'/>"
                + "</body>"));
  }

  @Test
  void refusesRangeWithoutLimitedAndWithoutAutolimits() {
    refused(
        "MJ216",
        "joint[h]/@range",
        "compiler/@autolimits is false",
        "<mujoco><compiler autolimits='false'/><worldbody><body name='b'>"
            + "<joint name='h' range='-30 30'/><geom size='1'/></body></worldbody></mujoco>");
  }

  @Test
  void refusesJointAxisOfZeroLength() {
    refused(
        "MJ217",
        "joint[h]/@axis",
        "is zero",
        world("<body name='b'><joint name='h' axis='0 0 0'/><geom size='1'/></body>"));
  }

  @Test
  void refusesNegativeDampingRatio() {
    refused(
        "MJ218",
        "joint[h]/@springdamper",
        "expected two positive numbers",
        moving("<joint name='h' springdamper='0.1 -1'/><geom size='1'/>"));
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
}
