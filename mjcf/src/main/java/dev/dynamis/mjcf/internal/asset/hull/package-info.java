/** Quickhull in three dimensions, with merging of facets. */
package dev.dynamis.mjcf.internal.asset.hull;
