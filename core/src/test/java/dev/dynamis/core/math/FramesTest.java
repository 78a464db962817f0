package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Test;

class FramesTest {
  @Test
  void agreesWithPosesToRounding() {
    Seeds.forAll(
        100,
        random -> {
          double[] p = Seeds.vector(random, 3), q = Seeds.unitVector(random, 4);
          double[] s = Seeds.vector(random, 3), t = Seeds.unitVector(random, 4);
          double[] pos = new double[3], quat = new double[4];
          double[] pos2 = new double[3], quat2 = new double[4];
          Frames.mul(pos, 0, quat, 0, p, 0, q, 0, s, 0, t, 0);
          Pose.mul(pos2, 0, quat2, 0, p, 0, q, 0, s, 0, t, 0);
          assertThat(pos).containsExactly(pos2, within(1e-14));
          assertThat(quat).containsExactly(quat2, within(1e-14));
          Frames.mulInverse(pos, 0, quat, 0, pos, 0, quat, 0, s, 0, t, 0);
          assertThat(pos).containsExactly(p, within(1e-14));
          assertThat(quat).containsExactly(q, within(1e-14));
          Frames.inverse(pos, 0, quat, 0, p, 0, q, 0);
          Pose.inverse(pos2, 0, quat2, 0, p, 0, q, 0);
          assertThat(pos).containsExactly(pos2, within(1e-14));
          assertThat(quat).containsExactly(quat2);
        });
  }

  @Test
  void localUndoesGlobal() {
    Seeds.forAll(
        100,
        random -> {
          double[] p = Seeds.vector(random, 3), q = Seeds.unitVector(random, 4);
          double[] v = Seeds.vector(random, 3), w = new double[3];
          double[] t = Seeds.unitVector(random, 4), u = new double[4];
          Pose.transform(w, 0, p, 0, q, 0, v, 0);
          Frames.localPos(w, 0, w, 0, p, 0, q, 0);
          assertThat(w).containsExactly(v, within(1e-14));
          Quat.rotate(w, 0, v, 0, q, 0);
          Frames.localAxis(w, 0, w, 0, q, 0);
          assertThat(w).containsExactly(v, within(1e-14));
          Frames.mulQuat(u, 0, q, 0, t, 0);
          Frames.localQuat(u, 0, u, 0, q, 0);
          assertThat(u).containsExactly(t, within(1e-14));
        });
  }

  @Test
  void matrixGivesItsQuaternionBack() {
    Seeds.forAll(
        100,
        random -> {
          double[] q = Seeds.unitVector(random, 4), m = new double[9], u = new double[4];
          Mat3.fromQuat(m, 0, q, 0);
          Frames.quatFromMat(u, 0, m, 0);
          Dense.scale(q, 0, q, 0, Math.signum(Dense.dot(q, 0, u, 0, 4)), 4);
          assertThat(u).containsExactly(q, within(1e-14));
        });
  }

  @Test
  void shortVectorsAreLeftAlone() {
    double[] v = {1e-8, 0, 0};
    assertThat(Frames.normalize(v, 0, 3)).isZero();
    assertThat(v).containsExactly(1e-8, 0, 0);
    double[] unit = {1 + 5e-15, 0};
    assertThat(Frames.normalize(unit, 0, 2)).isEqualTo(1 + 5e-15);
    assertThat(unit[0]).isEqualTo(1 + 5e-15);
  }
}
