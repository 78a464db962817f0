package dev.dynamis.equations.model;

import java.util.List;

/**
 * What a stepping method is.
 *
 * @param name its name
 * @param aliases other names
 * @param map whether it is for maps; otherwise for differential equations
 * @param adaptive whether it chooses its step length
 * @param implicit whether it solves equations in each step
 * @param stiff whether it is meant for stiff equations
 * @param order its order
 * @param errorOrder order of the solution that gives the error estimate, 0 if it has none
 * @param denseOrder order of its interpolant
 * @param family its family
 * @param options names of the {@link StepOptions} that it reads
 * @since 0.1.0
 */
public record StepperInfo(
    String name,
    List<String> aliases,
    boolean map,
    boolean adaptive,
    boolean implicit,
    boolean stiff,
    int order,
    int errorOrder,
    int denseOrder,
    String family,
    List<String> options) {
  /** Copies the lists. */
  public StepperInfo {
    aliases = List.copyOf(aliases);
    options = List.copyOf(options);
  }
}
