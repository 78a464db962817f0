package dev.dynamis.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.mjcf.MechanismLibrary;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventCountsTest {
  /** Counts 1, 2, 3, ...; one event at even numbers, one at those that three divides. */
  private static EquationSystem counter() {
    return new EquationSystem(
        Models.parse(
            "counter",
            """
            [model]
            type = "map"
            [states]
            x = 0
            y = 0
            z = 0
            [equations.rhs]
            x = "x + 1"
            y = "y"
            z = "z"
            [sim]
            events = "all"
            [events.even]
            phase = "end"
            cond = "x % 2 == 0"
            action.y = "y + 1"
            [events.third]
            phase = "end"
            cond = "x % 3 == 0"
            action.z = "z + 1"
            """));
  }

  @Test
  void eventsAreCountedFromTheBeginOnly() {
    EquationSystem system = counter();
    EventCounts all = new EventCounts(system, List.of());
    EventCounts third = new EventCounts(system, List.of("third"));
    assertThat(all.columns()).containsExactly("even_events", "third_events");
    assertThat(third.columns()).containsExactly("third_events");
    assertThat(all.looks()).isFalse();
    for (int i = 0; i < 4; i++) {
      system.step();
    }
    all.begin(system);
    third.begin(system);
    for (int i = 0; i < 8; i++) {
      system.step();
    }
    double[] out = new double[4];
    all.end(system, new double[0], out, 1);
    third.end(system, new double[0], out, 3);
    // 6, 8, 10, 12 and 6, 9, 12 of the numbers from 5 to 12
    assertThat(out).containsExactly(0, 4, 3, 3);
  }

  @Test
  void systemsWithoutSuchEventsAreRefusedByName() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EventCounts(counter(), List.of("evn")))
        .withMessageContaining("no event 'evn'")
        .withMessageContaining("even");
    EquationSystem lorenz = new EquationSystem(Models.load("builtin://ode/lorenz"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EventCounts(lorenz, List.of()))
        .withMessageContaining("has no events");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EventCounts(MechanismLibrary.mechanism("mech/pendulum"), List.of()))
        .withMessageContaining("only equations have events");
  }
}
