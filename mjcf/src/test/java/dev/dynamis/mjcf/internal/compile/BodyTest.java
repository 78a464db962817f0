package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.world;

import org.junit.jupiter.api.Test;

class BodyTest {
  @Test
  void refusesMocapBodyWithAJoint() {
    refused(
        "MJ219",
        "body[m]/@mocap",
        "has joints",
        world("<body name='m' mocap='true'><joint/><geom size='1'/></body>"));
  }

  @Test
  void refusesMocapBodyBelowAnother() {
    refused(
        "MJ219",
        "body[m]/@mocap",
        "not a child of the world",
        world("<body name='b'><body name='m' mocap='true'/></body>"));
  }

  @Test
  void refusesSleepPolicyOfAStaticBody() {
    refused(
        "MJ220",
        "body[b]/@sleep",
        "first moving body of a tree",
        world("<body name='b' sleep='never'><geom size='1'/></body>"));
  }
}
