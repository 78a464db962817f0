package dev.dynamis.core.parquet;

/**
 * What a column holds.
 *
 * @since 0.1.0
 */
public enum ColumnType {
  /** Whole numbers of 64 bits. */
  LONG(2),
  /** Real numbers of 64 bits. */
  DOUBLE(5),
  /** Texts, of which there are few different ones. */
  TEXT(6);

  /** The number of the physical type in the format. */
  final int code;

  ColumnType(int code) {
    this.code = code;
  }
}
