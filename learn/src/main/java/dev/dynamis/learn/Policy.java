package dev.dynamis.learn;

/**
 * Chooses actions by what is seen.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface Policy {
  /** Writes an action to {@code action}. */
  void act(double[] action, double[] observation);

  /**
   * Returns the policy {@code action = weights observation}.
   *
   * @param weights a row for each number of an action, one after the other
   */
  static Policy linear(double[] weights) {
    double[] w = weights.clone();
    return (action, seen) -> {
      for (int i = 0; i < action.length; i++) {
        double sum = 0;
        for (int k = 0; k < seen.length; k++) {
          sum += w[i * seen.length + k] * seen[k];
        }
        action[i] = sum;
      }
    };
  }
}
