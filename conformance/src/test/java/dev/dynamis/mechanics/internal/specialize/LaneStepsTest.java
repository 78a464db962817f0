package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Steps side by side against those of the engine. */
class LaneStepsTest {
  private static final Path MODELS = Path.of("../../shared/models").toAbsolutePath().normalize();
  private static final int LANES = 5;

  /**
   * All kinds of joints, springs, dampers, armature, and actuators of all kinds that lanes have.
   */
  static final String RICH =
      """
      <mujoco>
        <option gravity=".3 -.2 -9.81"/>
        <default><geom contype="0" conaffinity="0"/></default>
        <worldbody>
          <body name="flying" pos="0 0 2" quat=".9 .1 .2 -.3"><freejoint/>
            <geom type="box" size=".1 .2 .3" pos=".05 0 .01"/>
            <body pos=".3 .1 0"><joint type="ball" damping=".05" armature=".01"/>
              <geom type="capsule" fromto="0 0 0 .2 .1 .3" size=".05"/>
              <body pos=".2 .1 .3" quat="1 .2 0 .1">
                <joint name="elbow" axis="1 2 0" stiffness="3" springref="20" damping=".2" pos=".01 0 .02"/>
                <joint name="rail" type="slide" axis="0 1 1" stiffness="20" damping=".3"/>
                <geom size=".06" pos=".1 0 0"/><site name="tip" pos=".2 0 0"/></body></body>
            <body pos="-.3 0 0"/>
          </body>
          <body pos="3 0 0"><joint name="wheel" axis="0 0 1" armature=".1"/><geom size=".2"/></body>
        </worldbody>
        <actuator>
          <motor joint="elbow" gear="2" ctrlrange="-.5 .5"/>
          <position joint="rail" kp="30" kv="2" forcerange="-4 4"/>
          <velocity joint="wheel" kv="1.5" gear="-3"/>
          <intvelocity joint="elbow" kp="5" actrange="-.3 .3"/>
          <general joint="rail" dyntype="filter" dynprm=".05" gaintype="affine" gainprm="1 .5 -.2"
            biastype="affine" biasprm=".1 -.3 -.02" actearly="true"/>
          <general joint="wheel" dyntype="integrator" group="2"/>
        </actuator>
      </mujoco>
      """;

  /** Options under which steps take other ways. */
  enum Option {
    NONE(0),
    GRAVITY(DisableBit.GRAVITY),
    SPRING(DisableBit.SPRING),
    DAMPER(DisableBit.DAMPER),
    EULERDAMP(DisableBit.EULERDAMP),
    ACTUATION(DisableBit.ACTUATION),
    CLAMPCTRL(DisableBit.CLAMPCTRL),
    CONSTRAINT(DisableBit.CONSTRAINT);

    private final int bit;

    Option(int bit) {
      this.bit = bit;
    }
  }

  /** Returns what is wrong with steps side by side, or an empty text. */
  private static String difference(Model m, int count) {
    List<Data> single = new ArrayList<>();
    LaneSteps steps = new LaneSteps(new Data(m));
    for (int lane = 0; lane < LANES; lane++) {
      Data d = SmoothModels.moving(m, 20 + lane);
      for (int i = 0; i < m.nu; i++) {
        d.ctrl[i] = 0.3 * (i - lane);
      }
      d.qfrc.applied[0] = 0.1 * lane;
      if (!steps.load(lane, d)) {
        return "lane " + lane + " can't be loaded";
      }
      single.add(d);
    }
    Data found = new Data(m);
    for (int k = 0; k < count; k++) {
      if (!steps.prepare()) {
        return "step " + k + " does not fit";
      }
      steps.compute(LANES);
      for (int lane = 0; lane < LANES; lane++) {
        Data d = single.get(lane);
        if (steps.isDoubtful(lane)) {
          steps.store(lane, found);
          found.time = d.time;
          Physics.step(m, found);
          steps.setNext(lane, found);
        }
        Physics.step(m, d);
        if (d.warning.number[Warning.BADQACC] > 0) {
          // a reset concerns more than the next state
          return "";
        }
      }
      steps.take();
      for (int lane = 0; lane < LANES; lane++) {
        Data d = single.get(lane);
        steps.store(lane, found);
        if (!same(found.qpos, d.qpos)
            || !same(found.qvel, d.qvel)
            || !same(found.act, d.act)
            || !same(found.qaccWarmstart, d.qaccWarmstart)) {
          return "step " + k + " differs in lane " + lane;
        }
      }
    }
    return "";
  }

  /** Bit by bit: assertions on arrays take both zeros for equal. */
  private static boolean same(double[] a, double[] b) {
    for (int i = 0; i < a.length; i++) {
      if (Double.doubleToRawLongBits(a[i]) != Double.doubleToRawLongBits(b[i])) {
        return false;
      }
    }
    return a.length == b.length;
  }

  @ParameterizedTest
  @EnumSource(Option.class)
  void everyKindOfJointAndActuatorHasTheSameBits(Option option) {
    Model m = SmoothModels.compile(RICH);
    m.opt.setDisabled(option.bit, true);
    m.opt.disableactuator = option == Option.SPRING ? 1 << 2 : 0;
    assertThat(SmoothModel.accepts(m)).isTrue();
    assertThat(difference(m, 60)).isEmpty();
    m.opt.integrator = Integrator.IMPLICITFAST;
    assertThat(SmoothModel.accepts(m)).isFalse();
    m.actuator.forcelimited[1] = false;
    assertThat(SmoothModel.accepts(m)).isTrue();
    assertThat(difference(m, 60)).isEmpty();
  }

  @Test
  void theLibraryWithoutContactsHasTheSameBits() {
    int used = 0;
    for (String name : MechanismLibrary.names()) {
      Model m = MechanismLibrary.mechanism(name).model();
      m.opt.setDisabled(DisableBit.CONTACT, true);
      for (int integrator : new int[] {Integrator.EULER, Integrator.IMPLICITFAST}) {
        m.opt.integrator = integrator;
        if (LaneSteps.exist(new Data(m))) {
          assertThat(difference(m, 25)).as(name).isEmpty();
          used++;
        }
      }
    }
    assertThat(used).isGreaterThan(7);
  }

  /** Models that nobody here wrote, where a folder of them lies beside the project. */
  @Test
  void modelsOfOthersWithoutContactsHaveTheSameBits() throws IOException {
    assumeTrue(Files.exists(MODELS.resolve("INDEX.tsv")), "no shared models");
    List<String> wrong = new ArrayList<>();
    int used = 0;
    for (String line : Files.readAllLines(MODELS.resolve("INDEX.tsv"))) {
      String[] cells = line.split("\t");
      if (cells.length < 2 || !cells[1].equals("yes") || cells[0].contains("mesh")) {
        continue;
      }
      Model m;
      try {
        m = Mjcf.compile(Mjcf.read(MODELS.resolve(cells[0]), MODELS)).model();
      } catch (ModelException e) {
        // SharedModelsTest says which models load
        continue;
      }
      m.opt.integrator = used % 2 == 0 ? Integrator.EULER : Integrator.IMPLICITFAST;
      m.opt.setDisabled(DisableBit.CONTACT, true);
      if (m.nbody <= 15 && LaneSteps.exist(new Data(m))) {
        String difference = difference(m, 6);
        if (!difference.isEmpty()) {
          wrong.add(cells[0] + ": " + difference);
        }
        used++;
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(used).isGreaterThan(20);
  }

  @Test
  void whatLanesCanNotHoldIsNotLoaded() {
    Model m = SmoothModels.compile(RICH);
    LaneSteps steps = new LaneSteps(new Data(m));
    Data d = new Data(m);
    assertThat(steps.load(0, d)).isTrue();
    d.xfrc.applied[7] = 1;
    assertThat(steps.load(0, d)).isFalse();
    d.xfrc.applied[7] = 0;
    d.qvel[2] = -0.0;
    assertThat(steps.load(0, d)).isFalse();
  }

  @Test
  void editsThatTheCodeIsNotMadeForAreNoticed() {
    Model m = SmoothModels.compile(RICH);
    LaneSteps steps = new LaneSteps(new Data(m));
    assertThat(steps.prepare()).isTrue();
    m.body.mass[1] *= 2;
    assertThat(steps.prepare()).isTrue();
    m.dof.damping[0] = 1;
    assertThat(steps.prepare()).isFalse();
    m.dof.damping[0] = 0;
    m.dof.frictionloss[0] = 1;
    assertThat(steps.prepare()).isFalse();
    m.dof.frictionloss[0] = 0;
    m.opt.setDisabled(DisableBit.SPRING, true);
    assertThat(steps.prepare()).isFalse();
    assertThat(new LaneSteps(new Data(m)).prepare()).isTrue();
  }
}
