package dev.dynamis.analysis.manifold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.dynamis.conformance.support.Equations;
import dev.dynamis.equations.EquationSystem;
import org.junit.jupiter.api.Test;

/** The front of Nagumo's equation has the speed (1 - 2 a) / sqrt 2. */
class ConnectionsTest {
  private final EquationSystem nagumo =
      Equations.flow("u = 0, v = 0", "c = 0, a = 0.25", "u", "v", "v", "c*v - u*(1 - u)*(u - a)");

  @Test
  void aFrontConnectsTwoSaddlesAtItsSpeed() {
    Connection found =
        Connections.of(nagumo).from(0, 0).to(1, 0).vary("c", -1, 1).scan(20).time(100).run();
    assertThat(Math.abs(found.parameter())).isCloseTo(0.5 / Math.sqrt(2), within(1e-9));
    assertThat(found.miss()).isLessThan(0.05);
    assertThat(found.path().rows()).isGreaterThan(10);
    assertThat(nagumo.parameter("c")).as("the system stays").isZero();
  }

  @Test
  void whereNothingChangesSidesThereIsNone() {
    assertThatThrownBy(
            () -> Connections.of(nagumo).from(0, 0).to(1, 0).vary("c", 2, 3).scan(4).time(50).run())
        .hasMessageContaining("no connection for c from 2.0 to 3.0");
    assertThatThrownBy(() -> Connections.of(nagumo).vary("d", 0, 1))
        .hasMessageContaining("no parameter 'd'");
  }
}
