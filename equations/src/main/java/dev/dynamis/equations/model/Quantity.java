package dev.dynamis.equations.model;

/**
 * A state or a parameter.
 *
 * @param name its name
 * @param value its initial or default value, as stored in the model's type
 * @param place where it is declared
 * @since 0.1.0
 */
public record Quantity(String name, double value, Place place) {}
