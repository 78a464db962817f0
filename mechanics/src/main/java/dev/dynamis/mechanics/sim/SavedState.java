package dev.dynamis.mechanics.sim;

import dev.dynamis.core.Identity;
import dev.dynamis.core.SimulationException;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.StateBit;
import java.util.StringJoiner;

/**
 * A state of a mechanism, whole or in part, that knows the model it belongs to; see {@link
 * Mechanism#state()}. {@link dev.dynamis.core.Snapshot} writes whole states to files.
 *
 * @since 0.1.0
 */
public final class SavedState {
  private static final int WHOLE = -1;

  private final Identity identity;
  private final int bits;
  private final double[] numbers;
  private final double[] controls;

  private SavedState(Identity identity, int bits, double[] numbers, double[] controls) {
    this.identity = identity;
    this.bits = bits;
    this.numbers = numbers;
    this.controls = controls;
  }

  static SavedState whole(Mechanism of) {
    double[] controls = new double[of.model().nu];
    of.inputs(controls);
    return new SavedState(of.identity(), WHOLE, of.save(), controls);
  }

  static SavedState part(Mechanism of, int bits) {
    double[] numbers = new double[State.size(of.model(), bits)];
    State.get(of.data(), bits, numbers);
    return new SavedState(of.identity(), bits, numbers, new double[0]);
  }

  /** Returns what the mechanism was made from. */
  public Identity identity() {
    return identity;
  }

  /** Returns whether this is everything that makes the next step the same. */
  public boolean isWhole() {
    return bits == WHOLE;
  }

  /** Returns a copy of the numbers, in the order of {@link State}; of a whole state, of its own. */
  public double[] numbers() {
    return numbers.clone();
  }

  /** Puts a mechanism into this state. */
  void restore(Mechanism to) {
    Identity theirs = to.identity();
    if (identity.hash() != theirs.hash()) {
      throw new SimulationException(
          "the state of \""
              + identity.name()
              + "\" doesn't fit the mechanism \""
              + theirs.name()
              + "\": "
              + identity.difference(theirs)
              + "; load the model that the state was taken from");
    }
    if (isWhole()) {
      if (numbers.length != to.stateSize()) {
        throw new SimulationException(
            "the state has "
                + numbers.length
                + " numbers, the mechanism "
                + to.stateSize()
                + "; noise of sensors or sleep was chosen for only one of them");
      }
      to.load(numbers);
      to.setInputs(controls);
      return;
    }
    if ((bits & StateBit.HISTORY) != 0) {
      new StateChecks(to.model(), numbers)
          .histories(State.size(to.model(), bits & (StateBit.HISTORY - 1)));
    }
    State.set(to.data(), bits, numbers);
    to.invalidate();
  }

  @Override
  public String toString() {
    if (isWhole()) {
      return "whole state of " + identity.name();
    }
    StringJoiner parts = new StringJoiner(", ");
    for (int k = 0; k < StateBit.COUNT; k++) {
      if ((bits & 1 << k) != 0) {
        parts.add(StateBit.name(1 << k));
      }
    }
    return parts + " of " + identity.name();
  }
}
