/** Simulation of mechanisms: the top-level functions of the engine. */
package dev.dynamis.mechanics.sim;
