package dev.dynamis.mechanics.internal.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.State;
import dev.dynamis.mechanics.constant.StateBit;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
}
