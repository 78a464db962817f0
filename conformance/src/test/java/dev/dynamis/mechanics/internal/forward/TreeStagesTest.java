package dev.dynamis.mechanics.internal.forward;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.Crowd;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import org.junit.jupiter.api.Test;

class TreeStagesTest {
  @Test
  void stagesOfTreesGiveTheSameOnATeam() {
    Model m = Crowd.model("", "-1");
    Data team = Crowd.fallen(m, 40);
    Data alone = Crowd.alone(team);
    assertThat(team.lanes().groves()).isEqualTo(12);
    TreeStages.poses(m, team);
    TreeStages.poses(m, alone);
    TreeStages.inertia(m, team);
    TreeStages.inertia(m, alone);
    TreeStages.velocities(m, team);
    TreeStages.velocities(m, alone);
    TreeStages.bias(m, team);
    TreeStages.bias(m, alone);
    TreeStages.acceleration(m, team);
    TreeStages.acceleration(m, alone);
    assertThat(Crowd.differences(team, alone)).isEmpty();
  }

  @Test
  void treesThatMaySleepAreLeftTogether() {
    Model m = Crowd.model("", "-1");
    Data d = Crowd.fallen(m, 1);
    m.opt.enableflags |= EnableBit.SLEEP;
    assertThat(d.lanes().groves()).isZero();
  }
}
