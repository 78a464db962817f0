package dev.dynamis.mechanics.internal.integrate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.Crowd;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

class TreeStepsTest {
  @Test
  void aStepWithImplicitDampingIsTheSameOnATeam() {
    Model m = Crowd.model("", "-1");
    Data team = Crowd.fallen(m, 40);
    Physics.forward(m, team);
    Data alone = Crowd.alone(team);
    SemiImplicitEuler.run(m, team);
    SemiImplicitEuler.run(m, alone);
    assertThat(Crowd.differences(team, alone)).isEmpty();
    assertThat(team.time).isGreaterThan(0.16);
  }
}
