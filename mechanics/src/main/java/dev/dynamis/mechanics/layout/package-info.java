/**
 * How models and data are laid out: sizes, shapes, and fields that are declared once, from which
 * copying, comparing, saving, dumping and documentation follow.
 *
 * @since 0.1
 */
package dev.dynamis.mechanics.layout;
