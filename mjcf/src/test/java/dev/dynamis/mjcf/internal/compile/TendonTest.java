package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.robot;
import static dev.dynamis.mjcf.internal.compile.WrongModels.tendon;

import org.junit.jupiter.api.Test;

class TendonTest {
  @Test
  void refusesPulleyAtTheEndOfATendon() {
    refused(
        "MJ223",
        "spatial[t]/pulley",
        "at the end of the path",
        tendon("<site site='s'/><site site='w'/><pulley divisor='2'/>"));
  }

  @Test
  void refusesGeomAtTheEndOfATendon() {
    refused(
        "MJ223",
        "spatial[t]/geom",
        "not between two sites",
        tendon("<site site='s'/><site site='w'/><geom geom='ball'/>"));
  }

  @Test
  void refusesBoxInThePathOfATendon() {
    refused(
        "MJ223",
        "spatial[t]/geom/@geom",
        "is a box, expected a sphere or cylinder",
        tendon("<site site='s'/><geom geom='box'/><site site='w'/>"));
  }

  @Test
  void refusesSiteTwiceInARow() {
    refused(
        "MJ223",
        "spatial[t]/site(1)",
        "is repeated",
        tendon("<site site='s'/><site site='s'/><site site='w'/>"));
  }

  @Test
  void refusesSiteAloneBetweenPulleys() {
    refused(
        "MJ223",
        "spatial[t]/site(3)",
        "alone in its branch",
        tendon("<site site='s'/><site site='w'/><pulley divisor='2'/><site site='s'/>"));
  }

  @Test
  void refusesTendonWithoutWidth() {
    refused(
        "MJ224",
        "spatial[t]/@width",
        "not positive",
        robot(
            "<tendon><spatial name='t' width='0'><site site='s'/><site site='w'/></spatial>"
                + "</tendon>"));
  }

  @Test
  void refusesSpringLengthReversed() {
    refused(
        "MJ224",
        "fixed[t]/@springlength",
        "lower bound 2.0 is greater than upper bound 1.0",
        robot(
            "<tendon><fixed name='t' springlength='2 1'><joint joint='h' coef='1'/></fixed>"
                + "</tendon>"));
  }
}
