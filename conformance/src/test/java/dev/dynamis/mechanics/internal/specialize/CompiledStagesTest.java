package dev.dynamis.mechanics.internal.specialize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.core.ModelException;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.EnableBit;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.sim.Excitation;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.MechanismLibrary;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps with compiled stages against steps with the general ones. */
class CompiledStagesTest {
  private static final Path MODELS = Path.of("../../shared/models").toAbsolutePath().normalize();

  private static final String PLANAR =
      """
      <mujoco><worldbody>
        <geom type="plane" size="0 0 1"/>
        <body pos="0 0 1">
          <joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/><joint axis="0 1 0"/>
          <geom type="capsule" fromto="-.3 0 0 .3 0 0" size=".05"/>
          <body pos=".3 0 0"><joint axis="0 1 0" damping=".1" armature=".01"/>
            <geom type="capsule" fromto="0 0 0 .1 0 -.4" size=".04"/>
            <body pos=".1 0 -.4" quat="1 0 .2 0"><joint axis="0 1 0" pos="0 0 .02"/>
              <geom size=".05"/><site name="tip" pos="0 0 -.1"/></body></body>
        </body>
      </worldbody></mujoco>
      """;

  private final Excitation noise = Excitation.of(Excitation.Kind.NOISE);

  /** Data whose next step is compiled. */
  private static Data compiled(Model m) {
    Data d = new Data(m);
    hurry(d);
    return d;
  }

  private static CompiledStages hurry(Data d) {
    CompiledStages.attach(d);
    CompiledStages stages = (CompiledStages) d.kernels();
    stages.hurry();
    return stages;
  }

  private static long steps(Data d) {
    return ((CompiledStages) d.kernels()).steps();
  }

  /** Returns the first step whose bits differ, or an empty text. */
  private String difference(Model m, Data d, Data general, int steps) {
    for (int i = 0; i < steps; i++) {
      noise.apply(d, i);
      noise.apply(general, i);
      Physics.step(m, d);
      Physics.step(m, general);
      if (d.hash() != general.hash()) {
        return "step " + i + ": " + d.difference(general, 0);
      }
    }
    return "";
  }

  @ParameterizedTest
  @ValueSource(strings = {"smooth", "contact"})
  void testModelsHaveTheSameBitsWithEveryIntegrator(String folder) throws IOException {
    List<Path> files;
    try (Stream<Path> list = Files.list(Path.of("src/test/resources", folder))) {
      files = list.filter(f -> f.toString().endsWith(".xml")).sorted().toList();
    }
    long compiledSteps = 0;
    for (Path file : files) {
      Model m = Mjcf.load(file).model();
      for (int integrator = Integrator.EULER; integrator <= Integrator.IMPLICITFAST; integrator++) {
        m.opt.integrator = integrator;
        Data d = compiled(m);
        assertThat(difference(m, d, new Data(m), 30)).as("%s, %d", file, integrator).isEmpty();
        compiledSteps += steps(d);
      }
    }
    assertThat(compiledSteps).isGreaterThan(600);
  }

  @Test
  void theLibraryHasTheSameBits() {
    long compiledSteps = 0;
    for (String name : MechanismLibrary.names()) {
      Model m = MechanismLibrary.mechanism(name).model();
      Data d = compiled(m);
      assertThat(difference(m, d, new Data(m), 60)).as(name).isEmpty();
      compiledSteps += steps(d);
    }
    assertThat(compiledSteps).isGreaterThan(400);
  }

  /** Models that nobody here wrote, where a folder of them lies beside the project. */
  @Test
  void modelsOfOthersHaveTheSameBits() throws IOException {
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
      if (m.nv == 0 || m.nbody > 60 || m.nflex > 0) {
        continue;
      }
      Data d = compiled(m);
      String difference = difference(m, d, new Data(m), 15);
      if (!difference.isEmpty()) {
        wrong.add(cells[0] + ": " + difference);
      }
      used += steps(d) > 0 ? 1 : 0;
    }
    assertThat(wrong).isEmpty();
    assertThat(used).isGreaterThan(100);
  }

  @Test
  void editsOfTheModelAreNoticed() {
    Model m = SmoothModels.compile(PLANAR);
    Data d = compiled(m);
    Data general = new Data(m);
    assertThat(difference(m, d, general, 20)).isEmpty();
    assertThat(steps(d)).isEqualTo(20);

    // a zero that becomes another number, a number that changes, one that becomes zero
    m.body.pos[4] = 0.25;
    assertThat(difference(m, d, general, 20)).isEmpty();
    m.body.mass[2] *= 1.5;
    m.body.pos[8] = -0.7;
    assertThat(difference(m, d, general, 20)).isEmpty();
    m.body.pos[8] = 0;
    m.jnt.pos[14] = 0;
    assertThat(difference(m, d, general, 20)).isEmpty();
    m.opt.gravity[0] = 1;
    assertThat(difference(m, d, general, 20)).isEmpty();
    m.opt.setDisabled(DisableBit.GRAVITY, true);
    assertThat(difference(m, d, general, 20)).isEmpty();
    m.body.subtreemass[3] = 0;
    assertThat(difference(m, d, general, 20)).isEmpty();
  }

  /** Quaternions that are far from unit length are normalized by the general stages. */
  @Test
  void quaternionsOfAnyLengthAreNormalizedAlike() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><worldbody>
              <body><freejoint/><geom size=".1"/>
                <body pos="0 0 1"><joint type="ball"/><geom size=".1" pos=".1 0 0"/></body></body>
              <body mocap="true" pos="2 0 0"><geom size=".1"/></body>
            </worldbody></mujoco>
            """);
    Data d = compiled(m);
    Data general = new Data(m);
    for (double length : new double[] {1, 1 + 1e-9, 1.5, 0}) {
      for (Data each : List.of(d, general)) {
        each.qpos[3] = length * 0.6;
        each.qpos[4] = length * -0.8;
        each.qpos[7] = length;
        each.mocap.quat[0] = length;
      }
      assertThat(difference(m, d, general, 3)).as("length %s", length).isEmpty();
    }
  }

  @Test
  void negativeZerosInModelAndStateLeaveNoTrace() {
    Model m = SmoothModels.compile(PLANAR);
    m.body.pos[3] = -0.0;
    m.jnt.axis[1] = -0.0;
    m.geom.pos[4] = -0.0;
    m.dof.armature[0] = -0.0;
    Data d = compiled(m);
    Data general = new Data(m);
    for (Data each : List.of(d, general)) {
      each.qpos[0] = -0.0;
      each.qvel[2] = -0.0;
    }
    assertThat(difference(m, d, general, 10)).isEmpty();
    assertThat(steps(d)).isEqualTo(10);
    for (double x : d.xpos) {
      assertThat(Double.doubleToRawLongBits(x)).isNotEqualTo(Double.doubleToRawLongBits(-0.0));
    }
  }

  /** Where the user's functions run within a step, or trees may sleep, general stages do. */
  @Test
  void whatCanChangeWithinAStepIsLeftToTheGeneralStages() {
    Model m = SmoothModels.compile(PLANAR);
    Data d = compiled(m);
    Physics.step(m, d);
    assertThat(steps(d)).isEqualTo(1);
    m.callbacks.control = (model, data) -> {};
    Physics.step(m, d);
    m.callbacks.control = null;
    m.callbacks.sensor = (model, data, stage) -> {};
    Physics.step(m, d);
    m.callbacks.sensor = null;
    m.opt.setEnabled(EnableBit.SLEEP, true);
    Physics.step(m, d);
    m.opt.setEnabled(EnableBit.SLEEP, false);
    m.opt.setDisabled(DisableBit.AUTORESET, true);
    Physics.step(m, d);
    m.opt.setDisabled(DisableBit.AUTORESET, false);
    d.feedback = null;
    Physics.step(m, d);
    assertThat(steps(d)).isEqualTo(2);
  }

  /** Outside of a step the user may have changed anything since the last one. */
  @Test
  void forwardDynamicsOutsideOfAStepIsGeneral() {
    Model m = SmoothModels.compile(PLANAR);
    Data d = compiled(m);
    Physics.step(m, d);
    m.body.pos[4] = 0.5;
    Physics.forward(m, d);
    assertThat(d.xpos[4]).isEqualTo(0.5);
    assertThat(d.kernels().poses()).isFalse();
  }

  @Test
  void codeIsMadeAfterManyStepsAndSharedByDataAndCopies() {
    Model m = SmoothModels.compile(PLANAR);
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    Data d = new Data(m);
    for (int i = 0; i < 1000; i++) {
      Physics.step(m, d);
    }
    assertThat(steps(d)).isZero();
    assertThat(m.code().isEmpty(CompiledCode.class)).isTrue();
    for (int i = 0; i < 20_000; i++) {
      Physics.step(m, d);
    }
    assertThat(steps(d)).isEqualTo(1000);
    Model copy = m.copy();
    copy.body.mass[1] *= 2;
    Data other = new Data(copy);
    Physics.step(copy, other);
    assertThat(steps(other)).isEqualTo(1);
  }

  @Test
  void numbersThatComeAndGoEndTheAttempts() {
    Model m = SmoothModels.compile(PLANAR);
    Data d = compiled(m);
    int zero = 0;
    for (int k = 0; k < m.jnt.pos.length; k++) {
      if (m.jnt.pos[k] == 0) {
        m.jnt.pos[k] = 1e-3;
        zero++;
        Physics.step(m, d);
      }
    }
    assertThat(zero).isGreaterThan(5);
    assertThat(steps(d)).isEqualTo(4);
    assertThat(difference(m, d, generalAt(m, d), 5)).isEmpty();
  }

  private static Data generalAt(Model m, Data d) {
    Data general = new Data(m);
    general.copyFrom(d);
    return general;
  }

  @Test
  void compiledStepsAllocateNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Model m = SmoothModels.compile(PLANAR);
    Data d = compiled(m);
    for (int i = 0; i < 3000; i++) {
      Physics.step(m, d);
    }
    long least = Long.MAX_VALUE;
    for (int k = 0; k < 5; k++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 200; i++) {
        Physics.step(m, d);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).isZero();
    assertThat(steps(d)).isEqualTo(4000);
  }
}
