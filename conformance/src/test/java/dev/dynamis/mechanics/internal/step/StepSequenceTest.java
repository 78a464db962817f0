package dev.dynamis.mechanics.internal.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.Callbacks;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mechanics.sim.Derivatives;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StepSequenceTest {
  private static final String PENDULUM =
      """
      <mujoco>
        <option integrator="%s"/>
        <worldbody>
          <body>
            <joint name="hinge" axis="0 1 0"/>
            <geom type="capsule" fromto="0 0 0 0 0 -1" size="0.05"/>
          </body>
        </worldbody>
        <actuator>
          <general joint="hinge" dyntype="integrator" ctrlrange="-1 1"/>
        </actuator>
        <sensor>
          <user dim="1" needstage="acc"/>
          <jointpos joint="hinge" delay="0.01" nsample="8"/>
        </sensor>
      </mujoco>
      """;

  private static Data moving(String integrator) {
    Model m = Mjcf.compile(Mjcf.readText(PENDULUM.formatted(integrator))).model();
    Data d = new Data(m);
    d.qvel[0] = 1;
    d.ctrl[0] = 0.5;
    for (int i = 0; i < 10; i++) {
      Physics.step(m, d);
    }
    return d;
  }

  private static double[] state(Data d) {
    int bits = StateBit.FULLPHYSICS | StateBit.WARMSTART;
    double[] x = new double[State.size(d.model, bits)];
    State.get(d, bits, x);
    return x;
  }

  private static void failInCall(Data d, int call, BiConsumer<Model, Data> work) {
    int[] count = {0};
    d.model.callbacks.passive =
        (m, data) -> {
          if (count[0]++ == call) {
            throw new IllegalStateException("user code");
          }
        };
    double[] before = state(d);
    long scratch = d.scratch.mark();
    assertThatThrownBy(() -> work.accept(d.model, d)).hasMessage("user code");
    assertThat(state(d)).isEqualTo(before);
    assertThat(d.scratch.mark()).isEqualTo(scratch);
    d.model.callbacks.passive = null;
  }

  /** A step of Runge and Kutta evaluates forces four times. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  @Tag("acceptance:004-94")
  void aStepThatUserCodeEndsByAnExceptionHasNotHappened(int call) {
    Data d = moving("RK4");
    Data other = d.copy();
    failInCall(d, call, Physics::step);

    // and the next one is as if nothing had been tried
    Physics.step(d.model, d);
    Physics.step(other.model, other);
    assertThat(state(d)).isEqualTo(state(other));
  }

  @Test
  void theSecondHalfOfAStepIsTakenBackToo() {
    Data d = moving("Euler");
    Physics.step1(d.model, d);
    d.model.callbacks.sensor =
        (m, data, stage) -> {
          throw new IllegalStateException("user code");
        };
    double[] before = state(d);
    long scratch = d.scratch.mark();
    assertThatThrownBy(() -> Physics.step2(d.model, d)).hasMessage("user code");
    assertThat(state(d)).isEqualTo(before);
    assertThat(d.scratch.mark()).isEqualTo(scratch);
  }

  @Test
  void functionsThatUserCodeEndsByAnExceptionGiveScratchMemoryBack() {
    Data d = moving("Euler");
    failInCall(d, 0, Physics::forward);
    failInCall(d, 0, Physics::inverse);
    failInCall(d, 0, Physics::step1);
    failInCall(d, 0, Physics::forwardVelocity);
  }

  /** Everything that calls user code: actuators, sensors of all stages, contacts, sleep. */
  private static final String EVERYTHING =
      """
      <mujoco>
        <option integrator="%s"><flag sleep="%s" fwdinv="enable" energy="enable"/></option>
        <worldbody>
          <geom name="floor" type="plane" size="5 5 1"/>
          <body name="mocap" mocap="true" pos="3 0 1"/>
          <body pos="0 0 1">
            <joint name="hinge" axis="0 1 0"/>
            <geom type="capsule" fromto="0 0 0 0 0 -1" size="0.05"/>
          </body>
          <body pos="1 0 0.099"><freejoint/><geom size="0.1"/></body>
          <body pos="1.05 0 0.28"><freejoint/><geom size="0.1"/></body>
        </worldbody>
        <actuator>
          <general joint="hinge" dyntype="user" gaintype="user" biastype="user" actdim="1"/>
          <general joint="hinge" dyntype="integrator" ctrlrange="-1 1" delay="0.01" nsample="8"/>
        </actuator>
        <sensor>
          <user dim="1" needstage="pos"/>
          <user dim="1" needstage="vel"/>
          <user dim="1" needstage="acc"/>
          <jointpos joint="hinge" delay="0.01" nsample="8" noise="0.1"/>
        </sensor>
        <size nuserdata="2"/>
      </mujoco>
      """;

  /** A fault that strikes in one call of all that a callback gets. */
  private static final class Fault {
    private final int strike;
    private int calls;

    Fault(int strike) {
      this.strike = strike;
    }

    double call() {
      if (calls++ == strike) {
        throw new IllegalStateException("user code");
      }
      return 0.1;
    }

    /** A controller that has written already when it fails. */
    void write(Data d) {
      d.ctrl[1] = 0.25 + calls;
      d.userdata[0] = calls;
      d.xfrc.applied[7] = 0.5;
      d.mocap.pos[0] = 4;
      call();
    }

    void install(Callbacks c, String kind) {
      switch (kind) {
        case "control" -> c.control = (m, d) -> write(d);
        case "passive" -> c.passive = (m, d) -> call();
        case "actDyn" -> c.actDyn = (m, d, i) -> call();
        case "actGain" -> c.actGain = (m, d, i) -> call();
        case "actBias" -> c.actBias = (m, d, i) -> call();
        case "sensor" -> c.sensor = (m, d, stage) -> call();
        case "contactFilter" -> c.contactFilter = (m, d, a, b) -> call() < 0;
        case "collision" ->
            c.setCollision(
                GeomType.SPHERE,
                GeomType.SPHERE,
                (m, d, a, b, margin, found) -> {
                  found.add(-0.001, 1, 0, 0.2, 0, 0, 1);
                  call();
                });
        case "clock" -> c.clock = () -> call();
        default -> throw new IllegalArgumentException(kind);
      }
    }
  }

  static Stream<Arguments> faults() {
    List<Arguments> all = new ArrayList<>();
    for (String integrator : List.of("Euler", "RK4", "implicit", "implicitfast")) {
      for (String sleep : List.of("disable", "enable")) {
        all.add(Arguments.of(integrator, sleep));
      }
    }
    return all.stream();
  }

  private static final List<String> KINDS =
      List.of(
          "control",
          "passive",
          "actDyn",
          "actGain",
          "actBias",
          "sensor",
          "contactFilter",
          "collision",
          "clock");

  /** Whichever call of whichever callback fails, the step has not happened. */
  @ParameterizedTest
  @MethodSource("faults")
  void noCallbackLeavesAStepHalfTaken(String integrator, String sleep) {
    Model m = Mjcf.compile(Mjcf.readText(EVERYTHING.formatted(integrator, sleep))).model();
    for (String kind : KINDS) {
      int failures = 0;
      for (boolean failed = true; failed; failures += failed ? 1 : 0) {
        failed = failsWhole(m, kind, failures, false) | failsWhole(m, kind, failures, true);
      }
      assertThat(failures).as(kind).isPositive();
      if (integrator.equals("RK4") && !kind.equals("sensor")) {
        assertThat(failures).as(kind + ", once in each evaluation").isGreaterThanOrEqualTo(4);
      }
    }
  }

  /** Lets a call fail; returns false if the step has fewer calls. */
  private static boolean failsWhole(Model m, String kind, int call, boolean diverging) {
    m.callbacks.copyFrom(new Callbacks());
    Mechanism mechanism = new Mechanism(m).sensorNoise(5);
    Mechanism other = new Mechanism(m).sensorNoise(5);
    for (Mechanism each : List.of(mechanism, other)) {
      each.data().ctrl[1] = 0.5;
      for (int i = 0; i < 5; i++) {
        each.step();
      }
      if (diverging) {
        // the step begins with a reset
        each.data().qvel[0] = 1e11;
      }
    }
    Data d = mechanism.data();
    double[] before = whole(d);
    long scratch = d.scratch.mark();
    new Fault(call).install(m.callbacks, kind);
    boolean failed = false;
    try {
      mechanism.step();
    } catch (IllegalStateException e) {
      failed = e.getMessage().equals("user code");
    }
    m.callbacks.copyFrom(new Callbacks());
    assertThat(d.scratch.mark()).isEqualTo(scratch);
    if (!failed) {
      return false;
    }
    String label = kind + " " + call + (diverging ? " after a reset" : "");
    assertThat(whole(d)).as(label).isEqualTo(before);
    for (int i = 0; i < 3; i++) {
      mechanism.step();
      other.step();
      assertThat(whole(d)).as(label).isEqualTo(whole(other.data()));
      assertThat(mechanism.save()).as(label).isEqualTo(other.save());
      assertThat(d.sensordata).as(label).isEqualTo(other.data().sensordata);
    }
    return true;
  }

  private static double[] whole(Data d) {
    double[] x = new double[State.size(d.model, StateBit.INTEGRATION)];
    State.get(d, StateBit.INTEGRATION, x);
    return DoubleStream.concat(Arrays.stream(x), Arrays.stream(d.tree.asleep).asDoubleStream())
        .toArray();
  }

  @Test
  void derivativesThatUserCodeEndsByAnExceptionLeaveTheState() {
    Data d = moving("Euler");
    Model m = d.model;
    int n = new Derivatives(m).stateSize();
    List<Consumer<Data>> works =
        List.of(
            x -> new Derivatives(m).transition(x, new double[n * n], null, null, null),
            x -> new Derivatives(m).inverse(x, false, new double[1], new double[1], new double[1]));
    for (Consumer<Data> work : works) {
      for (int call = 0; call < 3; call++) {
        failInCall(d, call, (model, data) -> work.accept(data));
      }
    }
  }
}
