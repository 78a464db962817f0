package dev.dynamis.core;

/**
 * Takes the rows of many runs as they are computed. Rows of one case come in order and from one
 * thread; different cases come from different threads at the same time.
 *
 * @since 0.1.0
 */
public interface RolloutSink {
  /** Hears what will come, before anything else: columns, and the greatest number of rows. */
  void begin(RecordingLayout layout, int cases, int rows);

  /** Takes row {@code row} of a case; {@code values[offset ..]} has a number for every column. */
  void row(int index, int row, double time, double[] values, int offset);

  /** Hears that a case has ended; no row of it comes after that. */
  void ended(CaseResult result);
}
