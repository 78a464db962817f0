/**
 * Pictures of mechanisms without a screen or a graphics card: {@link dev.dynamis.render.Camera}
 * draws color, depth and segmentation into arrays.
 *
 * @since 0.1
 */
package dev.dynamis.render;
