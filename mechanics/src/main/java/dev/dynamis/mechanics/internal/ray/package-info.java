/** Intersection of rays with geoms. */
package dev.dynamis.mechanics.internal.ray;
