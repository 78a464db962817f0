package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;

import org.junit.jupiter.api.Test;

class UserDataTest {
  @Test
  void refusesMoreUserNumbersThanDeclared() {
    refused(
        "MJ221",
        "geom[g]/@user",
        "has 3 numbers, but size/@nuser_geom is 2",
        "<mujoco><size nuser_geom='2'/><worldbody><geom name='g' size='1' user='1 2 3'/>"
            + "</worldbody></mujoco>");
  }
}
