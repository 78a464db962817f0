package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What happens at the limit of a model's memory. */
class MechanismMemoryTest {
  /** Two balls on a floor; a contact takes 576 bytes, a pair is tested if there is room for 50. */
  private static Mechanism balls(String memory) {
    String text =
        """
        <mujoco model="balls">
          <size memory="%s"/>
          <worldbody>
            <geom type="plane" size="1 1 1"/>
            <body pos="0 0 0.09"><freejoint/><geom size="0.1"/></body>
            <body pos="0.15 0 0.09"><freejoint/><geom size="0.1"/></body>
          </worldbody>
        </mujoco>
        """
            .replace("%s", memory);
    return new Mechanism(Mjcf.compile(Mjcf.readText(text)).model());
  }

  @Test
  void contactsThatFindNoRoomStopTheRun() {
    Mechanism mechanism = balls("29376");
    double[] state = mechanism.save();
    assertThatThrownBy(mechanism::step)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no memory for more contacts: there are 2")
        .hasMessageContaining("model 'balls' is 29376 bytes")
        .hasMessageContaining("<size memory=\"58K\"/>");
    assertThat(mechanism.save()).containsExactly(state);
    assertThat(mechanism.data().warning.number[Warning.CONTACTFULL]).isEqualTo(1);
    assertThatThrownBy(mechanism::contacts).hasMessageContaining("no memory for more contacts");
  }

  @Test
  void contactsThatFindNoRoomCanBeCountedInstead() {
    Mechanism mechanism = balls("29376").onMemoryLimit(CapacityPolicy.WARN);
    assertThat(mechanism.step().status()).isEqualTo(StepStatus.OK);
    assertThat(mechanism.data().ncon).isEqualTo(2);
    assertThat(mechanism.data().warning.number[Warning.CONTACTFULL]).isEqualTo(1);
    assertThat(mechanism.step().status()).isEqualTo(StepStatus.OK);
    assertThat(mechanism.data().warning.number[Warning.CONTACTFULL]).isEqualTo(2);
  }

  @Test
  void rowsThatFindNoRoomStopTheRun() {
    Mechanism tight = balls("30K");
    crowd(tight);
    double[] state = tight.save();
    assertThatThrownBy(tight::step)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no memory for the rows of all constraints: there are 52 contacts")
        .hasMessageContaining("30720 bytes")
        .hasMessageContaining("<size memory=\"60K\"/>");
    assertThat(tight.save()).containsExactly(state);
    assertThat(tight.data().warning.number[Warning.CNSTRFULL]).isEqualTo(1);
  }

  @Test
  void rowsThatFindNoRoomCanBeCountedInstead() {
    Mechanism tight = balls("30K").onMemoryLimit(CapacityPolicy.WARN);
    crowd(tight);
    assertThat(tight.step().status()).isEqualTo(StepStatus.OK);
    assertThat(tight.data().warning.number[Warning.CNSTRFULL]).isEqualTo(1);
    assertThat(tight.data().nefc).isZero();
  }

  @Test
  void aLimitThatIsReachedBetweenTheStagesOfAStepStopsItToo() {
    Mechanism mechanism = balls("29376");
    mechanism.model().opt.integrator = Integrator.RK4;
    // far from each other at the start of the step, not in its middle
    double h = mechanism.model().opt.timestep;
    mechanism.data().qpos[7] = 0.3;
    mechanism.data().qvel[6] = -0.2 / h;
    mechanism.invalidate();
    assertThat(mechanism.contacts()).hasSize(2);
    double[] state = mechanism.save();
    assertThatThrownBy(mechanism::step).hasMessageContaining("no memory for more contacts");
    assertThat(Arrays.equals(mechanism.save(), state)).isTrue();
  }

  @Test
  void enoughMemoryIsNotReported() {
    Mechanism mechanism = balls("60K");
    for (int i = 0; i < 20; i++) {
      assertThat(mechanism.step().status()).isEqualTo(StepStatus.OK);
    }
    assertThat(mechanism.data().maxuse.con).isEqualTo(3);
    assertThat(mechanism.data().warning.number[Warning.CONTACTFULL]).isZero();
    assertThat(mechanism.data().warning.number[Warning.CNSTRFULL]).isZero();
  }

  /** Makes one pair of geoms give so many contacts that their rows don't fit. */
  private static void crowd(Mechanism mechanism) {
    mechanism
        .model()
        .callbacks
        .setCollision(
            GeomType.SPHERE,
            GeomType.SPHERE,
            (m, d, g1, g2, margin, found) -> {
              for (int i = 0; i < 50; i++) {
                found.add(-0.01, 0.075, 0, 0.09, 1, 0, 0);
              }
            });
  }
}
