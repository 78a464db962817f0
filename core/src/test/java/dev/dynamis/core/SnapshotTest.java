package dev.dynamis.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SnapshotTest {
  @TempDir Path folder;

  private static DelayedOscillator oscillator() {
    return new DelayedOscillator(0.01, 4, 0.2, 5);
  }

  private static double[] state(DynamicalSystem system) {
    double[] state = new double[system.stateSize()];
    system.save(state);
    return state;
  }

  private static void run(DynamicalSystem system, int steps) {
    for (int i = 0; i < steps; i++) {
      system.step();
    }
  }

  @Test
  void aRestoredSystemGoesOnWithTheSameBits() {
    DelayedOscillator system = oscillator();
    system.setInputs(new double[] {0.3});
    run(system, 123);
    Path file = folder.resolve("a.snapshot");
    Snapshot.of(system).write(file);
    run(system, 77);

    DelayedOscillator other = oscillator();
    Snapshot.read(file).restore(other);
    assertThat(other.time()).isEqualTo(Snapshot.read(file).time());
    run(other, 77);
    assertThat(Hash64.of(state(other))).isEqualTo(Hash64.of(state(system)));
    double[] inputs = new double[1];
    other.inputs(inputs);
    assertThat(inputs).containsExactly(0.3);
  }

  @Test
  void everythingComesBackFromTheFile() {
    DelayedOscillator system = oscillator();
    run(system, 9);
    Snapshot written =
        Snapshot.of(system)
            .with("random", 17, Double.NaN, -0.0)
            .with("note", "größer".getBytes(StandardCharsets.UTF_8))
            .with("empty", new byte[0]);
    Path file = folder.resolve("a.snapshot");
    written.write(file);
    Snapshot read = Snapshot.read(file);
    assertThat(read.identity()).isEqualTo(system.identity());
    assertThat(read.time()).isEqualTo(system.time());
    assertThat(read.state()).containsExactly(state(system));
    assertThat(read.inputs()).containsExactly(0);
    assertThat(read.sectionNames()).containsExactly("random", "note", "empty");
    assertThat(read.numbers("random")).containsExactly(17, Double.NaN, -0.0);
    assertThat(new String(read.bytes("note"), StandardCharsets.UTF_8)).isEqualTo("größer");
    assertThat(read.bytes("empty")).isEmpty();

    Path again = folder.resolve("b.snapshot");
    read.write(again);
    assertThat(again).hasSameBinaryContentAs(file);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPipeIsRefusedInsteadOfWaitedFor() throws Exception {
    Path pipe = folder.resolve("pipe.snapshot");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThatThrownBy(() -> Snapshot.read(pipe))
        .isInstanceOf(SimulationException.class)
        .hasMessage("can't read " + pipe + ": it is no regular file");
  }

  @Test
  void sectionsAreAskedForByNameAndKind() {
    Snapshot s = Snapshot.of(oscillator()).with("random", 1).with("note", new byte[1]);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> s.numbers("randm"))
        .withMessage("no section \"randm\"; did you mean \"random\"?");
    assertThatIllegalArgumentException().isThrownBy(() -> s.numbers("note"));
    assertThatIllegalArgumentException().isThrownBy(() -> s.bytes("random"));
  }

  @Test
  void aSnapshotIsNotChangedThroughItsArrays() {
    Snapshot s = Snapshot.of(oscillator()).with("a", 1);
    s.state()[1] = 99;
    s.numbers("a")[0] = 99;
    s.inputs()[0] = 99;
    assertThat(s.state()[1]).isEqualTo(1);
    assertThat(s.numbers("a")).containsExactly(1);
    assertThat(s.inputs()).containsExactly(0);
  }

  @Test
  void refusesAnotherModelAndListsTheSizesThatChanged() {
    Snapshot s = Snapshot.of(oscillator());
    DelayedOscillator longer = new DelayedOscillator(0.01, 4, 0.2, 8);
    run(longer, 20);
    long before = Hash64.of(state(longer));
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> s.restore(longer))
        .withMessage(
            "the snapshot of \"oscillator\" doesn't fit the system \"oscillator\": sizes changed:"
                + " ndelay 5 -> 8; load the model that the snapshot was taken from");
    assertThat(Hash64.of(state(longer))).isEqualTo(before);

    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> s.restore(new DelayedOscillator(0.01, 5, 0.2, 5)))
        .withMessageContaining("all sizes are the same, so numbers or connections");
  }

  @Test
  void aSystemWhoseClockIsNotRestoredIsPutBack() {
    DelayedOscillator behind = oscillator();
    DynamicalSystem stuck =
        (DynamicalSystem)
            Proxy.newProxyInstance(
                SnapshotTest.class.getClassLoader(),
                new Class<?>[] {DynamicalSystem.class},
                (proxy, method, arguments) ->
                    method.getName().equals("time") ? 42.0 : method.invoke(behind, arguments));
    DelayedOscillator system = oscillator();
    run(system, 3);
    double[] before = state(behind);
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Snapshot.of(system).restore(stuck))
        .withMessageContaining("its load gives time 42.0 instead of 0.03");
    assertThat(state(behind)).containsExactly(before);
  }

  @Test
  void aFileCutAnywhereIsRefused() throws IOException {
    Path file = written();
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 1; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertThatExceptionOfType(SimulationException.class)
          .as("%d bytes", length)
          .isThrownBy(() -> Snapshot.read(file))
          .withMessageContaining("the file was cut");
    }
  }

  @Test
  void aChangeOfAnyByteIsNoticed() throws IOException {
    Path file = written();
    byte[] bytes = Files.readAllBytes(file);
    for (int i = 0; i < bytes.length; i++) {
      byte[] altered = bytes.clone();
      altered[i] ^= 0x10;
      Files.write(file, altered);
      assertThatExceptionOfType(SimulationException.class)
          .as("byte %d", i)
          .isThrownBy(() -> Snapshot.read(file))
          .withMessageStartingWith("can't read the snapshot " + file + ": ");
    }
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Snapshot.read(file))
        .withMessageContaining("its checksum is wrong, so the file was altered");
  }

  @Test
  void bytesAtTheEndAreNoticed() throws IOException {
    Path file = written();
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length + 1));
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Snapshot.read(file))
        .withMessageContaining("the file was altered: it has");
  }

  @Test
  void aNewerFormatIsNamed() throws IOException {
    Path file = written();
    byte[] bytes = Files.readAllBytes(file);
    bytes[8] = 7;
    Files.write(file, bytes);
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Snapshot.read(file))
        .withMessageContaining("it has format 7, this version of dynamis reads up to format 1");
  }

  @Test
  void aFileOfAnotherKindIsNoSnapshot() throws IOException {
    Path file = folder.resolve("a.snapshot");
    for (String content : new String[] {"", "x", "<mujoco>\n  <worldbody/>\n</mujoco>\n"}) {
      Files.writeString(file, content);
      assertThatExceptionOfType(SimulationException.class)
          .isThrownBy(() -> Snapshot.read(file))
          .withMessage("can't read the snapshot " + file + ": it is not a snapshot");
    }
    Path missing = folder.resolve("missing.snapshot");
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Snapshot.read(missing))
        .withMessage("can't read " + missing + ": there is no " + missing);
  }

  @Test
  void countsAreComparedWithTheFileBeforeTheyAreBelieved() throws IOException {
    Path file = written();
    byte[] original = Files.readAllBytes(file);
    int checked = 0;
    for (int i = 20; i <= original.length - 12; i++) {
      for (int lie : new int[] {Integer.MAX_VALUE, -1, original.length}) {
        byte[] bytes = original.clone();
        ByteBuffer b = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        b.putInt(i, lie);
        int end = bytes.length - 8;
        b.putLong(end, new Hash64().add(bytes, 0, end).value());
        Files.write(file, bytes);
        try {
          Snapshot.read(file);
        } catch (SimulationException e) {
          checked++;
          assertThat(e).hasMessageStartingWith("can't read the snapshot " + file + ": ");
        }
      }
    }
    assertThat(checked).isGreaterThan(50);
  }

  @Test
  void aHugeFileThatClaimsToBeShortIsNotRead() throws IOException {
    Path file = folder.resolve("a.snapshot");
    Files.copy(written(), file, StandardCopyOption.REPLACE_EXISTING);
    try (RandomAccessFile f = new RandomAccessFile(file.toFile(), "rw")) {
      f.setLength(1L << 40);
    }
    assertThatExceptionOfType(SimulationException.class)
        .isThrownBy(() -> Snapshot.read(file))
        .withMessageContaining("the file was altered: it has 1099511627776 bytes");
  }

  private Path written() {
    DelayedOscillator system = oscillator();
    run(system, 3);
    Path file = folder.resolve("written.snapshot");
    Snapshot.of(system).with("a", 1.0, 2.0).with("b", new byte[] {1, 2, 3}).write(file);
    return file;
  }
}
