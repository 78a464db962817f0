/**
 * Image files: PNG, and moving pictures as APNG and GIF.
 *
 * @since 0.1
 */
package dev.dynamis.render.image;
