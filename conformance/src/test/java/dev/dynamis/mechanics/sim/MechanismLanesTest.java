package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.CaseStatus;
import dev.dynamis.core.Lanes;
import dev.dynamis.core.Rollout;
import dev.dynamis.core.RolloutArrays;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mechanisms that step side by side. */
class MechanismLanesTest {
  /** A cart that bumps against the ends of its rail, with a pole that swings on it. */
  private static final String CART =
      """
      <mujoco>
        <default><geom contype="0" conaffinity="0"/></default>
        <worldbody>
          <body><joint name="cart" type="slide" axis="1 0 0" range="-.5 .5" damping=".1"/>
            <geom type="box" size=".2 .1 .1"/>
            <body><joint name="pole" axis="0 1 0" damping=".01"/>
              <geom type="capsule" fromto="0 0 0 0 0 .6" size=".04"/><site name="tip" pos="0 0 .6"/></body>
          </body>
        </worldbody>
        <actuator><motor name="push" joint="cart" gear="5"/></actuator>
        <sensor><framepos name="tip" objtype="site" objname="tip"/><accelerometer site="tip"/></sensor>
      </mujoco>
      """;

  private static final int CASES = 150;
  private static final int STEPS = 2100;

  private static Mechanism cart() {
    return new Mechanism(SmoothModels.compile(CART));
  }

  private static Rollout rollout(Mechanism mechanism) {
    return Rollout.of(mechanism, CASES)
        .steps(STEPS)
        .every(70)
        .start(
            (i, system) -> {
              Mechanism each = (Mechanism) system;
              each.data().qvel[0] = 0.01 * i;
              each.data().qvel[1] = 2 - 0.03 * i;
              each.data().ctrl[0] = 0.1 * (i % 7);
              each.invalidate();
            });
  }

  private static Lanes lanes(Mechanism mechanism) {
    return mechanism.lanes(0).orElseThrow();
  }

  private static void assertSame(RolloutArrays found, RolloutArrays expected) {
    assertThat(found.hash()).isEqualTo(expected.hash());
    assertThat(found.results()).isEqualTo(expected.results());
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3"})
  void rolloutsHaveTheSameBitsWithLimitsSensorsAndAnyNumberOfThreads(int threads) {
    Mechanism cart = cart();
    assertThat(lanes(cart).least()).isLessThanOrEqualTo((long) CASES * STEPS);
    RolloutArrays single = rollout(cart).stopWhen((i, step, system) -> false).run();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      assertSame(rollout(cart).run(pool, threads), single);
    }
    // the rail has ends, which some cases meet
    double farthest = 0;
    for (int i = 0; i < CASES; i++) {
      for (int row = 0; row < single.rows(i); row++) {
        farthest = Math.max(farthest, Math.abs(single.get(i, row, "cart")));
      }
    }
    assertThat(farthest).isGreaterThan(0.49);
  }

  @Test
  void inputsOfEveryStepHaveTheSameBits() {
    double[][][] inputs = new double[CASES][STEPS][];
    for (int i = 0; i < CASES; i++) {
      for (int k = 0; k < STEPS; k++) {
        inputs[i][k] = new double[] {Math.floorMod(i * 31 + k * 17, 101) / 50.0 - 1};
      }
    }
    // too few, and one that is no number
    inputs[3] = new double[1200][];
    System.arraycopy(inputs[4], 0, inputs[3], 0, 1200);
    inputs[5][700] = new double[] {Double.NaN};
    Mechanism cart = cart();
    RolloutArrays single = rollout(cart).inputs(inputs).stopWhen((i, step, system) -> false).run();
    RolloutArrays together = rollout(cart).inputs(inputs).run();
    assertThat(together.hash()).isEqualTo(single.hash());
    for (int i = 0; i < CASES; i++) {
      assertThat(together.results().get(i).status()).isEqualTo(single.results().get(i).status());
      assertThat(together.results().get(i).cause()).isEqualTo(single.results().get(i).cause());
    }
    assertThat(together.results().get(3).status()).isEqualTo(CaseStatus.FAILED);
  }

  /** A limit acts in some steps only, and only these are taken by themselves. */
  @Test
  void aLaneLeavesForTheStepsInWhichALimitActs() {
    Mechanism single = cart();
    Mechanism found = single.copy();
    MechanismLanes lanes = (MechanismLanes) lanes(single);
    single.data().qvel[0] = 2;
    single.invalidate();
    assertThat(lanes.load(3, single)).isTrue();
    assertThat(lanes.load(4, found)).isTrue();
    int acting = 0;
    for (int k = 0; k < 800; k++) {
      acting += single.refresh().data().nefc > 0 ? 1 : 0;
      single.step();
      lanes.step(20, 1);
      lanes.store(3, found);
      assertThat(found.save()).isEqualTo(single.save());
      assertThat(lanes.time(3)).isEqualTo(single.time());
    }
    assertThat(acting).isBetween(10, 700);
    assertThat(lanes.stepsAlone()).isEqualTo(acting);

    // few lanes are not worth the code, but the same
    lanes.step(4, 1);
    single.step();
    lanes.store(3, found);
    assertThat(found.save()).isEqualTo(single.save());
    assertThat(lanes.stepsAlone()).isEqualTo(acting + 1);
    assertThat(lanes.numbers()[3]).isEqualTo(single.data().qpos[0]);
    lanes.copy(3, 9);
    lanes.store(9, found);
    assertThat(found.save()).isEqualTo(single.save());
  }

  @Test
  void aLaneThatDivergesIsNotGood() {
    Mechanism cart = cart();
    Lanes lanes = lanes(cart);
    lanes.load(0, cart);
    cart.data().qvel[1] = 1e9;
    cart.data().qvel[0] = 1e9;
    cart.invalidate();
    assertThat(lanes.load(1, cart)).isTrue();
    lanes.step(20, 30);
    assertThat(lanes.isGood(0)).isTrue();
    assertThat(lanes.isGood(1)).isFalse();

    RolloutArrays single = bad(cart(), DivergencePolicy.RESET, true);
    assertSame(bad(cart(), DivergencePolicy.RESET, false), single);
    assertThat(single.results().get(7).status()).isEqualTo(CaseStatus.RESET);
    RolloutArrays thrown = bad(cart(), DivergencePolicy.THROW, true);
    RolloutArrays together = bad(cart(), DivergencePolicy.THROW, false);
    assertThat(together.hash()).isEqualTo(thrown.hash());
    assertThat(together.results().get(7).cause()).isEqualTo(thrown.results().get(7).cause());
  }

  /** A rollout of which one case diverges. */
  private static RolloutArrays bad(Mechanism m, DivergencePolicy policy, boolean alone) {
    Rollout rollout =
        rollout(m.onDivergence(policy))
            .start(
                (i, system) -> {
                  Mechanism each = (Mechanism) system;
                  each.data().qvel[0] = i == 7 ? 1e9 : 0.01 * i;
                  each.data().qvel[1] = i == 7 ? 1e9 : 1;
                  each.invalidate();
                });
    return (alone ? rollout.stopWhen((i, step, system) -> false) : rollout).run();
  }

  @Test
  void mechanismsThatLanesDoNotCoverHaveNone() {
    assertThat(cart().lanes(1)).isEmpty();
    assertThat(cart().sensorNoise(1).lanes(0)).isEmpty();
    assertThat(cart().withParameters(List.of("joint_damping[pole]")).lanes(0)).isEmpty();
    Mechanism touching =
        new Mechanism(SmoothModels.compile(CART.replace("contype=\"0\" conaffinity=\"0\"", "")));
    assertThat(touching.lanes(0)).isPresent();
    Mechanism pushed = cart();
    Lanes lanes = lanes(pushed);
    pushed.data().xfrc.applied[7] = 1;
    assertThat(lanes.load(0, pushed)).isFalse();
    assertThat(lanes.load(0, cart())).isFalse();
    assertThatThrownBy(() -> lanes.setInputs(0, new double[0])).hasMessageContaining("controls");
  }

  @Test
  void anEditThatTheCodeIsNotMadeForIsStillRight() {
    Mechanism single = cart();
    Lanes lanes = lanes(single);
    assertThat(lanes.load(0, single)).isTrue();
    lanes.step(20, 10);
    for (int k = 0; k < 10; k++) {
      single.step();
    }
    single.model().dof.frictionloss[1] = 0.2;
    lanes.step(20, 10);
    for (int k = 0; k < 10; k++) {
      single.step();
    }
    Mechanism found = single.copy();
    lanes.store(0, found);
    assertThat(found.save()).isEqualTo(single.save());
  }

  @Test
  void stepsAllocateNothing() {
    Mechanism cart = cart();
    Lanes lanes = lanes(cart);
    for (int lane = 0; lane < 128; lane++) {
      cart.data().qvel[0] = 0.02 * lane;
      cart.invalidate();
      lanes.load(lane, cart);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 40 && least > 0; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int k = 0; k < 100; k++) {
        lanes.step(128, 1);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
  }
}
