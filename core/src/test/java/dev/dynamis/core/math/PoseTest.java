package dev.dynamis.core.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.Seeds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PoseTest {
  /** The second pose is given in the frame of the first. */
  @Test
  @Tag("acceptance:004-143")
  void posesCombineAsRecorded() {
    double[] pos1 = {1, 2, 3}, quat1 = {0.8, 0.6, 0, 0};
    double[] pos2 = {-1, 0.5, 2}, quat2 = {0.6, 0, 0, 0.8};
    double[] pos = new double[3], quat = new double[4];
    Pose.mul(pos, 0, quat, 0, pos1, 0, quat1, 0, pos2, 0, quat2, 0);
    assertThat(pos).containsExactly(new double[] {0, 0.21999999999999975, 4.04}, within(1e-15));
    assertThat(quat)
        .containsExactly(new double[] {0.48, 0.36, -0.48, 0.64000000000000012}, within(1e-15));
    Pose.inverse(pos, 0, quat, 0, pos1, 0, quat1, 0);
    assertThat(pos).containsExactly(new double[] {-1, -3.44, 1.08}, within(1e-15));
    assertThat(quat).containsExactly(0.8, -0.6, -0.0, -0.0);
    Pose.transform(pos, 0, pos1, 0, quat1, 0, pos2, 0);
    assertThat(pos).containsExactly(new double[] {0, 0.21999999999999975, 4.04}, within(1e-15));
  }

  @Test
  void productActsAsOnePoseAfterTheOther() {
    Seeds.forAll(
        100,
        random -> {
          double[] p = Seeds.vector(random, 3), q = Seeds.unitVector(random, 4);
          double[] s = Seeds.vector(random, 3), t = Seeds.unitVector(random, 4);
          double[] v = Seeds.vector(random, 3), w = new double[3];
          double[] pos = new double[3], quat = new double[4];
          Pose.mul(pos, 0, quat, 0, p, 0, q, 0, s, 0, t, 0);
          Pose.transform(w, 0, pos, 0, quat, 0, v, 0);
          Pose.transform(v, 0, s, 0, t, 0, v, 0);
          Pose.transform(v, 0, p, 0, q, 0, v, 0);
          assertThat(w).containsExactly(v, within(1e-14));
        });
  }

  @Test
  void inverseUndoes() {
    Seeds.forAll(
        100,
        random -> {
          double[] p = Seeds.vector(random, 3), q = Seeds.unitVector(random, 4);
          double[] pos = new double[3], quat = new double[4];
          Pose.inverse(pos, 0, quat, 0, p, 0, q, 0);
          Pose.mul(pos, 0, quat, 0, pos, 0, quat, 0, p, 0, q, 0);
          assertThat(pos).containsExactly(new double[3], within(1e-14));
          assertThat(quat).containsExactly(new double[] {1, 0, 0, 0}, within(1e-14));
        });
  }
}
