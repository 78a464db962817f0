package dev.dynamis.equations.model;

/**
 * One distinct delay of a model. {@link Kernel#delayTimes} gives its length for given parameters.
 *
 * @param state index of the state that is looked up
 * @param tau the delay's length, as its author wrote it: a formula of parameters and constants
 * @param constant whether the length depends on no parameter
 * @since 0.1.0
 */
public record DelayInfo(int state, Formula tau, boolean constant) {}
