package dev.dynamis.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.analysis.linear.FrequencyResponse;
import dev.dynamis.analysis.linear.LinearSystem;
import dev.dynamis.analysis.linear.Mode;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinearizationTest {
  private static Mechanism mechanism(String text) {
    return new Mechanism(Mjcf.compile(Mjcf.readText(text)).model());
  }

  /** Two equal point masses on equal massless rods: w^2 = (2 -+ sqrt 2) g/l. */
  @Test
  void aDoublePendulumSwingsInItsTwoModes() {
    Mechanism m =
        mechanism(
            """
            <mujoco>
              <option gravity="0 0 -9.81" timestep="0.001"/>
              <worldbody>
                <body>
                  <joint name="upper" axis="0 1 0"/>
                  <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
                  <body pos="0 0 -1">
                    <joint name="lower" axis="0 1 0"/>
                    <inertial pos="0 0 -1" mass="1" diaginertia="1e-9 1e-9 1e-9"/>
                  </body>
                </body>
              </worldbody>
            </mujoco>
            """);
    Linearization of = Linearization.at(m);
    assertThat(of.method()).isEqualTo("centred differences");
    assertThat(of.system().states()).containsExactly("upper", "lower", "v.upper", "v.lower");
    List<Mode> modes = of.system().modes();
    assertThat(modes).hasSize(2);
    double[] squares = {(2 - Math.sqrt(2)) * 9.81, (2 + Math.sqrt(2)) * 9.81};
    for (double square : squares) {
      // steps of semi-implicit Euler turn by acos(1 - (w dt)^2/2)
      double turn = StrictMath.acos(1 - square * 1e-6 / 2) / 1e-3;
      assertThat(modes)
          .anySatisfy(
              mode -> {
                assertThat(mode.angularFrequency()).isCloseTo(turn, within(1e-6));
                assertThat(mode.dampingRatio()).isCloseTo(0, within(1e-6));
              });
    }
  }

  @Test
  void aDampedSlideAnswersAsItsFormulaSays() {
    Mechanism m =
        mechanism(
            """
            <mujoco>
              <option timestep="1e-4" gravity="0 0 0" integrator="implicit"/>
              <worldbody>
                <body>
                  <joint name="rail" type="slide" axis="1 0 0" stiffness="50" damping="0.8"/>
                  <geom size="0.1" mass="2"/>
                </body>
              </worldbody>
              <actuator><motor name="push" joint="rail"/></actuator>
              <sensor><jointpos name="x" joint="rail"/></sensor>
            </mujoco>
            """);
    LinearSystem s = Linearization.at(m).system();
    Mode mode = s.modes().getFirst();
    assertThat(mode.naturalFrequency()).isCloseTo(5, within(2e-3));
    // k is kept for a step, d is not: the damping ratio is late by w dt/2
    assertThat(mode.dampingRatio()).isCloseTo(0.8 / (2 * Math.sqrt(100)), within(1e-3));
    double[] w = {0.5, 3, 5, 8, 20};
    FrequencyResponse r = FrequencyResponse.of(s, "push", "x", w);
    for (int i = 0; i < w.length; i++) {
      double re = 50 - 2 * w[i] * w[i], im = 0.8 * w[i];
      assertThat(r.magnitudes()[i])
          .isCloseTo(1 / Math.sqrt(re * re + im * im), within(2e-3 / Math.sqrt(re * re + im * im)));
    }
  }

  @Test
  void equationsGiveTheEigenvaluesOfTheirJacobian() {
    EquationSystem lorenz = new EquationSystem(Models.load("builtin://ode/lorenz"));
    lorenz.setStates(new double[] {7, 9, 25});
    Trim.of(lorenz).run();
    Linearization of = Linearization.at(lorenz);
    assertThat(of.method()).isEqualTo("exact");

    // Sparrow: the complex pair at rho 28 is 0.09396 +- 10.19451i, the real one -13.85458
    double[] values = of.system().toContinuous().eigenvalues();
    assertThat(values[0]).isCloseTo(0.09396, within(1e-5));
    assertThat(values[1]).isCloseTo(10.19451, within(2e-5));
    assertThat(values[4]).isCloseTo(-13.85458, within(1e-4));
  }
}
