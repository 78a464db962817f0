package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whose friction and solver parameters a contact has: the greater friction, the geom of higher
 * priority, the mean weighted by {@code solmix}, or those of an explicit pair.
 *
 * <p>A sphere of 1 kg lies 5 mm deep in a plane.
 */
class ContactParametersTest {
  private static final double[] PAIR_FRICTION = {1, 1, 0.005, 0.0001, 0.0001};

  // friction

  @Test
  @Tag("acceptance:003-24.4")
  void frictionIsTheGreaterOfTwoNotTheirMean() {
    Data d = touching("c_fric_37");
    assertFriction(d, 0.7, 0.7, 0.005, 0.0001, 0.0001);
    assertThat(normalForce(d)).isCloseTo(22.534927614439237, within(1e-9));
  }

  @Test
  @Tag("acceptance:003-24.1")
  void eachComponentOfFrictionIsTheGreaterOfTwo() {
    assertFriction(touching("c_fric_vec"), 0.7, 0.7, 0.01, 0.001, 0.001);
  }

  @ParameterizedTest
  @ValueSource(strings = {"c_fric_sym", "c_fric_zero"})
  @Tag("acceptance:003-24.3")
  void equalFrictionStaysAndNoneGivesWayToSome(String name) {
    assertFriction(touching(name), 0.5, 0.5, 0.005, 0.0001, 0.0001);
  }

  @Test
  @Tag("acceptance:003-24.p")
  void frictionOfAnExplicitPairIsItsOwn() {
    assertFriction(touching("c_fric_pair"), 0.9, 0.9, 0.02, 0.003, 0.003);
    assertFriction(touching("c_fric_pair5"), 0.9, 0.1, 0.02, 0.003, 0.004);
  }

  @Test
  @Tag("acceptance:003-24.2")
  void aSoftBodyMixesItsParametersAsAGeomDoes() {
    AcceptanceNumbers want = AcceptanceNumbers.of("003-24-flex");
    Data d = touching("c_fric_flex");
    assertThat(d.ncon).isEqualTo((int) want.number("ncon"));
    assertThat(d.nefc).isEqualTo((int) want.number("nefc"));
    assertFriction(d, want.array("friction"));
    assertThat(Arrays.copyOf(d.contact.solref, 2)).containsExactly(want.array("solref"));
    assertThat(d.contact.dist[0]).isCloseTo(want.number("dist"), within(1e-15));
    assertThat(Arrays.copyOf(d.contact.geom, 2)).containsExactly(0, -1);
    assertThat(Arrays.copyOf(d.contact.flex, 2)).containsExactly(-1, 0);
    assertThat(Arrays.copyOf(d.contact.vert, 2)).containsExactly(-1, 0);
    double most = Arrays.stream(d.qacc).map(Math::abs).max().orElseThrow();
    assertThat(most).isCloseTo(want.number("qacc_max"), within(1e-10));
  }

  // priority

  @Test
  @Tag("acceptance:003-25.1")
  void aGeomOfHigherPriorityGivesItsParametersWordForWord() {
    Data d = touching("c_prio_1");
    assertFriction(d, 0.5, 0.5, 0.008, 0.0003, 0.0003);
    assertSolver(d, new double[] {0.03, 0.9}, new double[] {0.85, 0.92, 0.0015, 0.55, 2.5});
    assertThat(normalForce(d)).isCloseTo(17.033684249238021, within(1e-9));
  }

  @Test
  @Tag("acceptance:003-25.1b")
  void theFirstGeomMayHaveTheHigherPriorityAsWell() {
    Data d = touching("c_prio_plane");
    assertFriction(d, 0.8, 0.8, 0.01, 0.001, 0.001);
    assertSolver(d, new double[] {0.02, 1}, new double[] {0.9, 0.95, 0.001, 0.5, 2});
  }

  @Test
  @Tag("acceptance:003-25.1b")
  @Tag("acceptance:003-25.3")
  void theGeomOfHigherPriorityAlsoDecidesOnTheDimensions() {
    assertThat(touching("c_prio_condim").contact.dim[0]).isEqualTo(1);
    assertThat(touching("c_prio_condim_eq").contact.dim[0]).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"c_prio_eq", "c_prio_default"})
  @Tag("acceptance:003-25.2")
  @Tag("acceptance:003-25.3")
  void geomsOfEqualPriorityAreCombined(String name) {
    Data d = touching(name);
    assertFriction(d, 0.8, 0.8, 0.01, 0.001, 0.001);
    assertSolver(d, new double[] {0.025, 0.95}, new double[] {0.875, 0.935, 0.00125, 0.525, 2.25});
  }

  @Test
  @Tag("acceptance:003-25.3")
  void aPriorityBelowZeroLosesAgainstTheDefault() {
    assertSolver(
        touching("c_prio_neg"), new double[] {0.02, 1}, new double[] {0.9, 0.95, 0.001, 0.5, 2});
  }

  @Test
  @Tag("acceptance:003-25.3")
  void marginsAndGapsAreAddedWhateverThePriority() {
    assertThat(touching("c_prio_gap").contact.includemargin[0]).isCloseTo(0.037, within(1e-15));
  }

  @Test
  @Tag("acceptance:003-25.4")
  void explicitPairsHeedNeitherPrioritiesNorGeoms() {
    Data d = touching("c_prio_pair");
    assertFriction(d, PAIR_FRICTION);
    assertSolver(d, new double[] {0.02, 1}, new double[] {0.9, 0.95, 0.001, 0.5, 2});

    assertFriction(touching("c_prio_pair_set"), 0.11, 0.12, 0.013, 0.0014, 0.0015);

    Data plain = touching("c_prio_pair_cond");
    assertThat(plain.contact.dim[0]).isEqualTo(3);
    assertThat(plain.contact.includemargin[0]).isZero();
  }

  // weights

  @ParameterizedTest
  @CsvSource({
    "c_mix_11, 0.03, 0.9, 0.85, 0.925, 0.0015, 0.55, 2.5",
    "c_mix_00, 0.03, 0.9, 0.85, 0.925, 0.0015, 0.55, 2.5",
  })
  @Tag("acceptance:003-26.1")
  @Tag("acceptance:003-26.3")
  void equalWeightsGiveTheMeanAlsoIfBothAreZero(
      String name, double t, double r, double d0, double dw, double width, double mid, double p) {
    assertSolver(touching(name), new double[] {t, r}, new double[] {d0, dw, width, mid, p});
  }

  @Test
  @Tag("acceptance:003-26.2")
  void aWeightOfTwoToOneCountsTwoThirds() {
    assertSolver(
        touching("c_mix_21"),
        new double[] {0.08 / 3, 2.8 / 3},
        new double[] {2.6 / 3, 2.8 / 3, 0.004 / 3, 1.6 / 3, 7.0 / 3});
    assertSolver(
        touching("c_mix_12"),
        new double[] {0.1 / 3, 2.6 / 3},
        new double[] {2.5 / 3, 2.75 / 3, 0.005 / 3, 1.7 / 3, 8.0 / 3});
  }

  @Test
  @Tag("acceptance:003-26.3")
  void aWeightOfZeroLeavesTheParametersToTheOther() {
    assertThat(Arrays.copyOf(touching("c_mix_01").contact.solref, 2)).containsExactly(0.04, 0.8);
    assertThat(Arrays.copyOf(touching("c_mix_10").contact.solref, 2)).containsExactly(0.02, 1);
  }

  @Test
  @Tag("acceptance:003-26.4")
  void explicitPairsHaveTheirOwnSolverParameters() {
    Data d = touching("c_mix_pair");
    assertThat(Arrays.copyOf(d.contact.solref, 2)).containsExactly(0.015, 1.2);
    assertThat(normalForce(d)).isCloseTo(23.280098765432118, within(1e-9));
  }

  @Test
  @Tag("acceptance:003-26.5")
  void withoutAnyParametersTheDefaultsHold() {
    Data d = touching("c_mix_default");
    assertSolver(d, new double[] {0.02, 1}, new double[] {0.9, 0.95, 0.001, 0.5, 2});
    assertThat(normalForce(d)).isCloseTo(21.819500000000012, within(1e-9));
  }

  @Test
  @Tag("acceptance:003-26.d")
  void ofDirectStiffnessAndDampingTheLowerNumbersCount() {
    assertThat(Arrays.copyOf(touching("c_mix_direct").contact.solref, 2)).containsExactly(-200, -2);
    assertThat(Arrays.copyOf(touching("c_mix_mixed").contact.solref, 2)).containsExactly(-100, -1);
  }

  @Test
  @Tag("acceptance:003-26.d")
  void signsThatDoNotFitFallBackToTheDefault() {
    assertThat(normalForce(touching("c_mix_mixedsign")))
        .isCloseTo(21.819500000000012, within(1e-9));
  }

  @Test
  @Tag("acceptance:003-26.f")
  void weightsTouchNeitherFrictionNorPriority() {
    assertThat(touching("c_mix_fric").contact.friction[0]).isEqualTo(0.8);
    assertThat(Arrays.copyOf(touching("c_mix_prio").contact.solref, 2)).containsExactly(0.02, 1);
  }

  @Test
  @Tag("acceptance:003-sh")
  void allRulesHoldAtOnce() {
    Data d = touching("c_shared_fixture");
    assertThat(d.ncon).isEqualTo(8);
    double[] impedance = {2.5 / 3, 2.75 / 3, 0.005 / 3, 1.7 / 3, 8.0 / 3};
    for (int i = 0; i < 4; i++) {
      assertThat(d.contact.geom[2 * i + 1]).isEqualTo(1);
      assertThat(d.contact.friction[5 * i]).isEqualTo(0.8);
      assertThat(d.contact.friction[5 * i + 2]).isEqualTo(0.01);
      assertThat(d.contact.solref[2 * i]).isCloseTo(0.1 / 3, within(1e-15));
      assertThat(d.contact.solref[2 * i + 1]).isCloseTo(2.6 / 3, within(1e-15));
      for (int k = 0; k < 5; k++) {
        assertThat(d.contact.solimp[5 * i + k]).isCloseTo(impedance[k], within(1e-14));
      }
      assertThat(d.contact.includemargin[i]).isCloseTo(0.0035, within(1e-16));
      assertThat(d.contact.dist[i]).isCloseTo(-0.0005, within(1e-15));
    }
    for (int i = 4; i < 8; i++) {
      assertThat(d.contact.geom[2 * i + 1]).isEqualTo(2);
      assertThat(d.contact.friction[5 * i]).isEqualTo(0.5);
      assertThat(d.contact.solref[2 * i]).isEqualTo(0.03);
      assertThat(d.contact.includemargin[i]).isCloseTo(0.003, within(1e-16));
    }
    double[] qacc = AcceptanceNumbers.of("003-shared").array("qacc");
    assertThat(Reference.error(qacc, d.qacc)).isLessThan(1e-9);
  }

  @Test
  @Tag("acceptance:003-27.S7")
  void anOverrideReplacesAllParametersButTheGap() {
    Data d = touching("c_override");
    assertThat(d.contact.includemargin[0]).isCloseTo(0.02, within(1e-16));
    assertFriction(d, 0.11, 0.12, 0.013, 0.0014, 0.0015);
    assertThat(Arrays.copyOf(d.contact.solref, 2)).containsExactly(0.05, 0.5);
    assertThat(Arrays.copyOf(d.contact.solreffriction, 2)).containsExactly(0.05, 0.5);
    assertThat(normalForce(d)).isCloseTo(38.00422805659781, within(1e-8));
  }

  private static Data touching(String name) {
    Model m = AcceptanceNumbers.model(name);
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.ncon).isPositive();
    return d;
  }

  /** Force along the normal, which is vertical, on the sphere. */
  private static double normalForce(Data d) {
    return d.qfrc.constraint[2];
  }

  private static void assertFriction(Data d, double... want) {
    assertThat(Arrays.copyOf(d.contact.friction, 5)).containsExactly(want);
  }

  private static void assertSolver(Data d, double[] solref, double[] solimp) {
    for (int k = 0; k < 2; k++) {
      assertThat(d.contact.solref[k]).isCloseTo(solref[k], within(1e-14));
    }
    for (int k = 0; k < 5; k++) {
      assertThat(d.contact.solimp[k]).isCloseTo(solimp[k], within(1e-14));
    }
  }
}
