package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.robot;

import org.junit.jupiter.api.Test;

class EqualityTest {
  @Test
  void refusesWeldOfABodyToItself() {
    refused(
        "MJ222",
        "weld[w]",
        "to itself",
        robot("<equality><weld name='w' body1='b' body2='b'/></equality>"));
  }

  @Test
  void refusesJointEqualityWithABall() {
    refused(
        "MJ222",
        "joint[e]/@joint1",
        "expected a hinge or slide",
        robot("<equality><joint name='e' joint1='ball'/></equality>"));
  }
}
