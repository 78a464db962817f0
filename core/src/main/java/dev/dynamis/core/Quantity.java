package dev.dynamis.core;

import java.util.List;

/**
 * A named group of numbers of a system that belong together, such as all positions of a mechanism
 * or the place of one body: what a {@link Recorder} can be asked for at once, and what becomes one
 * array of two dimensions in an archive.
 *
 * <p>Its numbers are some of the system's state, outputs or inputs, or they are computed when they
 * are read. Reading never changes what the next step does.
 *
 * @param name name of the group, such as {@code qpos} or {@code xpos:torso}
 * @param source where its numbers are
 * @param first place of the first one among them; 0 where they are computed
 * @param components a name, a unit and a part for each number; names are those of the state, the
 *     outputs or the inputs
 * @param reader computes them, or null where they are not computed
 * @since 0.1.0
 */
public record Quantity(
    String name, Source source, int first, List<Component> components, Reader reader) {
  /** Where numbers are. */
  public enum Source {
    /** Components of the state, by {@link DynamicalSystem#stateNames}. */
    STATE("state:"),
    /** Outputs, by {@link DynamicalSystem#outputNames}. */
    OUTPUT("output:"),
    /** Inputs, by {@link DynamicalSystem#inputNames}. */
    INPUT("input:"),
    /** Nowhere: they are computed. */
    COMPUTED("computed:");

    /** Stands before a name that would be ambiguous without it. */
    final String prefix;

    Source(String prefix) {
      this.prefix = prefix;
    }
  }

  /**
   * One number of a group.
   *
   * @param name its name in recordings
   * @param unit its unit, such as {@code rad/s}; empty for pure numbers and where it is not known
   * @param part what it belongs to, such as the name of a body; may be empty
   */
  public record Component(String name, String unit, String part) {}

  /** Computes the numbers of a group. */
  @FunctionalInterface
  public interface Reader {
    /** Writes the numbers of the present state to {@code out[at]} and what follows. */
    void read(double[] out, int at);
  }

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if computed numbers have no reader, or others have one
   */
  public Quantity {
    components = List.copyOf(components);
    if ((source == Source.COMPUTED) != (reader != null)) {
      throw new IllegalArgumentException(
          "quantity " + name + ": computed numbers have a reader, all others have none");
    }
  }

  /** Returns a group of numbers that are computed. */
  public static Quantity computed(String name, List<Component> components, Reader reader) {
    return new Quantity(name, Source.COMPUTED, 0, components, reader);
  }

  /** Returns how many numbers there are. */
  public int size() {
    return components.size();
  }
}
