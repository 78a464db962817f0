package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.world;

import org.junit.jupiter.api.Test;

class BodyInertiaTest {
  @Test
  void refusesImpossibleInertia() {
    refused(
        "MJ211",
        "body[b]/inertial",
        "at most the sum of the others",
        world(
            "<body name='b'><joint/><inertial pos='0 0 0' mass='1' diaginertia='1 1 3'/>"
                + "</body>"));
  }

  @Test
  void refusesFullInertiaThatIsNotPositiveDefinite() {
    refused(
        "MJ211",
        "body[b]/inertial/@fullinertia",
        "not positive definite",
        world(
            "<body name='b'><joint/>"
                + "<inertial pos='0 0 0' mass='1' fullinertia='1 1 -1 0 0 0'/></body>"));
  }

  @Test
  void refusesMovingBodyWithoutMass() {
    refused(
        "MJ213",
        "body[b]",
        "it has 2 geoms, of which 1 have no mass and 1 are in groups outside",
        "<mujoco><compiler inertiagrouprange='0 2'/><worldbody><body name='b'><joint/>"
            + "<geom size='1' mass='0'/><geom size='1' group='3'/></body></worldbody></mujoco>");
  }

  @Test
  void refusesMovingBodyWithZeroInertial() {
    refused(
        "MJ213",
        "body[b]/inertial",
        "an inertia of zero in its inertial element",
        world("<body name='b'><joint/><inertial pos='0 0 0' mass='1'/></body>"));
  }
}
