package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.core.Lanes;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.StepDerivatives;
import dev.dynamis.core.StepStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every lane has the bits of a run by itself. */
class EquationLanesTest {
  private static final int W = Lanes.WIDTH;

  private static EquationSystem system(String name, String stepper) {
    EquationModel model = Models.load("builtin://" + name);
    SystemOptions options = SystemOptions.of(model);
    return new EquationSystem(model, stepper.isEmpty() ? options : options.withStepper(stepper));
  }

  @ParameterizedTest
  @CsvSource({
    "map/logistic,'',r,2.5,4.2,0,300",
    "map/logistic,'',r,2.5,4.0,1,40",
    "map/henon,'',a,1.0,1.6,2,40",
    "map/standard,'',K,0.1,3,2,15",
    "ode/lorenz,rk4,rho,5,100,0,200",
    "ode/lorenz,rk4,rho,5,100,3,30",
    "ode/lorenz,rk2,rho,5,100,2,30",
    "ode/lorenz,euler,rho,5,100,1,30",
    "ode/duffing,rk4,gamma,0,0.5,2,60",
    "ode/vanderpol,rk4,mu,0.1,3,0,100",
    "ode/lorenz,rk2,rho,5,100,3,30",
    "ode/lorenz,euler,rho,5,100,3,30",
    "ode/hodgkin-huxley,rk4,I,0,20,0,60",
    "ode/hodgkin-huxley,euler,I,0,20,2,60",
  })
  void statesAndVectorsHaveTheSameBits(
      String name, String stepper, String parameter, double a, double b, int vectors, long steps) {
    EquationSystem one = system(name, stepper);
    EquationSystem other = system(name, stepper);
    int n = one.tangentSize();
    int number = 100;
    Lanes lanes = one.lanes(vectors).orElseThrow();
    double[] start = new double[one.stateSize()];
    one.save(start);
    for (int l = 0; l < number; l++) {
      other.load(start);
      other.setParameter(parameter, a + (b - a) * l / number);
      assertThat(lanes.load(l, other)).isTrue();
      for (int k = 0; k < vectors; k++) {
        lanes.numbers()[((k + 1) * n + k) * W + l] = 1;
      }
    }
    lanes.step(number, steps - 1);
    lanes.step(number, 1);
    StepDerivatives derivatives = one.derivatives();
    for (int l = 0; l < number; l++) {
      one.load(start);
      one.setParameter(parameter, a + (b - a) * l / number);
      double[] tangents = new double[vectors * n];
      for (int k = 0; k < vectors; k++) {
        tangents[k * n + k] = 1;
      }
      boolean good;
      try {
        good =
            (vectors == 0 ? one.step(steps) : derivatives.step(tangents, vectors, steps)).status()
                == StepStatus.OK;
      } catch (SimulationException e) {
        good = false;
      }
      assertThat(lanes.isGood(l)).isEqualTo(good);
      if (good) {
        lanes.store(l, other);
        assertThat(other.states()).isEqualTo(one.states());
        assertThat(other.parameters()).isEqualTo(one.parameters());
        assertThat(other.time()).isEqualTo(one.time()).isEqualTo(lanes.time(l));
        assertThat(other.steps()).isEqualTo(one.steps());
        for (int i = 0; i < tangents.length; i++) {
          assertThat(lanes.numbers()[(n + i) * W + l]).isEqualTo(tangents[i]);
        }
      }
    }
  }

  /** Its states are not in one loop, so that none may be written before all are read. */
  @Test
  void aMapOfLongEquationsHasTheSameBits() {
    StringBuilder text = new StringBuilder("[model]\ntype = \"map\"\n[states]\n");
    StringBuilder equations = new StringBuilder("[equations.rhs]\n");
    for (int i = 0; i < 5; i++) {
      text.append("x%d = 0.%d\n".formatted(i, i + 1));
      equations.append("x%d = \"0.3".formatted(i));
      for (int k = 1; k < 10; k++) {
        equations.append(" + 0.%d*x%d*x%d".formatted(k, (i + k) % 5, (i * k) % 5));
      }
      equations.append("\"\n");
    }
    EquationSystem s = parse(text.append(equations).toString());
    EquationSystem other = s.copy();
    Lanes lanes = s.lanes(0).orElseThrow();
    for (int l = 0; l < 20; l++) {
      other.setState("x0", 0.01 * l);
      lanes.load(l, other);
    }
    lanes.step(20, 3);
    for (int l = 0; l < 20; l++) {
      EquationSystem alone = s.copy();
      alone.setState("x0", 0.01 * l);
      alone.step(3);
      lanes.store(l, other);
      assertThat(other.states()).isEqualTo(alone.states());
    }
  }

  @Test
  void anOrbitThatLeavesIsMarkedForEver() {
    EquationSystem s = system("map/logistic", "");
    Lanes lanes = s.lanes(0).orElseThrow();
    s.setParameter("r", 5);
    s.setState("x", 3);
    lanes.load(0, s);
    s.setState("x", 0.5);
    s.setParameter("r", 3);
    lanes.load(1, s);
    lanes.step(2, 50);
    assertThat(lanes.isGood(0)).isFalse();
    assertThat(lanes.isGood(1)).isTrue();
  }

  @Test
  void aLaneIsCopiedWithItsClock() {
    EquationSystem s = system("ode/duffing", "rk4");
    Lanes lanes = s.lanes(0).orElseThrow();
    lanes.load(0, s);
    s.setState("x", 0.3);
    lanes.load(1, s);
    lanes.step(2, 10);
    lanes.copy(1, 0);
    lanes.step(1, 5);
    s.step(15);
    EquationSystem other = system("ode/duffing", "rk4");
    lanes.store(0, other);
    assertThat(other.states()).isEqualTo(s.states());
    assertThat(other.time()).isEqualTo(s.time());
  }

  @ParameterizedTest
  @ValueSource(strings = {"rk45", "radau5", "ab3"})
  void otherMethodsHaveNoLanes(String stepper) {
    assertThat(system("ode/lorenz", stepper).lanes(0)).isEmpty();
  }

  @Test
  void lagsAndEventsAndWholeNumbersHaveNoLanes() {
    String map =
        """
        [model]
        type = "map"
        %s
        [states]
        x = %s
        [equations.rhs]
        x = "%s"
        """;
    assertThat(parse(map.formatted("", "0.5", "0.9*lag_x(1)")).lanes(0)).isEmpty();
    assertThat(parse(map.formatted("dtype = \"int64\"", "5", "x + 1")).lanes(0)).isEmpty();
    String event =
        """
        [events.low]
        cond = "x < 0.1"
        action.x = "0.5"
        """;
    assertThat(parse(map.formatted("", "0.5", "0.9*x") + event).lanes(0)).isEmpty();
    assertThat(parse(map.formatted("", "0.5", "0.9*x")).lanes(0)).isPresent();
  }

  private static EquationSystem parse(String toml) {
    return new EquationSystem(Models.parse("test.toml", toml));
  }

  @Test
  void aStateWithAnotherStepIsRefused() {
    EquationModel model = Models.load("builtin://ode/lorenz");
    SystemOptions options = SystemOptions.of(model).withStepper("rk4");
    Lanes lanes = new EquationSystem(model, options).lanes(0).orElseThrow();
    assertThat(lanes.load(0, new EquationSystem(model, options.withDt(0.001)))).isFalse();
    assertThat(lanes.isGood(0)).isFalse();
  }
}
