package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.ConstraintType;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A sliding mass of 2 kg beyond its limit: formulas of the manual. */
class ImpedanceTest {
  private static Data beyond(double violation, String solref, String solimp) {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    "<mujoco><worldbody><body><joint type='slide' axis='1 0 0' range='-1 1'"
                        + " solreflimit='"
                        + solref
                        + "' solimplimit='"
                        + solimp
                        + "'/><geom size='.1' mass='2'/></body></worldbody></mujoco>"))
            .model();
    Data d = new Data(m);
    d.qpos[0] = 1 + violation;
    Physics.forward(m, d);
    assertThat(d.nefc).isEqualTo(1);
    return d;
  }

  @ParameterizedTest
  @CsvSource({
    // violation, power; from 0.8 at 0 to 0.95 at 1 cm, midpoint 0.4
    ".01, 2, 1",
    ".05, 2, 1",
    ".004, 2, .4",
    ".002, 2, .1",
    ".007, 2, .85",
    ".002, 1, .2",
    ".007, 1, .7",
    ".004, 3, .4",
    ".001, 3, .00625",
  })
  void theImpedanceGrowsWithTheViolationAlongTwoArcs(double violation, double power, double y) {
    Data d = beyond(violation, ".02 1", ".8 .95 .01 .4 " + power);
    double imp = .8 + y * .15;
    assertThat(d.efc.KBIP[2]).isCloseTo(imp, within(1e-12));

    // half a kilogram inverse, seen through the impedance
    double r = (1 - imp) / imp * .5;
    assertThat(d.efc.R[0]).isCloseTo(r, within(1e-12));
    assertThat(d.efc.D[0]).isCloseTo(1 / r, within(1e-9));
    assertThat(d.efc.diagApprox[0]).isCloseTo(.5, within(1e-12));
  }

  @Test
  void theDerivativeOfTheImpedanceIsItsSlope() {
    double h = 1e-7;
    for (double violation : new double[] {.002, .003, .006, .009}) {
      String solimp = ".8 .95 .01 .4 2.5";
      double slope =
          (beyond(violation + h, ".02 1", solimp).efc.KBIP[2]
                  - beyond(violation - h, ".02 1", solimp).efc.KBIP[2])
              / (2 * h);
      // the position of the row shrinks as the violation grows
      assertThat(beyond(violation, ".02 1", solimp).efc.KBIP[3]).isCloseTo(-slope, within(1e-5));
    }
  }

  @ParameterizedTest
  @CsvSource({
    // time constant and damping ratio: K = 1/(dmax tc dr)^2, B = 2/(dmax tc)
    ".03 1, 1231.14804555, 70.1754386",
    ".03 .5, 4924.59218221, 70.1754386",
    // stiffness and damping: K = k/dmax^2, B = b/dmax
    "-500 -20, 554.016621, 21.0526316",
  })
  void stiffnessAndDampingFollowFromTheReference(String solref, double k, double b) {
    Data d = beyond(.003, solref, ".8 .95 .01 .5 2");
    assertThat(d.efc.KBIP[0]).isCloseTo(k, within(1e-5));
    assertThat(d.efc.KBIP[1]).isCloseTo(b, within(1e-6));
  }

  @Test
  void aTimeConstantBelowTwoStepsIsRaisedUnlessThatIsDisabled() {
    Data d = beyond(.003, ".001 1", ".9 .9 .01 .5 2");
    double safe = 1 / (.9 * .9 * .004 * .004);
    assertThat(d.efc.KBIP[0]).isCloseTo(safe, within(1e-9 * safe));
    d.model.opt.setDisabled(DisableBit.REFSAFE, true);
    Physics.forward(d.model, d);
    assertThat(d.efc.KBIP[0]).isCloseTo(16 * safe, within(1e-8 * safe));
  }

  /** Whatever was there before, and with one K, B and impedance for all that are alike. */
  @ParameterizedTest
  @ValueSource(ints = {Cone.PYRAMIDAL, Cone.ELLIPTIC})
  void everyRowOfAConstraintGetsItsNumbers(int cone) {
    Model m = ConstraintScene.model(cone, true);
    Data d = ConstraintScene.moving(m);
    double[] R = Arrays.copyOf(d.efc.R, d.nefc);
    for (double[] all : List.of(d.efc.KBIP, d.efc.R, d.efc.D, d.efc.diagApprox)) {
      Arrays.fill(all, Double.NaN);
    }
    Impedance.run(m, d);
    int alike = 0;
    for (int row = 0; row < d.nefc; row++) {
      assertThat(d.efc.R[row]).isEqualTo(R[row]);
      assertThat(d.efc.D[row]).isEqualTo(1 / R[row]);
      double imp = d.efc.KBIP[4 * row + 2];
      assertThat((1 - imp) * d.efc.diagApprox[row] / imp)
          .isCloseTo(R[row], withinPercentage(1e-10));
      boolean one =
          row > 0 && d.efc.type[row] == d.efc.type[row - 1] && d.efc.id[row] == d.efc.id[row - 1];
      boolean friction = one && d.efc.type[row] == ConstraintType.CONTACT_ELLIPTIC;
      for (int k = friction ? 1 : 0; k < 4; k++) {
        double x = d.efc.KBIP[4 * row + k];
        assertThat(x).isFinite();
        if (one) {
          assertThat(x).isEqualTo(d.efc.KBIP[4 * row - 4 + k]);
          alike++;
        }
      }
      if (friction) {
        assertThat(d.efc.KBIP[4 * row]).isZero();
      }
    }
    assertThat(alike).isGreaterThan(40);
  }
}
