package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.errors;
import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.robot;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ActuatorTest {
  @Test
  void refusesSliderCrankWithoutLength() {
    refused(
        "MJ225",
        "motor[m]/@cranklength",
        "expected a positive number",
        robot("<actuator><motor name='m' cranksite='s' slidersite='w'/></actuator>"));
  }

  @Test
  void refusesMuscleWithReversedOperatingRange() {
    refused(
        "MJ227",
        "muscle[m]",
        "range is 1.2 1.05",
        robot(
            "<actuator><muscle name='m' joint='h' range='1.2 1.05' lengthrange='0 1'/>"
                + "</actuator>"));
  }

  @Test
  void refusesActivationRangeOfAStatelessActuator() {
    refused(
        "MJ228",
        "general[g]/@actrange",
        "dyntype is none",
        robot("<actuator><general name='g' joint='h' actrange='0 1'/></actuator>"));
  }

  @Test
  void refusesTwoActivationsWithoutUserDynamics() {
    refused(
        "MJ228",
        "general[g]/@actdim",
        "only possible with dyntype=\"user\"",
        robot("<actuator><general name='g' joint='h' dyntype='filter' actdim='2'/></actuator>"));
  }

  @Test
  void refusesDelayWithoutHistory() {
    refused(
        "MJ228",
        "motor[m]/@delay",
        "there is no history",
        robot("<actuator><motor name='m' joint='h' delay='0.1'/></actuator>"));
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
