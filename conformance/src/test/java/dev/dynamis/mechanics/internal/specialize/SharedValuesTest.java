package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Values that are the same for all instances. */
class SharedValuesTest {
  @Test
  void everyOperationIsCarriedOut() {
    Trace t = new Trace();
    int a = t.load(Reals.BODY_MASS, 0);
    int b = t.load(Reals.BODY_MASS, 1);
    int c = t.load(Reals.TIMESTEP, 0);
    int[] wanted = {
      t.add(a, b),
      t.sub(a, b),
      t.mul(a, t.constant(3)),
      t.div(b, c),
      t.neg(a),
      t.min(a, b),
      t.max(a, c),
      t.unitScale(b),
      a
    };
    t.mul(t.load(Reals.QPOS, 0), a);
    SharedValues shared = new SharedValues(t, wanted);
    double[][] arrays = new double[Reals.values().length][];
    arrays[Reals.BODY_MASS.ordinal()] = new double[] {3, 4};
    arrays[Reals.TIMESTEP.ordinal()] = new double[] {0.5};
    double[] out = new double[wanted.length];
    shared.compute(out, new double[shared.size()], arrays);
    assertThat(out).containsExactly(7, -1, 9, 8, -3, 3, 3, 0.5, 3);
  }
}
