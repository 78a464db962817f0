package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.conformance.Reference;
import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.DisableBit;
import dev.dynamis.mechanics.constant.Solver;
import dev.dynamis.mechanics.constant.Stage;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every solver, cone and form of the Jacobian, with islands and without: conditions of optimality.
 */
class FwdConstraintTest {
  static Stream<Arguments> settings() {
    return Stream.of(Solver.PGS, Solver.CG, Solver.NEWTON)
        .flatMap(
            solver ->
                Stream.of(0, 1, 2, 3, 4, 5, 6, 7)
                    .map(bits -> Arguments.of(solver, bits & 1, (bits & 2) != 0, (bits & 4) != 0)));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void solutionsSatisfyTheConditionsOfOptimality(
      int solver, int cone, boolean sparse, boolean islands) {
    Model m = ConstraintScene.model(cone, sparse);
    m.opt.solver = solver;
    m.opt.tolerance = 0;
    m.opt.iterations = solver == Solver.PGS ? 20_000 : 2000;
    m.opt.setDisabled(DisableBit.ISLAND, !islands);
    Data d = ConstraintScene.moving(m);
    assertThat(d.nisland > 0).isEqualTo(islands);
    double tolerance = solver == Solver.NEWTON ? 1e-8 : 1e-4;
    assertThat(SolverScene.violation(m, d)).isLessThan(tolerance);
  }

  /**
   * Many controls and velocities at one position of a humanoid on the floor, with islands or not.
   */
  @ParameterizedTest
  @CsvSource({"0,true", "0,false", "1,true"})
  void factorsThatAreKeptDoNotChangeABit(int cone, boolean islands) {
    Model m = Mjcf.load(Path.of("src/test/resources/contact/humanoid.xml")).model();
    m.opt.cone = cone;
    m.opt.setDisabled(DisableBit.ISLAND, !islands);
    Data d = new Data(m);
    for (int k = 0; k < 150; k++) {
      Physics.step(m, d);
    }
    double[] warm = d.qaccWarmstart.clone();
    double[] velocity = d.qvel.clone();
    FwdConstraint.factors(d, FwdConstraint.Factors.KEEP);
    Physics.forward(m, d);
    assertThat(d.nefc).isGreaterThan(10);
    for (int sample = 0; sample < 12; sample++) {
      // near the first state, and so far away that rows begin and end to push
      double size = sample < 6 ? 1e-6 : 0.5;
      for (int i = 0; i < m.nu; i++) {
        d.ctrl[i] = size * ((3 * sample + i) % 11 - 5);
      }
      for (int i = 0; sample % 2 == 1 && i < m.nv; i++) {
        d.qvel[i] = velocity[i] + size * ((sample + i) % 5 - 2);
      }
      double[][] found = new double[2][];
      for (int k = 0; k < 2; k++) {
        FwdConstraint.factors(d, k == 0 ? FwdConstraint.Factors.SAME : FwdConstraint.Factors.NEW);
        System.arraycopy(warm, 0, d.qaccWarmstart, 0, m.nv);
        Physics.forwardSkip(m, d, Stage.POS, true);
        found[k] = d.qacc.clone();
      }
      assertThat(found[0]).as("sample %d", sample).isEqualTo(found[1]);
    }
  }

  @Test
  void withoutConstraintsBodiesMoveAsTheForcesSay() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    m.opt.setDisabled(DisableBit.CONSTRAINT, true);
    Data d = ConstraintScene.moving(m);
    assertThat(d.qacc).containsExactly(d.qaccSmooth);
    assertThat(d.qfrc.constraint).containsOnly(0);
    assertThat(d.solver.niter).containsOnly(0);
  }

  @Test
  void aWarmStartFromTheSolutionStaysThere() {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, false);
    m.opt.setDisabled(DisableBit.ISLAND, true);
    Data d = ConstraintScene.moving(m);
    int cold = d.solver.niter[0];
    System.arraycopy(d.qacc, 0, d.qaccWarmstart, 0, m.nv);
    double[] solution = d.qacc.clone();
    Physics.forward(m, d);
    assertThat(d.solver.niter[0]).isLessThan(cold).isLessThanOrEqualTo(1);
    assertThat(Reference.error(solution, d.qacc)).isLessThan(1e-8);
  }
}
