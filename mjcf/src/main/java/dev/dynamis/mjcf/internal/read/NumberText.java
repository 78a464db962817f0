package dev.dynamis.mjcf.internal.read;

import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.spec.Attribute;
import dev.dynamis.mjcf.spec.BadValue;
import dev.dynamis.mjcf.spec.Place;
import dev.dynamis.mjcf.spec.Value;

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
    try {
      Value value = Attribute.reals("", count).read(text, where, Integer.MAX_VALUE);
      return value == null ? null : value.reals();
    } catch (BadValue bad) {
      problems.add(Severity.ERROR, bad.code(), where, path, bad.getMessage(), bad.fix());
      return null;
    }
  }
}
