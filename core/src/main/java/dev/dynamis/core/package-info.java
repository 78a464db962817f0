/**
 * What mechanisms, equations and couplings have in common.
 *
 * <p>{@link dev.dynamis.core.DynamicalSystem} is the seam: steppers' clients, recorders, snapshots,
 * analysis, the studio and the command line know nothing else about a system.
 *
 * @since 0.1
 */
package dev.dynamis.core;
