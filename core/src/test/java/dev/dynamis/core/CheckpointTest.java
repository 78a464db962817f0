package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointTest {
  @TempDir Path folder;

  private static DelayedOscillator oscillator() {
    return new DelayedOscillator(0.1, 4, 0.2, 3);
  }

  @Test
  void aRunThatIsGoneOnWithGivesTheSameRows() {
    Path snapshot = folder.resolve("run.snapshot");
    Path file = folder.resolve("run.npz");
    DelayedOscillator system = oscillator();
    RecordingStream rows = RecordingStream.to(file).keepRows();
    Recorder recorder = Recorder.of(system).to(rows).start();
    Checkpoint saver =
        Checkpoint.begin(
            Autosave.everySteps(snapshot, 30), rows, "plan", 0, () -> Snapshot.of(system));
    for (long step = 1; step <= 100; step++) {
      assertThat(saver.stepsLeft(step - 1)).isBetween(1L, 30L);
      recorder.step();
      saver.saveIfDue(step);
    }
    recorder.close();

    Snapshot s = Snapshot.read(snapshot);
    Checkpoint.check(s, snapshot, "plan");
    assertThat(s.time()).isCloseTo(9, within(1e-9));
    DelayedOscillator other = oscillator();
    s.restore(other);
    Recorder again =
        Recorder.of(other).to(RecordingStream.resume(file, Checkpoint.rowsMark(s))).prepare();
    assertThat(again.rows()).isEqualTo(91);
    again.run(60);
    again.close();

    Recorder whole = Recorder.of(oscillator()).start();
    whole.run(150);
    Recordings.assertSame(Recording.read(file), whole.recording());
  }

  @Test
  void rowsInMemoryAreKeptBesideTheSnapshot() {
    Path snapshot = folder.resolve("run.snapshot");
    DelayedOscillator system = oscillator();
    RecordingStream rows = Checkpoint.rowsBeside(snapshot);
    Recorder recorder = Recorder.of(system).inMemory().to(rows).start();
    recorder.run(20);
    Checkpoint.begin(
        Autosave.everySeconds(snapshot, 1e9), rows, "plan", 20, () -> Snapshot.of(system));
    recorder.run(5);
    assertThat(recorder.recording().rows()).isEqualTo(26);
    assertThat(folder.resolve("run.snapshot.rows")).exists();

    Snapshot s = Snapshot.read(snapshot);
    Recorder again =
        Recorder.of(oscillator())
            .inMemory()
            .to(Checkpoint.rowsBeside(snapshot, Checkpoint.rowsMark(s)))
            .prepare();
    Checkpoint.readRows(snapshot, Checkpoint.rowsMark(s), again.recording());
    Recordings.assertSame(again.recording(), recorder.recording().rows(0, 21));

    Checkpoint.forget(snapshot);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void savesWhenSecondsHavePassed() {
    Path snapshot = folder.resolve("run.snapshot");
    DelayedOscillator system = oscillator();
    Checkpoint saver =
        Checkpoint.begin(
            Autosave.everySeconds(snapshot, 1e-9), null, "plan", 0, () -> Snapshot.of(system));
    assertThat(saver.stepsLeft(5)).isEqualTo(Long.MAX_VALUE);
    system.step();
    saver.saveIfDue(1);
    assertThat(Snapshot.read(snapshot).time()).isEqualTo(system.time());
    assertThat(Checkpoint.rowsMark(Snapshot.read(snapshot))).isEmpty();
  }

  @Test
  void anotherPlanAndAPlainSnapshotAreRefused() {
    Path snapshot = folder.resolve("run.snapshot");
    DelayedOscillator system = oscillator();
    Checkpoint.begin(
        Autosave.everySteps(snapshot, 1), null, "every step", 0, () -> Snapshot.of(system));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Checkpoint.check(Snapshot.read(snapshot), snapshot, "every second step"))
        .withMessage("the run in " + snapshot + " has every step; asked for is every second step");
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Checkpoint.check(Snapshot.of(system), snapshot, "every step"))
        .withMessageContaining("not the autosave");
  }
}
