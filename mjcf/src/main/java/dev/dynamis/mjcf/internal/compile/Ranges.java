package dev.dynamis.mjcf.internal.compile;

import dev.dynamis.mjcf.spec.Element;

/**
 * Ranges that limit something, and whether they do: the attributes {@code PREFIXrange} and {@code
 * PREFIXlimited}.
 */
final class Ranges {
  private static final double[] SOLREF = {0.02, 1};
  private static final double[] SOLIMP = {0.9, 0.95, 0.001, 0.5, 2};

  private Ranges() {}

  /** Reports a range that is given while nothing says whether it limits. */
  static void checkAuto(
      Element e, String prefix, int limited, double[] range, Settings settings, Report problems) {
    if (limited == Attrs.AUTO && !settings.autolimits && (range[0] != 0 || range[1] != 0)) {
      problems.error(
          Rule.LIMIT_UNCLEAR,
          e,
          prefix + "range",
          "is given, but @" + prefix + "limited is not and compiler/@autolimits is false",
          "set " + prefix + "limited=\"true\" or \"false\", or remove the range");
    }
  }

  /** Checks that a range that limits is not empty, and that it is clear whether it does. */
  static void check(
      Element e, String prefix, int limited, double[] range, Settings settings, Report problems) {
    checkAuto(e, prefix, limited, range, settings, problems);
    if (Attrs.limited(limited, range) && range[0] >= range[1]) {
      problems.error(
          Rule.RANGE_REVERSED,
          e,
          prefix + "range",
          "lower bound " + range[0] + " is not less than upper bound " + range[1],
          range[0] > range[1]
              ? "swap the two numbers"
              : "give a range, or set " + prefix + "limited=\"false\"");
    } else if (limited == Attrs.AUTO && range[0] > range[1]) {
      warnReversed(e, prefix + "range", range, problems);
    }
  }

  /** Warns of a reversed range that therefore limits nothing. */
  static void warnReversed(Element e, String rangeName, double[] range, Report problems) {
    problems.warning(
        Rule.RANGE_REVERSED,
        e,
        rangeName,
        "lower bound "
            + range[0]
            + " is greater than upper bound "
            + range[1]
            + ", so it limits nothing",
        "swap the two numbers");
  }

  /** Copies the default solver parameters. */
  static void copyDefaults(double[] solref, int r, double[] solimp, int i) {
    System.arraycopy(SOLREF, 0, solref, r, SOLREF.length);
    System.arraycopy(SOLIMP, 0, solimp, i, SOLIMP.length);
  }
}
