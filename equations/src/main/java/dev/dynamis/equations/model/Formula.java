package dev.dynamis.equations.model;

/**
 * A named expression of a model, as its author wrote it.
 *
 * @param name what the expression defines
 * @param text the expression; empty where there is none
 * @param place where the expression begins
 * @since 0.1.0
 */
public record Formula(String name, String text, Place place) {}
