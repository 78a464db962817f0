package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MechanismTest {
  /**
   * Hash of the last state, the same on every platform; it changes only with results, which the
   * change log tells.
   */
  private static final int EXPECTED_HASH = -1491803350;

  @Test
  void stepsAsTheEngineDoes() {
    Model m = SmoothModels.model("actuators");
    Mechanism mechanism = new Mechanism(m);
    Data d = new Data(m);
    mechanism.actuator("motor").set(0.1);
    d.ctrl[m.names.actuatorId("motor")] = 0.1;
    for (int i = 0; i < 20; i++) {
      assertThat(mechanism.step().status()).isEqualTo(StepStatus.OK);
      Physics.step(m, d);
    }
    assertThat(mechanism.time()).isEqualTo(d.time);
    assertThat(mechanism.data().qpos).containsExactly(d.qpos);
    assertThat(mechanism.data().qvel).containsExactly(d.qvel);
  }

  @Test
  void aFileBecomesAMechanismInOneLine(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("pendulum.xml");
    Files.writeString(
        file,
        """
        <mujoco model="pendulum">
          <worldbody><body><joint name="hinge" axis="0 1 0"/><geom size="0.1" pos="0 0 -1"/></body>
          </worldbody>
        </mujoco>
        """);
    Mechanism pendulum = Mjcf.mechanism(file);
    pendulum.joint("hinge").setPosition(0.1);
    pendulum.step();
    assertThat(pendulum.joint("hinge").velocity()).isNegative();
  }

  @Test
  void readingsBelongToThePresentStateAfterStepsAndEdits() {
    Mechanism mechanism = new Mechanism(SmoothModels.model("sensors"));
    Model m = mechanism.model();
    mechanism.step();
    mechanism.joint("a").setVelocity(2);
    double[] y = new double[m.nsensordata];
    mechanism.outputs(y);
    List<String> names = mechanism.outputNames();
    assertThat(names).hasSize(y.length);
    int clock = 0;
    while (m.sensor.type[clock] != SensorType.CLOCK) {
      clock++;
    }
    assertThat(y[m.sensor.adr[clock]]).isEqualTo(mechanism.time());
    double[] before = mechanism.body("c").position(new double[3]).clone();
    mechanism.joint("a").setPosition(mechanism.joint("a").angle() + 0.5);
    assertThat(mechanism.body("c").position(new double[3])).isNotEqualTo(before);
  }

  @Test
  void readingBetweenStepsDoesNotChangeThem() {
    Mechanism quiet = new Mechanism(SmoothModels.model("delays"));
    Mechanism read = quiet.copy();
    double[] y = new double[quiet.model().nsensordata];
    for (int i = 0; i < 30; i++) {
      quiet.step();
      read.step();
      read.outputs(y);
    }
    assertThat(read.save()).containsExactly(quiet.save());
  }

  @ParameterizedTest
  @ValueSource(strings = {"joints", "tendons", "actuators", "muscles", "delays", "sensors"})
  void aRestoredStateStepsWithTheSameBits(String name) {
    Mechanism mechanism = new Mechanism(SmoothModels.model(name));
    for (int i = 0; i < 10; i++) {
      mechanism.step();
    }
    double[] state = mechanism.save();
    for (int i = 0; i < 10; i++) {
      mechanism.step();
    }
    double[] end = mechanism.save();
    mechanism.restore(state);
    assertThat(mechanism.save()).containsExactly(state);
    for (int i = 0; i < 10; i++) {
      mechanism.step();
    }
    assertThat(mechanism.save()).containsExactly(end);
  }

  @ParameterizedTest
  @ValueSource(strings = {"joints", "actuators", "delays"})
  void plusAndMinusAreInverse(String name) {
    Mechanism mechanism = new Mechanism(SmoothModels.model(name));
    mechanism.step();
    double[] x = mechanism.save();
    double[] dx = new double[mechanism.tangentSize()];
    for (int i = 0; i < dx.length; i++) {
      dx[i] = 0.01 * (i % 9) - 0.03;
    }
    double[] moved = new double[x.length];
    mechanism.plus(moved, x, dx);
    double[] back = new double[dx.length];
    mechanism.minus(back, moved, x);
    assertThat(Reference.error(dx, back)).isLessThan(1e-14);
  }

  @ParameterizedTest
  @ValueSource(strings = {"joints", "tendons", "actuators", "muscles", "delays", "sensors"})
  void everyComponentHasANameOfItsOwn(String name) {
    Mechanism mechanism = new Mechanism(SmoothModels.model(name));
    for (List<String> names :
        List.of(
            mechanism.stateNames(),
            mechanism.tangentNames(),
            mechanism.inputNames(),
            mechanism.outputNames())) {
      assertThat(new HashSet<>(names)).hasSameSizeAs(names);
    }
    assertThat(mechanism.stateNames()).hasSize(mechanism.stateSize());
    assertThat(mechanism.tangentNames()).hasSize(mechanism.tangentSize());
  }

  @Test
  void aDivergenceIsReportedAndTheRunGoesOnFromTheStart() {
    Mechanism mechanism = diverging();
    assertThat(mechanism.step().status()).isEqualTo(StepStatus.RESET);
    assertThat(mechanism.time()).isEqualTo(mechanism.model().opt.timestep);
    assertThat(mechanism.data().warning.number[Warning.BADQACC]).isEqualTo(1);
    assertThat(mechanism.divergence())
        .hasValueSatisfying(
            d -> {
              assertThat(d.stage()).isEqualTo("applied forces");
              assertThat(d.joint()).isEqualTo("shoulder");
              assertThat(d.body()).isEqualTo("arm");
              assertThat(d.time()).isCloseTo(0.02, within(1e-12));
              assertThat(d.lastGoodState()).hasSize(mechanism.stateSize());
            });
  }

  @Test
  void aDivergenceCanStopTheRunAtTheLastGoodState() {
    Mechanism mechanism = diverging().onDivergence(DivergencePolicy.STOP);
    double[] state = mechanism.save();
    assertThat(mechanism.step().status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(mechanism.step().cause()).contains("shoulder");
    assertThat(Arrays.equals(mechanism.save(), state)).isTrue();
    mechanism.data().qfrc.applied[shoulder(mechanism)] = 0;
    mechanism.invalidate();
    assertThat(mechanism.step().status()).isEqualTo(StepStatus.OK);
  }

  @Test
  void aBadStartStopsAtTheInitialState() {
    Mechanism mechanism = new Mechanism(SmoothModels.model("joints"));
    double[] state = mechanism.save();
    mechanism.onDivergence(DivergencePolicy.STOP).data().qpos[0] = Double.NaN;
    mechanism.invalidate();
    assertThat(mechanism.step().status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(mechanism.save()).containsExactly(state);
  }

  @Test
  @Tag("acceptance:004-93")
  void aDivergenceCanThrow() {
    Mechanism mechanism = diverging().onDivergence(DivergencePolicy.THROW);
    assertThatThrownBy(mechanism::step)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("joint shoulder (body arm)");
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNearest() {
    Mechanism mechanism = new Mechanism(SmoothModels.model("joints"));
    assertThatThrownBy(() -> mechanism.joint("sholder"))
        .hasMessageContaining("there is no joint 'sholder'")
        .hasMessageContaining("shoulder");
    assertThatThrownBy(() -> mechanism.joint("ball").angle())
        .hasMessageContaining("ball does not have an angle");
  }

  @Test
  void stepsAllocateNothing() {
    Mechanism mechanism = new Mechanism(SmoothModels.model("sensors"));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 6; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 50; i++) {
        mechanism.step();
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void everyNumberOfThreadsGivesTheSameBits(int threads) throws Exception {
    Model m = SmoothModels.model("joints");
    List<Callable<Integer>> runs =
        Collections.nCopies(
            8,
            () -> {
              Mechanism mechanism = new Mechanism(m);
              mechanism.joint("shoulder").setVelocity(3);
              for (int i = 0; i < 200; i++) {
                mechanism.step();
              }
              return Arrays.hashCode(mechanism.save());
            });
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (Future<Integer> run : pool.invokeAll(runs)) {
        assertThat(run.get()).isEqualTo(EXPECTED_HASH);
      }
    }
  }

  /** A force without bound on one joint, after some steps. */
  private static Mechanism diverging() {
    Mechanism mechanism = new Mechanism(SmoothModels.model("joints"));
    for (int i = 0; i < 5; i++) {
      mechanism.step();
    }
    mechanism.data().qfrc.applied[shoulder(mechanism)] = Double.POSITIVE_INFINITY;
    mechanism.invalidate();
    return mechanism;
  }

  private static int shoulder(Mechanism mechanism) {
    Model m = mechanism.model();
    return m.jnt.dofadr[m.names.jointId("shoulder")];
  }

  /** With parameters, edits and controls of its own, and although others share the model. */
  @Test
  void aShortStepIsAStepOfAModelWithThatTimeStep() {
    Mechanism mechanism =
        new Mechanism(SmoothModels.model("actuators")).withParameters(List.of("opt.gravity[2]"));
    mechanism.actuator("motor").set(0.1);
    mechanism.step();
    double length = 0.3 * mechanism.model().opt.timestep;
    for (double gravity : new double[] {-9.81, -1.6}) {
      mechanism.setParameters(new double[] {gravity});
      Mechanism other = mechanism.copy();
      double timestep = other.model().opt.timestep;
      other.model().opt.timestep = length;
      other.step();
      double[] before = mechanism.save();
      assertThat(mechanism.shortStep(length).dt()).isEqualTo(length);
      assertThat(mechanism.save()).containsExactly(other.save());
      assertThat(mechanism.model().opt.timestep).isEqualTo(timestep);
      mechanism.load(before);
    }
  }

  @Test
  void numbersThatANameChoosesMayBeOneParameter() {
    Mechanism mechanism =
        new Mechanism(SmoothModels.model("actuators")).withCommonParameter("dof_damping[*]");
    assertThat(mechanism.parameterNames()).containsExactly("dof_damping[*]");
    mechanism.setParameters(new double[] {0.7});
    Mechanism copy = mechanism.copy();
    assertThat(copy.parameterNames()).isEqualTo(mechanism.parameterNames());
    assertThat(copy.model().dof.damping).containsOnly(0.7);
    double[] p = new double[1];
    copy.parameters(p);
    assertThat(p).containsExactly(0.7);
    assertThatThrownBy(() -> mechanism.withCommonParameter("dof_damping[nothing]"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** With contacts, sleep and activations: whoever looks into steps does not change the orbit. */
  @ParameterizedTest
  @ValueSource(strings = {"humanoid", "stack", "dominoes", "muscle-arm", "four-bar"})
  void aShortStepOfTheWholeLengthIsTheStep(String name) {
    Model m = MechanismLibrary.load("mech/" + name).model();
    m.opt.enableflags |= EnableBit.SLEEP;
    Mechanism looked = new Mechanism(m);
    Mechanism alone = new Mechanism(m);
    for (int i = 0; i < 60; i++) {
      double[] before = looked.save();
      looked.shortStep(0.4 * m.opt.timestep);
      looked.load(before);
      looked.shortStep(m.opt.timestep);
      double[] whole = looked.save();
      looked.load(before);
      looked.step();
      alone.step();
      assertThat(looked.save()).containsExactly(alone.save());
      assertThat(whole).containsExactly(looked.save());
    }
  }
}
