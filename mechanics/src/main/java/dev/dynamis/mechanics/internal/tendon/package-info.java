/** Paths of tendons around geoms, their lengths, and the forces of their inertia. */
package dev.dynamis.mechanics.internal.tendon;
