package dev.dynamis.analysis.chaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.dynamis.core.Autosave;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.SimulationException;
import dev.dynamis.core.Snapshot;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import dev.dynamis.mechanics.sim.Mechanism;
import dev.dynamis.mjcf.Mjcf;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LyapunovAutosaveTest {
  private static final String PENDULUM =
      """
      <mujoco>
        <option timestep="0.005"/>
        <worldbody>
          <body>
            <joint name="a" type="hinge" axis="0 1 0"/>
            <geom type="capsule" fromto="0 0 0 0 0 -0.5" size="0.02"/>
            <body pos="0 0 -0.5">
              <joint name="b" type="hinge" axis="0 1 0"/>
              <geom type="capsule" fromto="0 0 0 0 0 -0.5" size="0.02"/>
            </body>
          </body>
        </worldbody>
      </mujoco>
      """;

  @TempDir Path folder;

  private static EquationSystem equations(String name, String stepper) {
    EquationModel model = Models.load(name);
    return new EquationSystem(model, SystemOptions.of(model).withStepper(stepper));
  }

  static Stream<Named<Supplier<DynamicalSystem>>> systems() {
    return Stream.of(
        Named.of("rk4", () -> equations("builtin://ode/lorenz", "rk4")),
        Named.of("ab3", () -> equations("builtin://ode/lorenz", "ab3")),
        Named.of(
            "adaptive",
            () -> {
              EquationModel model = Models.load("builtin://ode/lorenz");
              SystemOptions options = SystemOptions.of(model).withStepper("rk45");
              return new EquationSystem(model, options.with("rtol", 1e-12).with("atol", 1e-12));
            }),
        Named.of("map", () -> new EquationSystem(Models.load("builtin://map/henon"))),
        Named.of("delay", () -> new EquationSystem(Models.load("builtin://dde/mackey-glass"))),
        Named.of(
            "mechanism",
            () -> {
              Mechanism m = new Mechanism(Mjcf.compile(Mjcf.readText(PENDULUM)).model());
              m.data().qpos[0] = 2;
              return m;
            }));
  }

  /** Asks for 2 exponents over 3000 and 10000 steps or more. */
  private static Lyapunov of(DynamicalSystem system) {
    // adaptive methods begin with a short one
    double dt = Math.max(0.01, system.derivatives().transition(null, null, null, null));
    return Lyapunov.of(system).exponents(2).transientTime(3000 * dt).time(10_000 * dt);
  }

  @ParameterizedTest
  @MethodSource("systems")
  void aBreakChangesNothing(Supplier<DynamicalSystem> system) {
    LyapunovSpectrum whole = of(system.get()).run();
    Path file = folder.resolve("exponents");
    // in the transient, at the beginning of the average, and near the end
    for (int kept : new int[] {2, 4, 10}) {
      int[] heard = {0};
      Path copy = folder.resolve("copy" + kept);
      LyapunovSpectrum saved =
          of(system.get())
              .autosave(Autosave.everySteps(file, 1))
              .progress(
                  (done, total, what) -> {
                    // what the file has now is what a kill would leave
                    if (heard[0]++ == kept) {
                      copy(file, copy);
                    }
                    return true;
                  })
              .run();
      assertSame(saved, whole);
      assertSame(of(system.get()).resume(Autosave.everySteps(copy, 1000)).run(), whole);
    }
    LyapunovSpectrum part =
        of(system.get())
            .autosave(Autosave.everySeconds(file, 1000))
            .progress((done, total, what) -> done < 500)
            .run();
    assertThat(part.steps()).isLessThan(whole.steps());
    assertSame(of(system.get()).resume(Autosave.everySeconds(file, 1000)).run(), whole);
  }

  private static void copy(Path file, Path copy) {
    try {
      Files.copy(file, copy);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertSame(LyapunovSpectrum a, LyapunovSpectrum b) {
    assertThat(a.exponents()).isEqualTo(b.exponents());
    assertThat(a.errors()).isEqualTo(b.errors());
    assertThat(a.steps()).isEqualTo(b.steps());
    assertThat(a.time()).isEqualTo(b.time());
    assertThat(a.history().times().toArray()).isEqualTo(b.history().times().toArray());
    for (String column : b.history().columns()) {
      assertThat(a.history().column(column).toArray())
          .isEqualTo(b.history().column(column).toArray());
    }
  }

  @Test
  void whatIsNoneOfTheseExponentsIsRefused() {
    Path file = folder.resolve("lorenz");
    Autosave plan = Autosave.everySeconds(file, 1000);
    of(equations("builtin://ode/lorenz", "rk4"))
        .autosave(plan)
        .progress((done, total, what) -> done < 500)
        .run();
    EquationSystem moved = equations("builtin://ode/lorenz", "rk4");
    moved.setState("x", 3);
    assertThatThrownBy(() -> of(moved).resume(plan).run())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2 exponents over 100.0 after 30.0 from start");
    EquationSystem lorenz = equations("builtin://ode/lorenz", "rk4");
    Autosave none = Autosave.everySeconds(folder.resolve("none"), 1);
    assertThatThrownBy(() -> of(lorenz).resume(none).run())
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("none");
    Snapshot.of(lorenz).write(file);
    assertThatThrownBy(() -> of(lorenz).resume(plan).run()).isInstanceOf(SimulationException.class);
    assertThatThrownBy(() -> of(lorenz).resume(Autosave.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void savedExponentsThatContradictThemselvesAreRefused() {
    Path file = folder.resolve("forged");
    Autosave plan = Autosave.everySeconds(file, 1000);
    of(equations("builtin://ode/lorenz", "rk4"))
        .autosave(plan)
        .progress((done, total, what) -> done < 500)
        .run();
    Snapshot whole = Snapshot.read(file);
    double[] numbers = whole.numbers("lyapunov");
    // time, steps, those heard of, the interval, its steps, the length of a step
    double[][] forged = {
      {1, -1}, {2, 0.5}, {3, 1e300}, {4, 1e6}, {6, 0}, {7, 1e4}, {8, Double.NaN}
    };
    for (double[] change : forged) {
      double[] changed = numbers.clone();
      changed[(int) change[0]] = change[1];
      assertRefused(whole, changed, plan);
    }
    assertRefused(whole, Arrays.copyOf(numbers, numbers.length - 1), plan);
    assertRefused(whole, new double[3], plan);
    whole.with("lyapunov", numbers).write(file);
    assertThat(of(equations("builtin://ode/lorenz", "rk4")).resume(plan).run().steps())
        .isEqualTo(10_000);
  }

  private static void assertRefused(Snapshot whole, double[] numbers, Autosave plan) {
    whole.with("lyapunov", numbers).write(plan.file());
    assertThatThrownBy(() -> of(equations("builtin://ode/lorenz", "rk4")).resume(plan).run())
        .isInstanceOf(SimulationException.class)
        .hasMessageContaining("exponents that contradict themselves");
  }
}
