package dev.dynamis.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Models that need constraint forces are refused instead of moving wrongly. */
class ConstraintGuardTest {
  private static final String PENDULUM =
      """
      <mujoco>
        <option><flag %s/></option>
        <worldbody>
          %s
          <body><joint name="j" %s/><geom size="0.1" pos="0.3 0 0"/></body>
        </worldbody>
        %s
      </mujoco>
      """;

  private static Model model(String flag, String world, String joint, String rest) {
    return Mjcf.compile(
            Mjcf.readText(String.format(Locale.ROOT, PENDULUM, flag, world, joint, rest)))
        .model();
  }

  @Test
  void aFreePendulumSwings() {
    Model m = model("", "", "axis='0 1 0'", "");
    Data d = new Data(m);
    Physics.step(m, d);
    assertThat(d.qvel[0]).isNotZero();
  }

  @ParameterizedTest
  @CsvSource({
    "contact,<geom type='plane' size='1 1 1'/>,'',''",
    "limit,'',range='-10 10',''",
    "frictionloss,'',frictionloss='0.1',''",
    "equality,'','',<equality><joint joint1='j'/></equality>",
  })
  void constraintsAreRefusedByKindUnlessTheyAreDisabled(
      String kind, String world, String joint, String rest) {
    Model refused = model("", world, joint, rest);
    Data d = new Data(refused);
    assertThatThrownBy(() -> Physics.step(refused, d))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("kind " + kind)
        .hasMessageContaining("disable");
    Model m = model(kind + "='disable'", world, joint, rest);
    Physics.step(m, new Data(m));
  }
}
