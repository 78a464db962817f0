/**
 * The groups of the data of an instance: what the stages of a step read and write, one class for
 * each kind of object.
 *
 * @since 0.1
 */
package dev.dynamis.mechanics.data;
