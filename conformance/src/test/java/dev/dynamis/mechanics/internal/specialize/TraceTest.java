package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.mechanics.internal.specialize.Trace.Op;
import org.junit.jupiter.api.Test;

/** Folding of values. */
class TraceTest {
  private final Trace t = new Trace();
  private final int x = t.load(Reals.QPOS, 0);
  private final int y = t.load(Reals.QPOS, 1);

  @Test
  void equalValuesAreOne() {
    assertThat(t.load(Reals.QPOS, 0)).isEqualTo(x);
    assertThat(t.add(x, y)).isEqualTo(t.add(y, x));
    assertThat(t.mul(x, y)).isEqualTo(t.mul(y, x));
    assertThat(t.sub(x, y)).isNotEqualTo(t.sub(y, x));
    assertThat(t.constant(-0.0)).isEqualTo(t.zero);
  }

  @Test
  void zerosAndOnesAreLeftOut() {
    assertThat(t.add(x, t.zero)).isEqualTo(x);
    assertThat(t.add(t.zero, x)).isEqualTo(x);
    assertThat(t.sub(x, t.zero)).isEqualTo(x);
    assertThat(t.sub(t.zero, x)).isEqualTo(t.neg(x));
    assertThat(t.sub(x, x)).isEqualTo(t.zero);
    assertThat(t.mul(x, t.zero)).isEqualTo(t.zero);
    assertThat(t.mul(t.one, x)).isEqualTo(x);
    assertThat(t.mul(x, t.constant(-1))).isEqualTo(t.neg(x));
    assertThat(t.add(t.one, t.one)).isEqualTo(t.two);
    assertThat(t.div(t.one, t.two)).isEqualTo(t.constant(0.5));
  }

  @Test
  void signsMoveOutward() {
    assertThat(t.neg(t.neg(x))).isEqualTo(x);
    assertThat(t.add(x, t.neg(y))).isEqualTo(t.sub(x, y));
    assertThat(t.add(t.neg(x), y)).isEqualTo(t.sub(y, x));
    assertThat(t.sub(x, t.neg(y))).isEqualTo(t.add(x, y));
    assertThat(t.neg(t.sub(x, y))).isEqualTo(t.sub(y, x));
    assertThat(t.mul(t.neg(x), y)).isEqualTo(t.neg(t.mul(x, y)));
    assertThat(t.sub(t.neg(x), y)).isEqualTo(t.neg(t.add(x, y)));
  }

  @Test
  void onlySomeValuesCanBeTheNegativeZero() {
    assertThat(t.mayBeNegativeZero(x)).isTrue();
    assertThat(t.mayBeNegativeZero(t.mul(x, y))).isTrue();
    assertThat(t.mayBeNegativeZero(t.mul(x, x))).isFalse();
    assertThat(t.mayBeNegativeZero(t.add(t.mul(x, x), y))).isFalse();
    assertThat(t.mayBeNegativeZero(t.sub(t.mul(x, x), y))).isFalse();
    assertThat(t.mayBeNegativeZero(t.zero)).isFalse();
  }

  @Test
  void whatIsStoredIsKnown() {
    t.store(Reals.XPOS, 4, t.one);
    t.store(Reals.XPOS, 5, x);
    assertThat(t.stored(Reals.XPOS, 4)).isEqualTo(t.one);
    assertThat(t.stored(Reals.XPOS, 5)).isEqualTo(x);
    assertThat(t.stored(Reals.XIPOS, 4)).isEqualTo(-1);
  }

  @Test
  void theLesserAndTheGreaterOfTwoAreFoldedIfBothAreKnown() {
    assertThat(t.min(t.one, t.two)).isEqualTo(t.one);
    assertThat(t.max(t.one, t.two)).isEqualTo(t.two);
    assertThat(t.max(x, y)).isEqualTo(t.max(y, x)).isNotEqualTo(t.min(x, y));
    assertThat(t.mayBeNegativeZero(t.max(x, t.zero))).isTrue();
  }

  @Test
  void theScaleOfAQuaternionIsGuardedUnlessItIsKnown() {
    assertThat(t.unitScale(t.one)).isEqualTo(t.one);
    assertThat(t.unitScale(t.constant(4))).isEqualTo(t.constant(0.5));
    assertThat(t.effects()).isEmpty();
    t.unitScale(x);
    assertThat(t.effects()).singleElement().matches(Trace.Effect::isGuard);
    assertThat(t.nodes().get(x).op()).isEqualTo(Op.LOAD);
  }
}
