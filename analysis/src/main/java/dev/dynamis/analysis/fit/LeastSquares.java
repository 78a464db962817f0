package dev.dynamis.analysis.fit;

/**
 * Finds numbers, within bounds, for which the sum of squared residuals is least.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface LeastSquares {
  /** What is made small. */
  interface Problem {
    /** Returns the residuals at a point, always as many, all finite. */
    double[] residuals(double[] point);

    /** Returns the derivatives of the residuals by the point, {@code [residuals x point]}. */
    double[] jacobian(double[] point);
  }

  /**
   * What was found.
   *
   * @param point the best point
   * @param residuals the residuals there
   * @param iterations steps that were taken
   */
  record Solution(double[] point, double[] residuals, int iterations) {}

  /**
   * Solves a problem.
   *
   * @param start where to begin, inside the bounds
   * @param low lower bounds, minus infinity for none
   * @param high upper bounds, infinity for none
   * @param most greatest number of steps
   */
  Solution solve(Problem problem, double[] start, double[] low, double[] high, int most);

  /** Returns the method of Levenberg and Marquardt. */
  static LeastSquares levenbergMarquardt() {
    return new LevenbergMarquardt();
  }
}
