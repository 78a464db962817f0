package dev.dynamis.mechanics.internal.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.ConstraintScene;
import dev.dynamis.core.math.Buffers;
import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.constant.Cone;
import dev.dynamis.mechanics.constant.Widths;
import org.junit.jupiter.api.Test;

class StatisticsTest {
  private final Model m = ConstraintScene.model(Cone.PYRAMIDAL, false);

  @Test
  void eachIslandHasItsIterationsAndWhatHasNoPlaceIsDropped() {
    Data d = new Data(m);
    Statistics.note(d, -1, 2, 0.5, 0.25, 0.125, 7, 3, 4, 5);
    Statistics.note(d, 1, 0, 1.5, 0, 0, 8, 0, 0, 0);
    Statistics.note(d, Widths.NISLAND, 0, 99, 99, 99, 99, 99, 99, 99);
    Statistics.note(d, 0, Widths.NSOLVER, 99, 99, 99, 99, 99, 99, 99);
    assertThat(d.solver.improvement[2]).isEqualTo(0.5);
    assertThat(d.solver.gradient[2]).isEqualTo(0.25);
    assertThat(d.solver.lineslope[2]).isEqualTo(0.125);
    assertThat(d.solver.nactive[2]).isEqualTo(7);
    assertThat(d.solver.nchange[2]).isEqualTo(3);
    assertThat(d.solver.neval[2]).isEqualTo(4);
    assertThat(d.solver.nupdate[2]).isEqualTo(5);
    assertThat(d.solver.improvement[Widths.NSOLVER]).isEqualTo(1.5);
    assertThat(d.solver.improvement).doesNotContain(99);
  }

  /** Each iteration improves the cost by what its statistics say. */
  @Test
  void improvementsOfIterationsAddUpToTheFallOfTheCost() {
    m.opt.tolerance = 1e-13;
    Data d = ConstraintScene.moving(m);
    Primal p = SolverScene.primal(m, d, d.qaccSmooth);
    double start = p.cost;
    d.solver.niter[0] = 0;
    new NewtonSolver(Buffers.unlimited()).run(m, d, p);
    double sum = 0;
    for (int i = 0; i < d.solver.niter[0]; i++) {
      assertThat(d.solver.improvement[i]).isGreaterThan(-1e-12);
      sum += d.solver.improvement[i];
    }
    assertThat(sum / p.scale).isCloseTo(start - p.cost, within(1e-9 * start));
  }
}
