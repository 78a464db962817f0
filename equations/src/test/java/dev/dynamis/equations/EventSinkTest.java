package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who hears of events, and which have a tag. */
class EventSinkTest {
  private final EquationModel model =
      Models.parse(
          "test",
          """
          [model]
          type = "map"
          [states]
          n = 0
          [equations.rhs]
          n = "n + 1"
          [events.third]
          cond = "n % 3 == 0"
          log = ["n"]
          tags = ["count", "three"]
          [events.fifth]
          cond = "n % 5 == 0"
          tags = ["count"]
          """);

  @Test
  void everyEventIsHeardUntilNobodyListens() {
    EquationSystem system = new EquationSystem(model);
    List<Double> heard = new ArrayList<>();
    system.setEventSink(
        (event, t, values) -> {
          if (event == 0) {
            heard.add(values[0]);
          }
        });
    system.advance(10, Double.POSITIVE_INFINITY);
    assertThat(heard).containsExactly(3.0, 6.0, 9.0);
    system.setEventSink(null);
    system.advance(5, Double.POSITIVE_INFINITY);
    assertThat(heard).hasSize(3);
    assertThat(system.fired(0)).isEqualTo(5);
  }

  @Test
  void eventsAreFoundByTheirTag() {
    Simulation simulation = new Simulation(model, SystemOptions.of(model));
    assertThat(simulation.eventsTagged("count")).containsExactly("third", "fifth");
    assertThat(simulation.eventsTagged("three")).containsExactly("third");
    assertThat(simulation.eventsTagged("other")).isEmpty();
  }
}
