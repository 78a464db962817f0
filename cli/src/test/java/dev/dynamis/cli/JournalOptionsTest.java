package dev.dynamis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalOptionsTest {
  private final Terminal terminal = new Terminal();

  @TempDir Path folder;

  /** Runs a command whole, cuts its file as a kill would, and goes on. */
  private void compare(Object... command) throws Exception {
    Path file = folder.resolve("journal");
    Object[] more = Arrays.copyOf(command, command.length + 3);
    more[command.length] = "--json";
    more[command.length + 1] = "--autosave";
    more[command.length + 2] = file.toString();
    assertThat(terminal.run(more)).isZero();
    String whole = terminal.out.toString();
    byte[] kept = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(kept, kept.length / 2));
    more[command.length + 1] = "--resume";
    Terminal second = new Terminal();
    assertThat(second.run(more)).isZero();
    assertThat(second.out.toString()).isEqualTo(whole);
    // what was missing was written again, and no more than that
    assertThat(Files.size(file)).isEqualTo(kept.length);
    Terminal other = new Terminal();
    Object[] changed = Arrays.copyOf(more, more.length + 2);
    changed[more.length] = "--set";
    changed[more.length + 1] = "x=0.2";
    assertThat(other.run(changed)).isEqualTo(1);
    assertThat(other.err.toString()).contains("belongs to another analysis");
  }

  @Test
  void aSweepGoesOnWhereItWas() throws Exception {
    compare("sweep", "builtin://map/logistic", "--param", "r=3:3.9:0.002", "--of", "x");
  }

  @Test
  void exponentsGoOnWhereTheyWere() throws Exception {
    compare(
        "sweep",
        "builtin://map/henon",
        "--param",
        "a=1:1.4:0.02",
        "--exponents",
        "1",
        "--threads",
        "2");
  }

  @Test
  void basinsGoOnWhereTheyWere() throws Exception {
    compare(
        "basins", "builtin://map/henon", "--x", "x=-2:2:30", "--y", "y=-2:2:20", "--refine", "1");
  }

  @Test
  void branchesGoOnWhereTheyWere() throws Exception {
    compare(
        "continue",
        "builtin://ode/lorenz",
        "--param",
        "rho=24:25",
        "--start",
        "x=8,y=8,z=23",
        "--also",
        "sigma=9:11");
  }

  @Test
  void cyclesOfDelayEquationsGoOnWhereTheyWere() throws Exception {
    compare(
        "continue",
        "builtin://dde/mackey-glass",
        "--param",
        "tau=13:13.5",
        "--cycle",
        "--switch",
        "--step",
        "0.1");
  }

  @Test
  void lyapunovExponentsGoOnWhereTheyWereInterrupted() throws Exception {
    Path file = folder.resolve("exponents");
    Object[] command = {"lyapunov", "builtin://ode/lorenz", "--time", "300", "--json"};
    Terminal stopped = new Terminal();
    Thread.currentThread().interrupt();
    assertThat(stopped.run(and(command, "--transient", "0", "--autosave", file)))
        .isEqualTo(Dynamis.INTERRUPTED);
    assertThat(Thread.interrupted()).isTrue();
    Terminal resumed = new Terminal();
    assertThat(resumed.run(and(command, "--transient", "0", "--resume", file))).isZero();
    Terminal whole = new Terminal();
    assertThat(whole.run(and(command, "--transient", "0"))).isZero();
    assertThat(resumed.out.toString())
        .isEqualTo(whole.out.toString())
        .isNotEqualTo(stopped.out.toString());
    assertThat(new Terminal().run(and(command, "--resume", file))).isEqualTo(2);
  }

  @Test
  void whatCanNotBeResumedIsSaid() {
    String file = folder.resolve("j").toString();
    Object[] sweep = {"sweep", "builtin://map/logistic", "--param", "r=3:4"};
    assertThat(terminal.run(and(sweep, "--resume", file))).isEqualTo(1);
    assertThat(terminal.err.toString()).contains("there is no file");
    assertThat(terminal.run(and(sweep, "--resume", file, "--autosave", file))).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("leave out --autosave");
    assertThat(terminal.run(and(sweep, "--follow", "--autosave", file))).isEqualTo(2);
    assertThat(terminal.err.toString()).contains("each run needs the one before");
  }

  private static Object[] and(Object[] first, Object... then) {
    return Stream.concat(Arrays.stream(first), Arrays.stream(then)).toArray();
  }
}
