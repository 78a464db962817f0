package dev.dynamis.mjcf.internal.text;

import dev.dynamis.core.Nearest;
import java.util.Collection;

/** Fixes that propose the name that was probably meant. */
public final class NearestName {
  private NearestName() {}

  /** Returns a fix that proposes the nearest of {@code known}, or {@code otherwise}. */
  public static String oneOf(String wrong, Collection<String> known, String otherwise) {
    return Nearest.to(wrong, known).map(n -> "did you mean \"" + n + "\"?").orElse(otherwise);
  }
}
