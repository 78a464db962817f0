/** The order of a step, and its checks of the state. */
package dev.dynamis.mechanics.internal.step;
