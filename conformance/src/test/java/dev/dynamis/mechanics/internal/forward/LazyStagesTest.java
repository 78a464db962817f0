package dev.dynamis.mechanics.internal.forward;

import static dev.dynamis.conformance.support.Acceptance.data;
import static dev.dynamis.conformance.support.Acceptance.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.Acceptance;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.SensorType;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is computed on demand: when it is computed, how often, and when it is out of date. */
class LazyStagesTest {
  private static final double[] ZERO18 = new double[18];

  @Test
  @Tag("acceptance:000-R1")
  void allFlagsAreOffInNewDataAndAfterReset() {
    Model m = model("a_lazy_sub5");
    Data d = new Data(m);
    assertFlags(d, false, false, false, false);
    Physics.step(m, d);
    d.reset();
    assertFlags(d, false, false, false, false);
  }

  @Test
  @Tag("acceptance:000-R2")
  void aComputationSetsItsFlagItself() {
    Model m = model("a_lazy_none");
    Data d = new Data(m);
    Physics.forward(m, d);
    Physics.rnePostConstraint(m, d);
    assertThat(d.flg.rnepost).isTrue();
    assertThat(Reference.error(new double[] {0, 0, 0, 0, 0, 9.81}, Arrays.copyOf(d.cacc, 6)))
        .isZero();
    assertThat(d.cacc[7]).isCloseTo(23.745677444809072, within(1e-15));
    assertThat(d.cfrcInt[7]).isCloseTo(1.62157589000113, within(1e-15));
  }

  @Test
  @Tag("acceptance:000-R3")
  void skippingSensorsKeepsTheAccelerationFlag() {
    Model m = model("a_lazy_none");
    Data d = new Data(m);
    d.flg.subtreevel = true;
    d.flg.rnepost = true;
    Physics.forwardSkip(m, d, Stage.NONE, true);
    assertThat(d.flg.subtreevel).isFalse();
    assertThat(d.flg.rnepost).isTrue();
  }

  @Test
  @Tag("acceptance:000-R4")
  void halfStepsReadTheSameAccelerometersAsWholeSteps() {
    Model m = model("a_lazy_acc3");
    double[] want = (double[]) Acceptance.numbers().get("step_sensordata");
    Data whole = new Data(m);
    Data halves = new Data(m);
    for (int step = 0; step < 3; step++) {
      Physics.step(m, whole);
      Physics.step1(m, halves);
      Physics.step2(m, halves);
      for (int i = 0; i < 9; i++) {
        assertThat(whole.sensordata[i]).isCloseTo(want[9 * step + i], within(1e-15));
        assertThat(halves.sensordata[i]).isEqualTo(whole.sensordata[i]);
      }
    }
  }

  @Test
  @Tag("acceptance:000-R5")
  @Tag("acceptance:000-AC11")
  @Tag("acceptance:000-T8")
  void inverseClearsTheAccelerationFlagAndComputesNothingWithoutASensorThatNeedsIt() {
    Model m = model("a_lazy_none");
    Data d = new Data(m);
    Physics.forward(m, d);
    d.flg.rnepost = true;
    Physics.inverse(m, d);
    assertThat(d.flg.rnepost).isFalse();
    assertThat(d.cacc).containsExactly(ZERO18);
    assertThat(d.computed.rnepost).isZero();
  }

  @Test
  void inverseWithAnAccelerometerComputesBodyAccelerationsOfTheGivenOnes() {
    Model m = model("a_lazy_acc3");
    Data d = data(m, 1.5, -0.5);
    d.qacc[0] = 2;
    d.qacc[1] = -3;
    Physics.inverse(m, d);
    assertThat(d.flg.rnepost).isTrue();
    assertThat(d.cacc[7]).isCloseTo(2, within(3e-15));
    assertThat(d.cacc[13]).isCloseTo(-1, within(3e-15));
  }

  @Test
  void onlySensorsOfAccelerationsAndInnerForcesNeedBodyAccelerations() {
    Set<Integer> triggers =
        Set.of(
            SensorType.ACCELEROMETER,
            SensorType.FORCE,
            SensorType.TORQUE,
            SensorType.FRAMELINACC,
            SensorType.FRAMEANGACC);
    for (int type : new int[] {0, 1, 4, 5, 15, 16, 33, 34}) {
      Model m = model("a_lazy_acc3");
      for (int i = 0; i < m.nsensor; i++) {
        m.sensor.type[i] = type;
        m.sensor.objid[i] = 0;
        m.sensor.dim[i] = 1;
      }
      if (type == SensorType.ACTUATORFRC) {
        continue;
      }
      Data d = new Data(m);
      Physics.forward(m, d);
      assertThat(d.flg.rnepost).as(SensorType.name(type)).isEqualTo(triggers.contains(type));
    }
  }

  @Test
  @Tag("acceptance:000-R7")
  void userSensorsOpenTheGateOfTheirStageAndAreZeroWithoutACallback() {
    Model m = model("a_lazy_user");
    Data d = new Data(m);
    Arrays.fill(d.sensordata, 7);
    Physics.forward(m, d);
    assertFlags(d, true, true, false, false);
    assertThat(d.sensordata).containsExactly(0, 0, 0);
  }

  @Test
  @Tag("acceptance:000-R7")
  void userSensorsAreFilledByOneCallForEachStage() {
    Model m = model("a_lazy_user");
    Data d = new Data(m);
    int[] calls = new int[Stage.COUNT];
    m.callbacks.sensor =
        (model, data, stage) -> {
          calls[stage]++;
          assertThat(data.sensordata[stage == Stage.VEL ? 0 : 2]).isZero();
          data.sensordata[stage == Stage.VEL ? 1 : 2] = 10 + stage;
        };
    Physics.forward(m, d);
    assertThat(calls).containsExactly(0, 0, 1, 1);
    assertThat(d.sensordata).containsExactly(0, 12, 13);
  }

  @Test
  @Tag("acceptance:000-R10")
  @Tag("acceptance:001-AC10")
  void stagesClearTheFlagsOfWhatDependsOnThem() {
    Model m = model("a_lazy_sub5");
    Data d = data(m, 1.5, -0.5);
    Physics.forward(m, d);
    assertThat(d.flg.subtreevel).isTrue();
    d.flg.energypos = true;
    d.flg.energyvel = true;
    Physics.forwardPosition(m, d);
    assertThat(d.flg.subtreevel).isTrue();
    assertThat(d.flg.energypos).isFalse();
    assertThat(d.flg.energyvel).isTrue();
    Physics.forwardVelocity(m, d);
    assertThat(d.flg.subtreevel).isFalse();
    assertThat(d.flg.energyvel).isFalse();
    Physics.step(m, d);
    assertThat(d.flg.subtreevel).isTrue();
  }

  @Test
  @Tag("acceptance:000-R11")
  void furtherStagesOfRungeKuttaComputeNothingOnDemand() {
    Model m = model("a_lazy_acc3");
    m.opt.integrator = Integrator.RK4;
    Data d = new Data(m);
    Physics.step(m, d);
    assertThat(d.computed.rnepost).isEqualTo(1);
  }

  @Test
  @Tag("acceptance:000-R12")
  void energySensorsComputeEnergyOnceWhileEnergyIsOff() {
    Model m = model("a_lazy_acc3");
    for (int i = 0; i < 3; i++) {
      m.sensor.type[i] = i == 0 ? SensorType.E_KINETIC : SensorType.E_POTENTIAL;
      m.sensor.needstage[i] = Stage.POS;
      m.sensor.dim[i] = 1;
    }
    Data d = data(m, 1.5, -0.5);
    Physics.forward(m, d);
    assertThat(d.computed.energypos).isEqualTo(1);
    assertThat(d.computed.energyvel).isEqualTo(1);
    double kinetic = d.sensordata[0];
    double potential = d.sensordata[3];
    assertThat(d.sensordata[6]).isEqualTo(potential);
    Physics.energyPos(m, d);
    Physics.energyVel(m, d);
    assertThat(d.energy).containsExactly(potential, kinetic);
    assertThat(kinetic).isPositive();
  }

  @Test
  @Tag("acceptance:000-AC5")
  @Tag("acceptance:000-T6")
  @Tag("acceptance:001-AC8")
  @Tag("acceptance:001-T7")
  void withoutSubtreeSensorsSubtreeVelocitiesAreNeverComputed() {
    Model m = model("a_lazy_none");
    Data d = new Data(m);
    Physics.forward(m, d);
    assertFlags(d, false, false, false, false);
    for (int i = 0; i < 100; i++) {
      Physics.step(m, d);
      assertFlags(d, false, false, false, false);
    }
    assertThat(d.computed.subtreevel).isZero();
    assertThat(d.subtree.linvel).containsOnly(0);
    assertThat(d.subtree.angmom).containsOnly(0);
  }

  @Test
  @Tag("acceptance:000-AC6")
  void withoutAccelerationSensorsBodyAccelerationsAndForcesStayZero() {
    Model m = model("a_lazy_none");
    Data d = new Data(m);
    for (int i = 0; i < 100; i++) {
      Physics.step(m, d);
    }
    assertThat(d.computed.rnepost).isZero();
    assertThat(d.cacc).containsExactly(ZERO18);
    assertThat(d.cfrcInt).containsExactly(ZERO18);
    assertThat(d.cfrcExt).containsExactly(ZERO18);
  }

  @Test
  @Tag("acceptance:000-AC7")
  @Tag("acceptance:000-T7")
  void threeAccelerometersNeedOneComputationInAStep() {
    Model m = model("a_lazy_acc3");
    Data d = data(m, 1.5, -0.5);
    Physics.forward(m, d);
    assertThat(d.computed.rnepost).isEqualTo(1);
    double[] want = {0, 0, 9.81, -0.22499999999999987, 0, 7.435432255519094, 0, 0, 9.81};
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-15);
    Physics.step(m, d);
    assertThat(d.computed.rnepost).isEqualTo(2);
  }

  @Test
  @Tag("acceptance:000-AC8")
  @Tag("acceptance:001-AC9")
  @Tag("acceptance:001-T8")
  void fiveSubtreeSensorsNeedOneComputationInAStep() {
    Model m = model("a_lazy_sub5");
    Data d = data(m, 1.5, -0.5);
    Physics.forward(m, d);
    assertThat(d.computed.subtreevel).isEqualTo(1);
    double[] want = {
      0, 0, -0.6875, 0, 0, -1, 0, 0, -0.6875, 0, 0.22501838235294117, 0, 0, 0.02750735294117647, 0
    };
    assertThat(Reference.error(want, d.sensordata)).isLessThan(1e-15);
  }

  @Test
  @Tag("acceptance:000-AC9")
  void flagsAreOffBetweenTheStageThatClearsThemAndTheSensorsThatSetThem() {
    Model m = model("a_lazy_acc3");
    Data d = new Data(m);
    Physics.forward(m, d);
    boolean[] seen = {true, true};
    m.callbacks.passive = (model, data) -> seen[0] = data.flg.subtreevel || data.flg.energyvel;
    m.callbacks.control = (model, data) -> seen[1] = data.flg.rnepost;
    Physics.forward(m, d);
    assertThat(seen[0]).isFalse();
    assertThat(seen[1]).as("old until all forces are known").isTrue();
    assertThat(d.computed.rnepost).isEqualTo(2);
  }

  @Test
  @Tag("acceptance:000-AC10")
  @Tag("acceptance:000-T9")
  @Tag("acceptance:001-AC11")
  @Tag("acceptance:001-T10")
  void resetZeroesSubtreeFieldsAndFlags() {
    Model m = model("a_lazy_sub5");
    Data d = data(m, 1.5, -0.5);
    Physics.step(m, d);
    assertThat(d.subtree.linvel).isNotEqualTo(new double[9]);
    d.reset();
    assertThat(d.subtree.linvel).containsExactly(new double[9]);
    assertThat(d.subtree.angmom).containsExactly(new double[9]);
    assertThat(d.sensordata).containsOnly(0);
    assertFlags(d, false, false, false, false);
  }

  @Test
  @Tag("acceptance:000-AC12")
  @Tag("acceptance:000-T11")
  @Tag("acceptance:001-T14")
  void disabledSensorsOpenNoGateAndKeepTheirValues() {
    Model m = model("a_disable_sensor");
    Data d = data(m, 1.5, -0.5);
    double[] preset = new double[12];
    for (int i = 0; i < 12; i++) {
      preset[i] = i + 1;
    }
    System.arraycopy(preset, 0, d.sensordata, 0, 12);
    Physics.forward(m, d);
    assertFlags(d, false, false, false, false);
    assertThat(d.sensordata).containsExactly(preset);
    assertThat(d.subtree.linvel).containsOnly(0);
    assertThat(d.cacc).containsExactly(ZERO18);
  }

  @Test
  void energyIsComputedInEveryStepWhileItIsEnabled() {
    Model m = model("a_lazy_none");
    m.opt.setEnabled(EnableBit.ENERGY, true);
    Data d = data(m, 1.5, -0.5);
    Physics.step(m, d);
    assertThat(d.computed.energypos).isEqualTo(1);
    assertThat(d.computed.energyvel).isEqualTo(1);
    assertThat(d.energy[1]).isPositive();
  }

  @Test
  @Tag("acceptance:000-AC13")
  void sensorsOfSleepingBodiesKeepTheirValues() {
    Model m = model("a_sleep2");
    Data d = asleep(m);
    d.sensordata[6] = 5;
    d.sensordata[7] = 5;
    d.sensordata[8] = 5;
    Physics.forward(m, d);
    assertThat(d.sensordata).containsExactly(1, 2, 3, 0, 0, 0, 5, 5, 5);
  }

  @Test
  @Tag("acceptance:000-AC13b")
  void bodyAccelerationsCoverSleepingBodies() {
    Model m = model("a_sleep2");
    Data d = asleep(m);
    Arrays.fill(d.cacc, 99);
    Physics.forward(m, d);
    assertThat(d.flg.rnepost).isTrue();
    assertThat(Arrays.copyOfRange(d.cacc, 6, 12)).containsExactly(0, 0, 0, 0, 0, 9.81);
    assertThat(d.cacc).doesNotContain(99);
  }

  @Test
  @Tag("acceptance:000-AC13c")
  @Tag("acceptance:000-T12")
  @Tag("acceptance:001-T15")
  void subtreeVelocitiesCoverSleepingBodies() {
    Model m = model("a_sleep2");
    Data d = asleep(m);
    Arrays.fill(d.subtree.linvel, 99);
    Arrays.fill(d.subtree.angmom, 99);
    Physics.forward(m, d);
    assertThat(Arrays.copyOfRange(d.subtree.linvel, 3, 6)).containsExactly(0, 0, 0);
    assertThat(Arrays.copyOfRange(d.subtree.angmom, 3, 6)).containsExactly(0, 0, 0);
    double[] linvel = {0.11111111111111109, 0.22222222222222218, 0.33333333333333326};
    assertThat(Reference.error(linvel, Arrays.copyOf(d.subtree.linvel, 3))).isLessThan(1e-15);
    assertThat(Arrays.copyOfRange(d.subtree.linvel, 6, 9)).containsExactly(1, 2, 3);

    // both bodies turn about the common center: m1 m2/(m1 + m2) (x2 - x1) x (v2 - v1)
    double mass1 = m.body.mass[1];
    double mass2 = m.body.mass[2];
    double reduced = mass1 * mass2 / (mass1 + mass2);
    double z = d.xipos[8] - d.xipos[5];
    assertThat(d.subtree.angmom[0]).isCloseTo(reduced * (0 * 3 - z * 2), within(3e-15));
    assertThat(d.subtree.angmom[2]).isCloseTo(reduced * (2 * 2 - 0 * 1), within(3e-15));
  }

  /** The first body asleep, the second awake with velocity (1, 2, 3). */
  private static Data asleep(Model m) {
    Data d = data(m, 0, 0, 0, 0, 0, 0, 1, 2, 3);
    Physics.forward(m, d);
    assertThat(d.tree.asleep[0]).isZero();
    return d;
  }

  private static void assertFlags(
      Data d, boolean subtree, boolean rne, boolean energyPos, boolean energyVel) {
    assertThat(new boolean[] {d.flg.subtreevel, d.flg.rnepost, d.flg.energypos, d.flg.energyvel})
        .containsExactly(subtree, rne, energyPos, energyVel);
  }
}
