package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.RunInterruptedException;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mjcf.Mjcf;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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
    AtomicReference<Throwable> end = new AtomicReference<>();
    AtomicReference<double[]> before = new AtomicReference<>();
    CountDownLatch started = new CountDownLatch(1);
    Thread runner =
        new Thread(
            () -> {
              try {
                while (!Thread.currentThread().isInterrupted()) {
                  before.set(pile.save());
                  started.countDown();
                  pile.step();
                }
              } catch (RuntimeException | Error e) {
                end.set(e);
              }
            });
    runner.start();
    started.await();
    runner.join(300);
    runner.interrupt();
    long from = System.nanoTime();
    runner.join();
    assertThat(System.nanoTime() - from).isLessThan(TimeUnit.SECONDS.toNanos(10));
    // a solver that ends by itself, at the limit of precision, takes whole steps
    if (end.get() != null) {
      assertThat(end.get()).isInstanceOf(RunInterruptedException.class);
      assertThat(pile.save()).containsExactly(before.get());
      assertThat(pile.data().scratch.mark()).isZero();
    }
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
