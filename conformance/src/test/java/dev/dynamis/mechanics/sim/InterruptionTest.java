package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RunInterruptedException;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps that would take as long as their file likes. */
class InterruptionTest {
  private static Model pile(String option) {
    String text =
        """
        <mujoco>
          <option iterations="2147483647" ls_iterations="2147483647" tolerance="0" %s/>
          <worldbody>
            <geom type="plane" size="1 1 1"/>
            <replicate count="6" offset="0.05 0.02 0.15">
              <body pos="0 0 0.09"><freejoint/><geom type="box" size="0.1 0.1 0.1"/></body>
            </replicate>
          </worldbody>
        </mujoco>
        """
            .formatted(option);
    return Mjcf.compile(Mjcf.readText(text)).model();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solver='PGS'",
        "solver='PGS' cone='elliptic'",
        "solver='CG'",
        "solver='Newton'",
        "solver='Newton' cone='elliptic' noslip_iterations='2147483647' noslip_tolerance='0'"
      })
  @Timeout(60)
  void aLongStepCanBeInterruptedAndHasNotHappened(String option) throws InterruptedException {
    Mechanism pile = new Mechanism(pile(option));
    AtomicReference<double[]> before = new AtomicReference<>();
    Throwable end =
        interrupted(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                before.set(pile.save());
                pile.step();
              }
            });
    // a solver that ends by itself, at the limit of precision, takes whole steps
    if (end != null) {
      assertThat(end).isInstanceOf(RunInterruptedException.class);
      assertThat(pile.save()).containsExactly(before.get());
      assertThat(pile.data().scratch.mark()).isZero();
    }
  }

  /** Points of a distance field that are sought as often, from as many starts, as a file likes. */
  @Test
  @Timeout(60)
  void contactsOfDistanceFieldsCanBeInterrupted() throws InterruptedException {
    Mechanism bolt = new Mechanism(Mjcf.load(Path.of("../docs/examples/bolt-in-nut.xml")).model());
    bolt.model().opt.sdfIterations = Integer.MAX_VALUE;
    bolt.model().opt.sdfInitpoints = Integer.MAX_VALUE;
    double[] before = bolt.save();
    assertThat(interrupted(bolt::step)).isInstanceOf(RunInterruptedException.class);
    assertThat(bolt.save()).containsExactly(before);
    assertThat(bolt.data().scratch.mark()).isZero();
  }

  /**
   * Interrupts work after a third of a second and returns what it ended with, if anything. It ends
   * within a second, which counts time of the processor: a build shares the machine with others.
   */
  private static Throwable interrupted(Runnable work) throws InterruptedException {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    AtomicReference<Throwable> end = new AtomicReference<>();
    AtomicLong time = new AtomicLong();
    Thread runner =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (RuntimeException | Error e) {
                end.set(e);
              } finally {
                time.set(threads.getCurrentThreadCpuTime());
              }
            });
    runner.start();
    runner.join(300);
    assertThat(runner.isAlive()).isTrue();
    long from = threads.getThreadCpuTime(runner.threadId());
    runner.interrupt();
    runner.join();
    assertThat(time.get() - from).isLessThan(TimeUnit.SECONDS.toNanos(1));
    return end.get();
  }

  /** Muscles whose length ranges take long simulations. */
  private static String muscles() {
    return """
        <mujoco>
          <compiler><lengthrange timestep="0.001"/></compiler>
          <worldbody>
            <body><joint name="a" range="-60 60"/><geom size="0.1" pos="1 0 0"/></body>
          </worldbody>
          <actuator>%s</actuator>
        </mujoco>
        """
        .formatted("<muscle joint='a'/>".repeat(200));
  }

  /** A mesh with two flat faces of many corners. */
  private static String drum() {
    StringBuilder vertices = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      double angle = 2 * Math.PI * i / 20_000;
      vertices.append(StrictMath.cos(angle)).append(' ').append(StrictMath.sin(angle));
      vertices.append(i % 2 == 0 ? " 0 " : " 1 ");
    }
    return "<mujoco><asset><mesh name='m' vertex='%s'/></asset><worldbody><geom type='mesh' mesh='m'/></worldbody></mujoco>"
        .formatted(vertices);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Timeout(60)
  void loadingCanBeInterrupted(boolean ranges) throws InterruptedException {
    String text = ranges ? muscles() : drum();
    assertThat(interrupted(() -> Mjcf.compile(Mjcf.readText(text))))
        .isInstanceOf(RunInterruptedException.class);
  }

  @Test
  void anUsualStepOfAnInterruptedThreadHappensWhole() {
    Model m = pile("solver='Newton'");
    m.opt.iterations = 100;
    m.opt.lsIterations = 50;
    Mechanism pile = new Mechanism(m);
    Thread.currentThread().interrupt();
    try {
      assertThat(pile.step().status()).isEqualTo(StepStatus.OK);
      assertThat(pile.time()).isPositive();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
