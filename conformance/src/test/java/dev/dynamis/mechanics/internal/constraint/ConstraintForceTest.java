package dev.dynamis.mechanics.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.Reference;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Forces of constraints that follow from a balance or a formula. */
class ConstraintForceTest {
  private static final double G = 9.81;

  static Stream<Arguments> solversAndCones() {
    return Stream.of(Solver.PGS, Solver.CG, Solver.NEWTON)
        .flatMap(
            solver ->
                Stream.of(Cone.PYRAMIDAL, Cone.ELLIPTIC)
                    .map(
                        cone ->
                            Arguments.argumentSet(
                                Solver.name(solver) + " " + Cone.name(cone), solver, cone)));
  }

  /** A sphere of 2 kg on a plane, with constant impedance 0.9. */
  private static Model sphere(int solver, int cone) {
    Model m =
        compile(
            """
            <mujoco><worldbody>
              <geom type="plane" size="0 0 1" solimp="0.9 0.9 0.01"/>
              <body pos="0 0 0.1"><freejoint/>
                <geom type="sphere" size="0.1" mass="2" solimp="0.9 0.9 0.01"/></body>
            </worldbody></mujoco>
            """);
    m.opt.solver = solver;
    m.opt.cone = cone;
    m.opt.tolerance = 1e-15;
    m.opt.iterations = 500;
    return m;
  }

  @ParameterizedTest
  @MethodSource("solversAndCones")
  void aRestingSphereIsCarriedByItsWeightAtThePredictedDepth(int solver, int cone) {
    Model m = sphere(solver, cone);
    Data d = new Data(m);
    for (int i = 0; i < 500; i++) {
      Physics.step(m, d);
    }
    double normal = 0;
    for (int i = 0; i < (cone == Cone.ELLIPTIC ? 1 : d.nefc); i++) {
      normal += d.efc.force[i];
    }
    assertThat(d.ncon).isEqualTo(1);
    assertThat(normal).isCloseTo(2 * G, within(1e-7));
    assertThat(d.qfrc.constraint[2]).isCloseTo(2 * G, within(1e-7));
    assertThat(d.qacc[2]).isCloseTo(0, within(1e-7));

    // g (1 - imp) (timeconst dampratio)^2
    assertThat(-d.contact.dist[0]).isCloseTo(G * (1 - 0.9) * 0.02 * 0.02, within(1e-9));
  }

  @ParameterizedTest
  @MethodSource("solversAndCones")
  void regularizationFollowsTheImpedance(int solver, int cone) {
    Model m = sphere(solver, cone);
    Data d = new Data(m);
    d.qpos[2] = 0.099;
    Physics.forward(m, d);
    double r0 = (1 - 0.9) / 0.9 * d.efc.diagApprox[0];
    if (cone == Cone.ELLIPTIC) {
      // 1/m of the sphere; the plane is fixed
      assertThat(d.efc.diagApprox[0]).isCloseTo(0.5, within(1e-12));
      assertThat(d.efc.R[0]).isCloseTo(r0, within(1e-14));
    }
    for (int i = 0; i < d.nefc; i++) {
      assertThat(d.efc.D[i] * d.efc.R[i]).isCloseTo(1, within(1e-15));
    }
  }

  @ParameterizedTest
  @MethodSource("solversAndCones")
  void frictionOfASlidingBoxIsItsCoefficientTimesTheNormalForce(int solver, int cone) {
    Model m =
        compile(
            """
            <mujoco><worldbody>
              <geom type="plane" size="0 0 1" friction="0.4"/>
              <body pos="0 0 0.099">
                <joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/>
                <geom type="box" size="0.1 0.1 0.1" mass="1.5" friction="0.4"/></body>
            </worldbody></mujoco>
            """);
    m.opt.solver = solver;
    m.opt.cone = cone;
    m.opt.tolerance = 1e-13;
    m.opt.iterations = 3000;
    Data d = new Data(m);
    d.qvel[0] = 1;
    Physics.forward(m, d);
    assertThat(d.ncon).isEqualTo(4);
    assertThat(d.qfrc.constraint[1]).isGreaterThan(1.5 * G);
    assertThat(d.qfrc.constraint[0] / d.qfrc.constraint[1]).isCloseTo(-0.4, within(1e-9));
  }

  @Test
  void frictionLossHoldsAJointUpToItsLimit() {
    Model m =
        compile(
            """
            <mujoco><worldbody><body>
              <joint type="slide" axis="0 0 1" frictionloss="3"/>
              <geom type="sphere" size="0.1" mass="1"/></body></worldbody></mujoco>
            """);
    Data d = new Data(m);
    Physics.forward(m, d);
    assertThat(d.qfrc.constraint[0]).isCloseTo(3, within(1e-12));
    assertThat(d.qacc[0]).isCloseTo(3 - G, within(1e-12));

    // below the limit the impedance, 0.9 at no violation, says how much of the force is taken up
    d.qfrc.applied[0] = G - 2;
    Physics.forward(m, d);
    assertThat(d.qacc[0]).isCloseTo(-2 * (1 - 0.9), within(1e-12));
    assertThat(d.qfrc.constraint[0]).isCloseTo(2 * 0.9, within(1e-12));
  }

  @Test
  void noSlipIterationsStopASlowSlide() {
    Model m =
        compile(
            """
            <mujoco><option gravity="1 0 -9.81" cone="elliptic"/><worldbody>
              <geom type="plane" size="0 0 1"/>
              <body pos="0 0 0.1"><freejoint/>
                <geom type="box" size="0.1 0.1 0.1"/></body>
            </worldbody></mujoco>
            """);
    m.opt.noslipIterations = 0;
    double slide = slide(m);
    m.opt.noslipIterations = 20;
    assertThat(slide(m)).isLessThan(0.01 * slide);
  }

  private static double slide(Model m) {
    Data d = new Data(m);
    for (int i = 0; i < 500; i++) {
      Physics.step(m, d);
    }
    double before = d.qpos[0];
    for (int i = 0; i < 500; i++) {
      Physics.step(m, d);
    }
    return Math.abs(d.qpos[0] - before);
  }

  @ParameterizedTest
  @MethodSource("solversAndCones")
  void solversAgreeWithNewton(int solver, int cone) {
    Model m = pile(cone);
    Data d = new Data(m);
    for (int i = 0; i < 60; i++) {
      Physics.step(m, d);
    }
    m.opt.tolerance = 0;
    m.opt.iterations = 1000;
    Physics.forward(m, d);
    double[] newton = d.qacc.clone();
    m.opt.solver = solver;
    m.opt.iterations = 5000;
    Physics.forward(m, d);
    double tolerance = solver == Solver.NEWTON ? 1e-12 : solver == Solver.CG ? 1e-6 : 1e-3;
    assertThat(Reference.error(newton, d.qacc)).isLessThan(tolerance);
  }

  @ParameterizedTest
  @MethodSource("solversAndCones")
  void islandsChangeNothing(int solver, int cone) {
    Model m = pile(cone);
    m.opt.solver = solver;
    m.opt.tolerance = 1e-15;
    m.opt.iterations = 1000;
    Data d = new Data(m);
    for (int i = 0; i < 30; i++) {
      Physics.step(m, d);
    }
    Physics.forward(m, d);
    assertThat(d.nisland).isGreaterThan(1);
    double[] with = d.qacc.clone();
    m.opt.setDisabled(DisableBit.ISLAND, true);
    Physics.forward(m, d);
    assertThat(d.nisland).isZero();
    assertThat(Reference.error(with, d.qacc)).isLessThan(solver == Solver.CG ? 1e-6 : 1e-8);
  }

  private static Model pile(int cone) {
    Model m =
        compile(
            """
            <mujoco><worldbody>
              <geom type="plane" size="0 0 1"/>
              <body pos="0 0 0.1" euler="3 4 5"><freejoint/><geom type="box" size="0.1 0.1 0.1"/></body>
              <body pos="0.05 0 0.3"><freejoint/><geom type="sphere" size="0.1"/></body>
              <body pos="1 0 0.1" euler="0 70 0"><freejoint/>
                <geom type="capsule" size="0.05 0.1" condim="4"/></body>
            </worldbody></mujoco>
            """);
    m.opt.cone = cone;
    return m;
  }

  private static Model compile(String xml) {
    return Mjcf.compile(Mjcf.readText(xml)).model();
  }
}
