package dev.dynamis.analysis.linear;

import dev.dynamis.core.SimulationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How late all inputs of a discrete feedback loop may act together before it becomes unstable, in
 * whole steps: with each step of delay the loop gets one more state per input, a shift register.
 *
 * @param steps the greatest number of steps such that the loop is stable with that delay and with
 *     every shorter one
 * @param time the same as a time, in seconds or the model's unit of time
 * @param unstable the least stable mode with one step more; empty if no delay that was tried is too
 *     long
 * @since 0.1.0
 */
public record StableDelay(int steps, double time, Optional<Mode> unstable) {
  /**
   * Finds the longest stable delay of the feedback {@code u = -K x}.
   *
   * @param system a discrete system, which may have delays of its own
   * @param k the gain {@code [m x n]}
   * @param most the longest delay to try, in steps
   * @throws IllegalArgumentException if the system is continuous, or a size does not fit
   * @throws SimulationException if the loop is not stable to begin with, with the mode
   */
  public static StableDelay maximum(LinearSystem system, double[] k, int most) {
    if (most < 0) {
      throw new IllegalArgumentException("the longest delay to try is " + most + " steps");
    }
    LinearSystem without = system.feedback(k);
    if (!without.isStable()) {
      throw new SimulationException(
          "the loop is unstable without any delay: " + without.modes().getFirst());
    }
    int m = system.inputs().size();
    int n = system.states().size();
    for (int steps = 1; steps <= most; steps++) {
      LinearSystem late = delayed(system, steps);
      int wide = late.states().size();
      double[] gain = new double[m * wide];
      for (int i = 0; i < m; i++) {
        System.arraycopy(k, i * n, gain, i * wide, n);
      }
      LinearSystem loop = late.feedback(gain);
      if (!loop.isStable()) {
        return new StableDelay(
            steps - 1, (steps - 1) * system.dt(), Optional.of(loop.modes().getFirst()));
      }
    }
    return new StableDelay(most, most * system.dt(), Optional.empty());
  }

  /**
   * Returns a system whose inputs all act a number of steps later. The inputs under way are states,
   * {@code late.NAME[k]}, which act after k more steps, after those of the system.
   *
   * @throws IllegalArgumentException if the system is continuous, or the number is negative
   */
  public static LinearSystem delayed(LinearSystem system, int steps) {
    if (!system.isDiscrete()) {
      throw new IllegalArgumentException(
          "a delay in steps of a continuous system; make it discrete first");
    }
    if (steps < 0) {
      throw new IllegalArgumentException("a delay of " + steps + " steps");
    }
    if (steps == 0) {
      return system;
    }
    int n = system.states().size();
    int m = system.inputs().size();
    int p = system.outputs().size();
    int wide = n + steps * m;
    double[] a = new double[wide * wide];
    double[] b = new double[wide * m];
    double[] c = new double[p * wide];
    for (int i = 0; i < n; i++) {
      System.arraycopy(system.a(), i * n, a, i * wide, n);
      System.arraycopy(system.b(), i * m, a, i * wide + n, m);
    }
    for (int i = 0; i < p; i++) {
      System.arraycopy(system.c(), i * n, c, i * wide, n);
      System.arraycopy(system.d(), i * m, c, i * wide + n, m);
    }
    // a register moves on by one place, and the last takes the input
    for (int i = n; i < wide - m; i++) {
      a[i * wide + i + m] = 1;
    }
    for (int i = 0; i < m; i++) {
      b[(wide - m + i) * m + i] = 1;
    }
    List<String> names = new ArrayList<>(system.states());
    for (int k = 0; k < steps; k++) {
      for (String input : system.inputs()) {
        names.add("late." + input + "[" + k + "]");
      }
    }
    return LinearSystem.discrete(
        system.dt(), names, system.inputs(), system.outputs(), a, b, c, new double[p * m]);
  }
}
