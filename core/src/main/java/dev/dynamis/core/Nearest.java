package dev.dynamis.core;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;

/**
 * Finds the name that a user probably meant.
 *
 * <p>Names are compared by the number of letters to insert, remove, replace or swap with their
 * neighbor (the Damerau-Levenshtein distance in which no part is edited twice). A name is offered
 * when at most a third of its letters differ; differences of case alone count as none.
 *
 * @since 0.1.0
 */
public final class Nearest {
  /** Longer names get no suggestion: nobody typed them, and comparing costs their product. */
  private static final int LONGEST = 200;

  private Nearest() {}

  /**
   * Returns the candidate nearest to {@code name}, the first among equals, or nothing where all are
   * too far. {@code name} itself is never offered.
   */
  public static Optional<String> to(String name, Collection<String> candidates) {
    if (name.isEmpty() || name.length() > LONGEST) {
      return Optional.empty();
    }
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String candidate : candidates) {
      if (candidate.equals(name)) {
        continue;
      }
      int limit = Math.min(bestDistance - 1, allowed(name, candidate));
      int d = candidate.equalsIgnoreCase(name) ? 0 : distance(name, candidate, limit);
      if (d <= limit) {
        best = candidate;
        bestDistance = d;
      }
    }
    return Optional.ofNullable(best);
  }

  /**
   * Returns a fix such as {@code did you mean "elbow"?}, or, where no candidate is near, {@code use
   * one of: elbow, wrist} with at most ten names; empty where there are no candidates.
   */
  public static String suggestion(String name, Collection<String> candidates) {
    Optional<String> nearest = to(name, candidates);
    if (nearest.isPresent()) {
      return "did you mean \"" + nearest.get() + "\"?";
    }
    if (candidates.isEmpty()) {
      return "";
    }
    StringBuilder b = new StringBuilder("use one of: ");
    int shown = 0;
    for (String candidate : candidates) {
      if (shown == 10) {
        return b.append(", ... (").append(candidates.size()).append(" in all)").toString();
      }
      b.append(shown++ == 0 ? "" : ", ").append(candidate);
    }
    return b.toString();
  }

  /**
   * Returns the number of edits that turn {@code a} into {@code b}, or any number above {@code
   * limit} as soon as it must be above.
   */
  static int distance(String a, String b, int limit) {
    int n = b.length();
    if (Math.abs(a.length() - n) > limit) {
      return limit + 1;
    }
    int[] twoBack = new int[n + 1];
    int[] previous = new int[n + 1];
    int[] row = new int[n + 1];
    Arrays.setAll(previous, j -> j);
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      int least = i;
      for (int j = 1; j <= n; j++) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int d = previous[j - 1] + (same ? 0 : 1);
        d = Math.min(d, Math.min(previous[j], row[j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          d = Math.min(d, twoBack[j - 2] + 1);
        }
        row[j] = d;
        least = Math.min(least, d);
      }
      // a later row reaches back two rows at most, so two rows above the limit end it
      if (least > limit && (i == 1 || min(previous) > limit)) {
        return limit + 1;
      }
      int[] free = twoBack;
      twoBack = previous;
      previous = row;
      row = free;
    }
    return previous[n];
  }

  /** Returns how many edits may lie between two names: a third of the longer, at least one. */
  private static int allowed(String a, String b) {
    int longer = Math.max(a.length(), b.length());
    return longer < 2 ? 0 : Math.max(1, longer / 3);
  }

  private static int min(int[] row) {
    int least = row[0];
    for (int d : row) {
      least = Math.min(least, d);
    }
    return least;
  }
}
