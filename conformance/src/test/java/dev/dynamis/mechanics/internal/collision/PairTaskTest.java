package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.Crowd;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;

class PairTaskTest {
  @Test
  void contactsAreTheSameAndInTheSameOrderOnATeam() {
    Model m = Crowd.model("", "-1");
    Data team = Crowd.fallen(m, 120);
    Data alone = Crowd.alone(team);
    Collision.run(m, team);
    Collision.run(m, alone);
    assertThat(team.ncon).isGreaterThan(40);
    assertThat(Crowd.differences(team, alone)).isEmpty();
  }

  @Test
  void filtersOfTheUserAreAskedPairByPair() {
    Model m = Crowd.model("", "-1");
    m.callbacks.contactFilter = (model, d, g1, g2) -> false;
    KeyList candidates = new KeyList(Buffers.unlimited());
    for (int i = 0; i < 100; i++) {
      candidates.add(KeyList.key(0, i + 1));
    }
    Data team = Crowd.fallen(m, 0);
    assertThat(PairTask.run(m, team, candidates, false)).isFalse();
  }
}
