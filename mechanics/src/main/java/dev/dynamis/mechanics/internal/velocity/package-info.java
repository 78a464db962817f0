/** Velocities of bodies and subtrees, and the forces that follow from them. */
package dev.dynamis.mechanics.internal.velocity;
