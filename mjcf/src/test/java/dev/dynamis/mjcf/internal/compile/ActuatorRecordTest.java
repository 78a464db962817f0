package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.robot;

import org.junit.jupiter.api.Test;

class ActuatorRecordTest {
  @Test
  void refusesNegativeGainOfAPositionServo() {
    refused(
        "MJ226",
        "position[p]/@kv",
        "is -1.0, expected zero or more",
        robot("<actuator><position name='p' joint='h' kv='-1'/></actuator>"));
  }

  @Test
  void refusesInheritedRangeOfAJointWithoutOne() {
    refused(
        "MJ226",
        "position[p]/@inheritrange",
        "finds no range in \"h\"",
        robot("<actuator><position name='p' joint='h' inheritrange='1'/></actuator>"));
  }

  @Test
  void refusesNegativeControlsOfADamper() {
    refused(
        "MJ226",
        "damper[d]/@ctrlrange",
        "are not negative",
        robot("<actuator><damper name='d' joint='h' ctrlrange='-1 1'/></actuator>"));
  }
}
