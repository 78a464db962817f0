package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.world;

import org.junit.jupiter.api.Test;

class CameraTest {
  @Test
  void refusesFieldOfViewOfHalfATurn() {
    refused("MJ234", "camera[c]/@fovy", "is 180.0 degrees", world("<camera name='c' fovy='180'/>"));
  }

  /** A range finder has a number for each pixel. */
  @Test
  void refusesNegativeNumbersOfPixels() {
    refused(
        "MJ234",
        "camera[c]/@resolution",
        "is 5 -2147483648, expected 0 pixels or more",
        world("<camera name='c' resolution='5 -2147483648'/>"));
  }

  @Test
  void refusesFocalLengthWithoutSensorSize() {
    refused("MJ234", "camera[c]", "no sensorsize", world("<camera name='c' focal='1 1'/>"));
  }
}
