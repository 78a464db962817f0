package dev.dynamis.mjcf.spec;

import dev.dynamis.core.Severity;
import java.util.List;

/** Numbers in texts of other formats, with the rules and messages of MJCF. */
public final class NumberText {
  private NumberText() {}

  /**
   * Reads numbers.
   *
   * @param count how many there have to be
   * @param path what messages call the attribute
   * @return the numbers, or {@code null} if the text is blank, or is wrong, which is noted
   */
  public static double[] reals(
      String text, int count, Place where, String path, Problems problems) {
    int[] counts = {count, count, 1};
    Attribute a = new Attribute("", Kind.REAL, counts, List.of(), "", List.of(), null, "", "", 0);
    try {
      Object data = ValueText.read(a, text, Integer.MAX_VALUE);
      if (data == null) {
        return null;
      }
      ValueText.check(a, data);
      return (double[]) data;
    } catch (BadValue bad) {
      problems.add(Severity.ERROR, bad.code, where, path, bad.getMessage(), bad.fix);
      return null;
    }
  }
}
