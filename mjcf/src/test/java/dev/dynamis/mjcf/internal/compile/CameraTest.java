package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.world;

import org.junit.jupiter.api.Test;

class CameraTest {
  @Test
  void refusesFieldOfViewOfHalfATurn() {
    refused("MJ234", "camera[c]/@fovy", "is 180.0 degrees", world("<camera name='c' fovy='180'/>"));
  }

  @Test
  void refusesFocalLengthWithoutSensorSize() {
    refused("MJ234", "camera[c]", "no sensorsize", world("<camera name='c' focal='1 1'/>"));
  }
}
