/**
 * Kinds, modes and flags that models and data hold as integers, with their MJCF keywords.
 *
 * @since 0.1
 */
package dev.dynamis.mechanics.constant;
