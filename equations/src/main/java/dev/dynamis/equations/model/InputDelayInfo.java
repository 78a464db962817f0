package dev.dynamis.equations.model;

/**
 * One distinct past value of an input that a model asks for by {@code delay(u, tau)}. Whoever sets
 * the inputs provides it, as one more input. {@link Kernel#delayTimes} gives how far it lies back.
 *
 * @param input index of the input
 * @param tau the delay's length, as its author wrote it: a formula of parameters and constants
 * @since 0.1.0
 */
public record InputDelayInfo(int input, Formula tau) {}
