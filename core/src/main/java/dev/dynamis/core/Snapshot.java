package dev.dynamis.core;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * A system's whole state at one time, to go on from later, elsewhere, or with another instance of
 * the same model. After restoring, the next step gives the same bits as it would have given.
 *
 * <pre>{@code
 * Snapshot.of(system).write(Path.of("noon.snapshot"));
 * Snapshot.read(Path.of("noon.snapshot")).restore(system);
 * }</pre>
 *
 * <p>Sections hold what a program wants to keep beside the state, such as the position of its
 * random numbers.
 *
 * @since 0.1.0
 */
public final class Snapshot {
  private final Identity identity;
  private final double time;
  private final double[] state;
  private final double[] inputs;
  private final SequencedMap<String, Object> sections;

  Snapshot(
      Identity identity,
      double time,
      double[] state,
      double[] inputs,
      SequencedMap<String, Object> sections) {
    this.identity = identity;
    this.time = time;
    this.state = state;
    this.inputs = inputs;
    this.sections = sections;
  }

  /** Takes a snapshot of a system as it is now. */
  public static Snapshot of(DynamicalSystem system) {
    double[] state = new double[system.stateSize()];
    system.save(state);
    double[] inputs = new double[system.inputNames().size()];
    system.inputs(inputs);
    return new Snapshot(system.identity(), system.time(), state, inputs, new LinkedHashMap<>());
  }

  /** Returns a copy of this snapshot with a section of numbers added or replaced. */
  public Snapshot with(String section, double... numbers) {
    return withSection(section, numbers.clone());
  }

  /** Returns a copy of this snapshot with a section of bytes added or replaced. */
  public Snapshot with(String section, byte[] bytes) {
    return withSection(section, bytes.clone());
  }

  private Snapshot withSection(String name, Object content) {
    SequencedMap<String, Object> more = new LinkedHashMap<>(sections);
    more.put(name, content);
    return new Snapshot(identity, time, state, inputs, more);
  }

  /** Returns what the system was made from. */
  public Identity identity() {
    return identity;
  }

  /** Returns the system's time. */
  public double time() {
    return time;
  }

  /** Returns a copy of the state. */
  public double[] state() {
    return state.clone();
  }

  /** Returns a copy of the inputs. */
  public double[] inputs() {
    return inputs.clone();
  }

  /** Returns the names of the sections. */
  public List<String> sectionNames() {
    return List.copyOf(sections.keySet());
  }

  /**
   * Returns a copy of a section of numbers.
   *
   * @throws IllegalArgumentException if there is none of that name, or it holds bytes
   */
  public double[] numbers(String section) {
    if (section(section) instanceof double[] numbers) {
      return numbers.clone();
    }
    throw new IllegalArgumentException("section \"" + section + "\" holds bytes, not numbers");
  }

  /**
   * Returns a copy of a section of bytes.
   *
   * @throws IllegalArgumentException if there is none of that name, or it holds numbers
   */
  public byte[] bytes(String section) {
    if (section(section) instanceof byte[] bytes) {
      return bytes.clone();
    }
    throw new IllegalArgumentException("section \"" + section + "\" holds numbers, not bytes");
  }

  private Object section(String name) {
    Object content = sections.get(name);
    if (content == null) {
      throw new IllegalArgumentException(
          "no section \"" + name + "\"; " + Nearest.suggestion(name, sections.keySet()));
    }
    return content;
  }

  /** Returns the sections in order; each is a {@code double[]} or a {@code byte[]}. */
  Map<String, Object> sections() {
    return Collections.unmodifiableMap(sections);
  }

  /**
   * Puts a system into the state of this snapshot, inputs included.
   *
   * @throws SimulationException if the system was made from another model, or does not take the
   *     inputs; it is unchanged then
   */
  public void restore(DynamicalSystem system) {
    Identity theirs = system.identity();
    if (identity.hash() != theirs.hash()) {
      throw refusal(theirs, identity.difference(theirs));
    }
    if (state.length != system.stateSize()) {
      throw refusal(theirs, "state size " + state.length + " -> " + system.stateSize());
    }
    int inputCount = system.inputNames().size();
    if (inputs.length != inputCount) {
      throw refusal(theirs, "number of inputs " + inputs.length + " -> " + inputCount);
    }
    Snapshot before = of(system);
    system.load(state);
    try {
      system.setInputs(inputs);
    } catch (IllegalArgumentException e) {
      system.load(before.state);
      throw refusal(theirs, e.getMessage());
    }
    if (Double.compare(system.time(), time) != 0) {
      double found = system.time();
      system.load(before.state);
      system.setInputs(before.inputs);
      throw refusal(theirs, "its load gives time " + found + " instead of " + time);
    }
  }

  private SimulationException refusal(Identity theirs, String difference) {
    return new SimulationException(
        "the snapshot of \""
            + identity.name()
            + "\" doesn't fit the system \""
            + theirs.name()
            + "\": "
            + difference
            + "; load the model that the snapshot was taken from");
  }

  /**
   * Writes a file. An older one is replaced when the new one is complete.
   *
   * @throws SimulationException if the file can't be written
   */
  public void write(Path file) {
    SnapshotFile.write(this, file);
  }

  /**
   * Reads a file.
   *
   * @throws SimulationException if it can't be read, is no snapshot, was written by a newer
   *     version, was cut, or was altered; the message says which
   */
  public static Snapshot read(Path file) {
    return SnapshotFile.read(file);
  }

  @Override
  public String toString() {
    return "Snapshot of " + identity.name() + " at time " + time;
  }
}
