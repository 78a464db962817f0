package dev.dynamis.mjcf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Mechanism;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MechanismLibraryTest {
  /** Gravity of the library's models, in m/s^2. */
  private static final double GRAVITY = 9.81;

  static List<String> names() {
    return MechanismLibrary.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyMechanismLoadsWithoutNotesAndMovesWithoutWarnings(String name) {
    assertThat(MechanismLibrary.load(name).notes()).isEmpty();
    Mechanism mechanism = MechanismLibrary.mechanism(name);
    for (int i = 0; i < 200; i++) {
      assertThat(mechanism.step().canContinue()).isTrue();
    }
    for (int count : mechanism.data().warning.number) {
      assertThat(count).isZero();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyMechanismSaysWhatItIs(String name) {
    assertThat(MechanismLibrary.describe(name)).endsWith(".").doesNotContain("\n");
  }

  @Test
  void aNameMayHaveItsPrefixAndItsEnding() {
    String text = MechanismLibrary.text("mech/pendulum");
    assertThat(MechanismLibrary.text("builtin://mech/pendulum.xml")).isEqualTo(text);
  }

  @Test
  void aMisspelledNameGetsTheNearestOne() {
    assertThatThrownBy(() -> MechanismLibrary.load("builtin://mech/pendulm"))
        .isInstanceOf(ModelException.class)
        .hasMessageContaining("mech/pendulum");
  }

  @Test
  void thePendulumSwingsWithThePeriodOfItsLength() {
    // small swings of a bob with its own inertia: 2 pi sqrt((m l^2 + J) / (m g l))
    Mechanism pendulum = MechanismLibrary.mechanism("mech/pendulum");
    double[] qpos = pendulum.data().qpos;
    qpos[0] = 1e-3;
    double last = qpos[0];
    double start = -1;
    double period = -1;
    while (period < 0) {
      pendulum.step();
      double time = pendulum.time();
      if (last < 0 && qpos[0] >= 0) {
        double crossing = time - pendulum.model().opt.timestep * qpos[0] / (qpos[0] - last);
        if (start < 0) {
          start = crossing;
        } else {
          period = crossing - start;
        }
      }
      last = qpos[0];
    }
    double expected = 2 * Math.PI * Math.sqrt((0.16 + 1e-4) / (GRAVITY * 0.4));
    assertThat(period).isCloseTo(expected, within(1e-6));
  }

  @Test
  void theDoublePendulumKeepsItsEnergy() {
    Mechanism m = MechanismLibrary.mechanism("mech/double-pendulum");
    double before = energy(m);
    for (int i = 0; i < 2000; i++) {
      m.step();
    }
    assertThat(energy(m)).isCloseTo(before, within(1e-6));
  }

  private static double energy(Mechanism m) {
    m.refresh();
    return m.data().sensordata[0] + m.data().sensordata[1];
  }

  @Test
  void newtonsCradleHandsTheMomentumOn() {
    Mechanism m = MechanismLibrary.mechanism("mech/newtons-cradle");
    double released = Math.toRadians(40);
    double highest = 0;
    while (m.time() < 0.8) {
      m.step();
      highest = Math.max(highest, m.joint("swing5").angle());
      assertThat(m.joint("swing3").angle()).isBetween(-0.01, 0.01);
    }
    assertThat(highest).isCloseTo(released, within(0.003));
  }

  @Test
  void theQuadrupedStandsWhileItsControlsAreZero() {
    Mechanism m = MechanismLibrary.mechanism("mech/quadruped");
    while (m.time() < 2) {
      m.step();
    }
    assertThat(m.body("trunk").position(new double[3])[2]).isBetween(0.25, 0.36);
    assertThat(m.data().qvel[2]).isCloseTo(0, within(1e-3));
  }

  @Test
  void theHumanoidHas27DegreesOfFreedomAndTheMassOfAPerson() {
    Model m = MechanismLibrary.load("mech/humanoid").model();
    assertThat(m.nv).isEqualTo(27);
    assertThat(m.body.subtreemass[0]).isBetween(35.0, 90.0);
  }

  @Test
  void allDominoesFall() {
    Mechanism m = MechanismLibrary.mechanism("mech/dominoes");
    while (m.time() < 4) {
      m.step();
    }
    Model model = m.model();
    for (int b = 1; b < model.nbody; b++) {
      // the long axis of a domino that still stands points up
      assertThat(m.data().xmat[9 * b + 8]).as("domino %d", b).isLessThan(0.9);
    }
  }

  @Test
  void theHandHoldsTheBall() {
    Mechanism m = MechanismLibrary.mechanism("mech/tendon-hand");
    m.data().resetKeyframe(0);
    while (m.time() < 2) {
      m.step();
    }
    assertThat(m.body("ball").position(new double[3])[2]).isGreaterThan(0.26);
  }

  @Test
  void theCarDrivesForward() {
    Mechanism m = MechanismLibrary.mechanism("mech/car");
    m.data().resetKeyframe(0);
    while (m.time() < 3) {
      m.step();
    }
    assertThat(m.body("car").position(new double[3])[0]).isGreaterThan(3);
    assertThat(m.body("car").position(new double[3])[1]).isCloseTo(0, within(0.05));
  }
}
