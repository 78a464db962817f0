/**
 * Numerics on {@code double[]}: rotations and rigid-body algebra ({@link
 * dev.dynamis.core.math.Vec3}, {@link dev.dynamis.core.math.Mat3}, {@link
 * dev.dynamis.core.math.Quat}, {@link dev.dynamis.core.math.Pose}, {@link
 * dev.dynamis.core.math.Spatial}, {@link dev.dynamis.core.math.Inertia}), dense, sparse and banded
 * linear algebra, eigenvalues.
 *
 * <p>All methods are static, take arrays with offsets, the result first, and allocate nothing. The
 * order of floating-point operations is part of their contract: it is that of MuJoCo, without fused
 * multiply-add, so that equal input gives equal bits everywhere.
 *
 * <pre>{@code
 * // turn the x axis by a quarter about z
 * double[] axis = {0, 0, 1}, quat = new double[4], point = {1, 0, 0};
 * Quat.fromAxisAngle(quat, 0, axis, 0, Math.PI / 2);
 * Quat.rotate(point, 0, point, 0, quat, 0); // point is (0, 1, 0) to rounding
 * }</pre>
 *
 * @since 0.1
 */
package dev.dynamis.core.math;
