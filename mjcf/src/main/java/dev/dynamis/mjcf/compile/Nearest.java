package dev.dynamis.mjcf.compile;

/** Finds the name that was probably meant. */
final class Nearest {
  private Nearest() {}

  /** Returns the known name with the fewest edits, if they are few; else null. */
  static String of(String wrong, Iterable<String> known) {
    String best = null;
    int least = Math.max(1, Math.min(wrong.length(), 64) / 3) + 1;
    for (String name : known) {
      if (Math.abs(name.length() - wrong.length()) >= least) {
        continue;
      }
      int d = edits(wrong, name);
      // ties go to the first in the alphabet, whatever the order of the names
      if (d < least || (d == least && best != null && name.compareTo(best) < 0)) {
        least = d;
        best = name;
      }
    }
    return best;
  }

  /** Levenshtein's distance. */
  private static int edits(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
