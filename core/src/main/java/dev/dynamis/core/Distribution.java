package dev.dynamis.core;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A distribution of a number, as text: {@code 1.5}, {@code uniform(0.9, 1.1)}, {@code normal(0,
 * 0.1)} (mean, standard deviation) or {@code loguniform(0.1, 10)}.
 *
 * @param kind which family
 * @param a its first number
 * @param b its second number
 * @since 0.1.0
 */
public record Distribution(Kind kind, double a, double b) {
  private static final Pattern CALL =
      Pattern.compile("\\s*(\\w+)\\s*\\(\\s*([^,\\s]+)\\s*,\\s*([^,\\s)]+)\\s*\\)\\s*");

  /** Families of distributions. */
  public enum Kind {
    /** Always {@code a}. */
    CONSTANT,
    /** Between {@code a} and {@code b}, all equally likely. */
    UNIFORM,
    /** Normal with mean {@code a} and standard deviation {@code b}. */
    NORMAL,
    /** Between {@code a} and {@code b}, with a uniform logarithm. */
    LOGUNIFORM
  }

  /** Checks the numbers. */
  public Distribution {
    boolean good =
        Double.isFinite(a)
            && Double.isFinite(b)
            && switch (kind) {
              case CONSTANT -> true;
              case UNIFORM -> a <= b;
              case NORMAL -> b >= 0;
              case LOGUNIFORM -> a > 0 && a <= b;
            };
    if (!good) {
      throw new IllegalArgumentException(
          kind.name().toLowerCase(Locale.ROOT)
              + "("
              + a
              + ", "
              + b
              + ") is no distribution; expected finite numbers, in ascending order or with a"
              + " positive deviation");
    }
  }

  /**
   * Reads a distribution.
   *
   * @throws IllegalArgumentException if the text is none
   */
  public static Distribution parse(String text) {
    Matcher m = CALL.matcher(text);
    try {
      if (!m.matches()) {
        return new Distribution(Kind.CONSTANT, RecordingFormat.number(text.strip()), 0);
      }
      Kind kind =
          switch (m.group(1)) {
            case "uniform" -> Kind.UNIFORM;
            case "normal" -> Kind.NORMAL;
            case "loguniform" -> Kind.LOGUNIFORM;
            default -> throw new NumberFormatException(m.group(1));
          };
      return new Distribution(
          kind, RecordingFormat.number(m.group(2)), RecordingFormat.number(m.group(3)));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "'"
              + text.strip()
              + "' is no distribution; expected a number, uniform(a, b), normal(mean, deviation) or"
              + " loguniform(a, b)",
          e);
    }
  }

  /** Returns the number below which a draw stays with probability {@code u}, in [0, 1). */
  public double quantile(double u) {
    return switch (kind) {
      case CONSTANT -> a;
      case UNIFORM -> a + (b - a) * u;
      // the ends have no quantile
      case NORMAL -> a + b * NormalQuantile.of(Math.max(u, 0x1.0p-54));
      case LOGUNIFORM ->
          StrictMath.exp(StrictMath.log(a) + (StrictMath.log(b) - StrictMath.log(a)) * u);
    };
  }
}
