package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.robot;

import org.junit.jupiter.api.Test;

class CustomTest {
  @Test
  void refusesEmptyTuple() {
    refused("MJ233", "tuple[t]", "is empty", robot("<custom><tuple name='t'/></custom>"));
  }
}
