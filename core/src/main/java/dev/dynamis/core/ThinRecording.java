package dev.dynamis.core;

/**
 * Keeps a bounded number of rows of a recording of any length, evenly spread, for pictures: every
 * row at first, every second one when there are too many, then every fourth, and so on. Of each
 * kind of event the first thousand are kept.
 *
 * @since 0.1.0
 */
public final class ThinRecording implements RecordingSink {
  private static final long MOST_EVENTS = 1_000;

  private final long limit;
  private Recording kept;
  private double[] row;
  private long every = 1;
  private long rows;

  /**
   * Makes a sink.
   *
   * @param limit greatest number of rows to keep, at least 2
   */
  public ThinRecording(long limit) {
    if (limit < 2) {
      throw new IllegalArgumentException("keep " + limit + " rows; use 2 or more");
    }
    this.limit = limit;
  }

  @Override
  public void begin(RecordingLayout layout) {
    // a run that is gone on with begins again, after what was read
    if (kept == null) {
      kept = new Recording(layout);
      row = new double[layout.columns().size()];
    }
  }

  @Override
  public void row(double time, double[] values, int offset) {
    if (rows++ % every != 0) {
      return;
    }
    if (kept.rows() == limit) {
      halve();
      if ((rows - 1) % every != 0) {
        return;
      }
    }
    kept.add(time, values, offset);
  }

  private void halve() {
    Recording half = new Recording(kept.layout());
    for (long i = 0; i < kept.rows(); i += 2) {
      kept.row(row, i);
      half.add(kept.time(i), row, 0);
    }
    for (String name : kept.eventNames()) {
      Recording from = kept.events(name);
      double[] values = new double[from.columnCount()];
      for (long i = 0; i < from.rows(); i++) {
        from.row(values, i);
        half.events(name).add(from.time(i), values, 0);
      }
    }
    kept = half;
    every *= 2;
  }

  @Override
  public void event(int kind, double time, double[] values, int offset) {
    Recording events = kept.events(kept.eventNames().get(kind));
    if (events.rows() < MOST_EVENTS) {
      events.add(time, values, offset);
    }
  }

  /** {@inheritDoc} Those that were not kept count too. */
  @Override
  public long rows() {
    return rows;
  }

  /** Returns how many rows there are for each that is kept. */
  public long every() {
    return every;
  }

  /** Returns the rows that are kept. */
  public Recording recording() {
    return kept;
  }
}
