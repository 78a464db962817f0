package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.Models;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JointTest {
  private static Joint joint(String toml) {
    return new Joint(0, "c", Models.parse("c", "[model]\ntype = \"ode\"\n" + toml), 0);
  }

  @Test
  void ratesAndQuantitiesAreThoseOfThePresentStage() {
    Joint j =
        joint(
            "[inputs]\n"
                + "u = 0.0\n"
                + "[states]\n"
                + "x = 2.0\n"
                + "[equations.rhs]\n"
                + "x = \"u - 3*x\"\n"
                + "[aux]\n"
                + "y = \"x*x\"");
    j.u[0] = 1;
    j.useInputs();
    double[] dz = new double[1];
    j.rates(dz, 0);
    assertThat(dz).containsExactly(-5);
    j.stage[0] = 3;
    j.look(0);
    assertThat(j.out).containsExactly(3, 9);
    j.differentiate(0);
    assertThat(j.byStates).containsExactly(-3);
    assertThat(j.auxByAll[0]).isEqualTo(6);
    j.restart();
    assertThat(j.stage).containsExactly(2);
  }

  @Test
  void aLocatedEventActsOnceWhenItsConditionBeginsToHold() {
    Joint j =
        joint(
            "[states]\nx = 0.0\n[equations.rhs]\nx = \"1\"\n[events.jump]\ncond = \"x > 1\"\n"
                + "locate = true\ndirection = \"up\"\naction = { x = \"x + 10\" }");
    j.beginEvents(0);
    j.events(0);
    assertThat(j.z[0]).isZero();
    j.z[0] = 1.5;
    j.events(0.1);
    assertThat(j.z[0]).isEqualTo(11.5);
    j.events(0.2);
    assertThat(j.z[0]).as("it holds on").isEqualTo(11.5);
  }

  @Test
  void delaysOfStatesLookBackInWholeAndPartsOfSteps() {
    Joint j =
        joint("[params]\ntau = 0.15\n[states]\nx = 1.0\n[equations.rhs]\nx = \"-delay(x, tau)\"\n");
    j.plan(0.1, Room.ofMachine());
    j.fill();
    double[] dz = new double[1];
    for (int k = 1; k <= 3; k++) {
      j.push();
      j.nextStep();
      j.z[0] = j.stage[0] = 1 + k;
    }
    j.at(0.3);
    j.rates(dz, 0.3);
    // now 4, a step ago 3, two steps ago 2: 1.5 steps ago 2.5
    assertThat(dz[0]).isCloseTo(-2.5, org.assertj.core.api.Assertions.within(1e-12));
    List<Memory> memories = new ArrayList<>();
    j.memories(memories);
    assertThat(memories.stream().mapToInt(Memory::size).sum()).isEqualTo(1 + 4);
  }
}
