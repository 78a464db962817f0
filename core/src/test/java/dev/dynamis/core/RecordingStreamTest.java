package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingStreamTest {
  @TempDir Path folder;

  private static DelayedOscillator oscillator() {
    return new DelayedOscillator(0.1, 4, 0.2, 3);
  }

  /** Records to a file until it is killed, or as long as the memory would not hold. */
  public static void main(String[] args) {
    Recorder.Builder b = Recorder.of(oscillator());
    switch (args[0]) {
      case "endless" -> {
        Recorder recorder = b.event("tick", List.of("n")).to(Path.of(args[1])).start();
        for (int k = 1; ; k++) {
          recorder.run(1000);
          recorder.event("tick", k, 2 * k);
          recorder.flush();
          System.out.println(recorder.rows());
          // rows that no flush has seen
          recorder.run(7);
        }
      }
      case "long" -> {
        try (Recorder recorder = b.to(Path.of(args[1])).start()) {
          recorder.run(1_000_000);
        }
      }
      default -> {
        try {
          b.start().run(Long.MAX_VALUE);
        } catch (SimulationException e) {
          System.out.println(e.getMessage());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "jsonl", "npy", "npz"})
  void aStreamGivesTheFileThatWritingAtTheEndGives(String format) throws IOException {
    for (Recording r : List.of(Recordings.difficult(), Recordings.complete())) {
      Path whole = folder.resolve("whole." + format);
      r.write(whole);
      Path streamed = folder.resolve("streamed." + format);
      try (RecordingStream stream = RecordingStream.to(streamed)) {
        stream.begin(r.layout());
        r.copyTo(stream);
        assertThat(stream.rows()).isEqualTo(r.rows());
      }
      assertThat(streamed).hasSameBinaryContentAs(whole);
      assertThat(names()).containsExactlyInAnyOrder("whole." + format, "streamed." + format);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "csv, KILL",
    "jsonl, KILL",
    "npy, KILL",
    "npz, KILL",
    "npz, TERM",
    "csv, INT",
    "npy, INT",
    "npz, INT"
  })
  @Timeout(120)
  void aKilledProcessKeepsItsRowsUpToTheLastFlush(String format, String signal) throws Exception {
    assumeTrue(!signal.equals("INT") || Child.hearsInterrupts(), "started with Ctrl-C ignored");
    Path file = folder.resolve("run." + format);
    long flushed = 0;
    try (Child child = Child.start(RecordingStreamTest.class, List.of(), "endless", file)) {
      for (int k = 0; k < 5; k++) {
        flushed = Long.parseLong(child.line());
      }
      child.kill(signal);
    }
    Recording found = Recording.read(file);
    assertThat(found.rows()).isGreaterThanOrEqualTo(flushed);
    Recorder again = Recorder.of(oscillator()).start();
    again.run(found.rows() - 1);
    assertThat(found.times().toArray()).isEqualTo(again.recording().times().toArray());
    for (int c = 0; c < found.columnCount(); c++) {
      assertThat(found.column(c).toArray()).isEqualTo(again.recording().column(c).toArray());
    }
    if (format.equals("jsonl") || format.equals("npz")) {
      assertThat(found.events("tick").rows()).isGreaterThanOrEqualTo(5);
      assertThat(found.events("tick").get(4, "n")).isEqualTo(10);
      assertThat(found.events("tick").get(0, Recording.SAMPLE)).isEqualTo(1000);
    }
    if (format.equals("npz")) {
      assertThat(file).doesNotExist();
      assertThat(Recording.recover(file)).isEqualTo(found.rows());
      Recordings.assertSame(Recording.read(file), found);
      assertThat(names()).containsExactly("run.npz");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "jsonl", "npy", "npz"})
  @Timeout(240)
  void aLongRecordingNeedsLittleMemory(String format) throws Exception {
    // a million rows of nine numbers in a heap that holds a quarter of them
    Path file = folder.resolve("run." + format);
    try (Child child = Child.start(RecordingStreamTest.class, List.of("-Xmx16m"), "long", file)) {
      assertThat(child.end()).as(child.lines().lines().toList().toString()).isZero();
    }
    assertThat(Files.size(file)).isGreaterThan(71_000_000);
    assertThat(names()).containsExactly("run." + format);
  }

  @Test
  @Timeout(120)
  void aRecordingInMemoryThatDoesNotFitSaysSo() throws Exception {
    try (Child child = Child.start(RecordingStreamTest.class, List.of("-Xmx24m"), "memory")) {
      assertThat(child.line())
          .contains("rows with 9 columns", "does not fit the memory", "Recorder.to", "-Xmx");
      assertThat(child.end()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "jsonl", "npy", "npz"})
  void whatComesAfterAMarkIsCutOffWhenTheRunGoesOn(String format) throws IOException {
    Recording r = Recordings.difficult();
    Path file = folder.resolve("a." + format);
    RecordingStream first = RecordingStream.to(file).keepRows();
    first.begin(r.layout());
    r.rows(0, 1000).copyTo(first);
    byte[] mark = first.mark();
    r.rows(1000, 1500).copyTo(first);
    first.close();

    try (RecordingStream second = RecordingStream.resume(file, mark)) {
      second.begin(r.layout());
      assertThat(second.rows()).isEqualTo(1000);
      r.rows(1000, r.rows()).copyTo(second);
    }
    Path whole = folder.resolve("whole." + format);
    r.write(whole);
    assertThat(file).hasSameBinaryContentAs(whole);
    assertThat(names()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "jsonl", "npy", "npz"})
  void aFileThatWasChangedIsNotGoneOnWith(String format) throws IOException {
    Recording r = Recordings.difficult();
    Path file = folder.resolve("a." + format);
    RecordingStream first = RecordingStream.to(file);
    first.begin(r.layout());
    r.copyTo(first);
    byte[] mark = first.mark();
    Path grown = format.equals("npz") ? folder.resolve("a.npz.rows") : file;
    byte[] bytes = Files.readAllBytes(grown);

    byte[] changed = bytes.clone();
    changed[bytes.length / 2] ^= 1;
    Files.write(grown, changed);
    assertRefused(file, mark, r.layout(), "cut or altered");
    Files.write(grown, Arrays.copyOf(bytes, bytes.length - 1));
    assertRefused(file, mark, r.layout(), "cut or altered");
    Files.write(grown, bytes);
    assertRefused(file, new byte[3], r.layout(), "cut or altered");
    RecordingLayout other = RecordingLayout.of(List.of("y", "z", "w"));
    assertRefused(file, mark, other, format.equals("npy") ? "cut or altered" : "other columns");
  }

  private static void assertRefused(
      Path file, byte[] mark, RecordingLayout layout, String message) {
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> RecordingStream.resume(file, mark).begin(layout))
        .withMessageContaining(message);
  }

  @Test
  void rowsWaitNoLongerThanAsked() throws IOException {
    Path file = folder.resolve("a.csv");
    RecordingStream stream = RecordingStream.to(file).flushEvery(0);
    stream.begin(RecordingLayout.of(List.of("x")));
    stream.row(0.5, new double[] {9, 1.5}, 1);
    assertThat(Files.readString(file)).isEqualTo("time,x\r\n0.5,1.5\r\n");
    assertThatIllegalArgumentException().isThrownBy(() -> stream.flushEvery(-1));
  }

  @Test
  void aLineThatAKillCutIsLeftOut() throws IOException {
    Path csv = folder.resolve("a.csv");
    for (String cut : List.of("0.2", "0.2,", "0.2,1.25", "0.2,\"")) {
      Files.writeString(csv, "time,x\r\n0.1,1.5\r\n" + cut);
      if (!cut.endsWith("\"")) {
        assertThat(Recording.read(csv).times().toArray()).as(cut).containsExactly(0.1);
      }
    }
    // another program's last line may have no end
    Files.writeString(csv, "time,x\n0.1,1.5\n0.2,1.25");
    assertThat(Recording.read(csv).rows()).isEqualTo(2);

    Path lines = folder.resolve("a.jsonl");
    String start =
        "{\"recording\":1,\"columns\":[\"x\"],\"events\":{}}\n{\"time\":0.1,\"x\":1.5}\n";
    for (String cut : List.of("{", "{\"time\":0.2", "{\"time\":0.2,\"x\":1.2")) {
      Files.writeString(lines, start + cut);
      assertThat(Recording.read(lines).times().toArray()).as(cut).containsExactly(0.1);
    }
    // in the middle it is no such line
    Files.writeString(lines, start + "{\"time\":0.2\n{\"time\":0.3,\"x\":1.2}\n");
    assertThatExceptionOfType(ModelException.class).isThrownBy(() -> Recording.read(lines));
  }

  @Test
  void textGoesToAnyStream() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (RecordingStream stream = RecordingStream.to(out, "csv")) {
      stream.begin(RecordingLayout.of(List.of("x")));
      stream.row(0.5, new double[] {1.5}, 0);
      assertThatIllegalStateException().isThrownBy(stream::mark);
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("time,x\r\n0.5,1.5\r\n");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RecordingStream.to(out, "npz"))
        .withMessage("a stream can't have the format \"npz\"; use csv or jsonl");
  }

  @Test
  void aFullDiskSaysHowManyRowsCameBefore() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no space left");
          }

          @Override
          public void write(byte[] b, int offset, int length) throws IOException {
            if (length > 20) {
              throw new IOException("no space left");
            }
          }
        };
    RecordingStream stream = RecordingStream.to(full, "csv");
    stream.begin(RecordingLayout.of(List.of("x")));
    for (int i = 0; i < 5; i++) {
      stream.row(i, new double[] {1.5}, 0);
    }
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(stream::flush)
        .withMessageContaining("no space left")
        .withMessageContaining("5 rows");
  }

  @Test
  void anInterruptedThreadLosesNothing() throws IOException {
    Path file = folder.resolve("a.npz");
    Recording r = Recordings.complete();
    Thread.currentThread().interrupt();
    try (RecordingStream stream = RecordingStream.to(file)) {
      stream.begin(r.layout());
      r.copyTo(stream);
    }
    assertThat(Thread.interrupted()).isTrue();
    Recordings.assertSame(Recording.read(file), r);
  }

  @Test
  void anOldArchiveIsNotTakenForARunThatWasKilled() throws IOException {
    Path file = folder.resolve("a.npz");
    Recordings.complete().write(file);
    RecordingStream stream = RecordingStream.to(file);
    stream.begin(Recordings.difficult().layout());
    stream.flush();
    assertThat(Recording.read(file).rows()).isZero();
    assertThat(Recording.read(file).columns()).isEqualTo(Recordings.difficult().columns());
    assertThatIllegalStateException()
        .isThrownBy(() -> stream.begin(Recordings.complete().layout()));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).toList();
    }
  }
}
