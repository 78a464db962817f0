package dev.dynamis.equations.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * A named set of values for some parameters and states.
 *
 * @param name its name
 * @param parameters values by parameter name, in the order of the file
 * @param states values by state name, in the order of the file
 * @param place where it is declared
 * @since 0.1.0
 */
public record Preset(
    String name,
    SequencedMap<String, Double> parameters,
    SequencedMap<String, Double> states,
    Place place) {
  /** Copies the maps, keeping their order. */
  public Preset {
    parameters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(parameters));
    states = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(states));
  }
}
