package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a traced step says that it may not hold. */
class StepTraceTest {
  private final Model m =
      SmoothModels.compile(
          """
          <mujoco><worldbody>
            <body><joint range="-1 2" limited="true" margin=".1"/><geom size=".1" pos=".1 0 0"/>
              <body><joint type="ball"/><geom size=".1" pos=".1 0 0"/></body></body>
          </worldbody><compiler angle="radian"/></mujoco>
          """);

  /** Margins are those of the limits: they act from -0.9 and 1.9 on. */
  @ParameterizedTest
  @CsvSource({
    "0,1,0,false",
    "-0.89,1,0,false",
    "-0.91,1,0,true",
    "1.89,1,0,false",
    "1.91,1,0,true",
    "0,0,0,true",
    "0,2,0,false",
    "0,1,1e9,false",
    "0,1,2e10,true",
    "0,1,NaN,true",
    "Infinity,1,0,true"
  })
  void limitsTinyQuaternionsAndBadNumbersAreDoubted(
      double angle, double length, double speed, boolean doubtful) {
    LaneSteps steps = new LaneSteps(new Data(m));
    Data d = new Data(m);
    d.qpos[0] = angle;
    d.qpos[1] = length;
    d.qvel[2] = speed;
    assertThat(steps.load(0, d)).isTrue();
    assertThat(steps.prepare()).isTrue();
    steps.compute(1);
    assertThat(steps.isDoubtful(0)).isEqualTo(doubtful);
  }
}
