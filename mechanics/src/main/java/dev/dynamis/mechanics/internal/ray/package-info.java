/** Intersection of rays with geoms, flexes and skins. */
package dev.dynamis.mechanics.internal.ray;
