package dev.dynamis.mechanics.internal.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.ObjType;
import dev.dynamis.mechanics.sim.Motion;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Frames of objects, their velocities and accelerations, against differences over a short time. */
class ObjectFramesTest {
  private final Model m = SmoothModels.model("sensors");

  /** One moving object of every type that has a frame. */
  private final Map<Integer, Integer> objects =
      Map.of(
          ObjType.XBODY, m.names.bodyId("c"),
          ObjType.BODY, m.names.bodyId("b"),
          ObjType.GEOM, m.names.geomId("gb"),
          ObjType.SITE, m.names.siteId("c0"),
          ObjType.CAMERA, m.names.cameraId("bcam"));

  @Test
  void quaternionsAreThoseOfTheRotations() {
    Data d = SmoothModels.moving(m, 1);
    double[] quat = new double[4];
    double[] rotation = new double[9];
    objects.forEach(
        (type, id) -> {
          ObjectFrames.quat(m, d, quat, 0, type, id);
          Mat3.fromQuat(rotation, 0, quat, 0);
          for (int k = 0; k < 9; k++) {
            assertThat(rotation[k])
                .isCloseTo(ObjectFrames.rotations(d, type)[9 * id + k], within(1e-15));
          }
        });
  }

  @Test
  void aVelocityIsTheRateOfPositionAndAxes() {
    Data d = SmoothModels.moving(m, 2);
    double h = 1e-6;
    Data plus = SmoothModels.movedBy(m, d, d.qvel, h);
    Data minus = SmoothModels.movedBy(m, d, d.qvel, -h);
    double[] v = new double[6];
    double[] local = new double[6];
    objects.forEach(
        (type, id) -> {
          ObjectFrames.velocity(m, d, v, 0, type, id, false);
          ObjectFrames.velocity(m, d, local, 0, type, id, true);
          double[] rot = ObjectFrames.rotations(d, type);
          double[] rotPlus = ObjectFrames.rotations(plus, type);
          double[] rotMinus = ObjectFrames.rotations(minus, type);
          for (int k = 0; k < 3; k++) {
            int at = 3 * id + k;
            double rate =
                (ObjectFrames.positions(plus, type)[at] - ObjectFrames.positions(minus, type)[at])
                    / (2 * h);
            assertThat(v[3 + k]).isCloseTo(rate, within(1e-9));

            // a turning rotation matrix R has dR/dt transpose(R) = [w x]
            int i = (k + 2) % 3;
            int j = (k + 1) % 3;
            double spin = 0;
            double along = 0;
            for (int c = 0; c < 3; c++) {
              double dot = (rotPlus[9 * id + 3 * i + c] - rotMinus[9 * id + 3 * i + c]) / (2 * h);
              spin += dot * rot[9 * id + 3 * j + c];
              along += rot[9 * id + 3 * c + k] * v[3 + c];
            }
            assertThat(v[k]).isCloseTo(spin, within(1e-9));
            assertThat(local[3 + k]).isCloseTo(along, within(1e-15));
          }
        });
  }

  @Test
  void anAccelerationIsTheRateOfVelocityWithGravityUpward() {
    Data d = SmoothModels.moving(m, 3);
    Physics.rnePostConstraint(m, d);
    double h = 1e-6;
    Data plus = after(d, h);
    Data minus = after(d, -h);
    double[] a = new double[6];
    double[] before = new double[6];
    double[] later = new double[6];
    objects.forEach(
        (type, id) -> {
          ObjectFrames.acceleration(m, d, a, 0, type, id, false);
          ObjectFrames.velocity(m, minus, before, 0, type, id, false);
          ObjectFrames.velocity(m, plus, later, 0, type, id, false);
          for (int k = 0; k < 6; k++) {
            double rate = (later[k] - before[k]) / (2 * h);
            double gravity = k < 3 ? 0 : m.opt.gravity[k - 3];
            assertThat(a[k]).isCloseTo(rate - gravity, within(1e-7));
          }
        });
  }

  /** State a short time later: velocity moves by qacc, position by the mean velocity. */
  private Data after(Data d, double h) {
    Data next = d.copy();
    double[] mean = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      next.qvel[i] = d.qvel[i] + h * d.qacc[i];
      mean[i] = d.qvel[i] + h / 2 * d.qacc[i];
    }
    Motion.integratePos(m, next.qpos, mean, h);
    Physics.forward(m, next);
    return next;
  }

  @Test
  void whatCannotMoveHasNeitherVelocityNorAcceleration() {
    Data d = SmoothModels.moving(m, 4);
    double[] v = {1, 1, 1, 1, 1, 1};
    int fixed = m.names.cameraId("cam");
    ObjectFrames.velocity(m, d, v, 0, ObjType.CAMERA, fixed, false);
    assertThat(v).containsOnly(0);
    v[0] = 1;
    ObjectFrames.acceleration(m, d, v, 0, ObjType.CAMERA, fixed, false);
    assertThat(v).containsOnly(0);
  }

  @Test
  void aTendonHasNoFrame() {
    assertThat(ObjectFrames.exist(ObjType.TENDON)).isFalse();
    assertThatThrownBy(() -> ObjectFrames.positions(new Data(m), ObjType.TENDON))
        .hasMessageContaining("no frame");
  }
}
