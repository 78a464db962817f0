package dev.dynamis.core;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Puts rows and events into a recording, which it is given or makes when it hears the layout. */
final class MemorySink implements RecordingSink {
  private final Consumer<Recording> made;
  private final List<Recording> kinds = new ArrayList<>();
  private Recording recording;

  MemorySink(Consumer<Recording> made) {
    this.made = made;
  }

  /** Makes a sink that adds to a recording of the same layout. */
  MemorySink(Recording recording) {
    this(r -> {});
    this.recording = recording;
  }

  @Override
  public void begin(RecordingLayout layout) {
    if (recording == null) {
      recording = new Recording(layout);
    }
    recording.eventNames().forEach(name -> kinds.add(recording.events(name)));
    made.accept(recording);
  }

  @Override
  public void row(double time, double[] values, int offset) {
    recording.add(time, values, offset);
  }

  @Override
  public void event(int kind, double time, double[] values, int offset) {
    kinds.get(kind).add(time, values, offset);
  }

  @Override
  public long rows() {
    return recording.rows();
  }
}
