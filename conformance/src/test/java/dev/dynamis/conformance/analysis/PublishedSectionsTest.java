package dev.dynamis.conformance.analysis;

import static dev.dynamis.conformance.support.PublishedValues.number;
import static dev.dynamis.conformance.support.PublishedValues.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.section.Crossings;
import dev.dynamis.analysis.section.Direction;
import dev.dynamis.analysis.section.Section;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import org.junit.jupiter.api.Test;

/** Returns to sections whose times are published or known in closed form. */
class PublishedSectionsTest {
  private static EquationSystem system(String name, double dt) {
    EquationModel model = Models.load("builtin://" + name);
    return new EquationSystem(model, SystemOptions.of(model).withStepper("rk4").withDt(dt));
  }

  /** Viswanath's shortest cycle of Lorenz's attractor returns to z = 27 after both lobes. */
  @Test
  void lorenzsShortestCycleReturnsToItsPointAfterItsPeriod() {
    EquationSystem lorenz = system("ode/lorenz", 1.0 / 1024);
    double[] point = numbers("lorenz_upo_AB_point");
    lorenz.setStates(new double[] {point[0], point[1], point[2]});
    Crossings c =
        Section.of(lorenz)
            .level("z", 27)
            .direction(Direction.DOWN)
            .transientTime(0)
            .crossings(4)
            .run();
    // the point itself lies on the section; errors of the stepper grow by 4.7 in each round
    long last = c.points().rows() - 1;
    double time = c.points().times().get(last) - c.points().times().get(last - 2);
    assertThat(time).isCloseTo(number("lorenz_upo_AB_period"), within(1e-7));
    assertThat(c.points().get(last, "z")).isCloseTo(27, within(1e-13));
  }

  @Test
  void vanDerPolsPeriodIsTheTimeBetweenCrossings() {
    EquationSystem vdp = system("ode/vanderpol", 1.0 / 256);
    vdp.setParameter("mu", 1);
    Crossings c = Section.of(vdp).level("y", 0).transientTime(60).crossings(5).run();
    assertThat(c.returns("x").get(3, "after")).isCloseTo(number("vanderpol1_period"), within(1e-8));
    assertThat(c.method()).startsWith("steps repeated");
  }

  /** A pendulum let go at 90 degrees swings longer by K(1/2) / (pi / 2) than a small one. */
  @Test
  void aPendulumOfAMechanismHasItsPeriod() {
    Mechanism pendulum =
        new Mechanism(
            Mjcf.compile(
                    Mjcf.readText(
                        """
                        <mujoco>
                          <option timestep="0.0005" integrator="RK4"/>
                          <worldbody>
                            <body>
                              <joint name="hinge" axis="0 1 0"/>
                              <geom type="sphere" size="0.001" pos="0 0 -1" mass="1"/>
                            </body>
                          </worldbody>
                        </mujoco>
                        """))
                .model());
    pendulum.data().qpos[0] = Math.PI / 2;
    Crossings c = Section.of(pendulum).level("hinge", 0).transientTime(0).crossings(3).run();
    double small = 2 * Math.PI / Math.sqrt(9.81);
    assertThat(c.returns("hinge").get(1, "after") / small)
        .isCloseTo(number("pendulum_90deg_period_ratio"), within(2e-6));
  }

  private static Mechanism mass(String actuator) {
    return new Mechanism(
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <option timestep="0.01" integrator="RK4" gravity="0 0 0"/>
                      <worldbody>
                        <body>
                          <joint name="x" type="slide" axis="1 0 0" stiffness="1"/>
                          <geom type="sphere" size="0.1" mass="1"/>
                        </body>
                      </worldbody>
                      <actuator>%s</actuator>
                    </mujoco>
                    """
                        .formatted(actuator)))
            .model());
  }

  /** A mass on a spring passes x = 1/2 upwards at the phase of 30 degrees below the height. */
  @Test
  void aCrossingOfAMechanismIsAsExactAsItsSteps() {
    Mechanism mass = mass("");
    mass.data().qpos[0] = 1;
    Mechanism alone = mass.copy();
    Mechanism shared = mass.copy();
    Crossings c = Section.of(mass).level("x", 0.5).transientTime(0).crossings(2).run();
    assertThat(c.method()).startsWith("steps repeated");
    // Runge and Kutta's method errs by 1e-10 in a period; a straight line by 1e-5
    assertThat(c.points().times().get(0)).isCloseTo(5 * Math.PI / 3, within(1e-9));
    assertThat(c.points().get(0, "v.x")).isCloseTo(Math.sqrt(0.75), within(1e-9));
    assertThat(c.points().get(0, "x")).isCloseTo(0.5, within(1e-14));
    // the orbit goes on as if nobody had looked, and the model is what it was
    while (alone.time() < mass.time()) {
      alone.step();
    }
    assertThat(mass.save()).containsExactly(alone.save());
    assertThat(shared.model()).isSameAs(mass.model());
    assertThat(mass.model().opt.timestep).isEqualTo(0.01);
  }

  @Test
  void aMechanismWithADelayIsCutOnStraightLines() {
    Mechanism mass = mass("<motor joint='x' delay='0.02' nsample='3'/>");
    mass.data().qpos[0] = 1;
    Crossings c = Section.of(mass).level("x", 0.5).transientTime(0).crossings(1).run();
    assertThat(c.method()).startsWith("straight lines");
    assertThat(c.points().get(0, "v.x")).isCloseTo(Math.sqrt(0.75), within(1e-4));
  }
}
