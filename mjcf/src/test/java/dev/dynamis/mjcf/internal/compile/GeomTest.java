package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.moving;
import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.world;

import org.junit.jupiter.api.Test;

class GeomTest {
  @Test
  void refusesSphereWithoutRadius() {
    refused("MJ204", "geom[g]/@size", "number 1 is 0.0", world("<geom name='g'/>"));
  }

  @Test
  void refusesNegativeHalfSize() {
    refused(
        "MJ204",
        "geom[g]/@size",
        "number 3 is -1.0",
        world("<geom name='g' type='box' size='1 1 -1'/>"));
  }

  @Test
  void refusesPlaneWithoutGridSpacing() {
    refused(
        "MJ204", "geom[g]/@size", "number 3", world("<geom name='g' type='plane' size='1 1 0'/>"));
  }

  @Test
  void refusesFromtoForASphere() {
    refused(
        "MJ205",
        "geom[g]/@fromto",
        "the type sphere",
        world("<geom name='g' size='1' fromto='0 0 0 0 0 1'/>"));
  }

  @Test
  void refusesFromtoWithEqualPoints() {
    refused(
        "MJ205",
        "geom[g]/@fromto",
        "the same",
        world("<geom name='g' type='capsule' size='1' fromto='0 0 1 0 0 1'/>"));
  }

  @Test
  void refusesFromtoTogetherWithPos() {
    refused(
        "MJ205",
        "geom[g]/@fromto",
        "together with pos",
        world("<geom name='g' type='capsule' size='1' pos='1 0 0' fromto='0 0 0 0 0 1'/>"));
  }

  @Test
  void refusesCondim2() {
    refused(
        "MJ207",
        "geom[g]/@condim",
        "is 2, expected 1, 3, 4 or 6",
        world("<geom name='g' size='1' condim='2'/>"));
  }

  @Test
  void refusesMeshGeomWithoutMesh() {
    refused("MJ208", "geom[g]/@type", "no mesh is given", world("<geom name='g' type='mesh'/>"));
  }

  @Test
  void refusesHeightFieldGeomWithoutHeightField() {
    refused(
        "MJ208",
        "geom[g]/@type",
        "no height field is given",
        world("<geom name='g' type='hfield'/>"));
  }

  @Test
  void refusesMovingPlane() {
    refused(
        "MJ209",
        "geom[g]/@type",
        "a body that can move",
        moving("<geom name='g' type='plane' size='1 1 1'/>"));
  }
}
