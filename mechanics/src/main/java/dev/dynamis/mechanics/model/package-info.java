/**
 * The groups of a compiled model: one class for each kind of object, one array for each property,
 * all rows of one kind in one array.
 *
 * @since 0.1
 */
package dev.dynamis.mechanics.model;
