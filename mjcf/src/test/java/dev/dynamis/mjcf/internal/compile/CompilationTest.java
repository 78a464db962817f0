package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.assets;
import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;

import org.junit.jupiter.api.Test;

class CompilationTest {
  @Test
  void refusesMaterialWithoutName() {
    refused("MJ203", "asset/material", "has no name", assets("<material rgba='1 0 0 1'/>"));
  }
}
