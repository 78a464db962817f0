package dev.dynamis.mechanics.internal.solver;

import static dev.dynamis.conformance.support.AcceptanceNumbers.model;
import static dev.dynamis.conformance.support.AcceptanceNumbers.richStart;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.RecordedModel;
import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.AcceptanceNumbers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.Jacobian;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.constant.Timer;
import dev.dynamis.mechanics.constant.Warning;
import dev.dynamis.mechanics.constant.Widths;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the solver says about its work, and what a step says about memory and time. */
class SolverDiagnosticsTest {
  /** Nothing but rounding. */
  private static final double TIGHT = 1e-14;

  @ParameterizedTest
  @CsvSource({
    "PGS, pyramidal, pyr",
    "PGS, elliptic, ell",
    "CG, pyramidal, pyr",
    "CG, elliptic, ell",
    "Newton, pyramidal, pyr",
    "Newton, elliptic, ell"
  })
  @Tag("acceptance:004-101")
  @Tag("acceptance:004-102-PGS-pyr")
  @Tag("acceptance:004-102-PGS-ell")
  @Tag("acceptance:004-102-CG-pyr")
  @Tag("acceptance:004-102-CG-ell")
  @Tag("acceptance:004-102-Newton-pyr")
  @Tag("acceptance:004-102-Newton-ell")
  void everySolverTakesMujocosIterationsToItsResult(String solver, String cone, String name) {
    Model m = model("d_rich");
    m.opt.solver = Solver.of(solver);
    m.opt.cone = Cone.of(cone);
    Data d = richStart(m);
    for (int i = 0; i < 100; i++) {
      Physics.step(m, d);
    }
    AcceptanceNumbers want = AcceptanceNumbers.of("004-solver-" + solver + "-" + name);
    assertThat(d.ncon).isEqualTo((int) want.number("ncon"));
    assertThat(d.nefc).isEqualTo((int) want.number("nefc"));
    assertThat(d.nisland).isEqualTo((int) want.number("nisland"));
    double[] niter = want.array("solver_niter");
    assertThat(Arrays.stream(d.solver.niter).limit(2).asDoubleStream().toArray())
        .containsExactly(niter);
    assertThat(Reference.error(want.array("qpos"), d.qpos)).isLessThan(TIGHT);
    assertThat(Reference.error(want.array("qvel"), d.qvel)).isLessThan(TIGHT);
    assertThat(Reference.error(want.array("qacc"), d.qacc)).isLessThan(TIGHT);
    assertThat(Reference.error(want.array("efc_force"), Arrays.copyOf(d.efc.force, d.nefc)))
        .isLessThan(TIGHT);
    assertThat(Reference.error(want.array("efc_state"), ints(d.efc.state, d.nefc))).isZero();
    assertStatistics(d, want.text("solver_island0"));
  }

  /** Compares what is kept of the iterations of the first island. */
  private static void assertStatistics(Data d, String recorded) {
    Matcher iteration = Pattern.compile("\\{([^}]*)}").matcher(recorded);
    int i = 0;
    for (; iteration.find(); i++) {
      for (String member : iteration.group(1).split(",")) {
        String[] pair = member.replace("\"", "").split(":");
        double want = Double.parseDouble(pair[1]);
        double got = RecordedModel.values(d.field("solver." + pair[0]).orElseThrow())[i];
        double tolerance = pair[0].startsWith("n") ? 0 : TIGHT * Math.max(1, Math.abs(want));
        assertThat(got).as("iteration %d %s", i, pair[0]).isCloseTo(want, within(tolerance));
      }
    }
    assertThat(i).isEqualTo(Math.min(d.solver.niter[0], Widths.NSOLVER));
  }

  @Test
  @Tag("acceptance:004-83")
  void denseAndSparseJacobiansAreTheSameMatrix() {
    Model m = model("d_rich");
    AcceptanceNumbers want = AcceptanceNumbers.of("004-sparse-J");
    m.opt.jacobian = Jacobian.DENSE;
    Data dense = richStart(m);
    Physics.forward(m, dense);
    assertThat(Reference.error(want.array("efc_J"), Arrays.copyOf(dense.efc.J, dense.nefc * m.nv)))
        .isLessThan(1e-14);

    m.opt.jacobian = Jacobian.SPARSE;
    Data sparse = richStart(m);
    Physics.forward(m, sparse);
    assertThat(sparse.nJ).isEqualTo((int) want.number("nJ_sparse"));
    assertThat(Reference.error(want.array("efc_J_rownnz"), ints(sparse.efc.JRownnz, sparse.nefc)))
        .isZero();
    assertThat(Reference.error(want.array("efc_J_rowadr"), ints(sparse.efc.JRowadr, sparse.nefc)))
        .isZero();
    assertThat(Reference.error(want.array("efc_J_colind"), ints(sparse.efc.JColind, sparse.nJ)))
        .isZero();
    for (int r = 0; r < sparse.nefc; r++) {
      int columns = sparse.efc.JRownnz[r];
      for (int k = 0; k < columns; k++) {
        int e = sparse.efc.JRowadr[r] + k;
        assertThat(sparse.efc.J[e]).isEqualTo(dense.efc.J[r * m.nv + sparse.efc.JColind[e]]);
        assertThat(k == 0 || sparse.efc.JColind[e - 1] < sparse.efc.JColind[e]).isTrue();
      }
    }
    assertThat(Reference.error(dense.qacc, sparse.qacc)).isLessThan(2e-14);
  }

  @ParameterizedTest
  @CsvSource({"9, false", "10, true"})
  @Tag("acceptance:004-84")
  void fromSixtyDofsOnTheJacobianIsSparse(int bodies, boolean sparse) {
    StringBuilder text = new StringBuilder("<mujoco><worldbody><geom type='plane' size='9 9 1'/>");
    for (int i = 0; i < bodies; i++) {
      text.append("<body pos='").append(i).append(" 0 0.09'><freejoint/><geom size='0.1'/></body>");
    }
    Model m = Mjcf.compile(Mjcf.readText(text + "</worldbody></mujoco>")).model();
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.nefc).isEqualTo(4 * bodies);

    // a sparse row has the six columns of its body
    assertThat(d.nJ).isEqualTo(sparse ? 6 * d.nefc : m.nv * d.nefc);
  }

  @Test
  @Tag("acceptance:004-114")
  void theJacobianTakesVelocitiesToRowsAndForcesBack() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    double[] velocity = new double[d.nefc];
    double[] force = new double[m.nv];
    for (int r = 0; r < d.nefc; r++) {
      for (int i = 0; i < m.nv; i++) {
        velocity[r] += d.efc.J[r * m.nv + i] * d.qvel[i];
        force[i] += d.efc.J[r * m.nv + i] * d.efc.force[r];
      }
    }
    assertThat(Reference.error(velocity, Arrays.copyOf(d.efc.vel, d.nefc))).isLessThan(1e-14);
    assertThat(Reference.error(force, d.qfrc.constraint)).isLessThan(1e-13);
  }

  @Test
  @Tag("acceptance:004-92")
  void theMostContactsAndRowsAreCountedUntilAReset() {
    Model m = model("d_rich");
    Data d = richStart(m);
    Physics.forward(m, d);
    assertThat(d.maxuse.con).isEqualTo(5);
    assertThat(d.maxuse.efc).isEqualTo(28);
    assertThat(d.maxuse.arena).isPositive();
    d.reset();
    assertThat(d.maxuse.con).isZero();
    assertThat(d.maxuse.efc).isZero();
    assertThat(d.maxuse.arena).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1K", "8K", "30K"})
  @Tag("acceptance:004-3")
  void memoryThatIsTooSmallIsReportedNotExceeded(String memory) {
    Model m = tenBoxes(memory);
    Data d = new Data(m);
    Physics.step(m, d);
    int warnings = d.warning.number[Warning.CONTACTFULL] + d.warning.number[Warning.CNSTRFULL];
    assertThat(warnings).isPositive();
    assertThat(d.maxuse.arena).isLessThanOrEqualTo(m.narena);
    assertThat(d.ncon).isLessThan(40);
  }

  @Test
  @Tag("acceptance:004-3")
  void memoryThatIsEnoughGivesNoWarning() {
    Model m = tenBoxes("1M");
    Data d = new Data(m);
    Physics.step(m, d);
    assertThat(d.ncon).isEqualTo(40);
    assertThat(d.nefc).isEqualTo(160);
    assertThat(d.warning.number).containsOnly(0);
  }

  @Test
  @Tag("acceptance:004-99")
  @Tag("acceptance:004-100")
  void timersCountTheirStages() {
    Model m = model("d_rich");
    Data d = richStart(m);
    for (int i = 0; i < 7; i++) {
      Physics.step(m, d);
    }
    int[] want = new int[Timer.COUNT];
    Arrays.fill(want, 7);
    want[Timer.INVERSE] = 0;
    assertThat(d.timer.number).containsExactly(want);
    assertThat(d.timer.duration).containsOnly(0);

    Physics.step1(m, d);
    Physics.step2(m, d);
    Physics.inverse(m, d);
    assertThat(d.timer.number[Timer.STEP]).isEqualTo(8);
    assertThat(d.timer.number[Timer.FORWARD]).isEqualTo(7);
    assertThat(d.timer.number[Timer.INVERSE]).isEqualTo(1);
    assertThat(d.timer.number[Timer.POSITION]).isEqualTo(9);
  }

  private static Model tenBoxes(String memory) {
    StringBuilder text = new StringBuilder("<mujoco><size memory='").append(memory);
    text.append("'/><worldbody><geom type='plane' size='9 9 1'/>");
    for (int i = 0; i < 10; i++) {
      text.append("<body pos='").append(i);
      text.append(" 0 0.099'><freejoint/><geom type='box' size='0.1 0.1 0.1'/></body>");
    }
    return Mjcf.compile(Mjcf.readText(text + "</worldbody></mujoco>")).model();
  }

  private static double[] ints(int[] values, int count) {
    return Arrays.stream(values).limit(count).asDoubleStream().toArray();
  }
}
