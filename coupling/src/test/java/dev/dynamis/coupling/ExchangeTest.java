package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExchangeTest {
  /** A spring between two masses of 1 kg, the second 1 m away; what is measured comes late. */
  private static final String SPRING =
      """
      [mechanism.a]
      file = "slide.xml"
      [mechanism.b]
      file = "slide.xml"
      keyframe = "away"
      [controller.spring]
      inputs = { a = "a.position:slide", b = "b.position:slide" }
      params = { k = 3.0 }
      outputs = { "a.actuator:motor" = "k*(b - a)", "b.actuator:motor" = "k*(a - b)" }
      """;

  private static CouplingModel model(String toml) {
    return Texts.model(toml, Map.of("slide.xml", Texts.SLIDE));
  }

  private static Exchange exchange(String toml) {
    Exchange made = new Exchange(model(toml), null, false, Double.NaN, Room.ofMachine());
    made.takeGroups(Room.ofMachine());
    made.plan(Room.ofMachine());
    made.findGroups();
    made.begin();
    return made;
  }

  @Test
  void whatDrivesSeveralMechanismsIsTheSameForAllOfThem() {
    Exchange e = exchange(SPRING);
    for (int i = 0; i < 50; i++) {
      assertThat(e.advance().canContinue()).isTrue();
      double sum = e.plants[0].d.qvel[0] + e.plants[1].d.qvel[0];
      assertThat(e.plants[0].values[0]).isEqualTo(-e.plants[1].values[0]);
      assertThat(sum).isZero();
    }
    assertThat(e.plants[0].d.qvel[0]).isPositive();
  }

  @Test
  void aLookRemembersNothing() {
    Exchange e =
        exchange(
            """
            model = "slide.xml"
            keyframe = "away"
            [controller.p]
            inputs = { x = { from = "sensor:x", delay = 0.03 } }
            outputs = { "actuator:motor" = "-x" }
            """);
    e.advance();
    double[] before = remembered(e);
    for (int i = 0; i < 5; i++) {
      e.plants[0].mechanism.invalidate();
      e.refreshAll();
    }
    assertThat(remembered(e)).isEqualTo(before);
    e.advance();
    assertThat(remembered(e)).isNotEqualTo(before);
  }

  private static double[] remembered(Exchange e) {
    Memories all = new Memories();
    all.set(e.memories());
    double[] x = new double[all.size()];
    all.save(x, 0);
    return x;
  }

  @Test
  void atItsBeginningThePastIsThePresentThroughAllDelays() {
    Exchange e =
        exchange(
            """
            model = "slide.xml"
            keyframe = "away"
            [controller.first]
            inputs = { x = { from = "sensor:x", delay = 0.05 } }
            aux.y = "2*x"
            [controller.second]
            inputs = { y = { from = "first.y", delay = 0.05 } }
            outputs = { "actuator:motor" = "3*y" }
            """);
    assertThat(e.plants[0].values).containsExactly(6);
    assertThat(Arrays.stream(e.controllers).map(c -> c.u[0])).containsExactly(1.0, 2.0);
  }
}
