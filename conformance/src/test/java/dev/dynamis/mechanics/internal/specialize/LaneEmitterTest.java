package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import org.junit.jupiter.api.Test;

/** Traces that become loops over instances. */
class LaneEmitterTest {
  private static final int W = LaneRows.WIDTH;
  private final Model m =
      SmoothModels.compile(
          "<mujoco><worldbody><body><joint/><geom size='.1'/></body></worldbody></mujoco>");
  private final LaneRows rows = new LaneRows(m);
  private final Trace t = new Trace();

  private double[] run(LaneEmitter emitter, double[] shared) {
    double[] w = new double[emitter.rowCount() * W];
    for (int lane = 0; lane < W; lane++) {
      w[lane] = 1 + 0.01 * lane;
      w[W + lane] = 3 - 0.02 * lane;
    }
    emitter.compile().run(w, shared);
    return w;
  }

  @Test
  void longTracesGoThroughRowsFromLoopToLoop() {
    int x = t.load(Reals.QPOS, 0);
    int y = t.load(Reals.QVEL, 0);
    int mass = t.load(Reals.BODY_MASS, 1);
    int first = t.mul(x, y);
    int sum = first;
    for (int k = 0; k < 200; k++) {
      sum = t.add(t.mul(sum, t.constant(0.5)), k % 3 == 0 ? t.div(y, x) : t.mul(mass, x));
    }
    t.store(Reals.NEXT_QPOS, 0, t.sub(sum, first));
    t.store(Reals.NEXT_QVEL, 0, x);
    LaneEmitter emitter = new LaneEmitter(t, rows);
    assertThat(emitter.sharedValues()).containsExactly(mass);
    double[] w = run(emitter, new double[] {0.25});
    for (int lane = 0; lane < W; lane++) {
      double a = w[lane];
      double b = w[W + lane];
      double expected = a * b;
      for (int k = 0; k < 200; k++) {
        expected = expected * 0.5 + (k % 3 == 0 ? b / a : 0.25 * a);
      }
      assertThat(w[rows.nextQpos(0) * W + lane]).isEqualTo(expected - a * b);
      assertThat(w[rows.row(Reals.NEXT_QVEL, 0) * W + lane]).isEqualTo(a);
    }
  }

  /** The condition that loops do without. */
  @Test
  void scalesOfQuaternionsAreThoseOfTheGeneralStage() {
    t.store(Reals.NEXT_QPOS, 0, t.unitScale(t.load(Reals.QPOS, 0)));
    LaneEmitter emitter = new LaneEmitter(t, rows);
    double[] w = new double[emitter.rowCount() * W];
    double low = Kinematics.LEAST_UNIT;
    double high = Kinematics.MOST_UNIT;
    double[] squares = {
      1, low, high, Math.nextDown(low), Math.nextUp(high), 0.25, 4, 1e-20, 1e20, Math.nextUp(1.0)
    };
    System.arraycopy(squares, 0, w, 0, squares.length);
    emitter.compile().run(w, new double[0]);
    for (int lane = 0; lane < squares.length; lane++) {
      assertThat(w[rows.nextQpos(0) * W + lane]).isEqualTo(Kinematics.unitScale(squares[lane]));
    }
  }

  @Test
  void loopsAreShortEnoughToBeOptimized() {
    int sum = t.load(Reals.QPOS, 0);
    for (int k = 0; k < 5000; k++) {
      sum = t.mul(t.add(sum, t.constant(k + 0.5)), t.load(Reals.QVEL, 0));
    }
    t.store(Reals.NEXT_QPOS, 0, sum);
    var parsed = ClassFile.of().parse(new LaneEmitter(t, rows).bytes());
    for (MethodModel method : parsed.methods()) {
      assertThat(method.findAttribute(Attributes.code()).orElseThrow().codeLength())
          .isLessThan(8000);
    }
  }
}
