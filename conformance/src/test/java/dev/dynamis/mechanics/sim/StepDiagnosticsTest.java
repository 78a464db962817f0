package dev.dynamis.mechanics.sim;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.support.ConstraintTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mjcf.Mjcf;
import java.lang.management.ManagementFactory;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a step does in which order, what it leaves behind, what it says, what it costs. */
class StepDiagnosticsTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static Model humanoid() {
    return Mjcf.load(ConstraintTrace.FOLDER.resolve("humanoid.xml")).model();
  }

  /** A step that is bad in all respects, so that every check has something to say. */
  @Test
  @Tag("acceptance:004-27")
  void aStepChecksTheStateThenComputesThenChecksAccelerationsThenComparesThenAdvances() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <option><flag fwdinv="enable" autoreset="disable"/></option>
                      <worldbody>
                        <body><joint type="slide" frictionloss="1"/><geom size="0.1"/></body>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    List<String> events = new ArrayList<>();
    m.callbacks.warning = (model, d, kind, info) -> events.add(Warning.name(kind) + d.time);
    m.callbacks.passive = (model, d) -> events.add("forces" + d.time);
    m.callbacks.control = (model, d) -> events.add("control" + d.time);
    Data d = new Data(m);
    d.solver.fwdinv[0] = 7;
    m.callbacks.clock =
        () -> {
          if (d.solver.fwdinv[0] != 7 && !events.contains("compared0.0")) {
            events.add("compared" + d.time);
          }
          return 0;
        };
    d.qpos[0] = 1e11;
    d.qvel[0] = 1e11;
    d.qfrc.applied[0] = 1e13;
    Physics.step(m, d);
    assertThat(events)
        .containsExactly(
            "badqpos0.0", "badqvel0.0", "forces0.0", "control0.0", "badqacc0.0", "compared0.0");
    assertThat(d.time).isEqualTo(0.002);
  }

  @Test
  @Tag("acceptance:004-90")
  void everyFunctionGivesItsScratchMemoryBack() {
    Model m = model("d_rich");
    m.opt.setEnabled(EnableBit.FWDINV, true);
    m.opt.setEnabled(EnableBit.ENERGY, true);
    Data d = richStart(m);
    long empty = d.scratch.mark();
    assertThat(empty).isZero();
    List<BiConsumer<Model, Data>> functions =
        List.of(
            Physics::step,
            Physics::step1,
            Physics::step2,
            Physics::forward,
            Physics::inverse,
            Physics::forwardPosition,
            Physics::forwardVelocity,
            Physics::makeConstraint,
            Physics::compareForwardInverse,
            Physics::subtreeVel,
            Physics::rnePostConstraint,
            Physics::energyPos,
            Physics::energyVel,
            (model, data) -> Physics.forwardSkip(model, data, Stage.VEL, true),
            (model, data) -> Physics.inverseSkip(model, data, Stage.POS, false),
            (model, data) -> Physics.geomDistance(model, data, 2, 8, 1, new double[6]),
            (model, data) -> Physics.contactForce(model, data, 0, new double[6]),
            (model, data) -> InertiaMatrix.mul(model, data, new double[18], data.qvel),
            (model, data) -> FrameJacobians.subtreeCom(model, data, new double[54], 2),
            (model, data) -> FrameJacobians.angularMomentum(model, data, new double[54], 2));
    for (BiConsumer<Model, Data> function : functions) {
      function.accept(m, d);
      assertThat(d.scratch.mark()).isEqualTo(empty);
    }
    assertThat(d.maxuse.stack).isPositive();
    d.reset();
    assertThat(d.scratch.mark()).isEqualTo(empty);
    assertThat(d.maxuse.stack).isZero();
  }

  @Test
  @Tag("acceptance:004-97")
  @Tag("acceptance:004-98")
  void aWarningIsCountedEachTimeAndLoggedOnceUntilAReset() {
    Model m = model("d_rich");
    Data d = richStart(m);
    List<String> log = new ArrayList<>();
    Logger logger = Logger.getLogger(Data.class.getName());
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            log.add(record.getMessage());
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
    try {
      d.ctrl[1] = Double.NaN;
      Physics.step(m, d);
      Physics.step(m, d);
      assertThat(d.warning.number[Warning.BADCTRL]).isEqualTo(2);
      assertThat(d.warning.lastinfo[Warning.BADCTRL]).isEqualTo(1);
      assertThat(log).hasSize(1).first().asString().contains("d_rich").contains("control 1");

      // users may warn too
      d.reset();
      assertThat(d.warning.number).containsOnly(0);
      d.warn(Warning.BADCTRL, 3);
      assertThat(d.warning.number[Warning.BADCTRL]).isEqualTo(1);
      assertThat(d.warning.lastinfo[Warning.BADCTRL]).isEqualTo(3);
    } finally {
      logger.removeHandler(handler);
      logger.setUseParentHandlers(true);
    }
  }

  /** There is nothing to close: arrays are ordinary ones, and go when nobody holds them. */
  @Test
  @Tag("acceptance:004-15")
  @Tag("acceptance:004-96")
  void dataThatNobodyHoldsIsFreed() throws InterruptedException {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.step(m, d);
    WeakReference<Data> reference = new WeakReference<>(d);
    WeakReference<double[]> array = new WeakReference<>(d.qpos);
    assertThat(reference.get()).isNotNull();
    d = null;
    for (int i = 0; i < 50 && (reference.get() != null || array.get() != null); i++) {
      System.gc();
      Thread.onSpinWait();
    }
    assertThat(reference.get()).isNull();
    assertThat(array.get()).isNull();
    assertThat(m.nv).isEqualTo(18);
  }

  /** Finite differences of accelerations by forces need no new positions and velocities. */
  @Test
  @Tag("acceptance:004-55")
  void skippingStagesPaysInFiniteDifferences() {
    Model m = humanoid();
    Data d = new Data(m);
    for (int i = 0; i < 300; i++) {
      Physics.step(m, d);
    }
    assertThat(d.ncon).isPositive();
    long[] least = {Long.MAX_VALUE, Long.MAX_VALUE};
    for (int round = 0; round < 30 || round < 300 && least[0] < 1.5 * least[1]; round++) {
      for (int skip = 0; skip < 2; skip++) {
        long before = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < m.nv; i++) {
          d.qfrc.applied[i] += 1e-6;
          if (skip == 1) {
            Physics.forwardSkip(m, d, Stage.VEL, true);
          } else {
            Physics.forward(m, d);
          }
          d.qfrc.applied[i] -= 1e-6;
        }
        least[skip] = Math.min(least[skip], THREADS.getCurrentThreadCpuTime() - before);
      }
    }
    assertThat((double) least[0] / least[1]).isGreaterThan(1.5);
  }

  /**
   * Rollouts on several threads take as much processor time as one after the other, and none waits
   * for another: with enough processors, throughput grows with the threads. Other work on the
   * machine does not enter.
   */
  @Test
  @Tag("acceptance:004-71")
  void rolloutsOnSeveralThreadsDoNotHinderEachOther() throws Exception {
    Model m = model("d_rich");
    for (int i = 0; i < 3; i++) {
      processorTime(m);
    }
    double alone = Double.POSITIVE_INFINITY;
    double together = Double.POSITIVE_INFINITY;
    for (int round = 0; round < 5 || round < 50 && alone < 0.7 * together; round++) {
      for (int i = 0; i < 4; i++) {
        alone = Math.min(alone, processorTime(m));
      }
      try (var pool = Executors.newFixedThreadPool(2)) {
        List<Callable<Long>> rollouts =
            IntStream.range(0, 8).<Callable<Long>>mapToObj(i -> () -> processorTime(m)).toList();
        // the best of both sides, since other programs may share the processor
        for (var result : pool.invokeAll(rollouts)) {
          together = Math.min(together, result.get());
        }
      }
    }
    assertThat(alone / together).isGreaterThan(0.7);
  }

  /** Processor time of a rollout; fails if its thread had to wait for a lock. */
  private static long processorTime(Model m) {
    long thread = Thread.currentThread().threadId();
    long blocked = THREADS.getThreadInfo(thread).getBlockedCount();
    long before = THREADS.getCurrentThreadCpuTime();
    Data d = richStart(m);
    for (int i = 0; i < 300; i++) {
      Physics.step(m, d);
    }
    long time = THREADS.getCurrentThreadCpuTime() - before;
    assertThat(THREADS.getThreadInfo(thread).getBlockedCount()).isEqualTo(blocked);
    return time;
  }

  @Test
  @Tag("acceptance:004-115")
  void aJacobianTakesLessThanAMicrosecondAndNoMemory() {
    Model m = humanoid();
    m.opt.setDisabled(DisableBit.CONTACT, true);
    Data d = new Data(m);
    Physics.forward(m, d);
    double[] jacp = new double[3 * m.nv];
    double[] jacr = new double[3 * m.nv];
    double[] point = {0.1, 0.2, 1};
    int calls = 100_000;
    long least = Long.MAX_VALUE;
    long bytes = Long.MAX_VALUE;
    for (int round = 0; round < 10 || round < 100 && least >= 1000L * calls; round++) {
      long allocated = THREADS.getCurrentThreadAllocatedBytes();
      long before = THREADS.getCurrentThreadCpuTime();
      for (int i = 0; i < calls; i++) {
        FrameJacobians.point(m, d, jacp, jacr, point, m.nbody - 1);
      }
      least = Math.min(least, THREADS.getCurrentThreadCpuTime() - before);
      bytes = Math.min(bytes, THREADS.getCurrentThreadAllocatedBytes() - allocated);
    }
    assertThat(m.nv).isEqualTo(27);
    assertThat((double) least / calls).isLessThan(1000);
    assertThat(bytes).isZero();
  }
}
