package dev.dynamis.mechanics.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepReport;
import dev.dynamis.core.StepStatus;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mjcf.Mjcf;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MechanismInputTest {
  private static Mechanism motors() {
    return new Mechanism(
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <worldbody>
                        <body>
                          <joint name="hip" axis="0 1 0"/>
                          <joint name="knee" axis="1 0 0"/>
                          <geom size="0.1" pos="0 0 1"/>
                        </body>
                      </worldbody>
                      <actuator>
                        <motor name="hip" joint="hip"/>
                        <motor name="knee" joint="knee"/>
                      </actuator>
                    </mujoco>
                    """))
            .model());
  }

  @Test
  void aControlThatIsNoNumberIsRefusedByName() {
    Mechanism robot = motors();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> robot.actuator("knee").set(Double.NaN))
        .withMessageContaining("knee")
        .withMessageContaining("NaN");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> robot.setInputs(new double[] {1, Double.POSITIVE_INFINITY}))
        .withMessageContaining("knee");
    assertThat(robot.data().ctrl).containsExactly(0, 0);
  }

  @Test
  void tooFewInputsAreRefusedWithBothNumbers() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> motors().setInputs(new double[1]))
        .withMessage("controls of the mechanism: 1 numbers, expected 2");
  }

  @Test
  void aBadControlThatGotPastTheDoorIsReported() {
    Mechanism robot = motors();
    robot.data().ctrl[1] = Double.NaN;
    StepReport report = robot.step();
    assertThat(report.status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(report.cause()).contains("actuator knee is NaN");
    assertThat(robot.time()).isEqualTo(0.002);
  }

  @Test
  void byTheOtherPoliciesAStepWithABadControlIsTakenBack() {
    Mechanism robot = motors().onDivergence(DivergencePolicy.STOP);
    robot.data().ctrl[0] = Double.NaN;
    assertThat(robot.step().status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(robot.time()).isZero();

    Mechanism strict = motors().onDivergence(DivergencePolicy.THROW);
    strict.data().ctrl[0] = Double.NaN;
    assertThatThrownBy(strict::step)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("hip");
    assertThat(strict.time()).isZero();
  }

  @Test
  @Tag("acceptance:004-95")
  void theHandlerOfTheModelIsToldOfEveryWarning() {
    Mechanism robot = motors();
    List<String> told = new ArrayList<>();
    robot.model().callbacks.warning =
        (m, d, kind, info) -> told.add(Warning.text(kind, info) + " (" + info + ")");
    robot.data().ctrl[1] = Double.NaN;
    robot.step();
    robot.step();
    assertThat(told).hasSize(2).allMatch(t -> t.contains("control 1 is not finite"));
  }

  @Test
  void everyWarningHasItsText() {
    for (int kind = 0; kind < Warning.COUNT; kind++) {
      assertThat(Warning.text(kind, 7)).contains("7");
    }
  }

  @Test
  void aTimeStepThatIsNoNumberIsSaid() {
    Mechanism robot = motors();
    robot.model().opt.timestep = Double.NaN;
    assertThatThrownBy(robot::step)
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("opt.timestep is NaN");
    assertThat(robot.time()).isZero();
  }

  @Test
  void aSensorThatBecomesInfiniteIsNamed() {
    Mechanism robot =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        """
                        <mujoco>
                          <worldbody>
                            <body><joint name="hip"/><geom size="0.1" pos="0 0 1"/></body>
                          </worldbody>
                          <sensor>
                            <jointpos name="angle" joint="hip"/>
                            <user name="own" dim="2" needstage="vel"/>
                          </sensor>
                        </mujoco>
                        """))
                .model());
    robot.model().callbacks.sensor = (m, d, stage) -> d.sensordata[2] = 1 / d.time;
    StepReport report = robot.step();
    assertThat(report.status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(report.cause()).contains("sensor own reads Infinity at time 0.0 s");
    assertThat(robot.step().status()).isEqualTo(StepStatus.OK);
    robot.reset();
    robot.onDivergence(DivergencePolicy.THROW);
    assertThatThrownBy(robot::step).hasMessageContaining("sensor own reads Infinity");
    assertThat(robot.time()).isZero();
  }

  /** The state stays finite; only what is read from it overflows. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<magnetometer name='own' site='near'/>",
        "<e_kinetic name='own'/>",
        "<e_potential name='own'/>",
        "<torque name='own' site='aside'/>",
        "<framelinvel name='own' objtype='site' objname='far'/>"
      })
  void aBuiltinSensorThatBecomesInfiniteIsNamed(String sensor) {
    String text =
        """
        <mujoco>
          <option magnetic="1.7e308 1.7e308 1.7e308" gravity="0 0 -1e3"/>
          <worldbody>
            <site name="near" euler="30 40 50"/>
            <body pos="0 0 1e6">
              <joint name="slide" type="slide" axis="1 0 0"/>
              <geom size="0.1" mass="1e300"/>
              <site name="aside" pos="0 1e7 0"/>
            </body>
            <body>
              <joint name="spin" axis="0 0 1"/>
              <geom size="0.1"/>
              <site name="far" pos="1e304 0 0"/>
            </body>
          </worldbody>
          <sensor>%s</sensor>
        </mujoco>
        """
            .formatted(sensor);
    Mechanism slider = new Mechanism(Mjcf.compile(Mjcf.readText(text)).model());
    slider.joint("slide").setVelocity(1e5);
    slider.joint("spin").setVelocity(1e5);
    StepReport report = slider.step();
    assertThat(report.status()).isEqualTo(StepStatus.DIVERGED);
    assertThat(report.cause()).containsPattern("sensor own reads -?Infinity");
    assertThat(slider.joint("slide").velocity()).isEqualTo(1e5);
  }
}
