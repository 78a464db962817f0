package dev.dynamis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrimTest {
  /** A point mass of 2 kg on a massless rod of 0.5 m, with a motor at the pivot. */
  private static final String PENDULUM =
      """
      <mujoco>
        <option gravity="0 0 -10"/>
        <worldbody>
          <body>
            <joint name="hinge" axis="0 1 0"/>
            <inertial pos="0 0 -0.5" mass="2" diaginertia="1e-6 1e-6 1e-6"/>
          </body>
        </worldbody>
        <actuator>%s</actuator>
      </mujoco>
      """;

  private static final String MOTOR = "<motor name='motor' joint='hinge'/>";

  private static Mechanism pendulum(String actuator, double angle) {
    Mechanism m = new Mechanism(Mjcf.compile(Mjcf.readText(PENDULUM.formatted(actuator))).model());
    m.joint("hinge").setPosition(angle);
    return m;
  }

  @Test
  void aMotorHoldsTheAngleThatIsHeld() {
    double angle = 0.7;
    Mechanism m = pendulum(MOTOR, angle);
    Trim.Result r = Trim.of(m).freeInputs(List.of("motor")).hold(List.of("hinge")).run();
    assertThat(r.residual()).isLessThan(1e-9);
    assertThat(m.joint("hinge").position()).isEqualTo(angle);
    assertThat(m.data().ctrl[0]).isCloseTo(2 * 10 * 0.5 * StrictMath.sin(angle), within(1e-10));
  }

  @Test
  void aSearchThatMayTakeOnlyOneStepSaysThatItDidNotArrive() {
    Mechanism m = pendulum(MOTOR, 2.2);
    assertThatThrownBy(() -> Trim.of(m).iterations(1).run())
        .isInstanceOf(SimulationException.class);
    assertThat(Trim.of(m).iterations(100).run().residual()).isLessThan(1e-9);
  }

  @Test
  void withoutItsMotorThePendulumFindsTheNearestUprightState() {
    Mechanism m = pendulum(MOTOR, 2.6);
    Trim.of(m).run();
    assertThat(m.joint("hinge").position()).isCloseTo(Math.PI, within(1e-9));
    assertThat(m.data().ctrl[0]).isZero();

    // a velocity is an unknown too
    Mechanism below = pendulum(MOTOR, 0.3);
    below.joint("hinge").setVelocity(0.4);
    Trim.of(below).run();
    assertThat(below.joint("hinge").position()).isCloseTo(0, within(1e-10));
    assertThat(below.joint("hinge").velocity()).isCloseTo(0, within(1e-10));
  }

  @Test
  void activationsAndSamplesOfDelaysComeToRestWithTheirControl() {
    String filtered =
        "<general name='motor' joint='hinge' dyntype='filter' dynprm='0.05' delay='0.01'"
            + " nsample='6'/>";
    Mechanism m = pendulum(filtered, 0.5);
    Trim.of(m).freeInputs(List.of("motor")).hold(List.of("hinge")).run();
    double torque = 10 * StrictMath.sin(0.5);
    assertThat(m.data().ctrl[0]).isCloseTo(torque, within(1e-8));
    assertThat(m.data().act[0]).isCloseTo(torque, within(1e-8));

    // and it stays there
    for (int i = 0; i < 200; i++) {
      m.step();
    }
    assertThat(m.joint("hinge").position()).isCloseTo(0.5, within(1e-8));
  }

  @Test
  void aMotorThatIsTooWeakIsNamedWithWhatIsLeft() {
    Mechanism m = pendulum(MOTOR, 1.2);
    Trim trim =
        Trim.of(m).freeInputs(List.of("motor")).hold(List.of("hinge")).bound("input.motor", -3, 3);
    assertThatThrownBy(trim::run)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("no state of rest was found")
        .hasMessageContaining("v.hinge still changes by")
        .hasMessageContaining("input motor is at its bound 3.0");
    assertThat(m.joint("hinge").position()).isEqualTo(1.2);
    assertThat(m.data().ctrl[0]).isZero();
  }

  @Test
  void aBoundedAngleLeansAsFarAsTheMotorHoldsIt() {
    Mechanism m = pendulum(MOTOR, 1.2);
    Trim.of(m)
        .freeInputs(List.of("motor"))
        .bound("input.motor", -3, 3)
        .bound("hinge", 0.2, 2)
        .run();
    double angle = m.joint("hinge").position();
    assertThat(angle).isBetween(0.2, StrictMath.asin(0.3) + 1e-9);
    assertThat(m.data().ctrl[0]).isCloseTo(10 * StrictMath.sin(angle), within(1e-8));
  }

  @Test
  void theFixedPointOfLorenzIsFound() {
    EquationSystem lorenz = new EquationSystem(Models.load("builtin://ode/lorenz"));
    lorenz.setStates(new double[] {7, 9, 25});
    Trim.of(lorenz).run();
    double rho = lorenz.parameter("rho"), beta = lorenz.parameter("beta");
    double x = Math.sqrt(beta * (rho - 1));
    assertThat(lorenz.states()).containsExactly(new double[] {x, x, rho - 1}, within(1e-10));
  }

  @Test
  void aMapReturnsAfterTwoSteps() {
    EquationSystem map = new EquationSystem(Models.load("builtin://map/logistic"));
    map.setParameter("r", 3.3);
    map.setStates(new double[] {0.8});
    Trim.of(map).period(2).run();
    double exact = (4.3 + Math.sqrt(0.3 * 4.3)) / 6.6;
    assertThat(map.states()[0]).isCloseTo(exact, within(1e-12));
  }

  @Test
  void aBallOnTheFloorRestsWhereItsContactBearsIt() {
    Mechanism ball =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        """
                        <mujoco>
                          <worldbody>
                            <geom type="plane" size="1 1 1"/>
                            <body pos="0 0 0.0999"><freejoint name="ball"/><geom size="0.1"/></body>
                          </worldbody>
                        </mujoco>
                        """))
                .model());
    Trim.of(ball).run();
    double height = ball.data().qpos[2];
    assertThat(height).isBetween(0.098, 0.1);
    for (int i = 0; i < 300; i++) {
      ball.step();
    }
    assertThat(ball.data().qpos[2]).isCloseTo(height, within(1e-9));
  }

  @Test
  void namesAndBoundsThatAreWrongAreRefused() {
    Mechanism m = pendulum(MOTOR, 0);
    assertThatThrownBy(() -> Trim.of(m).hold(List.of("hing")))
        .hasMessageContaining("no state or input \"hing\"")
        .hasMessageContaining("hinge");
    assertThatThrownBy(() -> Trim.of(m).freeInputs(List.of("moter")))
        .hasMessageContaining("did you mean \"motor\"?");
    assertThatThrownBy(() -> Trim.of(m).bound("hinge", 1, 0))
        .hasMessageContaining("two ascending numbers");
    assertThatThrownBy(() -> Trim.of(m).period(0)).hasMessageContaining("0 steps");
    assertThatThrownBy(() -> Trim.of(m).tolerance(0)).hasMessageContaining("tolerance");
  }
}
