/** Stages of the smooth dynamics: everything but contacts and constraints. */
package dev.dynamis.mechanics.internal.smooth;
