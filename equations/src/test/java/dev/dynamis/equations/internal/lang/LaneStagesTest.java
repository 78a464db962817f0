package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.equations.internal.kernel.LaneMethod;
import dev.dynamis.equations.internal.kernel.LaneRows;
import dev.dynamis.equations.model.Dtype;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What goes into one loop; that loops compute the right bits is in {@code EquationLanesTest}. */
class LaneStagesTest {
  private final Terms terms = new Terms(Dtype.FLOAT64);
  private final Term x = terms.state(0);
  private final Term y = terms.state(1);
  private final Term z = terms.state(2);

  private static LaneStages stages(LaneMethod method, Term... rhs) {
    Schedule schedule = Schedule.inLoops(List.of(rhs));
    LaneRows rows = new LaneRows(rhs.length, 0, 4, 0);
    return new LaneStages(
        method, rows, schedule, KernelCompiler.shared(schedule), schedule.chunks());
  }

  /** A product with so many factors. */
  private Term power(Term of, int factors) {
    Term all = of;
    for (int i = 1; i < factors; i++) {
      all = terms.arithmetic(Op.MUL, all, of);
    }
    return all;
  }

  @Test
  void smallSlopesShareALoopWhichHoldsThemInOrder() {
    Term sum = terms.arithmetic(Op.ADD, x, y);
    Term difference = terms.arithmetic(Op.SUB, x, y);
    LaneStages two = stages(LaneMethod.RK4, sum, difference);
    assertThat(two.groups())
        .containsExactly(List.of(new Schedule.Step(sum, 0), new Schedule.Step(difference, 1)));
  }

  @Test
  void whatIsTooMuchForOneLoopGetsTwo() {
    LaneStages two = stages(LaneMethod.RK4, power(x, 12), power(y, 12));
    assertThat(two.groups()).hasSize(2);
    assertThat(two.isPossible()).isTrue();
  }

  @Test
  void aMapIsWrittenOverItsStatesOnlyByOneLoop() {
    Term[] few = {power(x, 9), power(y, 9)};
    Term[] many = {power(x, 12), power(y, 12), power(z, 12)};
    assertThat(stages(LaneMethod.MAP, few).isPossible()).isTrue();
    assertThat(stages(LaneMethod.MAP, many).isPossible()).isFalse();
    assertThat(stages(LaneMethod.EULER, many).isPossible()).isFalse();
    assertThat(stages(LaneMethod.RK2, many).isPossible()).isTrue();
    assertThat(stages(LaneMethod.MAP, power(x, 40)).isPossible()).isTrue();
  }

  @Test
  void whatHasNoVectorInstructionIsInALoopOfItsOwn() {
    Term sine = terms.call(Fn.SIN, x);
    Term rhs = terms.arithmetic(Op.ADD, sine, y);
    LaneStages one = stages(LaneMethod.MAP, rhs, x);
    assertThat(one.groups())
        .containsExactly(
            List.of(new Schedule.Step(sine, -1)),
            List.of(new Schedule.Step(x, 1), new Schedule.Step(rhs, 0)));
    assertThat(one.isPossible()).isTrue();
  }

  @Test
  void noStageWritesTheStatesThatItReadsBeforeTheLast() {
    for (LaneMethod method : List.of(LaneMethod.RK2, LaneMethod.RK4)) {
      List<LaneStages.Stage> all = stages(method, x, y).sequence();
      for (int i = 0; i < all.size(); i++) {
        assertThat(all.get(i).from()).isNotEqualTo(all.get(i).to());
        assertThat(all.get(i).from()).isEqualTo(i == 0 ? 0 : all.get(i - 1).to());
      }
      assertThat(all.getLast().to()).isZero();
    }
    assertThat(Map.of(LaneMethod.RK2, 2, LaneMethod.RK4, 4))
        .allSatisfy((m, n) -> assertThat(stages(m, x, y).sequence()).hasSize(n));
  }
}
