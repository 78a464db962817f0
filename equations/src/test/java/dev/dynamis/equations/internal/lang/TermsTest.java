package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.equations.internal.lang.Term.Type;
import dev.dynamis.equations.model.Dtype;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Terms: equal ones once, constants at once, types as the model's numbers say. */
class TermsTest {
  private final Terms real = new Terms(Dtype.FLOAT64);
  private final Terms whole = new Terms(Dtype.INT64);
  private final Terms narrow = new Terms(Dtype.FLOAT32);

  @Test
  void equalTermsAreTheSame() {
    Term a = real.arithmetic(Op.ADD, real.state(0), real.param(1));
    Term b = real.arithmetic(Op.ADD, real.state(0), real.param(1));
    assertThat(a).isSameAs(b);
    assertThat(real.count()).isEqualTo(3);
    assertThat(real.arithmetic(Op.ADD, real.param(1), real.state(0))).isNotSameAs(a);
    assertThat(real.constant(0.0)).isNotSameAs(real.constant(-0.0));
    assertThat(real.count()).isEqualTo(6);
  }

  @Test
  void constantsAreComputedAtOnce() {
    assertThat(real.arithmetic(Op.DIV, real.constant(1.0), real.constant(3.0)).is(1 / 3.0))
        .isTrue();
    assertThat(real.call(Fn.SQRT, real.constant(2.0)).is(Math.sqrt(2))).isTrue();
    Term quotient = whole.arithmetic(Op.FLOORDIV, whole.constant(-7L), whole.constant(2L));
    assertThat(quotient.index).isEqualTo(-4);
    assertThat(real.compare(Op.LT, real.constant(1.0), real.constant(2.0)))
        .isSameAs(real.constant(true));
    // what would fail waits for the run
    Term failing = whole.arithmetic(Op.FLOORDIV, whole.constant(1L), whole.constant(0L));
    assertThat(failing.op).isEqualTo(Op.FLOORDIV);
  }

  @Test
  void wholePowersAreProductsAndKnowIt() {
    Term x = real.state(0);
    Term square = real.arithmetic(Op.MUL, x, x);
    assertThat(real.arithmetic(Op.POW, x, real.constant(2.0))).isSameAs(square);
    Term fifth = real.power(x, 5);
    // x (x^2)^2: three products
    assertThat(fifth).isSameAs(real.exact(Op.MUL, x, real.exact(Op.MUL, square, square)));
    assertThat(real.asPower(fifth)).isEqualTo(new Terms.Power(x, 5));
    assertThat(real.power(x, -1).op).isEqualTo(Op.DIV);
    assertThat(real.power(x, 0).is(1)).isTrue();
    assertThat(real.power(x, 1)).isSameAs(x);
    assertThat(real.arithmetic(Op.POW, x, real.constant(65.0)).op).isEqualTo(Op.POW);
    assertThat(real.arithmetic(Op.POW, x, real.constant(0.5)).op).isEqualTo(Op.POW);
  }

  @Test
  void typesFollowTheModelsNumbers() {
    assertThat(real.state(0).type).isEqualTo(Type.DOUBLE);
    assertThat(whole.state(0).type).isEqualTo(Type.LONG);
    assertThat(narrow.state(0).type).isEqualTo(Type.NARROW);
    assertThat(whole.arithmetic(Op.DIV, whole.state(0), whole.param(0)).type)
        .isEqualTo(Type.DOUBLE);
    assertThat(whole.arithmetic(Op.ADD, whole.state(0), whole.constant(0.5)).type)
        .isEqualTo(Type.DOUBLE);
    // two narrow numbers give a narrow one, a narrow and a wide one a wide one
    assertThat(narrow.arithmetic(Op.ADD, narrow.state(0), narrow.param(0)).type)
        .isEqualTo(Type.NARROW);
    assertThat(narrow.arithmetic(Op.ADD, narrow.state(0), narrow.constant(0.1)).type)
        .isEqualTo(Type.DOUBLE);
    assertThat(narrow.round(narrow.constant(0.1)).value).isEqualTo(0.1f);
    assertThat(whole.store(whole.constant(2.9)).op).isEqualTo(Op.STORE);
    assertThat(real.store(real.constant(true)).is(1)).isTrue();
  }

  @Test
  void choicesThatAreKnownAreMadeAtOnce() {
    Term a = real.state(0);
    Term b = real.state(1);
    Term test = real.compare(Op.LT, a, b);
    assertThat(real.cond(real.constant(true), a, b)).isSameAs(a);
    assertThat(real.cond(test, a, a)).isSameAs(a);
    assertThat(real.and(real.constant(false), test)).isSameAs(real.constant(false));
    assertThat(real.or(real.constant(false), test)).isSameAs(test);
    assertThat(real.toBool(a).op).isEqualTo(Op.NE);
    assertThat(real.not(real.constant(true))).isSameAs(real.constant(false));
  }

  @Test
  void replacingATermReplacesItEverywhere() {
    Term x = real.state(0);
    Term y = real.state(1);
    Term f = real.arithmetic(Op.MUL, real.call(Fn.SIN, x), real.arithmetic(Op.ADD, x, y));
    Term g = real.substitute(f, Map.of(x, real.constant(0.0)));
    // sin 0 is computed at once, 0 + y stays
    Term zero = real.constant(0.0);
    assertThat(g).isSameAs(real.arithmetic(Op.MUL, zero, real.arithmetic(Op.ADD, zero, y)));
    assertThat(real.substitute(f, Map.of(real.state(5), x))).isSameAs(f);
  }

  @Test
  void argumentsComeBeforeWhatIsMadeOfThem() {
    Term f = real.call(Fn.EXP, real.arithmetic(Op.SUB, real.time(), real.state(0)));
    List<Term> all = Terms.reachable(List.of(f));
    assertThat(all).hasSize(4);
    for (Term t : all) {
      assertThat(all.subList(0, all.indexOf(t))).containsAll(t.args);
    }
    assertThat(f.depth).isEqualTo(3);
    assertThat(f.size).isEqualTo(4);
  }

  @Test
  void aLoopOwnsItsVariable() {
    Term i = real.loopVariable();
    Term j = real.loopVariable();
    Term body = real.arithmetic(Op.MUL, i, j);
    assertThat(body.loops).containsExactly(0, 1);
    Term one = real.constant(1.0);
    Term sum = real.loop(Op.SUM, j, List.of(one, one, one, real.constant(true), body));
    assertThat(sum.loops).containsExactly(0);
  }

  @Test
  void depthIsBounded() {
    assertThatThrownBy(
            () -> {
              Term t = real.state(0);
              for (int k = 0; k <= Terms.MAX_DEPTH; k++) {
                t = real.neg(t);
              }
            })
        .isInstanceOf(Terms.BudgetException.class)
        .hasMessage("the expression is more than 10000 operations deep");
  }
}
