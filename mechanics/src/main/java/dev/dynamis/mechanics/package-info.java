/** The multi-body engine: models, data, stepping, inverse dynamics, derivatives. */
package dev.dynamis.mechanics;
