/** Integrators that advance the state by a time step. */
package dev.dynamis.mechanics.internal.integrate;
