package dev.dynamis.equations.internal.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.equations.model.Dtype;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values of terms, by hand. */
class EvaluatorTest {
  private final Terms terms = new Terms(Dtype.FLOAT64);
  private final Terms whole = new Terms(Dtype.INT64);

  private double real(Term t) {
    double[] x = {3, -2};
    double[] p = {10};
    double[] x0 = {0.25};
    return new Evaluator(Dtype.FLOAT64, terms.count()).at(0.5, x, p, new Past(), x0).real(t);
  }

  private long whole(Term t) {
    return new Evaluator(Dtype.INT64, whole.count())
        .at(0, new double[] {-7}, new double[] {3}, new Past(), new double[1])
        .whole(t);
  }

  @Test
  void variablesAreWhatTheyAreSetTo() {
    assertThat(real(terms.state(1))).isEqualTo(-2);
    assertThat(real(terms.param(0))).isEqualTo(10);
    assertThat(real(terms.initial(0))).isEqualTo(0.25);
    assertThat(real(terms.time())).isEqualTo(0.5);
    // the past of the tests answers 1 + i + k/8, 2 + i + k/16, 3 + i + t - tau/2
    assertThat(real(terms.lag(1, 4))).isEqualTo(2.5);
    assertThat(real(terms.fractionalLag(1, 4.5))).isEqualTo(3.28125);
    assertThat(real(terms.delay(0, terms.param(0)))).isEqualTo(-1.5);
  }

  @Test
  void operatorsFollowPython() {
    Term a = terms.state(0);
    Term b = terms.state(1);
    assertThat(real(terms.arithmetic(Op.ADD, a, b))).isEqualTo(1);
    assertThat(real(terms.arithmetic(Op.SUB, a, b))).isEqualTo(5);
    assertThat(real(terms.arithmetic(Op.MUL, a, b))).isEqualTo(-6);
    assertThat(real(terms.arithmetic(Op.DIV, a, b))).isEqualTo(-1.5);
    assertThat(real(terms.arithmetic(Op.FLOORDIV, a, b))).isEqualTo(-2);
    assertThat(real(terms.arithmetic(Op.MOD, a, b))).isEqualTo(-1);
    assertThat(real(terms.arithmetic(Op.POW, a, b))).isCloseTo(1 / 9.0, within(1e-16));
    assertThat(real(terms.neg(a))).isEqualTo(-3);
    assertThat(real(terms.call(Fn.HYPOT, a, terms.constant(4.0)))).isEqualTo(5);
    Term less = terms.compare(Op.LT, a, b);
    assertThat(real(terms.cond(less, a, b))).isEqualTo(-2);
    assertThat(real(terms.toDouble(terms.or(less, terms.not(less))))).isEqualTo(1);
    assertThat(real(terms.toDouble(terms.and(terms.not(less), less)))).isZero();
  }

  /** Sum of i^2 for i from 1 to 9 in steps of 2 without 5: 1 + 9 + 49 + 81. */
  @Test
  void loopsRunOverTheirRangeAndFilter() {
    Term i = terms.loopVariable();
    Term square = terms.arithmetic(Op.MUL, i, i);
    Term not5 = terms.compare(Op.NE, i, terms.constant(5.0));
    Term one = terms.constant(1.0);
    List<Term> range = List.of(one, terms.param(0), terms.constant(2.0), not5, square);
    assertThat(real(terms.loop(Op.SUM, i, range))).isEqualTo(140);
    assertThat(real(terms.loop(Op.PROD, i, range))).isEqualTo(1.0 * 9 * 49 * 81);
    // d/dx of (1 + x)(2 + x)(3 + x) at x = 3: 5*6 + 4*6 + 4*5
    Term k = terms.loopVariable();
    Term factor = terms.arithmetic(Op.ADD, k, terms.state(0));
    List<Term> rate = List.of(one, terms.constant(4.0), one, terms.constant(true), factor, one);
    assertThat(real(terms.loop(Op.PROD_RATE, k, rate))).isEqualTo(30 + 24 + 20);
  }

  @Test
  void wholeNumbersStayWhole() {
    Term n = whole.state(0);
    Term p = whole.param(0);
    assertThat(whole(whole.arithmetic(Op.FLOORDIV, n, p))).isEqualTo(-3);
    assertThat(whole(whole.arithmetic(Op.MOD, n, p))).isEqualTo(2);
    assertThat(whole(whole.arithmetic(Op.POW, n, p))).isEqualTo(-343);
    assertThat(whole(whole.bits(Op.BITAND, n, p))).isEqualTo(1);
    assertThat(whole(whole.bits(Op.BITOR, n, p))).isEqualTo(-5);
    assertThat(whole(whole.bits(Op.BITNOT, n))).isEqualTo(6);
    assertThat(whole(whole.bits(Op.SHL, n, p))).isEqualTo(-56);
    assertThat(whole(whole.bits(Op.SHR, n, p))).isEqualTo(-1);
    assertThat(whole(whole.toLong(whole.arithmetic(Op.DIV, n, p)))).isEqualTo(-2);
    assertThat(whole(whole.toLong(whole.compare(Op.LT, n, p)))).isEqualTo(1);
    Term divided = whole.arithmetic(Op.FLOORDIV, n, whole.constant(0L));
    assertThatThrownBy(() -> whole(divided)).hasMessage("division by zero: -7 // 0");
  }

  @Test
  void aResultIsRememberedOnlyUntilTheVariablesChange() {
    Term f = terms.call(Fn.EXP, terms.state(0));
    Evaluator e = new Evaluator(Dtype.FLOAT64, terms.count());
    double[] x = {0};
    assertThat(e.at(0, x, null, null, null).real(f)).isEqualTo(1);
    x[0] = 1;
    assertThat(e.real(f)).isEqualTo(1);
    assertThat(e.at(0, x, null, null, null).real(f)).isCloseTo(Math.E, within(1e-15));
  }

  @Test
  void deepTermsStayWithinTheStack() throws InterruptedException {
    Term deep = terms.state(0);
    for (int k = 0; k < 9000; k++) {
      deep = terms.arithmetic(Op.ADD, deep, terms.constant(1.0));
    }
    Term sum = deep;
    double[] result = new double[1];
    Thread small = new Thread(null, () -> result[0] = real(sum), "small", 256 * 1024);
    small.start();
    small.join();
    assertThat(result[0]).isEqualTo(9003);
  }

  @Test
  void aTermOfAnotherTypeIsRefused() {
    Term truth = terms.compare(Op.LT, terms.state(0), terms.time());
    assertThatThrownBy(() -> real(truth)).hasMessage("not a real term: LT");
  }
}
