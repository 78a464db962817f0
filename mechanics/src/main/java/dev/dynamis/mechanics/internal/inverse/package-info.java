/** Inverse dynamics. */
package dev.dynamis.mechanics.internal.inverse;
