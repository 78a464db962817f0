/**
 * The multi-body engine: models, data, stepping, inverse dynamics, derivatives.
 *
 * @since 0.1
 */
package dev.dynamis.mechanics;
