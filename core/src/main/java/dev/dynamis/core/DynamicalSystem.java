package dev.dynamis.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Anything that steps: a mechanism, a set of equations, or several of them coupled.
 *
 * <p>A <em>state</em> is everything that makes the next step the same: the time, positions,
 * velocities, activations, warm starts, delay buffers; the inputs are not part of it. A
 * <em>tangent</em> vector is a small change of a state; it may be shorter, because a rotation
 * stored as four numbers has three directions of change. The two are related by {@link #plus} and
 * {@link #minus}, with {@code minus(plus(x, dx), x) == dx} for small {@code dx}.
 *
 * <p>Results come first in argument lists. Unless a method says otherwise, a result array may be
 * one of the arguments. An instance belongs to one thread at a time.
 *
 * @since 0.1.0
 */
public interface DynamicalSystem {
  /** Returns the length of a state vector. */
  int stateSize();

  /** Returns the length of a tangent vector, at most {@link #stateSize()}. */
  int tangentSize();

  /**
   * Returns the time of the current state, in seconds for mechanisms, in the model's unit
   * otherwise.
   */
  double time();

  /**
   * Advances by one step of the system's own clock.
   *
   * @return what happened; the same object is returned, overwritten, by every call
   */
  StepReport step();

  /**
   * Advances by up to {@code count} steps and ends early after one that is not {@link
   * StepStatus#OK}. The state is the same, to the bit, as after as many calls of {@link #step()},
   * but systems whose steps are short get there faster.
   *
   * @return what the last step did, with the {@link StepReport#dt} of all together
   * @throws IllegalArgumentException if there is no step to take
   */
  default StepReport step(long count) {
    requireSteps(count);
    double length = 0;
    StepReport report;
    long left = count;
    do {
      report = step();
      length += report.dt();
    } while (--left > 0 && report.status() == StepStatus.OK);
    return report.set(report.status(), length, report.cause());
  }

  /**
   * Takes one step of a length that is shorter than the next one's own, to look inside that step:
   * {@link #save} before and {@link #load} after it.
   *
   * @param length more than 0
   * @return what happened, or null, nothing having happened, which is the default, if steps of this
   *     system can't be shortened
   */
  default StepReport shortStep(double length) {
    return null;
  }

  /** Writes the whole state to {@code state[0 .. stateSize())}. */
  void save(double[] state);

  /**
   * Replaces the whole state by {@code state[0 .. stateSize())}, as {@link #save} wrote it. {@link
   * #time} is then what it was, and steps give the same bits as they did, if the inputs are the
   * same.
   */
  void load(double[] state);

  /**
   * Goes to a state that was saved with other parameters, and then sets parameters. These may
   * change the size of a state, as the length of a delay does.
   *
   * @param state what {@link #save} wrote
   * @param then the parameters that it was saved with
   * @param now the parameters that the system shall have
   */
  default void load(double[] state, double[] then, double[] now) {
    if (stateSize() != state.length) {
      setParameters(then);
    }
    load(state);
    setParameters(now);
  }

  /**
   * Returns a way to read some components of the state, by their places in {@link #stateNames}.
   * Systems whose states are large read only these.
   */
  default StateProbe probe(int... components) {
    int[] chosen = components.clone();
    double[] all = new double[stateSize()];
    for (int c : chosen) {
      Objects.checkIndex(c, all.length);
    }
    return out -> {
      save(all);
      for (int i = 0; i < chosen.length; i++) {
        out[i] = all[chosen[i]];
      }
    };
  }

  /** {@code out = x ⊞ dx}: moves the state {@code x} along the tangent vector {@code dx}. */
  void plus(double[] out, double[] x, double[] dx);

  /**
   * {@code dx = a ⊟ b}: the tangent vector that takes the state {@code b} to the state {@code a}.
   */
  void minus(double[] dx, double[] a, double[] b);

  /**
   * Returns the names of the state's components, as many as {@link #stateSize()}, all different.
   */
  List<String> stateNames();

  /**
   * Returns the names of a tangent vector's components, as many as {@link #tangentSize()}, all
   * different.
   */
  List<String> tangentNames();

  /** Returns the names of the inputs, all different: numbers that a user may set between steps. */
  List<String> inputNames();

  /** Reads the inputs into {@code u[0 .. inputNames().size())}. */
  void inputs(double[] u);

  /**
   * Sets the inputs from {@code u[0 .. inputNames().size())}; they hold until they are set again.
   */
  void setInputs(double[] u);

  /** Returns the names of the outputs, all different: numbers that a user may read after a step. */
  List<String> outputNames();

  /** Reads the outputs into {@code y[0 .. outputNames().size())}. */
  void outputs(double[] y);

  /** Returns the unit of {@link #time}, such as {@code s}; empty where it is not known. */
  default String timeUnit() {
    return "";
  }

  /**
   * Returns groups of numbers that can be recorded by one name, such as all positions; their names
   * are different. None by default: then states, outputs and inputs are what there is.
   */
  default List<Quantity> quantities() {
    return List.of();
  }

  /**
   * Returns what a recording has if nothing is chosen, as {@link Recorder.Builder#columns} takes
   * it. By default that is the pattern {@code *}: the whole state, all outputs and inputs.
   */
  default List<String> recordedColumns() {
    return List.of(ColumnChoice.EVERYTHING);
  }

  /**
   * Returns the names of the parameters, all different: numbers that belong to the model and not to
   * its state, which this instance may have different from others. None by default.
   */
  default List<String> parameterNames() {
    return List.of();
  }

  /** Reads the parameters into {@code p[0 .. parameterNames().size())}. */
  default void parameters(double[] p) {}

  /**
   * Sets the parameters from {@code p[0 .. parameterNames().size())}, of this instance only, and
   * what follows from them. The state stays; {@link #save} does not contain them.
   */
  default void setParameters(double[] p) {}

  /**
   * Returns the period of a coordinate that goes around, such as the angle of a wheel: states that
   * differ by whole periods of it are the same, as is all that follows from them, but for whole
   * periods. By default no coordinate has one.
   *
   * @param coordinate one of {@link #tangentNames}
   * @return the period, in the unit of the coordinate; 0 if there is none
   */
  default double period(String coordinate) {
    return 0;
  }

  /**
   * Returns derivatives of this system's steps, as exact as it has them; centred differences by
   * default.
   */
  default StepDerivatives derivatives() {
    return new StepDifferences(this);
  }

  /**
   * Returns the equations that this system steps by, or null, which is the default, if it is known
   * by its steps only.
   */
  default RightHandSide rightHandSide() {
    return null;
  }

  /**
   * Returns lanes in which many instances of this system step side by side.
   *
   * @param vectors how many tangent vectors each instance carries along; 0 for none
   * @return nothing, which is the default, if instances can only step one by one
   */
  default Optional<Lanes> lanes(int vectors) {
    return Optional.empty();
  }

  /**
   * Returns what this system was made from; a saved state fits only systems with an equal identity.
   */
  Identity identity();

  /** Returns an independent instance of the same model in the same state with the same inputs. */
  DynamicalSystem copy();

  /** Makes sure that a caller asks for one step or more; for implementations of this interface. */
  static void requireSteps(long count) {
    if (count < 1) {
      throw new IllegalArgumentException(count + " steps, expected 1 or more");
    }
  }

  /**
   * Makes sure that a caller's array is long enough; for implementations and users of this
   * interface.
   *
   * @param what what the array holds, for the message
   * @throws IllegalArgumentException if {@code numbers} has fewer than {@code count}
   */
  static void requireLength(String what, double[] numbers, int count) {
    if (numbers.length < count) {
      throw new IllegalArgumentException(
          what + ": " + numbers.length + " numbers, expected " + count);
    }
  }
}
