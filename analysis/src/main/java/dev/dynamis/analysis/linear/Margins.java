package dev.dynamis.analysis.linear;

import dev.dynamis.core.SimulationException;
import java.util.Arrays;
import java.util.List;

/**
 * How much more gain, phase or delay a feedback loop bears at one of its inputs before it becomes
 * unstable; infinite where no amount does.
 *
 * @param input name of the input at which the loop is cut
 * @param leastGain the factor below 1 to which the gain may shrink, 0 if it may vanish
 * @param mostGain the factor above 1 to which the gain may grow
 * @param phase the least phase margin, in degrees
 * @param delay the longest additional delay, in seconds or the model's unit of time
 * @param delayFrequency the angular frequency with which the loop swings at that delay, rad/s
 * @since 0.1.0
 */
public record Margins(
    String input,
    double leastGain,
    double mostGain,
    double phase,
    double delay,
    double delayFrequency) {
  private static final int POINTS = 2000;
  private static final int BISECTIONS = 80;

  /**
   * Computes the margins of the feedback {@code u = -K x} at one input, all other loops closed.
   *
   * @param k the gain {@code [m x n]}
   * @param input name of the input
   * @throws IllegalArgumentException if the name is wrong, with the nearest
   * @throws SimulationException if the loop is not stable to begin with, with the mode
   */
  public static Margins of(LinearSystem system, double[] k, String input) {
    LinearSystem closed = system.feedback(k);
    if (!closed.isStable()) {
      throw new SimulationException(
          "the loop is unstable without any delay: " + closed.modes().getFirst());
    }
    int n = system.states().size();
    int at = LinearSystem.place("input", input, system.inputs());

    // the loop through this input: from it to row at of K, with the other rows of K closed
    double[] others = k.clone();
    Arrays.fill(others, at * n, at * n + n, 0);
    LinearSystem rest = system.feedback(others).withInputs(List.of(input));
    double[] row = Arrays.copyOfRange(k, at * n, at * n + n);
    LinearSystem loop =
        rest.isDiscrete()
            ? LinearSystem.discrete(
                rest.dt(),
                rest.states(),
                List.of(input),
                List.of("loop"),
                rest.a(),
                rest.b(),
                row,
                new double[1])
            : LinearSystem.continuous(
                rest.states(),
                List.of(input),
                List.of("loop"),
                rest.a(),
                rest.b(),
                row,
                new double[1]);
    return new Sweep(loop, input, FrequencyResponse.frequencies(closed, POINTS)).margins();
  }

  /** Looks at the loop over frequencies and refines what it finds. */
  private static final class Sweep {
    private final LinearSystem loop;
    private final String input;
    private final FrequencyResponse response;

    Sweep(LinearSystem loop, String input, double[] frequencies) {
      this.loop = loop;
      this.input = input;
      response = FrequencyResponse.of(loop, input, "loop", frequencies);
    }

    Margins margins() {
      double[] w = response.angularFrequencies();
      double phase = Double.POSITIVE_INFINITY;
      double delay = Double.POSITIVE_INFINITY;
      double delayFrequency = Double.NaN;
      for (int k : response.crossings()) {
        double crossing = crossing(w[k], w[k + 1]);
        FrequencyResponse there = at(crossing);
        // the phase that is left until the loop is -1, turning backwards as a delay does
        double left = Math.PI + StrictMath.atan2(there.im()[0], there.re()[0]);
        double least = Math.min(left, 2 * Math.PI - left);
        phase = Math.min(phase, StrictMath.toDegrees(least));
        if (left / crossing < delay) {
          delay = left / crossing;
          delayFrequency = crossing;
        }
      }
      double low = 0;
      double high = Double.POSITIVE_INFINITY;
      for (int k = 0; k + 1 < w.length; k++) {
        double from = response.im()[k];
        double to = response.im()[k + 1];
        // through the negative real axis
        if ((from > 0) == (to > 0) || response.re()[k] > 0 || response.re()[k + 1] > 0) {
          continue;
        }
        double size = -realAt(w[k], w[k + 1]);
        if (size > 1) {
          low = Math.max(low, 1 / size);
        } else if (size > 0) {
          high = Math.min(high, 1 / size);
        }
      }
      // the ends of the axis: standing still, and alternating with every step
      double still = edge(0);
      if (still > 1) {
        low = Math.max(low, 1 / still);
      } else if (still > 0) {
        high = Math.min(high, 1 / still);
      }
      if (loop.isDiscrete()) {
        double alternating = edge(Math.PI / loop.dt());
        if (alternating > 1) {
          low = Math.max(low, 1 / alternating);
        } else if (alternating > 0) {
          high = Math.min(high, 1 / alternating);
        }
      }
      return new Margins(input, low, high, phase, delay, delayFrequency);
    }

    /** Minus the loop at a frequency where it is real; nothing where it is infinite. */
    private double edge(double w) {
      FrequencyResponse there = at(w);
      double size = -there.re()[0];
      return size < 1e12 && size > 1e-12 ? size : 0;
    }

    private FrequencyResponse at(double w) {
      return FrequencyResponse.of(loop, input, "loop", new double[] {w});
    }

    private double crossing(double from, double to) {
      boolean above = at(from).magnitudes()[0] > 1;
      double low = from, high = to;
      for (int k = 0; k < BISECTIONS; k++) {
        double middle = 0.5 * (low + high);
        if ((at(middle).magnitudes()[0] > 1) == above) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return 0.5 * (low + high);
    }

    private double realAt(double from, double to) {
      boolean above = at(from).im()[0] > 0;
      double low = from, high = to;
      for (int k = 0; k < BISECTIONS; k++) {
        double middle = 0.5 * (low + high);
        if ((at(middle).im()[0] > 0) == above) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return at(0.5 * (low + high)).re()[0];
    }
  }
}
