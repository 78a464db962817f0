package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.Crowd;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowTaskTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "cone=\"elliptic\"", "jacobian=\"dense\""})
  void rowsAreTheSameOnATeam(String option) {
    Model m = Crowd.model(option.replace((char) 34, (char) 39), "-1");
    Data team = Crowd.fallen(m, 120);
    Data alone = Crowd.alone(team);
    MakeConstraint.run(m, team);
    MakeConstraint.run(m, alone);
    assertThat(team.nefc).isGreaterThan(150);
    ReferenceAcceleration.run(m, team);
    ReferenceAcceleration.run(m, alone);
    ConstraintJacobian.multiply(m, team, team.efc.b, team.qvel);
    ConstraintJacobian.multiply(m, alone, alone.efc.b, alone.qvel);
    assertThat(Crowd.differences(team, alone)).isEmpty();
  }

  @Test
  void fewContactsAreNotDivided() {
    Model m = Crowd.model("", "-1");
    Data team = Crowd.fallen(m, 120);
    team.ncon = 5;
    assertThat(RowTask.contacts(m, team)).isFalse();
  }
}
