/**
 * Models that the studio can load, and load again when their files change.
 *
 * @since 0.1
 */
package dev.dynamis.studio.source;
