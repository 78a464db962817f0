/** Surfaces that bodies deform, for pictures. No step needs them. */
package dev.dynamis.mechanics.internal.skin;
