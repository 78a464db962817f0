package dev.dynamis.equations;

/**
 * Hears of every event that fires.
 *
 * @since 0.1.0
 */
@FunctionalInterface
public interface EventSink {
  /**
   * Hears of an event.
   *
   * @param event index of the event in the model
   * @param t its time
   * @param values what it logs, after its action; reused, so copy what is to be kept
   */
  void fired(int event, double t, double[] values);
}
