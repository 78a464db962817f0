/**
 * The rasteriser. A frame goes through these stages: shapes of the scene become triangles in the
 * world ({@code Surfaces}), triangles are projected and sorted into tiles ({@code TrianglePass})
 * for the eye, its mirror image and each light that casts shadows, shadow maps are drawn ({@code
 * ShadowMap}), and every tile finds the nearest triangle of each sample and shades it ({@code
 * Tile}, {@code Shader}). A tile depends on nothing but its list of triangles, so the number of
 * threads never matters.
 */
package dev.dynamis.render.internal;
