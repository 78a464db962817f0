package dev.dynamis.equations.internal.lang;

import dev.dynamis.equations.model.Dtype;
import java.util.List;
import java.util.Optional;

/**
 * Everything that a kernel computes, as terms.
 *
 * @param states number of states
 * @param params number of parameters, inputs and past values of inputs, which follow each other
 * @param termCount upper bound of the terms' numbers
 * @param rhs one real term for each state
 * @param inverse one for each state, or none
 * @param aux one for each auxiliary quantity
 * @param jacobian entries of the Jacobian that are not zero; none in models of whole numbers
 * @param paramJacobian entries of the Jacobian by parameters that are not zero
 * @param pastDerivatives derivatives by what the equations look back at
 * @param auxJacobian entries of the derivatives of the auxiliary quantities by states and then by
 *     parameters that are not zero; not of models of whole numbers, nor where they would be too
 *     many
 * @param delayTimes lengths of the delays of states, then of inputs
 * @param past one for each state
 * @param hasJacobian whether there are derivatives: not in models of whole numbers, nor where they
 *     would be too many
 */
record Program(
    Dtype dtype,
    int states,
    int params,
    int termCount,
    List<Term> rhs,
    List<Term> inverse,
    List<Term> aux,
    List<Event> events,
    Optional<Term> stop,
    List<Entry> jacobian,
    List<Entry> paramJacobian,
    PastDerivatives pastDerivatives,
    Optional<List<Entry>> auxJacobian,
    List<Term> delayTimes,
    List<Term> past,
    boolean hasJacobian) {

  /** What an event computes; {@code value} is missing if its moment can't be located. */
  record Event(Term condition, Optional<Term> value, List<Target> actions, List<Term> log) {}

  /** A state or parameter and what it is set to. */
  record Target(boolean isState, int index, Term value) {}

  /** An entry of a row-major matrix. */
  record Entry(int index, Term value) {}

  /**
   * What the equations look back at.
   *
   * @param values number of past values that the right-hand sides have
   * @param delays number of delays of states
   * @param byValue entries of the derivatives of the right-hand sides by them
   * @param ofDelays entries of the derivatives of delays by parameters
   * @param ofHistory entries of the derivatives of the past before the start by parameters and, in
   *     the last column, by time
   */
  record PastDerivatives(
      int values, int delays, List<Entry> byValue, List<Entry> ofDelays, List<Entry> ofHistory) {
    static final PastDerivatives NONE = new PastDerivatives(0, 0, List.of(), List.of(), List.of());
  }

  /** Returns a program with some of the events, and nothing else to compute. */
  Program onlyEvents(int from, int to) {
    return new Program(
        dtype,
        0,
        params,
        termCount,
        List.of(),
        List.of(),
        List.of(),
        events.subList(from, to),
        Optional.empty(),
        List.of(),
        List.of(),
        PastDerivatives.NONE,
        Optional.empty(),
        List.of(),
        List.of(),
        false);
  }

  /** Returns a program with the parameters of this one that has other equations, and only these. */
  Program onlyRightHandSides(List<Term> others) {
    return new Program(
        dtype,
        others.size(),
        params,
        others.stream().mapToInt(t -> t.id + 1).max().orElse(0),
        others,
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of(),
        List.of(),
        PastDerivatives.NONE,
        Optional.empty(),
        List.of(),
        List.of(),
        false);
  }

  /** Returns this program without its events. */
  Program withoutEvents() {
    return with(List.of(), auxJacobian);
  }

  /** Returns this program without the derivatives of its auxiliary quantities. */
  Program withoutAuxJacobian() {
    return with(events, Optional.empty());
  }

  private Program with(List<Event> others, Optional<List<Entry>> auxDerivatives) {
    return new Program(
        dtype,
        states,
        params,
        termCount,
        rhs,
        inverse,
        aux,
        others,
        stop,
        jacobian,
        paramJacobian,
        pastDerivatives,
        auxDerivatives,
        delayTimes,
        past,
        hasJacobian);
  }
}
