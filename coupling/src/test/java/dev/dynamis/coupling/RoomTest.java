package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.coupling.Wiring.MechanismPart;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RoomTest {
  @Test
  void partsTakeTheirSharesUntilNothingIsLeft() {
    Room room = new Room(10_000_000);
    room.take(6e6, "the first");
    assertThatThrownBy(() -> room.take(5e6, "the second"))
        .isInstanceOfSatisfying(Unfit.class, e -> assertThat(e.code).isEqualTo(Code.SIZE))
        .hasMessageContaining("the second need 40 MB, but 48 MB of the 80 MB");
    room.take(4e6, "the third");
    assertThatThrownBy(() -> room.take(1, "a number")).isInstanceOf(Unfit.class);
  }

  @Test
  void whatIsMoreThanCanBeCountedIsTooMuch() {
    Room room = new Room(Long.MAX_VALUE);
    for (double much : new double[] {0x1p31, 1e300, Double.POSITIVE_INFINITY, Double.NaN}) {
      assertThatThrownBy(() -> room.take(much, "numbers")).isInstanceOf(Unfit.class);
    }
  }

  @Test
  void theRestIsCountedByItself() {
    Room room = new Room(100);
    room.take(40, "what stays");
    Room rest = room.rest();
    rest.take(60, "what changes");
    room.rest().take(60, "what changes");
    assertThatThrownBy(() -> rest.take(1, "more")).isInstanceOf(Unfit.class);
  }

  @Test
  void mechanismsCountWithAnInstance() {
    MechanismPart part = new MechanismPart("slide", Texts.mechanism(Texts.SLIDE), -1);
    Room room = new Room(1_000_000);
    int fit = 0;
    try {
      for (; fit < 1_000_000; fit++) {
        room.takeMechanism(part);
      }
    } catch (Unfit e) {
      assertThat(e).hasMessageContaining("the mechanisms up to slide need");
    }
    assertThat(fit).isBetween(10, 5000);
  }

  @Test
  void matricesOfManyStatesAreCountedBeforeTheyAreMade() {
    StringBuilder toml = new StringBuilder("model = 'slide.xml'\n[controller.c]\n");
    toml.append("inputs = { u = 'position:slide' }\n");
    StringBuilder states = new StringBuilder("states = { ");
    StringBuilder rhs = new StringBuilder("equations.rhs = { ");
    for (int i = 0; i < 200; i++) {
      states.append(i > 0 ? ", " : "").append("x").append(i).append(" = 0");
      rhs.append(i > 0 ? ", " : "").append("x").append(i).append(" = 'u'");
    }
    toml.append(states).append(" }\n").append(rhs).append(" }\n");
    CouplingModel model = Texts.model(toml.toString(), Map.of("slide.xml", Texts.SLIDE));
    Room room = new Room(100_000);
    Joint joint = (Joint) model.controller(0, 0, room);
    // 200 x 201 derivatives were taken
    room.take(100_000 - 200 * 201, "the rest");
    assertThat(joint.n).isEqualTo(200);
    assertThatThrownBy(() -> model.controller(0, 0, room))
        .hasMessageContaining("the derivatives of the controller c need");
  }
}
