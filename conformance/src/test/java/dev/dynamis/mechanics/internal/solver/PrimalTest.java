package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.core.math.Dense;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrimalTest {
  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true", "false, false"})
  void theGradientIsTheDerivativeOfTheCost(boolean elliptic, boolean sparse) {
    Model m = ConstraintScene.model(elliptic ? Cone.ELLIPTIC : Cone.PYRAMIDAL, sparse);
    Data d = ConstraintScene.moving(m);
    double[] v = new double[m.nv];
    for (int i = 0; i < m.nv; i++) {
      v[i] = StrictMath.sin(2 + 3 * i);
    }
    double[] acc = SolverScene.along(d.qaccSmooth, v, 0.5);
    Primal p = SolverScene.primal(m, d, acc);
    double slope = Dense.dot(p.grad, 0, v, 0, m.nv);
    double h = 1e-5;
    double above = SolverScene.primal(m, d, SolverScene.along(acc, v, h)).cost;
    double below = SolverScene.primal(m, d, SolverScene.along(acc, v, -h)).cost;
    assertThat((above - below) / (2 * h)).isCloseTo(slope, within(1e-6 * Math.abs(slope)));
  }

  /** Islands are independent: their costs and gradients are parts of the whole. */
  @ParameterizedTest
  @CsvSource({"true", "false"})
  void costsOfIslandsAddUp(boolean sparse) {
    Model m = ConstraintScene.model(Cone.ELLIPTIC, sparse);
    Data d = ConstraintScene.moving(m);
    double[] acc = SolverScene.along(d.qaccSmooth, d.qvel, 1);
    // nothing but smooth forces acts on what is in no island
    for (int i = 0; i < m.nv; i++) {
      acc[i] = d.dof.island[i] < 0 ? d.qaccSmooth[i] : acc[i];
    }
    Primal whole = SolverScene.primal(m, d, acc);
    IslandOrder.addresses(m, d);
    for (int i = 0; i < d.nisland; i++) {
      IslandOrder.gather(m, d, i);
    }
    double cost = 0;
    Primal p = new Primal(Buffers.unlimited());
    for (int island = 0; island < d.nisland; island++) {
      p.loadIsland(m, d, island, SolverScene.residual(m, d, acc), null);
      p.transpose();
      p.updateConstraints(false);
      p.updateGradient();
      cost += p.cost;
      for (int i = 0; i < p.nv; i++) {
        int dof = d.map.idof2dof[d.island.idofadr[island] + i];
        assertThat(p.grad[i]).isCloseTo(whole.grad[dof], within(1e-11));
      }
    }
    assertThat(d.nisland).isGreaterThan(3);
    assertThat(cost).isCloseTo(whole.cost, within(1e-11 * whole.cost));
  }

  @Test
  void movingGoesAlongTheSearchDirection() {
    Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    System.arraycopy(d.qvel, 0, p.search, 0, m.nv);
    p.lineSearch(1e-3, 10);
    p.move(0.25);
    p.updateConstraints(false);
    Primal there = SolverScene.primal(m, d, SolverScene.along(d.qaccSmooth, d.qvel, 0.25));
    assertThat(p.cost).isCloseTo(there.cost, within(1e-11 * there.cost));
  }
}
