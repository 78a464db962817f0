package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.robot;

import org.junit.jupiter.api.Test;

class SensorTest {
  @Test
  void refusesPositionSensorOfABallJoint() {
    refused(
        "MJ229",
        "jointpos[p]/@joint",
        "expected a hinge or slide",
        robot("<sensor><jointpos name='p' joint='ball'/></sensor>"));
  }

  @Test
  void refusesQuaternionOfAHinge() {
    refused(
        "MJ229",
        "ballquat[q]/@joint",
        "a hinge joint, expected a ball joint",
        robot("<sensor><ballquat name='q' joint='h'/></sensor>"));
  }

  @Test
  void refusesLimitSensorOfAJointWithoutLimits() {
    refused(
        "MJ229",
        "jointlimitpos[p]/@joint",
        "without limits",
        robot("<sensor><jointlimitpos name='p' joint='h'/></sensor>"));
  }

  @Test
  void refusesDistanceOfAGeomToItself() {
    refused(
        "MJ229",
        "distance[d]",
        "against itself",
        robot("<sensor><distance name='d' geom1='box' geom2='box'/></sensor>"));
  }

  @Test
  void refusesCutoffOfAQuaternion() {
    refused(
        "MJ230",
        "framequat[q]/@cutoff",
        "directions and quaternions",
        robot("<sensor><framequat name='q' objtype='body' objname='b' cutoff='1'/></sensor>"));
  }

  @Test
  void refusesPhaseLaterThanThePeriod() {
    refused(
        "MJ230",
        "clock[c]/@interval",
        "the phase is 0.1",
        robot("<sensor><clock name='c' interval='0.1 0.1'/></sensor>"));
  }

  @Test
  void refusesAxisOfTwoNumbers() {
    refused(
        "MJ230",
        "user[u]/@dim",
        "is 2, but the datatype needs 3",
        robot("<sensor><user name='u' dim='2' datatype='axis'/></sensor>"));
  }
}
