package dev.dynamis.coupling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PortsTest {
  private final Coupling c =
      Texts.model(
              """
              [mechanism.a]
              file = "slide.xml"
              [mechanism.b]
              file = "slide.xml"
              [controller.k]
              inputs = { x = "a.position:slide", w = 0.25 }
              params = { gain = 2.0, bias = 1.0 }
              aux.y = "w + bias"
              outputs = { "a.actuator:motor" = "-gain*x" }
              """,
              Map.of("slide.xml", Texts.SLIDE))
          .newInstance();

  @Test
  void inputsAreWhatNothingIsConnectedTo() {
    assertThat(c.inputNames()).containsExactly("k.w", "b.motor");
    double[] u = new double[2];
    c.inputs(u);
    assertThat(u).containsExactly(0.25, 0);
    c.setInputs(new double[] {3, 0.5});
    c.inputs(u);
    assertThat(u).containsExactly(3, 0.5);
    assertThat(c.mechanisms().get(1).data().ctrl[0]).isEqualTo(0.5);
    assertThat(Texts.output(c, "k.y")).isEqualTo(4);
  }

  @Test
  void inputsThatAreNoNumbersAndWrongLengthsChangeNothing() {
    assertThatThrownBy(() -> c.setInputs(new double[] {1, Double.NaN}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("b.motor");
    assertThatThrownBy(() -> c.setInputs(new double[1]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("inputs of the coupling");
    double[] u = new double[2];
    c.inputs(u);
    assertThat(u).containsExactly(0.25, 0);
  }

  @Test
  void outputsAreSensorsThenQuantitiesOfControllers() {
    assertThat(c.outputNames())
        .startsWith("a.x", "a.v")
        .contains("b.x", "k.y", "k.a.actuator:motor");
    double[] y = new double[c.outputNames().size()];
    c.outputs(y);
    assertThat(y[c.outputNames().indexOf("k.y")]).isEqualTo(1.25);
  }

  @Test
  void parametersAreThoseOfTheControllers() {
    assertThat(c.parameterNames()).containsExactly("k.gain", "k.bias");
    c.setParameters(new double[] {5, -1});
    double[] p = new double[2];
    c.parameters(p);
    assertThat(p).containsExactly(5, -1);
    assertThat(Texts.output(c, "k.y")).isEqualTo(-0.75);
  }
}
