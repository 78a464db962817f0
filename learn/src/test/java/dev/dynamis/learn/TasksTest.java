package dev.dynamis.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.mechanics.sim.Mechanism;
import org.junit.jupiter.api.Test;

/** What each task counts as good and as over, in closed form. */
class TasksTest {
  private static Mechanism cart(Task task, double position, double angle, double rate) {
    Mechanism m = task.mechanism();
    m.data().qpos[0] = position;
    m.data().qpos[1] = angle;
    m.data().qvel[1] = rate;
    m.invalidate();
    return m;
  }

  @Test
  void everyNameHasItsTask() {
    for (String name : Tasks.names()) {
      Task task = Tasks.of(name);
      Mechanism m = task.mechanism();
      double[] seen = new double[task.observations().size()];
      task.observe(m, seen);
      assertThat(seen).as(name).doesNotContain(Double.NaN);
      assertThat(task.actions().size()).isPositive().isLessThanOrEqualTo(m.model().nu);
      assertThat(task.substeps() * m.model().opt.timestep).isCloseTo(0.02, within(1e-15));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tasks.of("fly"))
        .withMessage("there is no task 'fly'; use one of: balance, swing-up, walk");
  }

  @Test
  void balanceIsOverWhereThePoleLeansOrTheCartIsFar() {
    Task task = Tasks.balance();
    assertThat(task.isOver(cart(task, 1.49, 0.19, 0))).isFalse();
    assertThat(task.isOver(cart(task, 1.51, 0, 0))).isTrue();
    assertThat(task.isOver(cart(task, 0, -0.21, 0))).isTrue();
    assertThat(task.reward(cart(task, 1, 0.1, 3), new double[] {1})).isEqualTo(1);
  }

  @Test
  void swingingUpIsGoodForHeightLessForTheRest() {
    Task task = Tasks.swingUp();
    double[] still = {0};
    assertThat(task.reward(cart(task, 0, 0, 0), still)).isEqualTo(1);
    assertThat(task.reward(cart(task, 0, Math.PI, 5), still)).isCloseTo(0, within(1e-15));
    // height 1/2, less 0.05 2^2, 0.002 3^2 / 2 and 0.01 / 4
    assertThat(task.reward(cart(task, 2, Math.PI / 2, 3), new double[] {-0.5}))
        .isCloseTo(0.5 - 0.2 - 0.009 - 0.0025, within(1e-15));
    assertThat(task.isOver(cart(task, 0, Math.PI, 0))).isFalse();
  }

  @Test
  void walkingIsOverWhereTheTrunkIsTooLowOrTooHigh() {
    Task task = Tasks.walk();
    Mechanism m = task.mechanism();
    assertThat(task.isOver(m)).isFalse();
    for (double height : new double[] {0.14, 0.61}) {
      m.data().qpos[2] = height;
      m.invalidate();
      assertThat(task.isOver(m)).as("%s m", height).isTrue();
    }
  }
}
