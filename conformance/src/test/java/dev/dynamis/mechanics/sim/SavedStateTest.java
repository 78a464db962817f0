package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SavedStateTest {
  private static Mechanism load(String name) {
    return new Mechanism(Mjcf.load(Path.of("src/test/resources", name + ".xml")).model());
  }

  @Test
  void aWholeStateGivesTheSameStepsAgain() {
    Mechanism humanoid = load("contact/humanoid");
    double[] u = new double[humanoid.inputNames().size()];
    for (int i = 0; i < u.length; i++) {
      u[i] = 0.01 * i;
    }
    for (int k = 0; k < 30; k++) {
      humanoid.step();
    }
    humanoid.setInputs(u);
    SavedState saved = humanoid.state();
    assertThat(saved.isWhole()).isTrue();
    for (int k = 0; k < 10; k++) {
      humanoid.step();
    }
    double[] after = humanoid.save();
    humanoid.setInputs(new double[u.length]);
    humanoid.step();
    humanoid.restore(saved);
    for (int k = 0; k < 10; k++) {
      humanoid.step();
    }
    assertThat(humanoid.save()).isEqualTo(after);
  }

  @Test
  void aPartReplacesOnlyItself() {
    Mechanism humanoid = load("contact/humanoid");
    SavedState velocities = humanoid.state(StateBit.QVEL);
    for (int k = 0; k < 30; k++) {
      humanoid.step();
    }
    double time = humanoid.time();
    double[] positions = humanoid.data().qpos.clone();
    humanoid.restore(velocities);
    assertThat(humanoid.data().qvel).containsOnly(0);
    assertThat(humanoid.data().qpos).isEqualTo(positions);
    assertThat(humanoid.time()).isEqualTo(time);
    assertThat(velocities.isWhole()).isFalse();
    assertThat(velocities).hasToString("qvel of " + humanoid.identity().name());
    assertThat(velocities.numbers()).hasSize(humanoid.model().nv);
  }

  @Test
  void aStateOfAnotherModelIsRefusedWithTheSizesThatDiffer() {
    Mechanism humanoid = load("contact/humanoid");
    Mechanism muscles = load("smooth/muscles");
    SavedState saved = humanoid.state();
    double[] before = muscles.save();
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> muscles.restore(saved))
        .withMessageContaining("sizes changed: nq " + humanoid.model().nq + " -> ");
    assertThat(muscles.save()).isEqualTo(before);

    Mechanism heavier = humanoid.copy();
    Mechanism other = load("contact/humanoid");
    other.model().body.mass[1] *= 2;
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> other.restore(saved))
        .withMessageContaining("all sizes are the same, so numbers");
    heavier.restore(saved);
  }
}
