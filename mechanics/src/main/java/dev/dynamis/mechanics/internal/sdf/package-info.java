/** Signed distances of geoms: octrees of meshes, primitives, shapes of plugins. */
package dev.dynamis.mechanics.internal.sdf;
