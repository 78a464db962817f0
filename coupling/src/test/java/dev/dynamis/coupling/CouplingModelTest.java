package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CouplingModelTest {
  private static final String TOML =
      """
      name = "two"
      model = "slide.xml"
      [controller.digital]
      rate = 50
      inputs = { x = { from = "sensor:x", delay = 0.02, quantum = 0.1 } }
      outputs = { "actuator:motor" = "-x" }
      [controller.smooth]
      inputs = { v = "velocity:slide", y = "digital.x" }
      params = { tau = 0.5 }
      outputs = { "joint:slide" = { expr = "-v", delay = "tau" } }
      [controller.alone]
      states = { z = 1.0 }
      equations.rhs = { z = "-z" }
      """
          .replace("\"digital.x\"", "0.0");

  private static CouplingModel model(String toml) {
    return Texts.model(toml, Map.of("slide.xml", Texts.SLIDE));
  }

  @Test
  void itSaysWhatIsConnectedWithWhat() {
    CouplingModel m = model(TOML);
    assertThat(m.name()).isEqualTo("two");
    assertThat(m.controllerNames()).containsExactly("digital", "smooth", "alone");
    assertThat(m.connections())
        .containsExactlyInAnyOrder(
            "sensor:x -> digital.x, 0.02 s late, in steps of 0.1",
            "velocity:slide -> smooth.v",
            "digital: -x -> actuator:motor",
            "smooth: -v -> joint:slide, tau late");
  }

  @Test
  void itSaysHowControllersStep() {
    CouplingModel m = model(TOML);
    assertThat(m.timing(0)).isEqualTo("every 0.02 s, held in between");
    assertThat(m.timing(1)).isEqualTo("continuous, with the mechanism (implicitfast)");
    assertThat(m.timing(2)).isEqualTo("continuous, by its own stepper");
  }

  @Test
  void theIdentityChangesWithEveryConnection() {
    long hash = model(TOML).newInstance().identity().hash();
    assertThat(model(TOML).newInstance().identity().hash()).isEqualTo(hash);
    for (String change : new String[] {"0.02=0.03", "quantum = 0.1=quantum = 0.2", "-v=-2*v"}) {
      String[] c = change.split("=(?=[^=]*$)");
      String from = change.startsWith("quantum") ? "quantum = 0.1" : c[0];
      String to = change.startsWith("quantum") ? "quantum = 0.2" : c[1];
      assertThat(model(TOML.replace(from, to)).newInstance().identity().hash())
          .as(change)
          .isNotEqualTo(hash);
    }
  }

  @Test
  void instancesDontShareTheirStates() {
    CouplingModel m = model(TOML);
    Coupling a = m.newInstance();
    Coupling b = m.newInstance();
    Texts.steps(a, 5);
    assertThat(b.time()).isZero();
    assertThat(Texts.state(b, "alone.z")).isEqualTo(1);
    assertThat(Texts.state(a, "alone.z")).isLessThan(1);
  }
}
