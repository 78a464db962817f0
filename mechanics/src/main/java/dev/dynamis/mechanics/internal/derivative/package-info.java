/** Analytic derivatives of forces with respect to velocity. */
package dev.dynamis.mechanics.internal.derivative;
