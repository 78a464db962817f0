package dev.dynamis.equations.model;

import java.util.List;

/**
 * What an event is, apart from the functions that {@link Kernel} evaluates.
 *
 * @param name its name
 * @param phase when it is looked at
 * @param condition its condition
 * @param log names of the numbers that {@link Kernel#log} gives, in that order: {@code t}, or the
 *     name of a state, parameter or auxiliary quantity; empty if nothing is logged
 * @param states indexes of the states that its action assigns
 * @param parameters indexes of the parameters that its action assigns
 * @param tags labels, sorted
 * @param locate whether the moment of the event is to be found inside a step
 * @param direction which crossings of {@link Kernel#conditionValue} count when {@code locate} is on
 * @param terminal whether the run ends after this event
 * @param locatable whether {@link Kernel#conditionValue} exists: the condition is made of
 *     comparisons other than {@code ==} and {@code !=}
 * @since 0.1.0
 */
public record EventInfo(
    String name,
    Phase phase,
    Formula condition,
    List<String> log,
    List<Integer> states,
    List<Integer> parameters,
    List<String> tags,
    boolean locate,
    Direction direction,
    boolean terminal,
    boolean locatable) {
  /** Copies the lists. */
  public EventInfo {
    log = List.copyOf(log);
    states = List.copyOf(states);
    parameters = List.copyOf(parameters);
    tags = List.copyOf(tags);
  }

  /** When an event is looked at. */
  public enum Phase {
    /** Before a step. */
    START,
    /** After a step, before it is committed. */
    END,
    /** Both. */
    BOTH
  }

  /** Which crossings of zero count. */
  public enum Direction {
    /** From negative to positive: the condition becomes true. */
    UP,
    /** From positive to negative: the condition becomes false. */
    DOWN,
    /** Both. */
    EITHER
  }
}
