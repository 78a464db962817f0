package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.dynamis.core.Autosave;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs end when their thread is interrupted, and keep what they have. */
class RunnerTest {
  private static final String CIRCLE =
      """
      [model]
      type = "ode"
      [states]
      x = 0.0
      v = 1.0
      [equations.rhs]
      x = "v"
      v = "-x"
      """;

  private static final String NESTED =
      """
      [model]
      type = "ode"
      [states]
      x = 0.0
      v = 1.0
      [equations.rhs]
      x = "v"
      v = "-x + 1e-12*sum(sum(sin(i*j*x) for j in range(100000)) for i in range(100000))"
      """;

  private static final String CHATTER =
      """
      [model]
      type = "ode"
      [states]
      x = 0.5
      v = 1.0
      [equations.rhs]
      x = "3e6*v"
      v = "0"
      [events.high]
      cond = "x > 1"
      locate = true
      action.v = "-1"
      [events.low]
      cond = "x < 0"
      locate = true
      action.v = "1"
      [sim]
      dt = 0.01
      """;

  /** Runs on a thread of its own, interrupts that, and returns what it did within a second. */
  private static RunResult interrupted(Simulation sim, RunOptions o) throws InterruptedException {
    AtomicReference<RunResult> result = new AtomicReference<>();
    AtomicReference<Boolean> flag = new AtomicReference<>();
    // of the processor, since a build shares the machine with others
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    AtomicLong end = new AtomicLong();
    CountDownLatch started = new CountDownLatch(1);
    Thread t =
        new Thread(
            () -> {
              started.countDown();
              result.set(sim.run(o));
              flag.set(Thread.currentThread().isInterrupted());
              end.set(threads.getCurrentThreadCpuTime());
            });
    t.start();
    started.await();
    t.join(300);
    assertThat(t.isAlive()).isTrue();
    long before = threads.getThreadCpuTime(t.threadId());
    t.interrupt();
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> t.join());
    assertThat(1e-9 * (end.get() - before)).isLessThan(1);
    // whoever started the thread sees that it was interrupted
    assertThat(flag.get()).isTrue();
    assertThat(result.get().status()).isEqualTo(RunStatus.CANCELLED);
    assertThat(result.get().message()).contains("interrupted at t = ");
    return result.get();
  }

  @ParameterizedTest
  @CsvSource({"rk4, true", "rk4, false", "rk45, true", "ab3, false", "bdf2, true", "radau5, false"})
  void anInterruptEndsARunBetweenSteps(String stepper, boolean record) throws InterruptedException {
    EquationModel m = Models.parse("circle", CIRCLE);
    Simulation sim = new Simulation(m, SystemOptions.of(m).withStepper(stepper));
    RunOptions o = sim.defaults().until(1e12).maxSteps(Long.MAX_VALUE).every(1000);
    RunResult r = interrupted(sim, o.recording(record));
    assertThat(r.steps()).isPositive();
    assertThat(r.recording().rows()).isEqualTo(record ? 1 + r.steps() / 1000 : 0);
  }

  @ParameterizedTest
  @CsvSource({"rk4, false", "rk45, false", "rk4, true"})
  void anInterruptEndsALongSumInsideAStep(String stepper, boolean interpreted)
      throws InterruptedException {
    EquationModel m = Models.parse("nested", NESTED);
    SystemOptions options = SystemOptions.of(m).withStepper(stepper).withInterpreter(interpreted);
    Simulation sim = new Simulation(m, options);
    RunResult r = interrupted(sim, sim.defaults().until(1));
    assertThat(r.steps()).isZero();
    assertThat(r.finalStates()).containsExactly(0, 1);
    assertThat(r.recording().rows()).isEqualTo(1);
  }

  @Test
  void anInterruptEndsAStepWithManyEvents() throws InterruptedException {
    EquationModel m = Models.parse("chatter", CHATTER);
    Simulation sim = new Simulation(m);
    interrupted(sim, sim.defaults().until(1e6).maxSteps(Long.MAX_VALUE).recording(false));
  }

  @Test
  void anInterruptedRunSavesItselfAndGoesOn(@TempDir Path dir) throws InterruptedException {
    EquationModel m = Models.parse("circle", CIRCLE);
    Simulation sim = new Simulation(m);
    Path file = dir.resolve("run.snapshot");
    RunOptions o = sim.defaults().until(1e12).maxSteps(Long.MAX_VALUE).every(100_000);
    RunResult r = interrupted(sim, o.autosave(Autosave.everySeconds(file, 3600)));
    assertThat(Files.exists(file)).isTrue();
    Simulation again = new Simulation(m);
    RunResult more = again.recover(file, o.until(r.t() + 5).every(100_000));
    assertThat(more.ok()).isTrue();
    assertThat(more.steps()).isEqualTo(r.steps() + 500);
    assertThat(more.recording().rows()).isGreaterThanOrEqualTo(r.recording().rows());
  }

  @Test
  void aRangeThatIsTooLongStopsEveryKindOfRunByName() {
    String text =
        CIRCLE.replace("[equations", "[params]\nN = 100000\n[equations")
            + "v = \"-x + 0*sum(i for i in range(N + 10*t))\"\n";
    EquationModel m = Models.parse("sum", text.replace("v = \"-x\"\n", ""));
    for (String stepper : new String[] {"rk4", "rk45", "radau5"}) {
      Simulation sim = new Simulation(m, SystemOptions.of(m).withStepper(stepper));
      RunResult r = sim.run(sim.defaults().until(1).recording(false));
      assertThat(r.status()).isEqualTo(RunStatus.NOT_FINITE);
      assertThat(r.message()).contains("a sum or product over 100001.0 values");
      assertThat(r.t()).isLessThan(0.11);
    }
  }
}
