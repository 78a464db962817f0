/** The mass matrix, its factor, and energies. */
package dev.dynamis.mechanics.internal.inertia;
