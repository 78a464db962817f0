package dev.dynamis.mjcf.spec;

/**
 * What an attribute holds.
 *
 * @since 0.1.0
 */
public enum Kind {
  /** Real numbers. */
  REAL,
  /** Whole numbers of 32 bits. */
  INT,
  /** {@code true} or {@code false}. */
  BOOL,
  /** {@code enable} or {@code disable}. */
  FLAG,
  /** One word of a list. */
  KEYWORD,
  /** Several different words of a list. */
  KEYWORDS,
  /** Any text. */
  TEXT,
  /** A path to a file. */
  FILE,
  /** The name of the element itself. */
  NAME,
  /** The name of a default class. */
  CLASS,
  /** The name of another element. */
  REFERENCE,
  /** Names of other elements. */
  REFERENCES;

  /** Returns whether values are numbers. */
  public boolean isNumeric() {
    return this == REAL || this == INT;
  }

  /** Returns whether values are {@code true} or {@code false} in programs. */
  public boolean isBoolean() {
    return this == BOOL || this == FLAG;
  }
}
