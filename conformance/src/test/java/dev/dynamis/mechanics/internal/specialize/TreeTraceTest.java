package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.math.Inertia;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Spatial;
import dev.dynamis.core.math.Vec3;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Formulas on values against those on arrays. */
class TreeTraceTest {
  private final Trace t = new Trace();
  private final TreeTrace tree = new TreeTrace(t);
  private final double[] x = new SplittableRandom(5).doubles(40, -1, 1).toArray();

  private int[] loads(int at, int n) {
    int[] res = new int[n];
    for (int k = 0; k < n; k++) {
      res[k] = t.load(Reals.QPOS, at + k);
    }
    return res;
  }

  /** Returns what the code for some values computes. */
  private double[] run(int... values) {
    tree.store(Reals.XPOS, 0, values);
    KernelEmitter emitter = new KernelEmitter(t);
    double[][] arrays = new double[Reals.values().length][];
    arrays[Reals.QPOS.ordinal()] = x;
    arrays[Reals.XPOS.ordinal()] = new double[values.length];
    arrays[Reals.SPILL.ordinal()] = new double[emitter.spilled()];
    assertThat(emitter.compile().run(arrays)).isTrue();
    return arrays[Reals.XPOS.ordinal()];
  }

  @Test
  void quaternions() {
    double[] product = new double[4];
    Quat.mul(product, 0, x, 0, x, 4);
    assertThat(run(tree.product(loads(0, 4), loads(4, 4)))).isEqualTo(product);
  }

  @Test
  void unitQuaternions() {
    double[] unit = {x[0], x[1], x[2], x[3]};
    Quat.normalize(unit, 0);
    assertThat(run(tree.unit(loads(0, 4)))).isEqualTo(unit);
  }

  @Test
  void rotations() {
    double[] turned = new double[3];
    Quat.rotate(turned, 0, x, 4, x, 0);
    int[] v = loads(4, 3);
    assertThat(run(tree.add(v, tree.turn(loads(0, 4), v)))).isEqualTo(turned);
  }

  @Test
  void matrices() {
    double[] matrix = new double[9];
    Mat3.fromQuat(matrix, 0, x, 0);
    assertThat(run(tree.matrix(loads(0, 4)))).isEqualTo(matrix);
  }

  @Test
  void places() {
    double[] place = new double[3];
    Mat3.mulVec(place, 0, x, 0, x, 9);
    Vec3.addTo(place, 0, x, 12);
    assertThat(run(tree.place(loads(0, 9), loads(9, 3), loads(12, 3)))).isEqualTo(place);
  }

  @Test
  void crossProducts() {
    double[] cross = new double[3];
    Vec3.cross(cross, 0, x, 0, x, 3);
    assertThat(run(tree.cross(loads(0, 3), loads(3, 3)))).isEqualTo(cross);
  }

  @Test
  void inertias() {
    double[] inertia = new double[10];
    Inertia.of(inertia, 0, x, 0, x, 3, x, 12, x[15]);
    int[] values = tree.inertia(loads(0, 3), loads(3, 9), loads(12, 3), t.load(Reals.QPOS, 15));
    assertThat(run(values)).isEqualTo(inertia);
  }

  @Test
  void momenta() {
    double[] momentum = new double[6];
    Inertia.mulVec(momentum, 0, x, 0, x, 10);
    assertThat(run(tree.momentum(loads(0, 10), loads(10, 6)))).isEqualTo(momentum);
  }

  @Test
  void powers() {
    assertThat(run(tree.dot6(loads(0, 6), loads(6, 6)))).containsExactly(Spatial.dot6(x, 0, x, 6));
  }
}
