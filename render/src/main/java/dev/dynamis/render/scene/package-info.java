/**
 * What there is to see of a mechanism: geoms, sites, tendons, soft bodies, lights and viewpoints,
 * as plain numbers in the world frame. Whoever draws, draws from here.
 *
 * @since 0.1
 */
package dev.dynamis.render.scene;
