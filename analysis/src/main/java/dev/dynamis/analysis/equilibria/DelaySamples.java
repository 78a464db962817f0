package dev.dynamis.analysis.equilibria;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of samples of the past, which are numbered from the newest: {@code past angle[3]}. */
final class DelaySamples {
  private static final Pattern NUMBERED = Pattern.compile("(.*)\\[(\\d+)]");

  private DelaySamples() {}

  /**
   * Returns the place of a name, or of the oldest sample of the same quantity.
   *
   * @throws IllegalArgumentException if there is none of them
   */
  static int find(String name, List<String> names) {
    int at = names.indexOf(name);
    Matcher wanted = NUMBERED.matcher(name);
    if (at >= 0 || !wanted.matches()) {
      return require(at, name);
    }
    int oldest = -1;
    for (int i = 0; i < names.size(); i++) {
      Matcher m = NUMBERED.matcher(names.get(i));
      if (m.matches()
          && m.group(1).equals(wanted.group(1))
          && (at < 0 || Integer.parseInt(m.group(2)) > oldest)) {
        at = i;
        oldest = Integer.parseInt(m.group(2));
      }
    }
    return require(at, name);
  }

  private static int require(int at, String name) {
    if (at < 0) {
      throw new IllegalArgumentException(
          name + " is not in every state; vary a parameter that does not change what states have");
    }
    return at;
  }
}
