package dev.dynamis.equations.model;

/**
 * The equations of a model as functions on arrays.
 *
 * <p>Results come first. {@code t} is the time, {@code x} the states {@code [n]}, {@code p} the
 * parameters, followed by the inputs and the past values of inputs that the model asks for, {@code
 * [np]}, {@code h} the past; a result array must not be one of the arguments. Arrays may be longer
 * than needed; the rest is not touched. No method allocates.
 *
 * <p>Numbers follow IEEE 754: a division by zero or the logarithm of a negative number gives an
 * infinity or NaN, which the caller has to look for. In a model with a narrow floating type, what
 * is written to a state or parameter is rounded to that type. In a model of whole numbers,
 * arithmetic is exact; leaving the range of 64 bits, dividing by zero or writing a value that the
 * type can't hold throws an {@link ArithmeticException} whose message shows the numbers. So does,
 * in every model, a sum or product over more than {@link WholeNumbers#MAX_RANGE} values.
 *
 * <p>A kernel owns scratch memory and so belongs to one thread at a time; {@link
 * dev.dynamis.equations.EquationModel#newKernel()} makes as many as are needed.
 *
 * @since 0.1.0
 */
public interface Kernel {
  /**
   * Evaluates all right-hand sides: the derivative of a differential equation or the next state of
   * a map. A state without an equation has derivative 0, or keeps its value.
   *
   * @param dx result {@code [n]}
   */
  void rhs(double[] dx, double t, double[] x, double[] p, History h);

  /**
   * Evaluates the inverse of a map, where the model has one.
   *
   * @param prev result {@code [n]}
   * @throws UnsupportedOperationException if {@link
   *     dev.dynamis.equations.EquationModel#hasInverse()} is false
   */
  void inverse(double[] prev, double t, double[] x, double[] p, History h);

  /**
   * Evaluates the auxiliary quantities.
   *
   * @param out result {@code [naux]}
   */
  void aux(double[] out, double t, double[] x, double[] p, History h);

  /** Returns whether the condition of event {@code event} holds. */
  boolean condition(int event, double t, double[] x, double[] p, History h);

  /**
   * Returns the root function of event {@code event}: a number that is positive where the condition
   * holds and negative where it does not, and that is as smooth as the two sides of the comparison.
   * {@code a > b} and {@code a >= b} give {@code a - b}, {@code a < b} and {@code a <= b} give
   * {@code b - a}; {@code and} is the smaller, {@code or} the greater, {@code not} the negative. So
   * the condition becomes true where this function rises through zero.
   *
   * @throws UnsupportedOperationException if the event is not {@link EventInfo#locatable()}
   */
  double conditionValue(int event, double t, double[] x, double[] p, History h);

  /**
   * Executes the action of event {@code event}: assigns to {@code x} and {@code p} in the order in
   * which the action lists its targets; later ones see what earlier ones wrote.
   */
  void act(int event, double t, double[] x, double[] p, History h);

  /**
   * Evaluates what event {@code event} logs.
   *
   * @param out result, as many as {@link EventInfo#log()} has names
   */
  void log(double[] out, int event, double t, double[] x, double[] p, History h);

  /**
   * Returns whether the model asks the run to stop; always false if {@link
   * dev.dynamis.equations.EquationModel#stopText()} is empty.
   */
  boolean stop(double t, double[] x, double[] p, History h);

  /**
   * Evaluates the derivatives of the right-hand sides with respect to the current states, {@code
   * jac[n*i + j] = d rhs_i / d x_j}. Past values count as constants. {@link
   * dev.dynamis.equations.EquationModel#jacobianKind()} says where the formulas come from.
   *
   * @param jac result, row-major {@code [n * n]}, every entry written
   * @throws UnsupportedOperationException if the model is of whole numbers
   */
  void jacobian(double[] jac, double t, double[] x, double[] p, History h);

  /**
   * Evaluates the derivatives of the right-hand sides with respect to the parameters, {@code
   * jac[np*i + j] = d rhs_i / d p_j}. Past values count as constants, delays included.
   *
   * @param jac result, row-major {@code [n * np]}, every entry written
   * @throws UnsupportedOperationException if the model is of whole numbers
   */
  void parameterJacobian(double[] jac, double t, double[] x, double[] p, History h);

  /**
   * Evaluates the derivatives of the right-hand sides with respect to the past values that they
   * look at, {@code jac[m*i + j] = d rhs_i / d past_j} with m = {@link
   * dev.dynamis.equations.EquationModel#pastValues()}{@code .size()}, in that order.
   *
   * @param jac result, row-major {@code [n * m]}, every entry written
   * @throws UnsupportedOperationException if the model has no derivatives
   */
  void pastJacobian(double[] jac, double t, double[] x, double[] p, History h);

  /**
   * Evaluates the derivatives of the delays with respect to the parameters, {@code jac[np*i + j] =
   * d tau_i / d p_j}.
   *
   * @param jac result, row-major {@code [delays * np]}, every entry written
   * @throws UnsupportedOperationException if the model has no derivatives
   */
  void delayJacobian(double[] jac, double[] p);

  /**
   * Evaluates the derivatives of {@link #past} with respect to the parameters and, in the last
   * column, to time.
   *
   * @param jac result, row-major {@code [n * (np + 1)]}, every entry written
   * @throws UnsupportedOperationException if the model has no derivatives
   */
  void historyJacobian(double[] jac, double t, double[] x0, double[] p);

  /**
   * Evaluates the derivatives of the auxiliary quantities with respect to the current states and to
   * the parameters, {@code jac[(n + np)*i + j]}. Past values count as constants.
   *
   * @param jac result, row-major {@code [naux * (n + np)]}, every entry written
   * @throws UnsupportedOperationException if the model has no such derivatives: it is of whole
   *     numbers, or they would be too many
   */
  default void auxJacobian(double[] jac, double t, double[] x, double[] p, History h) {
    throw new UnsupportedOperationException("the model has no derivatives of its quantities");
  }

  /**
   * Evaluates the delays of {@link dev.dynamis.equations.EquationModel#delays()}, in that order,
   * then those of {@link dev.dynamis.equations.EquationModel#inputDelays()}.
   *
   * @param tau result, in the unit of time
   */
  void delayTimes(double[] tau, double[] p);

  /**
   * Evaluates the states at a time at or before the start of the run. A state without an entry in
   * {@code [history]} has the value that it starts with.
   *
   * @param x result {@code [n]}
   * @param t a time at or before the start
   * @param x0 the states at the start {@code [n]}
   */
  void past(double[] x, double t, double[] x0, double[] p);
}
