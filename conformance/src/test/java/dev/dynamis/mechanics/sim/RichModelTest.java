package dev.dynamis.mechanics.sim;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mechanics.constant.Warning;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Stepping a model with a free base, limits, friction loss, tendons, a muscle and contacts: the
 * numbers of MuJoCo, and what a program may rely on.
 */
class RichModelTest {
  @Test
  @Tag("acceptance:004-14")
  @Tag("acceptance:004-25")
  @Tag("acceptance:004-37")
  void aCopyTakesTheSameSteps() {
    Model m = model("d_rich");
    Data d = richStart(m);
    for (int i = 0; i < 3; i++) {
      d.userdata[i] = i + 1;
      d.xfrc.applied[18 + i] = i + 1;
      d.xfrc.applied[21 + i] = 0.1 * (i + 1);
    }
    d.qfrc.applied[6] = 0.05;
    AcceptanceNumbers want = AcceptanceNumbers.of("004-copydata");
    steps(m, d, 20);
    assertThat(Reference.error(want.array("qpos_at_20"), d.qpos)).isLessThan(1e-14);
    Data copy = d.copy();
    steps(m, d, 100);
    steps(m, copy, 100);
    assertThat(copy.difference(d, 0)).isEmpty();
    assertThat(copy.hash()).isEqualTo(d.hash());
    assertThat(Reference.error(want.array("qpos_at_120"), d.qpos)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("qvel_at_120"), d.qvel)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("act_at_120"), d.act)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("sensordata_at_120"), d.sensordata)).isLessThan(1e-14);

    // what a program sets is never cleared
    assertThat(d.userdata).containsExactly(1, 2, 3);
    assertThat(Arrays.copyOfRange(d.xfrc.applied, 18, 24))
        .containsExactly(1, 2, 3, 0.1, 0.2, 0.1 * 3);
    assertThat(d.qfrc.applied[6]).isEqualTo(0.05);
    assertThat(d.ctrl).containsExactly(0.25, 0.35, 0.45, 0.55);
  }

  @Test
  @Tag("acceptance:004-16")
  void theSameStartGivesTheSameBitsAlsoAfterAReset() {
    Model m = model("d_rich");
    Data first = richStart(m);
    Data second = richStart(m);
    steps(m, first, 300);
    steps(m, second, 300);
    assertThat(second.qpos).containsExactly(first.qpos);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-determinism");
    assertThat(Reference.error(want.array("qpos"), first.qpos)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("qvel"), first.qvel)).isLessThan(1e-14);
    assertThat(first.time).isEqualTo(0.6000000000000004);

    second.reset();
    State.copy(richStart(m), second, StateBit.INTEGRATION);
    steps(m, second, 300);
    assertThat(second.qpos).containsExactly(first.qpos);
  }

  @ParameterizedTest
  @CsvSource({"Euler", "implicit", "implicitfast"})
  @Tag("acceptance:004-26-Euler")
  @Tag("acceptance:004-26-implicit")
  @Tag("acceptance:004-26-implicitfast")
  void twoHalfStepsAreAStep(String integrator) {
    Model m = model("d_rich");
    m.opt.integrator = Integrator.of(integrator);
    Data whole = richStart(m);
    Data halves = richStart(m);
    for (int i = 0; i < 50; i++) {
      Physics.step(m, whole);
      Physics.step1(m, halves);
      Physics.step2(m, halves);
    }
    assertThat(halves.qpos).containsExactly(whole.qpos);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-step12-" + integrator);
    assertThat(Reference.error(want.array("step_qpos"), whole.qpos)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("step_qvel"), whole.qvel)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("step_act"), whole.act)).isLessThan(1e-14);
  }

  @Test
  @Tag("acceptance:004-26-RK4")
  void halfStepsOfRungeKuttaAreThoseOfEuler() {
    Model m = model("d_rich");
    Data euler = richStart(m);
    steps(m, euler, 50);
    m.opt.integrator = Integrator.RK4;
    Data halves = richStart(m);
    Data whole = richStart(m);
    for (int i = 0; i < 50; i++) {
      Physics.step1(m, halves);
      Physics.step2(m, halves);
      Physics.step(m, whole);
    }
    assertThat(halves.qpos).containsExactly(euler.qpos);
    double[] want = AcceptanceNumbers.of("004-step12-RK4").array("step_qpos");
    assertThat(Reference.error(want, whole.qpos)).isLessThan(1e-14);
    assertThat(whole.qpos).isNotEqualTo(euler.qpos);
  }

  @Test
  @Tag("acceptance:004-22")
  void theControlCallbackSeesEverythingThatDoesNotDependOnControl() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Data fresh = richStart(m);
    Physics.forward(m, fresh);
    boolean[] equal = new boolean[1];
    m.callbacks.control =
        (model, data) ->
            equal[0] =
                Arrays.equals(data.xpos, fresh.xpos)
                    && data.nefc == fresh.nefc
                    && Arrays.equals(data.efc.vel, 0, data.nefc, fresh.efc.vel, 0, data.nefc)
                    && Arrays.equals(data.qfrc.bias, fresh.qfrc.bias);
    Physics.forward(m, d);
    assertThat(equal[0]).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"Euler, 1", "implicit, 1", "RK4, 4"})
  @Tag("acceptance:004-23")
  void theControlCallbackIsCalledOnceInEachEvaluation(String integrator, int calls) {
    Model m = model("d_rich");
    m.opt.integrator = Integrator.of(integrator);
    Data d = richStart(m);
    int[] count = new int[1];
    m.callbacks.control = (model, data) -> count[0]++;
    Physics.step(m, d);
    assertThat(count[0]).isEqualTo(calls);
  }

  @Test
  @Tag("acceptance:004-24")
  void withoutActuationOnlyTheFirstHalfStepCallsTheControlCallback() {
    Model m = model("d_rich");
    m.opt.setDisabled(DisableBit.ACTUATION, true);
    Data d = richStart(m);
    int[] count = new int[1];
    m.callbacks.control = (model, data) -> count[0]++;
    Physics.step(m, d);
    assertThat(count[0]).isZero();
    Physics.step1(m, d);
    assertThat(count[0]).isEqualTo(1);
  }

  @Test
  @Tag("acceptance:004-21")
  void aControlLawAsCallbackIsTheSameBetweenHalfSteps() {
    Model m = model("d_ctrl");
    Data d = new Data(m);
    m.callbacks.control =
        (model, data) -> {
          for (int i = 0; i < model.nu; i++) {
            data.ctrl[i] = -0.1 * data.qvel[i];
          }
        };
    steps(m, d, 200);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-control-callback");
    assertThat(Reference.error(want.array("qpos"), d.qpos)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("qvel"), d.qvel)).isLessThan(1e-14);
  }

  @Test
  @Tag("acceptance:004-28c")
  void aBadControlCountsAsZeroAndStaysWhereItIs() {
    Model m = model("d_rich");
    Data d = richStart(m);
    d.ctrl[1] = Double.NaN;
    Physics.step(m, d);
    assertThat(d.warning.number[Warning.BADCTRL]).isEqualTo(1);
    assertThat(d.warning.lastinfo[Warning.BADCTRL]).isEqualTo(1);
    assertThat(d.actuator.force[1]).isCloseTo(0.26, within(1e-14));
    assertThat(d.ctrl[1]).isNaN();
    assertThat(d.time).isEqualTo(0.002);
  }

  @Test
  @Tag("acceptance:004-30")
  void theStateHasTheSizesOfItsParts() {
    Model m = model("d_rich");
    int[] parts = {1, 21, 18, 2, 0, 18, 4, 18, 48, 2, 3, 4, 3, 0};
    for (int bit = 0; bit < StateBit.COUNT; bit++) {
      assertThat(State.size(m, 1 << bit)).isEqualTo(parts[bit]);
    }
    assertThat(State.size(m, StateBit.PHYSICS)).isEqualTo(41);
    assertThat(State.size(m, StateBit.FULLPHYSICS)).isEqualTo(42);
    assertThat(State.size(m, StateBit.USER)).isEqualTo(82);
    assertThat(State.size(m, StateBit.INTEGRATION)).isEqualTo(142);
  }

  @Test
  @Tag("acceptance:004-36")
  void aStateInFreshDataTakesTheSameStep() {
    Model m = model("d_rich");
    Data d = richStart(m);
    steps(m, d, 30);
    d.eq.active[1] = true;
    d.userdata[2] = 4;
    Data fresh = new Data(m);
    State.copy(d, fresh, StateBit.INTEGRATION);
    Physics.step(m, d);
    Physics.step(m, fresh);
    assertThat(fresh.qpos).containsExactly(d.qpos);
    assertThat(fresh.qvel).containsExactly(d.qvel);
    assertThat(fresh.userdata).containsExactly(d.userdata);
  }

  @Test
  @Tag("acceptance:004-33")
  @Tag("acceptance:004-34")
  @Tag("acceptance:004-35")
  void theWarmStartIsPartOfTheStateWhenTheSolverStopsEarly() {
    Model m = model("d_tower");
    Data d = new Data(m);
    steps(m, d, 50);
    assertThat(d.qaccWarmstart).containsExactly(d.qacc);
    Data warm = new Data(m);
    Data cold = new Data(m);
    State.copy(d, warm, StateBit.FULLPHYSICS | StateBit.WARMSTART);
    State.copy(d, cold, StateBit.FULLPHYSICS);
    Physics.forward(m, d);
    Physics.forward(m, warm);
    Physics.forward(m, cold);
    assertThat(warm.qacc).containsExactly(d.qacc);
    Data inverse = d.copy();
    Physics.inverse(m, inverse);
    Physics.inverse(m, warm);
    assertThat(warm.qfrc.inverse).containsExactly(inverse.qfrc.inverse);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-state-manual");
    assertThat(d.ncon).isEqualTo((int) want.number("ncon"));
    assertThat(Reference.error(want.array("qacc"), d.qacc)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("qacc_cold"), cold.qacc)).isLessThan(1e-14);
    double most = 0;
    for (int i = 0; i < m.nv; i++) {
      most = Math.max(most, Math.abs(cold.qacc[i] - d.qacc[i]));
    }
    assertThat(most).isCloseTo(0.1113484343106526, within(1e-14));
    Physics.step(m, d);
    Physics.step(m, warm);
    assertThat(warm.qpos).containsExactly(d.qpos);
    assertThat(warm.qvel).containsExactly(d.qvel);
  }

  @Test
  @Tag("acceptance:004-40")
  void aWeldToAMocapBodyPullsTheOtherAndLeavesTheMocapBody() {
    Model m = model("d_rich");
    Data d = richStart(m);
    d.eq.active[0] = true;
    d.mocap.pos[0] = -0.1;
    d.mocap.pos[1] = 0.2;
    d.mocap.pos[2] = 0.6;
    double[] mocap = d.mocap.pos.clone();
    Physics.forward(m, d);
    assertThat(d.ne).isEqualTo(6);
    double before = Dense.norm(d.efc.pos, 0, 3);
    steps(m, d, 300);
    assertThat(d.mocap.pos).containsExactly(mocap);
    assertThat(before).isGreaterThan(0.5);
    assertThat(Dense.norm(d.efc.pos, 0, 3)).isLessThan(0.1 * before);
  }

  @Test
  @Tag("acceptance:004-72")
  void optionsMayChangeBetweenSteps() {
    Model m = model("d_rich");
    Data d = richStart(m);
    steps(m, d, 10);
    m.opt.solver = Solver.CG;
    m.opt.cone = Cone.ELLIPTIC;
    m.opt.gravity[2] = -5;
    m.opt.timestep = 0.001;
    steps(m, d, 10);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-option-change");
    assertThat(Reference.error(want.array("qpos"), d.qpos)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("qvel"), d.qvel)).isLessThan(1e-14);
    assertThat(d.time).isEqualTo(0.030000000000000013);
  }

  @Test
  @Tag("acceptance:004-11")
  void steppingNeverChangesTheModel() {
    Model m = model("d_rich");
    Model before = m.copy();
    Data d = richStart(m);
    steps(m, d, 100);
    Physics.inverse(m, d);
    Physics.subtreeVel(m, d);
    Physics.rnePostConstraint(m, d);
    assertThat(m.difference(before, 0)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8})
  @Tag("acceptance:004-70")
  void anyNumberOfThreadsGivesTheSameBits(int threads) throws Exception {
    Model m = model("d_rich");
    AcceptanceNumbers want = AcceptanceNumbers.of("004-multithread");
    try (var pool = Executors.newFixedThreadPool(threads)) {
      List<Callable<double[]>> rollouts =
          IntStream.range(0, 8).<Callable<double[]>>mapToObj(s -> () -> rollout(m, s)).toList();
      var results = pool.invokeAll(rollouts);
      for (int s = 0; s < 8; s++) {
        double[] qpos = results.get(s).get();
        assertThat(qpos).containsExactly(rollout(m, s));
        assertThat(Reference.error(want.array("rollout_" + s + "_qpos"), qpos)).isLessThan(1e-14);
      }
    }
  }

  private static double[] rollout(Model m, int s) {
    Data d = richStart(m);
    for (int i = 0; i < 100; i++) {
      for (int j = 0; j < m.nu; j++) {
        d.ctrl[j] = 0.5 * StrictMath.sin(0.1 * i + j + s);
      }
      Physics.step(m, d);
    }
    return d.qpos;
  }

  private static void steps(Model m, Data d, int count) {
    for (int i = 0; i < count; i++) {
      Physics.step(m, d);
    }
  }
}
