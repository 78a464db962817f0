package dev.dynamis.core;

/**
 * Takes rows and events as they are recorded. {@link RecordingStream} writes them to a file; a
 * program may do something else with them.
 *
 * @since 0.1.0
 */
public interface RecordingSink extends AutoCloseable {
  /** Hears what will come; called once, before anything else. */
  void begin(RecordingLayout layout);

  /** Takes a row: {@code values[offset ..]} has a number for every column. */
  void row(double time, double[] values, int offset);

  /**
   * Takes an event.
   *
   * @param kind its place among the layout's kinds of events
   * @param time its time
   * @param values {@code values[offset]} is the last row before it, or −1; then come its values
   */
  void event(int kind, double time, double[] values, int offset);

  /** Returns how many rows there are, those of a run that is gone on with included. */
  long rows();

  /** Makes sure that what was taken outlives this process. */
  default void flush() {}

  /** Ends the recording; nothing comes after that. */
  @Override
  default void close() {}
}
