package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.Crowd;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

class IslandTaskTest {
  @Test
  void islandsAreSolvedTheSameOnATeam() {
    for (String solver : new String[] {"Newton", "CG"}) {
      Model m = Crowd.model("solver=\u0027" + solver + "\u0027", "-1");
      Data team = Crowd.fallen(m, 120);
      Physics.forward(m, team);
      Data alone = Crowd.alone(team);
      team.qaccWarmstart[3] += 1;
      alone.qaccWarmstart[3] += 1;
      FwdConstraint.run(m, team);
      FwdConstraint.run(m, alone);
      assertThat(team.nisland).isGreaterThan(1);
      assertThat(Crowd.differences(team, alone)).isEmpty();
    }
  }
}
