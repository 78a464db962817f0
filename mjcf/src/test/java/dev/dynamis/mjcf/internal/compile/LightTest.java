package dev.dynamis.mjcf.internal.compile;

import static dev.dynamis.mjcf.internal.compile.WrongModels.refused;
import static dev.dynamis.mjcf.internal.compile.WrongModels.world;

import org.junit.jupiter.api.Test;

class LightTest {
  @Test
  void refusesLightWithoutDirection() {
    refused("MJ235", "light[l]/@dir", "is zero", world("<light name='l' dir='0 0 0'/>"));
  }
}
