package dev.dynamis.mechanics.internal.collision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Margin and gap: when geoms that are near are in contact, and when the contact acts. */
class ContactMarginTest {
  @ParameterizedTest
  @CsvSource({"c_margin_ac1", "c_margin_ac1_ell"})
  @Tag("acceptance:003-27.S1")
  @Tag("acceptance:003-27.1")
  void marginsAddUpSoThatASphereOneMillimeterAboveAPlaneIsHeld(String name) {
    Data d = forward(name);
    assertThat(d.ncon).isEqualTo(1);
    assertThat(d.contact.dist[0]).isCloseTo(0.001, within(1e-15));
    assertThat(d.contact.includemargin[0]).isEqualTo(0.004);

    // the violation is the distance less the margin, -3 mm
    assertThat(d.efc.pos[0] - d.efc.margin[0]).isCloseTo(-0.003, within(1e-15));
    assertThat(d.qfrc.constraint[2]).isCloseTo(16.819499999999959, within(1e-9));
    assertThat(d.qacc[2]).isCloseTo(7.0094999999999983, within(1e-9));
  }

  @Test
  @Tag("acceptance:003-27.2a")
  void insideTheGapThereIsAContactButNoForce() {
    Data d = forward("c_margin_ac2_002");
    assertThat(d.ncon).isEqualTo(1);
    assertThat(d.contact.exclude[0]).isEqualTo(1);
    assertThat(d.contact.efcAddress[0]).isEqualTo(-1);
    assertThat(d.nefc).isZero();
    assertThat(d.qfrc.constraint).containsOnly(0);
  }

  @Test
  @Tag("acceptance:003-27.2b")
  void theForceGrowsWithTheViolation() {
    double far = forward("c_margin_ac2_0005").qfrc.constraint[2];
    double near = forward("c_margin_ac2_0001").qfrc.constraint[2];
    double deep = forward("c_margin_ac2_m001").qfrc.constraint[2];
    assertThat(far).isCloseTo(10.25932617728532, within(1e-9));
    assertThat(near).isCloseTo(11.554955650969525, within(1e-9)).isGreaterThan(far);
    assertThat(deep).isCloseTo(14.319500000000009, within(1e-9)).isGreaterThan(near);
  }

  @Test
  @Tag("acceptance:003-27.2e")
  void atTheIncludedMarginThereIsNoForce() {
    Data d = forward("c_margin_ac2_001");
    assertThat(d.ncon).isEqualTo(1);
    assertThat(d.contact.exclude[0]).isEqualTo(1);
  }

  @Test
  @Tag("acceptance:003-27.3")
  void anExplicitPairHasItsOwnMarginAndGap() {
    Data d = forward("c_margin_pair");
    assertThat(d.contact.includemargin[0]).isEqualTo(0.005);
    assertThat(d.qfrc.constraint[2]).isCloseTo(11.8195, within(1e-9));
    Data apart = forward("c_margin_pair_ex");
    assertThat(apart.ncon).isEqualTo(1);
    assertThat(apart.contact.exclude[0]).isEqualTo(1);
  }

  @Test
  @Tag("acceptance:003-27.S2")
  @Tag("acceptance:003-27.4")
  void withoutMarginGeomsThatArePartAreNotInContact() {
    assertThat(forward("c_margin_zero").ncon).isZero();
  }

  @Test
  @Tag("acceptance:003-27.4")
  void withoutMarginGeomsThatTouchAreInContactWithoutForce() {
    Data d = forward("c_margin_zero_touch");
    assertThat(d.ncon).isEqualTo(1);
    assertThat(d.contact.exclude[0]).isEqualTo(1);
    assertThat(d.nefc).isZero();
    assertThat(d.qacc[2]).isEqualTo(-9.81);
  }

  @ParameterizedTest
  @CsvSource({
    "0, -0.002, 21.8195",
    "1, -0.00075, 18.6945",
    "2, 0.0005, 15.5695",
    "3, 0.00175, 12.4445",
    "4, 0.003, 0",
  })
  @Tag("acceptance:003-27.5-0")
  @Tag("acceptance:003-27.5-1")
  @Tag("acceptance:003-27.5-2")
  @Tag("acceptance:003-27.5-3")
  @Tag("acceptance:003-27.5-4")
  void fiveDistancesGiveTheForcesOfMujoco(int number, double dist, double force) {
    for (String cone : new String[] {"pyramidal", "elliptic"}) {
      Data d = forward("c_margin5_" + cone + "_" + number);
      assertThat(d.ncon).isEqualTo(1);
      assertThat(d.contact.dist[0]).isCloseTo(dist, within(1e-14));
      assertThat(d.nefc).isEqualTo(force == 0 ? 0 : cone.equals("pyramidal") ? 4 : 3);
      assertThat(d.qfrc.constraint[2]).isCloseTo(force, within(1e-8));
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "3", "4", "6"})
  @Tag("acceptance:003-27.6")
  void theMarginIsKeptInEveryRowOfAPyramidAndInTheNormalRowOfAnEllipticCone(int dim) {
    Data pyramid = forward("c_margin_rows_pyramidal_" + dim);
    assertThat(pyramid.nefc).isEqualTo(dim == 1 ? 1 : 2 * (dim - 1));
    assertThat(Arrays.copyOf(pyramid.efc.margin, pyramid.nefc)).containsOnly(0.02);
    assertThat(Arrays.copyOf(pyramid.efc.pos, pyramid.nefc)).containsOnly(pyramid.contact.dist[0]);

    Data elliptic = forward("c_margin_rows_elliptic_" + dim);
    double[] want = new double[dim];
    want[0] = 0.02;
    assertThat(elliptic.nefc).isEqualTo(dim);
    assertThat(Arrays.copyOf(elliptic.efc.margin, dim)).containsExactly(want);
  }

  @Test
  void everyActiveContactHasItsIncludedMarginInItsNormalRow() {
    Model m = AcceptanceNumbers.model("c_shared_fixture");
    for (int cone : new int[] {Cone.PYRAMIDAL, Cone.ELLIPTIC}) {
      m.opt.cone = cone;
      Data d = new Data(m);
      Physics.forward(m, d);
      for (int i = 0; i < d.ncon; i++) {
        assertThat(d.efc.margin[d.contact.efcAddress[i]]).isEqualTo(d.contact.includemargin[i]);
      }
    }
  }

  @Test
  @Tag("acceptance:003-27.S2")
  void marginsAndGapsComeFromGeomsAndTheirClasses() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
                    <mujoco>
                      <default><default class="near"><geom margin="0.03" gap="0.01"/></default></default>
                      <worldbody>
                        <geom size="1"/><geom size="1" class="near"/><geom size="1" class="near" gap="0.02"/>
                      </worldbody>
                    </mujoco>
                    """))
            .model();
    assertThat(m.geom.margin).containsExactly(0, 0.03, 0.03);
    assertThat(m.geom.gap).containsExactly(0, 0.01, 0.02);
  }

  /** MuJoCo reports distances to height fields that are too small by 1.5 margins. */
  @Test
  void aMarginDoesNotChangeTheDistanceToAHeightField() {
    String text =
        """
        <mujoco>
          <asset><hfield name="h" nrow="3" ncol="3" size="1 1 0.1 0.1"/></asset>
          <worldbody>
            <geom type="hfield" hfield="h" margin="%s"/>
            <body pos="0.3 0.1 0.095"><freejoint/><geom size="0.1"/></body>
          </worldbody>
        </mujoco>
        """;
    double[] dist = new double[2];
    for (int i = 0; i < 2; i++) {
      Model m = Mjcf.compile(Mjcf.readText(text.replace("%s", i == 0 ? "0" : "0.02"))).model();
      Data d = new Data(m);
      Physics.forward(m, d);
      assertThat(d.ncon).isPositive();
      dist[i] = d.contact.dist[0];
    }
    assertThat(dist[0]).isCloseTo(-0.005, within(1e-9));
    assertThat(dist[1]).isCloseTo(-0.005, within(1e-9));
  }

  private static Data forward(String name) {
    Model m = AcceptanceNumbers.model(name);
    Data d = new Data(m);
    Physics.forward(m, d);
    return d;
  }
}
