package dev.dynamis.mjcf.spec;

import java.util.Collection;

/** Finds the name that was probably meant. */
final class Names {
  private Names() {}

  /** Returns a fix that proposes the nearest of {@code known}, or {@code otherwise}. */
  static String oneOf(String wrong, Collection<String> known, String otherwise) {
    String best = nearest(wrong, known);
    return best == null ? otherwise : "did you mean \"" + best + "\"?";
  }

  /** Returns the nearest known name if it is near enough, else {@code null}. */
  static String nearest(String wrong, Collection<String> known) {
    String best = null;
    int least = Math.max(1, Math.min(wrong.length(), 64) / 3) + 1;
    for (String name : known) {
      if (Math.abs(name.length() - wrong.length()) < least) {
        int d = distance(wrong, name, least);
        if (d < least) {
          least = d;
          best = name;
        }
      }
    }
    return best;
  }

  /** Returns the number of edits from {@code a} to {@code b}, or {@code limit} if it is more. */
  private static int distance(String a, String b, int limit) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      int smallest = i;
      for (int j = 1; j <= b.length(); j++) {
        int up = row[j];
        boolean same =
            Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
        row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (same ? 0 : 1));
        diagonal = up;
        smallest = Math.min(smallest, row[j]);
      }
      if (smallest >= limit) {
        return limit;
      }
    }
    return row[b.length()];
  }
}
