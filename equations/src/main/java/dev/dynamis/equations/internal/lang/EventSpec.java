package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.EventInfo.Direction;
import dev.dynamis.equations.model.EventInfo.Phase;
import java.util.List;

/**
 * An event as it was read.
 *
 * @param at where it was declared
 * @param cond its condition
 * @param actions assignments in order
 * @param log names to log
 * @param tags labels, sorted
 * @param locateAt where {@code locate} is set, or null
 */
record EventSpec(
    String name,
    Toml.Value at,
    Phase phase,
    Definition cond,
    List<Assignment> actions,
    List<Text> log,
    List<String> tags,
    boolean locate,
    Toml.Value locateAt,
    Direction direction,
    boolean terminal) {}
