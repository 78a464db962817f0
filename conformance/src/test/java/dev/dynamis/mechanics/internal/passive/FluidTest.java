package dev.dynamis.mechanics.internal.passive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.conformance.support.StageTrace;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Forces of a fluid on the box that stands for a body, and on a body as a whole. */
class FluidTest {
  private static final String BOX =
      """
      <mujoco><option gravity="0 0 0"/><worldbody><body><freejoint/>
        <geom type="box" size=".1 .2 .3" density="500"/>
      </body></worldbody></mujoco>
      """;

  @Test
  void forcesAreMujocos() {
    assertThat(
            StageTrace.of("fluid.euler")
                .differences(
                    (m, d) -> {
                      Arrays.fill(d.qfrc.fluid, 0);
                      Fluid.run(m, d);
                    },
                    "qfrc_fluid"))
        .isEmpty();
  }

  @Test
  void theBoxOfABoxHasItsSides() {
    Model m = SmoothModels.compile(BOX);
    double[] box = new double[3];
    Fluid.box(m, box, 0, 1);
    assertThat(box).containsExactly(new double[] {.2, .4, .6}, within(1e-14));
  }

  @Test
  void dragIsHalfDensityTimesAreaTimesSpeedSquared() {
    Model m = SmoothModels.compile(BOX);
    m.opt.density = 1.2;
    Data d = new Data(m);
    d.qvel[0] = -3;
    d.qvel[4] = 2;
    Physics.forward(m, d);
    assertThat(d.qfrc.fluid[0]).isCloseTo(0.5 * 1.2 * .4 * .6 * 9, within(1e-13));

    // torque: integral of half density times (w r)^2 r over both faces beside the axis
    double width = .4;
    double torque = 1.2 * width * (Math.pow(.2, 4) + Math.pow(.6, 4)) / 64 * 4;
    assertThat(d.qfrc.fluid[4]).isCloseTo(-torque, within(1e-14));
    assertThat(d.qfrc.fluid[1]).isZero();
  }

  @Test
  void viscosityResistsAsToAnEqualSphere() {
    Model m = SmoothModels.compile(BOX);
    m.opt.viscosity = 0.7;
    Data d = new Data(m);
    d.qvel[1] = 2;
    d.qvel[5] = 3;
    Physics.forward(m, d);
    double diameter = .4;
    assertThat(d.qfrc.fluid[1]).isCloseTo(-3 * Math.PI * diameter * 0.7 * 2, within(1e-13));
    assertThat(d.qfrc.fluid[5])
        .isCloseTo(-Math.PI * diameter * diameter * diameter * 0.7 * 3, within(1e-14));
  }

  @Test
  void whatMovesWithTheWindFeelsNothing() {
    Model m = SmoothModels.compile(BOX);
    m.opt.density = 1.2;
    m.opt.viscosity = 0.3;
    m.opt.wind[0] = 5;
    Data d = new Data(m);
    d.qvel[0] = 5;
    Physics.forward(m, d);
    assertThat(d.qfrc.fluid).containsOnly(0);
    d.qvel[0] = 0;
    Physics.forward(m, d);
    assertThat(d.qfrc.fluid[0]).isPositive();
  }
}
