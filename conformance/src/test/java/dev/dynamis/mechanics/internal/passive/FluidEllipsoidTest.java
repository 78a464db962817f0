package dev.dynamis.mechanics.internal.passive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Test;

/** Forces of a fluid on ellipsoids, one effect at a time, against their formulas. */
class FluidEllipsoidTest {
  /** A free geom in a fluid without viscosity; coefficients blunt, slender, angular, lift. */
  private static Data moving(String geom, String coefficients, double... qvel) {
    Model m =
        SmoothModels.compile(
            "<mujoco><option gravity='0 0 0' density='1.5'/><worldbody><body><freejoint/><geom "
                + geom
                + " fluidshape='ellipsoid' fluidcoef='"
                + coefficients
                + "'/></body></worldbody></mujoco>");
    Data d = new Data(m);
    System.arraycopy(qvel, 0, d.qvel, 0, 6);
    Physics.forward(m, d);
    return d;
  }

  @Test
  void aBluntSphereIsSlowedByItsCrossSection() {
    Data d = moving("size='.2'", "0.7 0 0 0 0", 3, 0, 0, 0, 0, 0);
    double area = Math.PI * .2 * .2;
    double[] want = {-1.5 * 0.7 * area * 9, 0, 0, 0, 0, 0};
    assertThat(d.qfrc.fluid).containsExactly(want, within(1e-13));
  }

  @Test
  void aSlenderBodyIsSlowedByTheSectionItDoesNotShow() {
    Data d = moving("type='ellipsoid' size='.1 .2 .3'", "0 0.4 0 0 0", 0, 0, 2, 0, 0, 0);

    // along z it shows pi a b of its largest section pi b c
    double hidden = Math.PI * .2 * .3 - Math.PI * .1 * .2;
    assertThat(d.qfrc.fluid[2]).isCloseTo(-1.5 * 0.4 * hidden * 4, within(1e-13));
  }

  @Test
  void viscosityFollowsStokes() {
    Model m =
        SmoothModels.compile(
            """
            <mujoco><option gravity="0 0 0" viscosity=".3"/><worldbody><body><freejoint/>
              <geom size=".2" fluidshape="ellipsoid"/>
            </body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    d.qvel[1] = 2;
    d.qvel[3] = -4;
    Physics.forward(m, d);
    assertThat(d.qfrc.fluid[1]).isCloseTo(-6 * Math.PI * .2 * .3 * 2, within(1e-13));
    assertThat(d.qfrc.fluid[3]).isCloseTo(8 * Math.PI * .2 * .2 * .2 * .3 * 4, within(1e-13));
  }

  @Test
  void aSpinningSphereIsLiftedAcrossItsFlight() {
    Data d = moving("size='.2'", "0 0 0 0 0.9", 3, 0, 0, 0, 0, 5);
    double volume = 4.0 / 3 * Math.PI * .2 * .2 * .2;

    // the Magnus force is c rho V w x v, here 5 z x 3 x = 15 y; added masses of 1/2 do not differ
    assertThat(d.qfrc.fluid[1]).isCloseTo((0.9 + 0.5 * -1) * 1.5 * volume * 15, within(1e-3));
    assertThat(d.qfrc.fluid[0]).isCloseTo(0, within(1e-15));
  }

  /** A body that moves aslant is turned across its flight: the moment of Munk. */
  @Test
  void addedMassTurnsASlantedBody() {
    Data d = moving("type='ellipsoid' size='.3 .1 .1'", "0 0 0 0 0", 2, 1, 0, 0, 0, 0);
    double[] fluid = d.model.geom.fluid;
    double mx = fluid[FluidEllipsoid.VIRTUAL_MASS];
    double my = fluid[FluidEllipsoid.VIRTUAL_MASS + 1];
    assertThat(my).isGreaterThan(3 * mx);

    // p x v with p = rho (mx vx, my vy, 0)
    double[] want = {0, 0, 0, 0, 0, 1.5 * (mx * 2 * 1 - my * 1 * 2)};
    assertThat(d.qfrc.fluid).containsExactly(want, within(1e-15));
  }

  /** The same for a spin about two axes: {@code l x w} with {@code l = rho (ix wx, iy wy, 0)}. */
  @Test
  void addedInertiaTurnsASpinningBody() {
    Data d = moving("type='ellipsoid' size='.3 .2 .1'", "0 0 0 0 0", 0, 0, 0, 2, 3, 0);
    double[] fluid = d.model.geom.fluid;
    double ix = fluid[FluidEllipsoid.VIRTUAL_INERTIA];
    double iy = fluid[FluidEllipsoid.VIRTUAL_INERTIA + 1];
    assertThat(iy).isGreaterThan(2 * ix);
    double[] want = {0, 0, 0, 0, 0, 1.5 * (ix * 2 * 3 - iy * 3 * 2)};
    assertThat(d.qfrc.fluid).containsExactly(want, within(1e-15));
  }

  @Test
  void otherShapesAreEllipsoidsOfTheirSizes() {
    double[] axes = new double[3];
    String[] geoms = {"sphere .2 .2 .2 .2", "capsule .2 .2 .2 .5", "cylinder .2 .2 .2 .3"};
    for (String geom : geoms) {
      String[] part = geom.split(" ");
      Data d = moving("type='" + part[0] + "' size='.2 .3'", "0 0 0 0 0", 0, 0, 0, 0, 0, 0);
      FluidEllipsoid.semiaxes(d.model, axes, 0, 0);
      for (int k = 0; k < 3; k++) {
        assertThat(axes[k]).isEqualTo(Double.parseDouble(part[2 + k]));
      }
      assertThat(d.model.geom.fluid).hasSize(Widths.NFLUID);
    }
  }
}
