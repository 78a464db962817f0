package dev.dynamis.equations.model;

/**
 * A setting of {@code [sim]} that belongs to a stepper.
 *
 * @param name the stepper's name for it, such as {@code safety}
 * @param value a {@link Double}, {@link Long}, {@link Boolean} or {@link String}
 * @param place where it is set
 * @since 0.1.0
 */
public record SimOption(String name, Object value, Place place) {}
