package dev.dynamis.cli;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.Checkpoint;
import dev.dynamis.core.Recording;
import dev.dynamis.core.RecordingSink;
import dev.dynamis.core.RecordingStream;
import dev.dynamis.core.ThinRecording;
import dev.dynamis.plot.Chart;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Where the rows of a run go: to a file or the standard output, and some of them to a picture. */
final class RunRecording {
  /** More rows than a picture can show. */
  private static final long PLOTTED_ROWS = 200_000;

  private static final byte[] NEW = {};

  private final OutputOptions output;
  private final RecordingStream stream;
  private final ThinRecording plotted;

  /**
   * Prepares a recording.
   *
   * @param resume the snapshot from which the run goes on, or {@code null}
   * @param mark where the recording was then; empty if it had not begun
   */
  RunRecording(OutputOptions output, Autosave autosave, Path resume, byte[] mark) {
    this.output = output;
    boolean saved = autosave.file() != null;
    plotted = output.plot() != null && !output.toFile() ? new ThinRecording(PLOTTED_ROWS) : null;
    if (output.toFile()) {
      if (saved && autosave.isTo(output.record())) {
        throw new IllegalArgumentException("--autosave and --record name the same file");
      }
      stream =
          mark.length > 0
              ? RecordingStream.resume(output.record(), mark)
              : RecordingStream.to(output.record());
      if (saved) {
        stream.keepRows();
      }
    } else if (output.toStandardOutput()) {
      if (saved || resume != null) {
        throw new IllegalArgumentException(
            "a run that records to the standard output can't be saved or gone on with; use"
                + " --record FILE");
      }
      stream = RecordingStream.to(new FileOutputStream(FileDescriptor.out), output.format());
    } else if (plotted != null && saved) {
      stream = Checkpoint.rowsBeside(autosave.file(), autosave.isTo(resume) ? mark : NEW);
    } else {
      stream = null;
    }
    if (plotted != null) {
      Checkpoint.readRows(resume, mark, plotted);
    }
  }

  /** Returns whether anything is recorded. */
  boolean isWanted() {
    return stream != null || plotted != null;
  }

  /** Returns all that take rows. */
  List<RecordingSink> sinks() {
    List<RecordingSink> all = new ArrayList<>();
    if (stream != null) {
      all.add(stream);
    }
    if (plotted != null) {
      all.add(plotted);
    }
    return all;
  }

  /** Returns what a snapshot marks, or {@code null}. */
  RecordingStream stream() {
    return stream;
  }

  /** Hands what was recorded to the operating system. */
  void flush() {
    if (stream != null) {
      stream.flush();
    }
  }

  /**
   * Completes the files.
   *
   * @param chart makes the chart of a recording
   */
  void finish(String title, PrintWriter err, Function<Recording, Chart> chart) {
    if (stream != null) {
      stream.close();
    }
    if (output.plot() == null || sinks().getFirst().rows() == 0) {
      return;
    }
    ThinRecording thin = plotted;
    if (thin == null) {
      thin = new ThinRecording(PLOTTED_ROWS);
      Recording.read(output.record(), thin);
    }
    if (thin.every() > 1) {
      err.println(output.plot() + " shows one of " + thin.every() + " rows");
    }
    chart.apply(thin.recording()).title(title).write(output.plot());
  }
}
