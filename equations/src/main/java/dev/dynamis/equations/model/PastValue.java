package dev.dynamis.equations.model;

/**
 * A past value that equations look at.
 *
 * @param state the number of the state
 * @param steps how many steps back, at least 1, for a lag; 0 for a delay
 * @param delay which of the model's delays it is, -1 for a lag
 * @since 0.1.0
 */
public record PastValue(int state, double steps, int delay) {}
