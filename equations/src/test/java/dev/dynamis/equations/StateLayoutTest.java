package dev.dynamis.equations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.SimulationException;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Where the parts of a state lie. */
class StateLayoutTest {
  private static Engine engine(String stepper, String rest) {
    EquationModel m =
        Models.parse(
            "test", "[model]\ntype='ode'\n[states]\nx=1\ny=2\n[params]\nk=1\ntau=1\n" + rest);
    return new Engine(m, SystemOptions.of(m).withStepper(stepper).withDt(0.25));
  }

  private static final String LAGS =
      "[equations.rhs]\nx='-lag_y(2)'\ny='k*x'\n[events.e]\ncond='x < 0'\naction.k='2'\n";

  @Test
  void everyNumberHasAName() {
    Engine e = engine("rk4", LAGS);
    StateLayout layout = new StateLayout(e);
    assertThat(layout.names(e))
        .hasSize(layout.size)
        .containsExactly(
            "t",
            "grid start",
            "grid steps",
            "all steps",
            "nominal step",
            "next step",
            "parameter k",
            "x",
            "y",
            "lag_y(0)",
            "lag_y(1)",
            "lag_y(2)");
    assertThat(layout.tangentNames(e)).containsExactly("x", "y", "lag_y(1)", "lag_y(2)");
    assertThat(layout.tangent).containsExactly(7, 8, 10, 11);
  }

  /** The newest value of a lag is the state, so it moves with it. */
  @Test
  void aTangentMovesStatesAndTheirLags() {
    StateLayout layout = new StateLayout(engine("rk4", LAGS));
    double[] x = new double[layout.size];
    Arrays.setAll(x, i -> i);
    double[] out = new double[layout.size];
    layout.plus(out, x, new double[] {10, 20, 30, 40});
    assertThat(out).containsExactly(0, 1, 2, 3, 4, 5, 6, 17, 28, 29, 40, 51);
    double[] back = new double[4];
    layout.minus(back, out, x);
    assertThat(back).containsExactly(10, 20, 30, 40);
    layout.plus(x, x, new double[] {10, 20, 30, 40});
    assertThat(x).containsExactly(out);
  }

  @Test
  void whatIsSavedIsLoaded() {
    Engine a = engine("ab3", LAGS);
    a.advance(7, Double.POSITIVE_INFINITY);
    StateLayout layout = new StateLayout(a);
    double[] saved = new double[layout.size];
    layout.save(a, saved);
    assertThat(saved[0]).isEqualTo(1.75);
    assertThat(saved[3]).isEqualTo(7);
    Engine b = engine("ab3", LAGS);
    layout.load(b, saved);
    a.advance(5, Double.POSITIVE_INFINITY);
    b.advance(5, Double.POSITIVE_INFINITY);
    assertThat(b.x).containsExactly(a.x);
    assertThat(b.t).isEqualTo(a.t);
    assertThat(b.steps).isEqualTo(12);
  }

  @Test
  void delaysNeedRoomForTheirHistory() {
    Engine e = engine("rk4", "[equations.rhs]\nx='-delay(y, tau)'\ny='x'\n");
    StateLayout layout = new StateLayout(e);
    assertThat(layout.fits(e)).isTrue();
    assertThat(layout.memory - layout.past).isEqualTo(e.delays.pastSize());
    e.delays.resize(e.delays.capacity() + 1);
    assertThat(layout.fits(e)).isFalse();
  }

  /** A state may come from a file of a stranger, with a checksum that fits. */
  @Test
  void countsAndTimesThatCanNotBeAreRefusedAndNothingChanges() {
    Engine e =
        engine(
            "rk45",
            "[equations.rhs]\nx='-delay(y, tau)'\ny='x'\n"
                + "[events.e]\ncond='x < 0.5'\nlocate=true\naction.k='2'\n");
    e.advance(9, Double.POSITIVE_INFINITY);
    StateLayout layout = new StateLayout(e);
    double[] saved = new double[layout.size];
    layout.save(e, saved);
    assertThat(layout.breakpoints).isLessThan(layout.states);
    assertThat((int) saved[layout.times + 1]).isBetween(2, e.delays.capacity());
    int first = layout.times + 2 + e.n;
    Map<Integer, double[]> wrong = new TreeMap<>();
    wrong.put(0, new double[] {Double.NaN, Double.POSITIVE_INFINITY});
    wrong.put(2, new double[] {0.5, 1e300});
    wrong.put(3, new double[] {-1, 0.5});
    wrong.put(layout.sides, new double[] {3, -3, 0.5, Double.NaN});
    wrong.put(layout.times, new double[] {Double.NaN});
    wrong.put(layout.times + 1, new double[] {-1, e.delays.capacity() + 1, 1.5, Double.NaN});
    wrong.put(first, new double[] {1e9, Double.NaN});
    wrong.put(first + 1, new double[] {0, -1, Double.NaN});
    wrong.put(first + 2, new double[] {-1, Double.POSITIVE_INFINITY});
    wrong.put(layout.breakpoints, new double[] {-1, 1e6, 0.5});
    wrong.forEach(
        (at, values) -> {
          for (double value : values) {
            double[] forged = saved.clone();
            forged[at] = value;
            Engine other = engineLike(e, saved, layout);
            assertThatThrownBy(() -> layout.load(other, forged))
                .as("%s of %s", value, layout.names(e).get(at))
                .isInstanceOf(SimulationException.class)
                .hasMessageContaining("of a state is ")
                .hasMessageContaining("expected ");
            double[] after = new double[layout.size];
            layout.save(other, after);
            assertThat(after).containsExactly(saved);
          }
        });
  }

  private static Engine engineLike(Engine e, double[] saved, StateLayout layout) {
    Engine other = new Engine(e.model, e.options);
    layout.load(other, saved);
    return other;
  }
}
