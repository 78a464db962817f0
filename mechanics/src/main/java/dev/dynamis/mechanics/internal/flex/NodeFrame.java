package dev.dynamis.mechanics.internal.flex;

import dev.dynamis.core.math.LagrangeBasis;
import dev.dynamis.core.math.Mat3;
import dev.dynamis.core.math.Quat;
import dev.dynamis.core.math.Scalar;
import dev.dynamis.core.math.Vec3;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.kinematics.Jacobians;
import java.util.Arrays;

/**
 * Nodes of an interpolated flex as seen in a frame that turns with it, in which strains are small.
 *
 * <p>The frame is the rotational part of the deformation at the center of the flex (Müller et al.,
 * A Robust Method to Extract the Rotational Part of Deformations, 2016).
 */
public final class NodeFrame {
  private static final int MAX_NODES = 27;
  private static final int MAX_ITERATIONS = 500;
  private static final double SMALLEST_TURN = 1e-9;
  private static final double[] CENTER = {0.5, 0.5, 0.5};

  /** Positions of nodes in the frame, m. */
  public final double[] position = new double[3 * MAX_NODES];

  /** Velocities of nodes in the frame, m/s. */
  final double[] velocity = new double[3 * MAX_NODES];

  /** Rotation from the frame to the world. */
  public final double[] rotation = new double[4];

  private final double[] toLocal = new double[4];
  private final double[] gradient = new double[9];
  private final double[] slope = new double[3];
  private final double[] rotated = new double[9];
  private final double[] turn = new double[3];
  private final double[] column = new double[9];
  private final double[] quat = new double[4];

  private NodeFrame() {}

  /** Returns the frame of flex {@code f} now. */
  public static NodeFrame of(Model m, Data d, int f) {
    NodeFrame frame = d.scratch.workspace(NodeFrame.class, NodeFrame::new);
    frame.set(m, d, f);
    return frame;
  }

  private void set(Model m, Data d, int f) {
    int count = m.flex.nodenum[f];
    FlexPositions.nodes(m, d, f, position);
    for (int n = 0; n < count; n++) {
      int body = m.flex.nodebodyid[m.flex.nodeadr[f] + n];
      Jacobians.pointVelocity(m, d, velocity, 3 * n, d.xipos, 3 * body, body);
    }
    deformationGradient(count, m.flex.interp[f]);
    extractRotation();
    Quat.conjugate(toLocal, 0, rotation, 0);
    for (int n = 0; n < count; n++) {
      Quat.rotate(position, 3 * n, position, 3 * n, toLocal, 0);
      Vec3.addTo(position, 3 * n, CENTER, 0);
      Quat.rotate(velocity, 3 * n, velocity, 3 * n, toLocal, 0);
    }
  }

  /** How positions change with the coordinates of the unit cube, at its center. */
  private void deformationGradient(int count, int order) {
    Arrays.fill(gradient, 0);
    for (int n = 0; n < count; n++) {
      LagrangeBasis.gradient(slope, 0, CENTER, 0, n, order);
      for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) {
          gradient[3 * i + j] += position[3 * n + i] * slope[j];
        }
      }
    }
  }

  /** Turns the rotation until its columns have no moment about those of the gradient. */
  private void extractRotation() {
    Quat.identity(rotation, 0);
    Mat3.transpose(column, 0, gradient, 0);
    for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
      Mat3.fromQuat(rotated, 0, rotation, 0);
      Mat3.transpose(rotated, 0, rotated, 0);
      Vec3.zero(turn, 0);
      double along = 0;
      for (int k = 0; k < 9; k += 3) {
        Vec3.cross(slope, 0, rotated, k, column, k);
        Vec3.addTo(turn, 0, slope, 0);
        along += Vec3.dot(rotated, k, column, k);
      }
      Vec3.scale(turn, 0, turn, 0, 1 / (Math.abs(along) + Scalar.MINVAL));
      double angle = Vec3.normalize(turn, 0);
      if (angle < SMALLEST_TURN) {
        return;
      }
      Quat.fromAxisAngle(quat, 0, turn, 0, angle);
      Quat.mul(rotation, 0, quat, 0, rotation, 0);
      Quat.normalize(rotation, 0);
    }
  }
}
