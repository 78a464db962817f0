/**
 * Stages compiled for one model: straight-line code in which structure and numbers that are zero or
 * one are folded.
 */
package dev.dynamis.mechanics.internal.specialize;
