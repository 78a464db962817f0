package dev.dynamis.core;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Copies a recording in memory to a file of rows, each time only what is new, so that saving often
 * costs no more than saving once. The file is made when there is a first row.
 */
final class RowsTail {
  private final RecordingStream stream;
  private final Recording recording;
  private final List<Recording> kinds = new ArrayList<>();
  private final long[] copied;
  private boolean begun;

  /**
   * Begins to copy.
   *
   * @param mark if not empty, the file up to there has what is in the recording now
   */
  RowsTail(Path rows, Recording recording, byte[] mark) {
    this.recording = recording;
    recording.eventNames().forEach(name -> kinds.add(recording.events(name)));
    copied = new long[1 + kinds.size()];
    begun = mark.length > 0;
    stream = RecordingStream.toRows(rows, begun ? mark : null);
    if (begun) {
      stream.begin(recording.layout());
      copied[0] = recording.rows();
      for (int k = 0; k < kinds.size(); k++) {
        copied[1 + k] = kinds.get(k).rows();
      }
    }
  }

  /** Copies what is new and returns a mark of the file. */
  byte[] mark() {
    if (!begun) {
      if (recording.rows() == 0 && kinds.stream().allMatch(kind -> kind.rows() == 0)) {
        return new byte[0];
      }
      stream.begin(recording.layout());
      begun = true;
    }
    double[] row = new double[recording.columnCount()];
    for (; copied[0] < recording.rows(); copied[0]++) {
      recording.row(row, copied[0]);
      stream.row(recording.time(copied[0]), row, 0);
    }
    for (int k = 0; k < kinds.size(); k++) {
      Recording kind = kinds.get(k);
      double[] values = new double[kind.columnCount()];
      for (; copied[1 + k] < kind.rows(); copied[1 + k]++) {
        kind.row(values, copied[1 + k]);
        stream.event(k, kind.time(copied[1 + k]), values, 0);
      }
    }
    return stream.mark();
  }

  void close() {
    stream.close();
  }
}
