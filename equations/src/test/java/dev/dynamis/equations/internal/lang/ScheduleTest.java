package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.equations.model.Dtype;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is computed once, in which order, and where code is cut. */
class ScheduleTest {
  private final Terms terms = new Terms(Dtype.FLOAT64);
  private final Term x = terms.state(0);

  private static List<Schedule.Step> steps(Schedule s) {
    return s.chunks().stream().flatMap(List::stream).toList();
  }

  /** What a step reads was computed before it; every result is written once. */
  private static void assertOrder(Schedule s, int outputs) {
    Set<Term> computed = new HashSet<>();
    List<Integer> written = new ArrayList<>();
    for (Schedule.Step step : steps(s)) {
      assertThat(computed).containsAll(s.uses(step));
      if (step.isOutput()) {
        written.add(step.output());
      } else {
        assertThat(computed.add(step.term())).isTrue();
      }
    }
    assertThat(written).hasSize(outputs).doesNotHaveDuplicates();
  }

  @Test
  void whatIsUsedTwiceIsKept() {
    Term sine = terms.call(Fn.SIN, x);
    Term once = terms.call(Fn.COS, x);
    Term product = terms.arithmetic(Op.MUL, sine, terms.arithmetic(Op.ADD, sine, once));
    Schedule s = new Schedule(List.of(product), false, false);
    assertThat(s.isKept(sine)).isTrue();
    assertThat(s.isKept(once)).isFalse();
    assertThat(s.isKept(x)).isFalse();
    assertThat(steps(s))
        .containsExactly(new Schedule.Step(sine, -1), new Schedule.Step(product, 0));
    assertOrder(s, 1);
  }

  @Test
  void allResultsAreComputedBeforeTheFirstIsWrittenIfAsked() {
    Term a = terms.call(Fn.SIN, x);
    Term b = terms.call(Fn.COS, x);
    Schedule s = new Schedule(List.of(a, b), false, true);
    assertThat(s.writesLast()).isTrue();
    assertThat(s.isKept(a) && s.isKept(b)).isTrue();
    assertOrder(s, 2);
  }

  @Test
  void wholeNumbersAreKeptOnlyWhereTheyAreAskedForInAnyCase() {
    Terms whole = new Terms(Dtype.INT64);
    Term n = whole.state(0);
    Term risky = whole.arithmetic(Op.FLOORDIV, whole.constant(6L), n);
    Term used = whole.arithmetic(Op.ADD, risky, risky);
    Term isNotZero = whole.compare(Op.NE, n, whole.constant(0L));
    Term guarded = whole.store(whole.cond(isNotZero, used, n));
    assertThat(new Schedule(List.of(guarded), true, false).isKept(risky)).isFalse();
    assertThat(new Schedule(List.of(whole.store(used)), true, false).isKept(risky)).isTrue();
  }

  @Test
  void whatDoesNotChangeInALoopIsComputedBeforeIt() {
    Term i = terms.loopVariable();
    Term fixed = terms.call(Fn.EXP, x);
    Term varying = terms.arithmetic(Op.MUL, i, i);
    Term body = terms.arithmetic(Op.ADD, terms.arithmetic(Op.MUL, fixed, varying), varying);
    Term one = terms.constant(1.0);
    Term sum = terms.loop(Op.SUM, i, List.of(one, one, one, terms.constant(true), body));
    Schedule s = new Schedule(List.of(sum), false, false);
    assertThat(s.isKept(fixed)).isTrue();
    assertThat(s.body(sum)).containsExactly(varying);
    assertThat(Schedule.isLoop(sum)).isTrue();
    assertThat(steps(s).getFirst().term()).isSameAs(fixed);
    assertOrder(s, 1);
  }

  @Test
  void longFunctionsAreCutAndLongExpressionsGetVariables() {
    List<Term> outputs = new ArrayList<>();
    for (int k = 0; k < 1000; k++) {
      outputs.add(terms.arithmetic(Op.MUL, terms.state(k), terms.constant(k + 0.5)));
    }
    Term sum = terms.constant(0.25);
    for (Term t : List.copyOf(outputs)) {
      sum = terms.arithmetic(Op.ADD, terms.call(Fn.SIN, t), sum);
    }
    outputs.add(sum);
    Schedule s = new Schedule(outputs, false, false);
    assertThat(s.chunks().size()).isGreaterThan(5);
    assertOrder(s, 1001);
  }

  @Test
  void oneNumberMayBeTheResultInManyPlaces() {
    Schedule s = new Schedule(Collections.nCopies(3000, terms.constant(1.0)), false, false);
    assertThat(s.chunks().size()).isGreaterThan(3);
    assertOrder(s, 3000);
  }

  @Test
  void anEquationThatCantBeCutIsRefused() {
    Terms whole = new Terms(Dtype.INT64);
    Term n = whole.state(0);
    Term sum = n;
    for (int k = 1; k < 900; k++) {
      sum = whole.arithmetic(Op.ADD, whole.state(k), sum);
    }
    Term isPositive = whole.compare(Op.GT, n, whole.constant(0L));
    Term guarded = whole.store(whole.cond(isPositive, sum, n));
    assertThatThrownBy(() -> new Schedule(List.of(guarded), true, false))
        .isInstanceOf(Terms.BudgetException.class)
        .hasMessage("an equation of whole numbers is too large to compile");
  }
}
