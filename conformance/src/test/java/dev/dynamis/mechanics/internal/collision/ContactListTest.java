package dev.dynamis.mechanics.internal.collision;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.ContactForce;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.GeomType;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The list of contacts: its order, frames, forces, and how programs take part in making it. */
class ContactListTest {
  @Test
  @Tag("acceptance:004-120")
  @Tag("acceptance:004-130")
  void contactsAreSortedByBodiesAndGeomsOfAContactByType() {
    Model m = model("d_contacts");
    Data d = forward(m);
    AcceptanceNumbers want = AcceptanceNumbers.of("004-contact-order");
    assertThat(d.ncon).isEqualTo(8);
    for (int i = 0; i < d.ncon; i++) {
      int geom1 = d.contact.geom[2 * i];
      int geom2 = d.contact.geom[2 * i + 1];
      assertThat(geom1).isEqualTo((int) want.array("geom1")[i]);
      assertThat(geom2).isEqualTo((int) want.array("geom2")[i]);
      assertThat(m.geom.bodyid[geom1]).isEqualTo((int) want.array("body1")[i]);
      assertThat(m.geom.bodyid[geom2]).isEqualTo((int) want.array("body2")[i]);
      assertThat(m.geom.type[geom1]).isLessThanOrEqualTo(m.geom.type[geom2]);
      assertThat(d.contact.dist[i]).isCloseTo(want.array("dist")[i], within(1e-14));
    }
    assertThat(Reference.error(want.array("pos"), Arrays.copyOf(d.contact.pos, 24)))
        .isLessThan(1e-14);
    assertThat(Reference.error(want.array("frame"), Arrays.copyOf(d.contact.frame, 72)))
        .isLessThan(1e-14);
  }

  @Test
  @Tag("acceptance:004-121")
  void aContactThatActsHasAnAddressAndOneInItsGapHasNone() {
    Data d = forward(model("d_contacts"));
    assertThat(Arrays.copyOf(d.contact.exclude, 8)).containsExactly(0, 0, 0, 0, 0, 0, 1, 0);
    assertThat(Arrays.copyOf(d.contact.efcAddress, 8)).containsExactly(0, 4, 8, 12, 16, 20, -1, 24);
  }

  @Test
  void contactsOfPyramidsDoNotShowTheHessiansOfConesBefore() {
    Model m =
        Mjcf.compile(
                Mjcf.readText(
                    """
            <mujoco>
              <option cone="elliptic" integrator="implicitfast"/>
              <worldbody>
                <geom type="plane" size="1 1 .1"/>
                <body pos="0 0 .099">
                  <freejoint/>
                  <geom size=".1"/>
                </body>
              </worldbody>
            </mujoco>
            """))
            .model();
    Data d = new Data(m);
    d.qvel[0] = 1;
    Physics.step(m, d);
    assertThat(d.contact.H[0]).as("a sphere that slides is in the middle zone").isPositive();
    m.opt.cone = Cone.PYRAMIDAL;
    Physics.step(m, d);
    assertThat(d.ncon).isEqualTo(1);
    assertThat(Arrays.copyOf(d.contact.H, 36)).containsOnly(0);
  }

  @Test
  @Tag("acceptance:004-122")
  void twoThingsThatCannotMoveMayBeAnExplicitPair() {
    Model m = model("d_exclude");
    Data d = new Data(m);
    for (int i = 0; i < 10; i++) {
      Physics.step(m, d);
    }
    d.reset();
    Physics.forward(m, d);
    int still = 0;
    for (int i = 0; i < d.ncon; i++) {
      if (d.contact.geom[2 * i] == 0 && d.contact.geom[2 * i + 1] == 1) {
        assertThat(d.contact.exclude[i]).isEqualTo(3);
        assertThat(d.contact.efcAddress[i]).isEqualTo(-1);
        still++;
      } else {
        assertThat(d.contact.exclude[i]).isZero();
      }
      int q = m.names.geomId("q");
      assertThat(d.contact.geom[2 * i + 1]).as("excluded bodies").isNotEqualTo(q);
    }
    assertThat(still).isEqualTo(4);
    assertThat(d.qacc).doesNotContain(Double.NaN);
  }

  @ParameterizedTest
  @CsvSource({"pyramidal, pyr", "elliptic, ell"})
  @Tag("acceptance:004-126")
  @Tag("acceptance:004-127")
  @Tag("acceptance:004-128-pyr-1")
  @Tag("acceptance:004-128-pyr-3")
  @Tag("acceptance:004-128-pyr-4")
  @Tag("acceptance:004-128-pyr-6")
  @Tag("acceptance:004-128-ell-1")
  @Tag("acceptance:004-128-ell-3")
  @Tag("acceptance:004-128-ell-4")
  @Tag("acceptance:004-128-ell-6")
  @Tag("acceptance:004-129")
  void contactForcesAreInTheFrameOfTheContact(String cone, String name) {
    for (int dim : new int[] {1, 3, 4, 6}) {
      Model m = model("d_cforce_" + cone + "_" + dim);
      assertThat(m.opt.cone).isEqualTo(Cone.of(cone));
      Data d = new Data(m);
      System.arraycopy(new double[] {0.2, -0.1, 0, 3, 2, 5}, 0, d.qvel, 0, 6);
      Physics.forward(m, d);
      AcceptanceNumbers want = AcceptanceNumbers.of("004-contactforce-" + name + "-" + dim);
      assertThat(d.nefc).isEqualTo((int) want.number("nefc"));
      double[] force = new double[6];
      ContactForce.of(m, d, 0, force, 0);
      assertThat(Reference.error(want.array("force_torque"), force)).isLessThan(1e-14);
      assertThat(Reference.error(want.array("efc_force"), Arrays.copyOf(d.efc.force, d.nefc)))
          .isLessThan(1e-14);
      assertThat(Reference.error(want.array("qacc"), d.qacc)).isLessThan(1e-14);
      assertThat(d.contact.mu[0]).isEqualTo(want.number("mu"));
      if (dim < 4) {
        assertThat(Arrays.copyOfRange(force, 3, 6)).containsOnly(0);
      }
      if (cone.equals("elliptic")) {
        assertThat(Arrays.copyOf(force, dim)).containsExactly(Arrays.copyOf(d.efc.force, dim));
      }
    }
  }

  @Test
  @Tag("acceptance:004-130")
  void framesAreRightHandedAndTheirFirstRowIsTheNormal() {
    Data d = forward(model("d_contacts"));
    for (int i = 0; i < d.ncon; i++) {
      double[] f = Arrays.copyOfRange(d.contact.frame, 9 * i, 9 * i + 9);
      for (int r = 0; r < 3; r++) {
        for (int s = 0; s <= r; s++) {
          double dot =
              f[3 * r] * f[3 * s] + f[3 * r + 1] * f[3 * s + 1] + f[3 * r + 2] * f[3 * s + 2];
          assertThat(dot).isCloseTo(r == s ? 1 : 0, within(1e-15));
        }
      }
      assertThat(f[6]).isCloseTo(f[1] * f[5] - f[2] * f[4], within(1e-15));
    }

    // from the plane up to the box
    assertThat(d.contact.frame[2]).isEqualTo(1);
  }

  @Test
  @Tag("acceptance:004-124")
  void aProgramMayReplaceTheCollisionFunctionOfTwoTypes() {
    Model m = model("d_cforce_elliptic_3");
    Data own = forward(m);
    int[] calls = new int[1];
    m.callbacks.setCollision(
        GeomType.SPHERE,
        GeomType.PLANE,
        (model, d, plane, sphere, margin, found) -> {
          calls[0]++;
          double dist = d.geom.xpos[3 * sphere + 2] - model.geom.size[3 * sphere];
          int i = found.add(dist);
          found.pos[3 * i + 2] = dist / 2;
          found.normal[3 * i + 2] = 1;
        });
    Data d = forward(m);
    assertThat(calls[0]).isEqualTo(1);
    assertThat(d.qacc).containsExactly(own.qacc);
  }

  @Test
  void aCollisionFunctionMayAddContactsOfItsOwn() {
    Model m = model("d_cforce_elliptic_3");
    m.callbacks.setCollision(
        GeomType.PLANE,
        GeomType.SPHERE,
        (model, d, plane, sphere, margin, found) -> {
          for (int k = 0; k < 3; k++) {
            int i = found.add(-0.002 * (k + 1));
            found.pos[3 * i] = 0.05 * (k - 1);
            found.normal[3 * i + 2] = 1;
          }
        });
    Data d = forward(m);
    assertThat(d.ncon).isEqualTo(3);
    assertThat(d.nefc).isEqualTo(9);
    assertThat(Arrays.copyOf(d.contact.dist, 3)).containsExactly(-0.002, -0.004, -0.006);
  }

  @Test
  void aProgramMayFilterPairsOfGeoms() {
    Model m = model("d_contacts");
    m.callbacks.contactFilter = (model, d, geom1, geom2) -> geom1 == 0 || geom2 == 0;
    Data d = forward(m);
    assertThat(d.ncon).isEqualTo(4);
    for (int i = 0; i < d.ncon; i++) {
      assertThat(d.contact.geom[2 * i]).isNotZero();
    }
  }

  static Stream<String> pairs() {
    return AcceptanceNumbers.records().stream()
        .filter(r -> r.startsWith("PAIR-") && !r.startsWith("PAIR-hfield"));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  @Tag("acceptance:PAIR-plane")
  @Tag("acceptance:PAIR-sphere")
  @Tag("acceptance:PAIR-capsule")
  @Tag("acceptance:PAIR-ellipsoid")
  @Tag("acceptance:PAIR-cylinder")
  @Tag("acceptance:PAIR-box")
  void pairsOfTypesMeetAsInMujoco(String record) {
    AcceptanceNumbers want = AcceptanceNumbers.of(record);
    Data d = forward(model(AcceptanceNumbers.modelOf(record)));
    assertThat(d.ncon).isEqualTo((int) want.number("ncon"));
    for (int i = 0; i < d.ncon; i++) {
      assertThat(d.contact.dist[i]).isCloseTo(want.array("dist")[i], within(1e-14));
    }
    assertThat(Reference.error(want.array("pos"), Arrays.copyOf(d.contact.pos, 3 * d.ncon)))
        .isLessThan(1e-14);
    assertThat(Reference.error(want.array("qacc"), d.qacc)).isLessThan(1e-14);
  }

  /** MuJoCo counts half the margin once, and the margin of a prism's top besides. */
  @ParameterizedTest
  @CsvSource({"sphere", "capsule", "ellipsoid", "cylinder", "box"})
  @Tag("acceptance:PAIR-hfield")
  void distancesToHeightFieldsLackTheMarginOfMujoco(String shape) {
    AcceptanceNumbers want = AcceptanceNumbers.of("PAIR-hfield-" + shape);
    Model m = model("e_pair_hfield_" + shape);
    Data d = forward(m);
    double margin = m.geom.margin[0] + m.geom.margin[1];
    assertThat(margin).isEqualTo(0.04);
    assertThat(d.ncon).isEqualTo((int) want.number("ncon"));
    for (int i = 0; i < d.ncon; i++) {
      assertThat(d.contact.dist[i] - want.array("dist")[i])
          .isBetween(0.5 * margin - 1e-6, 1.5 * margin + 1e-6);
    }
  }

  @ParameterizedTest
  @CsvSource({"plane", "sphere", "capsule", "ellipsoid", "cylinder", "box", "mesh"})
  @Tag("acceptance:BUG-15-plane")
  @Tag("acceptance:BUG-15-sphere")
  @Tag("acceptance:BUG-15-capsule")
  @Tag("acceptance:BUG-15-ellipsoid")
  @Tag("acceptance:BUG-15-cylinder")
  @Tag("acceptance:BUG-15-box")
  @Tag("acceptance:BUG-15-mesh")
  void aMeshOfACubeMeetsEveryTypeAsInMujoco(String shape) {
    for (String suffix : new String[] {"", "-mccd"}) {
      AcceptanceNumbers want = AcceptanceNumbers.of("BUG-15-" + shape + suffix);
      Data d = forward(model(AcceptanceNumbers.modelOf("BUG-15-" + shape + suffix)));
      int n = (int) want.number("ncon");
      assertThat(d.ncon).isEqualTo(n);
      for (int i = 0; i < n; i++) {
        assertThat(d.contact.dist[i]).isCloseTo(want.array("dist")[i], within(1e-14));
        double[] normal = Arrays.copyOfRange(want.array("normal"), 3 * i, 3 * i + 3);
        assertThat(Reference.error(normal, Arrays.copyOfRange(d.contact.frame, 9 * i, 9 * i + 3)))
            .isLessThan(1e-14);
      }
      double[] got = sorted(Arrays.copyOf(d.contact.pos, 3 * n));
      if (shape.equals("plane")) {
        // three of the four corners of a face; which ones is the hull's choice
        for (int i = 0; i < n; i++) {
          assertThat(Math.abs(got[3 * i])).isCloseTo((float) 0.1, within(1e-14));
          assertThat(Math.abs(got[3 * i + 1])).isCloseTo((float) 0.1, within(1e-14));
        }
      } else {
        assertThat(Reference.error(sorted(want.array("pos")), got)).isLessThan(1e-14);
      }
    }
  }

  @Test
  @Tag("acceptance:BUG-15-rest")
  void aMeshOfACubeRestsOnAPlaneAsInMujoco() {
    Model m = model("e_mesh_plane");
    Data d = new Data(m);
    for (int i = 0; i < 1000; i++) {
      Physics.step(m, d);
    }
    assertThat(d.qpos[2]).isCloseTo(0.099800510481681454, within(1e-14));
    Physics.forward(m, d);
    double force = 0;
    for (int i = 0; i < d.ncon; i++) {
      double[] wrench = new double[6];
      ContactForce.of(m, d, i, wrench, 0);
      force += wrench[0];
    }
    assertThat(force).isCloseTo(9.8077433164922212, within(1e-14));
  }

  /** Points in the order of their coordinates; contacts of meshes follow the order of the hull. */
  private static double[] sorted(double[] points) {
    double[][] rows = new double[points.length / 3][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = Arrays.copyOfRange(points, 3 * i, 3 * i + 3);
    }
    Arrays.sort(
        rows,
        Comparator.comparing((double[] r) -> Math.rint(1e6 * r[0]))
            .thenComparing(r -> Math.rint(1e6 * r[1]))
            .thenComparing(r -> r[2]));
    return Arrays.stream(rows).flatMapToDouble(Arrays::stream).toArray();
  }

  private static Data forward(Model m) {
    Data d = new Data(m);
    Physics.forward(m, d);
    return d;
  }
}
