package dev.dynamis.analysis.equilibria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.core.SimulationException;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import org.junit.jupiter.api.Test;

class CyclesTest {
  /** r' = r (1 - r^2) and an angle that turns at 2: the period is pi. */
  private static EquationSystem circle() {
    return Equations.flow(
        "x = 0.3, y = 0", "", "x", "x*(1 - x*x - y*y) - 2*y", "y", "y*(1 - x*x - y*y) + 2*x");
  }

  @Test
  void anOrbitLeadsToTheCycle() {
    Cycle found = Cycles.of(circle()).transientSteps(1000).run();
    assertThat(found.period()).isCloseTo(Math.PI, within(1e-10));
    assertThat(found.stability()).isEqualTo(Stability.STABLE);
    assertThat(found.high()[0]).isCloseTo(1, within(1e-5));
    assertThat(found.low()[1]).isCloseTo(-1, within(1e-5));
  }

  @Test
  void aPointAndAPeriodNearbyAreEnough() {
    Cycle found = Cycles.of(circle()).near(new double[] {0.9, 0.1}, 3).run();
    assertThat(found.period()).isCloseTo(Math.PI, within(1e-10));
    assertThat(found.error()).isLessThan(1e-9);
  }

  @Test
  void whereThereIsNoCycleThatIsSaid() {
    EquationSystem sink = Equations.flow("x = 1, y = 1", "", "x", "-x", "y", "-2*y");
    assertThatThrownBy(() -> Cycles.of(sink).transientSteps(100).run())
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("ends in a state of rest");
  }

  @Test
  void aListenerOrAnInterruptStopsTheSearch() {
    EquationSystem wright = new EquationSystem(Models.load("builtin://dde/wright"));
    for (EquationSystem system : new EquationSystem[] {circle(), wright}) {
      int[] heard = {0};
      Cycles asked = Cycles.of(system).progress((done, total, what) -> total > 0 && ++heard[0] < 5);
      assertThatThrownBy(asked::run)
          .isInstanceOf(SimulationException.class)
          .hasMessageContaining("was stopped");
      assertThat(heard[0]).isEqualTo(5);
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> Cycles.of(system).run())
          .isInstanceOf(SimulationException.class)
          .hasMessageContaining("was stopped");
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
