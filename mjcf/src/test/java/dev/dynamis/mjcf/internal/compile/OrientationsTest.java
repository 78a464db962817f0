package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.world;

import org.junit.jupiter.api.Test;

class OrientationsTest {
  @Test
  void refusesAxisOfZeroLength() {
    refused(
        "MJ206",
        "geom[g]/@axisangle",
        "the axis is zero",
        world("<geom name='g' size='1' axisangle='0 0 0 1'/>"));
  }

  @Test
  void refusesParallelXAndYAxes() {
    refused(
        "MJ206",
        "geom[g]/@xyaxes",
        "parallel to the x axis",
        world("<geom name='g' size='1' xyaxes='1 0 0 2 0 0'/>"));
  }

  @Test
  void refusesZeroZAxisOfASite() {
    refused(
        "MJ206", "site[s]/@zaxis", "the z axis is zero", world("<site name='s' zaxis='0 0 0'/>"));
  }
}
