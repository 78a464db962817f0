package dev.dynamis.mechanics.internal.forward;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Times of stages. */
class ClocksTest {
  @Test
  void stagesAreTimedWithTheGivenClock() {
    Model m = SmoothModels.model("joints");
    double[] now = {0};
    m.callbacks.clock = () -> now[0]++;
    Data d = new Data(m);
    Physics.step(m, d);
    assertThat(d.timer.number[Timer.STEP]).isEqualTo(1);
    assertThat(d.timer.number[Timer.FORWARD]).isEqualTo(1);
    assertThat(d.timer.duration[Timer.STEP]).isGreaterThan(d.timer.duration[Timer.FORWARD]);

    // what is inside a stage takes less time than the stage
    double position = d.timer.duration[Timer.POSITION];
    double parts =
        d.timer.duration[Timer.POS_KINEMATICS]
            + d.timer.duration[Timer.POS_INERTIA]
            + d.timer.duration[Timer.POS_COLLISION]
            + d.timer.duration[Timer.POS_MAKE]
            + d.timer.duration[Timer.POS_PROJECT];
    assertThat(parts).isPositive().isLessThan(position);
    assertThat(position + d.timer.duration[Timer.VELOCITY])
        .isLessThan(d.timer.duration[Timer.FORWARD]);
  }

  @Test
  void withoutAClockCallsAreCountedAndTakeNoTime() {
    Model m = AcceptanceNumbers.model("d_rich");
    Data d = AcceptanceNumbers.richStart(m);
    for (int i = 0; i < 7; i++) {
      Physics.step(m, d);
    }
    String numbers = AcceptanceNumbers.of("004-timers").text("numbers");
    assertThat(numbers).contains("\"POS_MAKE\":7").contains("\"INVERSE\":0");
    assertThat(d.timer.number[Timer.POS_MAKE]).isEqualTo(7);
    assertThat(d.timer.number[Timer.POS_PROJECT]).isEqualTo(7);
    assertThat(d.timer.number[Timer.ADVANCE]).isEqualTo(7);
    assertThat(d.timer.number[Timer.INVERSE]).isZero();
    assertThat(Arrays.stream(d.timer.duration).sum()).isZero();
  }
}
