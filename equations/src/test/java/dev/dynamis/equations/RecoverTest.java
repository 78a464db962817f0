package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.Recording;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs that save themselves, are killed, and are gone on with. */
class RecoverTest {
  private static final int EVERY = 500;

  /** A delay system with an adaptive stepper, and events that change a parameter and are logged. */
  private static final String DELAY =
      """
      [model]
      type = "ode"
      name = "delayed"
      [states]
      x = 0.5
      y = 0.0
      [params]
      tau = 2.0
      gain = 2.0
      [equations.rhs]
      x = "gain*delay(x, tau)/(1 + delay(x, tau)**10) - x"
      y = "x - y"
      [events.peak]
      cond = "x > 1.1"
      action.gain = "1.95 + 0.05*y"
      log = ["t", "x", "y"]
      [sim]
      stepper = "rk45"
      max_steps = 1000000000
      """;

  /** A map that looks back. */
  private static final String LAG =
      """
      [model]
      type = "map"
      name = "lagged"
      [states]
      x = 0.1
      [params]
      r = 3.6
      [equations.rhs]
      x = "r*x*(1 - 0.9*x - 0.1*lag_x(2))"
      [sim]
      dt = 1.0
      """;

  @TempDir Path folder;

  private static Simulation simulation(String kind) {
    EquationModel model = Models.parse(kind, kind.equals("delay") ? DELAY : LAG);
    return new Simulation(model, SystemOptions.of(model));
  }

  private static RunOptions options(Simulation sim, String kind) {
    return options(sim, kind, 100_000);
  }

  /** The end is a time or a number of iterations. */
  private static RunOptions options(Simulation sim, String kind, long end) {
    RunOptions o = sim.defaults().every(3).withTransient(200);
    return kind.equals("delay") ? o.until(end) : o.iterations(end);
  }

  /** An endless run in another process: its arguments are the kind of model and the file. */
  public static void main(String[] args) {
    Simulation sim = simulation(args[0]);
    sim.run(
        options(sim, args[0], 1_000_000_000_000L)
            .autosave(Autosave.everySteps(Path.of(args[1]), EVERY))
            .progress(
                (done, total, what) -> {
                  System.out.println(done);
                  return true;
                }));
  }

  private static Process start(String kind, Path file) throws IOException {
    Set<String> path = new LinkedHashSet<>();
    for (Class<?> c :
        List.of(RecoverTest.class, EquationModel.class, Recording.class, org.tomlj.Toml.class)) {
      path.add(root(c));
    }
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            String.join(File.pathSeparator, path),
            RecoverTest.class.getName(),
            kind,
            file.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Returns the folder or archive that a class comes from. */
  private static String root(Class<?> c) {
    String name = c.getName().replace('.', '/') + ".class";
    String url = c.getResource("/" + name).toString();
    String place = url.substring(0, url.length() - name.length());
    if (place.startsWith("jar:")) {
      place = place.substring("jar:".length(), place.length() - "!/".length());
    }
    return Path.of(URI.create(place)).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"delay", "lag"})
  @Timeout(60)
  void aKilledRunGoesOnWithTheSameBits(String kind) throws Exception {
    Path file = folder.resolve("run.snapshot");
    Process process = start(kind, file);
    double seen = -1;
    try (BufferedReader lines = process.inputReader()) {
      for (int k = 0; k < 20; k++) {
        assertThat(lines.readLine()).as("the run is still going on").isNotNull();
        // it is being replaced all the time, and whole whenever it is read
        double now = Snapshot.read(file).time();
        assertThat(now).isGreaterThanOrEqualTo(seen);
        seen = now;
      }
      process.destroyForcibly();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    }
    Snapshot left = Snapshot.read(file);
    assertThat(left.time()).isGreaterThanOrEqualTo(seen);
    long end = (long) left.time() + 1000;

    Simulation whole = simulation(kind);
    RunResult expected = whole.run(options(whole, kind, end)).orThrow();
    Simulation again = simulation(kind);
    List<Long> steps = new ArrayList<>();
    RunResult found =
        again
            .recover(
                file,
                options(again, kind, end)
                    .progress(
                        (done, total, what) -> {
                          steps.add(again.system().steps());
                          return true;
                        }))
            .orThrow();

    assertThat(found.finalStates()).isEqualTo(expected.finalStates());
    assertThat(found.finalParameters()).isEqualTo(expected.finalParameters());
    assertThat(found.steps()).isEqualTo(expected.steps());
    assertThat(found.t()).isEqualTo(expected.t());
    assertSame(found.recording(), expected.recording());
    for (int e = 0; e < whole.system().model().events().size(); e++) {
      assertThat(again.system().fired(e)).isEqualTo(whole.system().fired(e)).isPositive();
    }
    assertThat(again.segments()).isEqualTo(whole.segments());
    // it went on from the snapshot, not from the start
    assertThat(steps.getFirst()).isGreaterThan(10 * EVERY);
  }

  private static void assertSame(Recording found, Recording expected) {
    assertThat(found.columns()).isEqualTo(expected.columns());
    assertThat(found.times().toArray()).isEqualTo(expected.times().toArray());
    for (String column : expected.columns()) {
      assertThat(found.column(column).toArray()).isEqualTo(expected.column(column).toArray());
    }
    assertThat(found.eventNames()).isEqualTo(expected.eventNames());
    for (String event : expected.eventNames()) {
      assertThat(expected.events(event).rows()).isPositive();
      assertSame(found.events(event), expected.events(event));
    }
  }

  @Test
  void aRunThatWasStoppedIsSavedWhereItStopped() {
    Path file = folder.resolve("stopped.snapshot");
    for (int steps : new int[] {150, 60_000}) {
      Simulation sim = simulation("lag");
      RunOptions o = options(sim, "lag").autosave(Autosave.everySeconds(file, 1e6));
      RunResult part = sim.run(o.progress((done, total, what) -> sim.system().steps() < steps));
      assertThat(part.status()).isEqualTo(RunStatus.CANCELLED);
      Simulation again = simulation("lag");
      RunResult found = again.recover(file, o).orThrow();
      Simulation whole = simulation("lag");
      RunResult expected = whole.run(options(whole, "lag"));
      assertThat(found.finalStates()).isEqualTo(expected.finalStates());
      assertSame(found.recording(), expected.recording());
    }
  }

  @Test
  void aRecoveredRunMaySaveItselfAnywhere() {
    Path first = folder.resolve("first.snapshot");
    Path second = folder.resolve("second.snapshot");
    Simulation sim = simulation("lag");
    RunOptions o = options(sim, "lag");
    sim.run(
        o.autosave(Autosave.everySteps(first, 7000))
            .progress((done, total, what) -> done < 30_000));
    Simulation other = simulation("lag");
    other.recover(
        first,
        o.autosave(Autosave.everySteps(second, 7000))
            .progress((done, total, what) -> done < 60_000));
    Simulation last = simulation("lag");
    RunResult found = last.recover(second, o.autosave(Autosave.everySteps(second, 7000)));
    assertSame(found.recording(), simulation("lag").run(o).recording());
  }

  @Test
  void aRunWithoutRowsWritesOneFile() {
    Path file = folder.resolve("bare.snapshot");
    Simulation sim = simulation("lag");
    RunOptions o = options(sim, "lag").recording(false).autosave(Autosave.everySteps(file, 30_000));
    RunResult expected = sim.run(o);
    assertThat(folder).isDirectoryContaining(p -> p.endsWith("bare.snapshot"));
    assertThat(folder.resolve("bare.snapshot.rows")).doesNotExist();
    assertThat(Snapshot.read(file).time()).isEqualTo(90_000);
    assertThat(simulation("lag").recover(file, o).finalStates()).isEqualTo(expected.finalStates());
  }

  @Test
  void whatDoesNotFitIsRefused() throws IOException {
    Path file = folder.resolve("a.snapshot");
    Simulation sim = simulation("lag");
    RunOptions o = options(sim, "lag");
    sim.run(o.autosave(Autosave.everySteps(file, 40_000)));
    assertThatThrownBy(() -> simulation("lag").recover(file, o.every(4)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("every 3 steps [x]")
        .hasMessageContaining("every 4 steps [x]");
    assertThatThrownBy(
            () -> {
              Simulation other = simulation("delay");
              other.recover(file, options(other, "delay"));
            })
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("doesn't fit the system \"delayed\"");

    Path plain = folder.resolve("plain.snapshot");
    sim.save(plain);
    assertThatThrownBy(() -> simulation("lag").recover(plain, o))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("not the autosave");

    Path rows = folder.resolve("a.snapshot.rows");
    byte[] bytes = Files.readAllBytes(rows);
    bytes[1000] ^= 1;
    Files.write(rows, bytes);
    assertThatThrownBy(() -> simulation("lag").recover(file, o))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("cut or altered");
    Files.write(rows, java.util.Arrays.copyOf(bytes, 5000));
    assertThatThrownBy(() -> simulation("lag").recover(file, o))
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("cut or altered");

    assertThatThrownBy(() -> Autosave.everySteps(file, 0)).hasMessageContaining("number of steps");
    assertThatThrownBy(() -> Autosave.everySeconds(file, -1)).hasMessageContaining("-1");
  }
}
