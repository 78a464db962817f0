/**
 * The seam between dynamics and everything else: {@link dev.dynamis.core.DynamicalSystem}, numerics
 * on {@code double[]}, random numbers, recordings, snapshots and diagnostics.
 */
module dev.dynamis.core {
  exports dev.dynamis.core;
  exports dev.dynamis.core.math;
  exports dev.dynamis.core.parquet;
}
