package dev.dynamis.equations.model;

/**
 * The past of a run, as the equations see it. A lag counts committed steps, a delay counts time.
 *
 * <p>Compiled equations call these methods; a runner implements them. None of them may allocate.
 *
 * @since 0.1.0
 */
public interface History {
  /** A history for models that never look back; every question is an error. */
  History NONE =
      new History() {
        @Override
        public double lag(int state, int k) {
          throw new IllegalStateException(
              "the model looks back in steps, but no history was given");
        }

        @Override
        public double lag(int state, double k) {
          throw new IllegalStateException(
              "the model looks back in steps, but no history was given");
        }

        @Override
        public double delay(int state, double t, double tau) {
          throw new IllegalStateException("the model looks back in time, but no history was given");
        }
      };

  /**
   * Returns the value that a state had {@code k} committed steps before the current one; before the
   * first step, its initial value.
   *
   * @param state index of the state
   * @param k number of steps, from 1 to the model's {@link
   *     dev.dynamis.equations.EquationModel#lagDepth lag depth}
   */
  double lag(int state, int k);

  /**
   * Returns the value that a state had {@code k} steps before the current one, where {@code k} need
   * not be a whole number: linear between the two steps for maps, dense output for differential
   * equations.
   *
   * @param state index of the state
   * @param k number of steps, from 0 to the model's {@link
   *     dev.dynamis.equations.EquationModel#lagDepth lag depth}
   */
  double lag(int state, double k);

  /**
   * Returns the value that a state had at time {@code t - tau}; at or before the start of the run,
   * the model's history function.
   *
   * @param state index of the state
   * @param t the time at which the equations are being evaluated, which inside a step is the time
   *     of the stage
   * @param tau the delay, in the unit of time; not negative
   */
  double delay(int state, double t, double tau);
}
