package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
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
        Checkpoint.of(Autosave.everySteps(snapshot, 30), "plan", () -> Snapshot.of(system))
            .rows(rows);
    saver.save(0);
    for (long step = 1; step <= 100; step++) {
      assertThat(saver.stepsLeft(step - 1)).isBetween(1L, 30L);
      recorder.step();
      saver.saveIfDue(step);
    }
    recorder.close();

    Snapshot s = Checkpoint.read(snapshot);
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
  void rowsInMemoryAreKeptBesideTheSnapshot() throws IOException {
    Path snapshot = folder.resolve("run.snapshot");
    DelayedOscillator system = oscillator();
    Recorder recorder = Recorder.of(system).event("tick", List.of("n")).prepare();
    Autosave autosave = Autosave.everySteps(snapshot, 1000);
    try (Checkpoint saver =
        Checkpoint.of(autosave, "plan", () -> Snapshot.of(system))
            .rows(recorder.recording(), new byte[0])) {
      saver.save(0);
      assertThat(folder.resolve("run.snapshot.rows")).doesNotExist();
      for (int k = 0; k < 3; k++) {
        recorder.run(20);
        recorder.event("tick", system.time(), k);
        saver.save(20 * (k + 1));
      }
    }
    recorder.run(5);

    Snapshot s = Checkpoint.read(snapshot);
    byte[] mark = Checkpoint.rowsMark(s);
    DelayedOscillator other = oscillator();
    s.restore(other);
    Recorder again = Recorder.of(other).event("tick", List.of("n")).prepare();
    Checkpoint.readRows(snapshot, mark, again.recording());
    assertThat(again.rows()).isEqualTo(60);
    assertThat(again.recording().events("tick").column("n").toArray()).containsExactly(0, 1, 2);
    try (Checkpoint saver =
        Checkpoint.of(autosave, "plan", () -> Snapshot.of(other))
            .rows(again.recording(), mark)
            .at(60)) {
      again.run(5);
      Recordings.assertSame(again.recording(), recorder.recording());
      saver.save(65);
    }
    ThinRecording all = new ThinRecording(1000);
    Checkpoint.readRows(snapshot, Checkpoint.rowsMark(Checkpoint.read(snapshot)), all);
    Recordings.assertSameNumbers(all.recording(), recorder.recording());

    Path rows = folder.resolve("run.snapshot.rows");
    byte[] bytes = Files.readAllBytes(rows);
    byte[] last = Checkpoint.rowsMark(Checkpoint.read(snapshot));
    byte[] changed = bytes.clone();
    changed[bytes.length / 2] ^= 1;
    for (byte[] wrong : List.of(changed, Arrays.copyOf(bytes, bytes.length - 1), new byte[7])) {
      Files.write(rows, wrong);
      assertThatExceptionOfType(SimulationException.class)
          .isThrownBy(() -> Checkpoint.readRows(snapshot, last, new ThinRecording(1000)))
          .withMessageContaining("cut or altered");
    }
    Checkpoint.forget(snapshot);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void savesWhenSecondsHavePassed() {
    Path snapshot = folder.resolve("run.snapshot");
    DelayedOscillator system = oscillator();
    Checkpoint saver =
        Checkpoint.of(Autosave.everySeconds(snapshot, 1e-9), "plan", () -> Snapshot.of(system));
    saver.save(0);
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
    Checkpoint.of(Autosave.everySteps(snapshot, 1), "every step", () -> Snapshot.of(system))
        .save(0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Checkpoint.check(Snapshot.read(snapshot), snapshot, "every second step"))
        .withMessage("the run in " + snapshot + " has every step; asked for is every second step");
    Snapshot.of(system).write(snapshot);
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Checkpoint.read(snapshot))
        .withMessageContaining("not the autosave");
  }
}
