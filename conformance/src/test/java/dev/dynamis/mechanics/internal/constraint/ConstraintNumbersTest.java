package dev.dynamis.mechanics.internal.constraint;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of constraints, their regularization and forces, in cases that are easy to get wrong. */
class ConstraintNumbersTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 10})
  @Tag("acceptance:BUG-06")
  void frictionOfAnEllipticConeSharesTheImpedanceOfTheNormal(int impratio) {
    Model m = model("e_elliptic_R_" + impratio);
    Data d = new Data(m);
    System.arraycopy(new double[] {5, 0, -5, 0, 10, 3}, 0, d.qvel, 0, 6);
    Physics.forward(m, d);
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-06-impratio" + impratio);
    for (String name : new String[] {"efc_vel", "efc_aref", "efc_diagApprox", "efc_R", "efc_D"}) {
      assertField(d, name, want, 1e-12);
    }
    assertField(d, "efc_force", want, 1e-14);
    assertField(d, "qacc", want, 1e-14);
    assertThat(d.contact.mu[0]).isCloseTo(want.number("mu"), within(1e-15));
  }

  @Test
  @Tag("acceptance:BUG-10")
  void inverseWeightsOfTendonsTakeTheWholeInertia() {
    Model m = model("e_invweight");
    Data d = new Data(m);
    Physics.forward(m, d);
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-10");
    for (String name : new String[] {"efc_type", "efc_diagApprox", "efc_R", "efc_D"}) {
      assertField(d, name, want, 1e-12);
    }
    assertField(d, "efc_force", want, 1e-14);
    assertField(d, "qacc", want, 1e-14);
  }

  @Test
  @Tag("acceptance:BUG-14")
  void equalitiesHoldBodiesTogetherAsInMujoco() {
    Model m = model("e_equality");
    Data d = new Data(m);
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-14");
    System.arraycopy(want.array("qpos"), 0, d.qpos, 0, m.nq);
    System.arraycopy(want.array("qvel"), 0, d.qvel, 0, m.nv);
    Physics.forward(m, d);
    for (String name : new String[] {"efc_pos", "efc_vel", "efc_aref", "efc_D", "efc_J"}) {
      assertField(d, name, want, 1e-12);
    }
    for (String name : new String[] {"efc_force", "qfrc_constraint", "qacc"}) {
      assertField(d, name, want, 1e-14);
    }
    for (int i = 0; i < 100; i++) {
      Physics.step(m, d);
    }
    assertThat(Reference.error(want.array("qpos100"), d.qpos)).isLessThan(1e-14);
    assertThat(Reference.error(want.array("qvel100"), d.qvel)).isLessThan(1e-14);
  }

  @Test
  @Tag("acceptance:BUG-23")
  void limitsActInsideTheirMargin() {
    Model m = model("e_limits");
    Data d = new Data(m);
    AcceptanceNumbers want = AcceptanceNumbers.of("BUG-23");
    System.arraycopy(want.array("qpos"), 0, d.qpos, 0, m.nq);
    System.arraycopy(new double[] {0.5, -0.2, 0.1, 0.3, -0.2}, 0, d.qvel, 0, m.nv);
    Physics.forward(m, d);
    assertThat(d.nf).isEqualTo(2);
    assertThat(d.nl).isEqualTo(4);
    for (String name :
        new String[] {
          "efc_type", "efc_id", "efc_pos", "efc_margin", "efc_J", "efc_D", "efc_aref", "efc_force"
        }) {
      assertField(d, name, want, 1e-14);
    }
    assertField(d, "qfrc_constraint", want, 1e-14);
    assertField(d, "qacc", want, 1e-14);
  }

  @ParameterizedTest
  @CsvSource({"002, 9.607599999999987", "002tight, 9.975474999986794", "0005, 9.607599999999959"})
  @Tag("acceptance:BUG-20")
  void spheresOfMillimetersStayOnTopOfEachOther(String name, double gap) {
    Model m = model("e_stack_mm_" + name);
    Data d = new Data(m);
    while (d.time < 1 - m.opt.timestep / 2) {
      Physics.step(m, d);
    }
    assertThat(d.qpos[9] - d.qpos[2]).isCloseTo(gap, within(1e-14));
  }

  private static void assertField(Data d, String name, AcceptanceNumbers want, double tolerance) {
    double[] got = RecordedModel.values(d.field(name).orElseThrow());
    assertThat(Reference.error(want.array(name), got)).as(name).isLessThanOrEqualTo(tolerance);
  }
}
