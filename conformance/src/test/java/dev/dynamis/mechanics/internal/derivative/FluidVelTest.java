package dev.dynamis.mechanics.internal.derivative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.SmoothModels;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Integrator;
import dev.dynamis.mechanics.internal.passive.Fluid;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Derivatives of fluid forces by velocity, of one free geom, against central differences. */
class FluidVelTest {
  private static final String GEOM =
      "type='ellipsoid' size='.3 .2 .1' fluidshape='ellipsoid' fluidcoef='%s'";

  /** Blunt, slender and angular drag, lift by circulation and by rotation, one at a time. */
  @ParameterizedTest
  @CsvSource({
    "0.7 0 0 0 0, 0, 1.2",
    "0 0.4 0 0 0, 0, 1.2",
    "0 0 1.5 0 0, 0, 1.2",
    "0 0 0 0.8 0, 0, 1.2",
    "0 0 0 0 0.9, 0, 1.2",
    "0 0 0 0 0, 0.3, 0",
    "0.5 0.25 1.5 1 1, 0.2, 1.2"
  })
  void everyEffectOnAnEllipsoidHasItsSlope(String coefficients, double viscosity, double density) {
    assertSlopes(GEOM.formatted(coefficients), viscosity, density);
  }

  @ParameterizedTest
  @CsvSource({"0.3, 0", "0, 1.2", "0.3, 1.2"})
  void resistanceAndDragOfABoxHaveTheirSlopes(double viscosity, double density) {
    assertSlopes("type='box' size='.3 .2 .1'", viscosity, density);
  }

  private static void assertSlopes(String geom, double viscosity, double density) {
    Model m = model(geom, viscosity, density);
    Data d = start(m);
    derive(m, d);
    double h = 1e-6;
    for (int j = 0; j < 6; j++) {
      double[] plus = force(m, d, j, h);
      double[] minus = force(m, d, j, -h);
      for (int i = 0; i < 6; i++) {
        double slope = (plus[i] - minus[i]) / (2 * h);
        assertThat(d.qDeriv[6 * i + j]).as("%s by %s", i, j).isCloseTo(slope, within(1e-8));
      }
    }
    assertThat(Arrays.stream(d.qDeriv).map(Math::abs).max().orElseThrow()).isGreaterThan(1e-3);
  }

  /** The fast integrator wants a symmetric matrix: the mean with its transpose. */
  @Test
  void theFastIntegratorTakesTheSymmetricPart() {
    Model m = model(GEOM.formatted("0.5 0.25 1.5 1 1"), 0.2, 1.2);
    Data d = start(m);
    derive(m, d);
    double[] full = d.qDeriv.clone();
    m.opt.integrator = Integrator.IMPLICITFAST;
    derive(m, d);
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 6; j++) {
        double mean = (full[6 * i + j] + full[6 * j + i]) / 2;
        assertThat(d.qDeriv[6 * i + j]).isCloseTo(mean, within(1e-14));
      }
    }
  }

  private static Model model(String geom, double viscosity, double density) {
    Model m =
        SmoothModels.compile(
            "<mujoco><option gravity='0 0 0' wind='.1 .2 .3'/><worldbody>"
                + "<body euler='10 20 30'><freejoint/><geom pos='.1 .2 .3' "
                + geom
                + "/></body></worldbody></mujoco>");
    m.opt.viscosity = viscosity;
    m.opt.density = density;
    m.opt.integrator = Integrator.IMPLICIT;
    return m;
  }

  private static Data start(Model m) {
    Data d = new Data(m);
    System.arraycopy(new double[] {0.5, -0.7, 0.9, 1.1, -0.6, 0.8}, 0, d.qvel, 0, 6);
    Physics.forward(m, d);
    return d;
  }

  private static void derive(Model m, Data d) {
    assertThat(m.nD).isEqualTo(36);
    Arrays.fill(d.qDeriv, 0);
    if (Fluid.usesEllipsoids(m, 1)) {
      FluidVel.ellipsoids(m, d, 1);
    } else {
      FluidVel.inertiaBox(m, d, 1);
    }
  }

  private static double[] force(Model m, Data d, int dof, double by) {
    Data copy = d.copy();
    copy.qvel[dof] += by;
    Physics.forward(m, copy);
    return copy.qfrc.fluid;
  }
}
