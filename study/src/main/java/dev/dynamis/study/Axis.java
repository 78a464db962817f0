package dev.dynamis.study;

import dev.dynamis.core.Distribution;
import dev.dynamis.equations.model.Place;

/**
 * A quantity that varies between the cases of a study.
 *
 * @param name as the study writes it: a parameter, {@code state:NAME}, {@code input:NAME} or {@code
 *     seed}
 * @param values the values of a list or a range, which are one side of the grid; null if drawn
 * @param of what values are drawn from; null if listed
 * @param operator what becomes of the model's own value: {@code =} replaced, {@code +} added to,
 *     {@code *} multiplied
 * @param place where it is written
 */
record Axis(String name, Range values, Distribution of, char operator, Place place) {
  /** Equally spaced values, or a list of them. */
  record Range(double[] list, double from, double to, long count, boolean logarithmic) {
    static Range list(double[] values) {
      return new Range(values, 0, 0, values.length, false);
    }

    double at(long i) {
      if (list != null) {
        return list[(int) i];
      }
      if (count == 1) {
        return from;
      }
      // both ends are met exactly
      if (i == count - 1) {
        return to;
      }
      double share = (double) i / (count - 1);
      return logarithmic
          ? i == 0
              ? from
              : StrictMath.exp(
                  StrictMath.log(from) + (StrictMath.log(to) - StrictMath.log(from)) * share)
          : from + (to - from) * share;
    }
  }

  boolean isDrawn() {
    return of != null;
  }

  /** Returns what a value makes of the model's own. */
  double apply(double before, double value) {
    return switch (operator) {
      case '*' -> before * value;
      case '+' -> before + value;
      default -> value;
    };
  }
}
