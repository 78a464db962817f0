/** Rows of constraints: their Jacobian, parameters and islands. */
package dev.dynamis.mechanics.internal.constraint;
