package dev.dynamis.conformance.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.dynamis.analysis.basin.BasinMap;
import dev.dynamis.analysis.basin.Basins;
import dev.dynamis.analysis.sweep.Sampling;
import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.analysis.sweep.SweepResult;
import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Analyses whose runs go on side by side give the bits of those that run one by one. */
class SideBySideTest {
  private static EquationSystem system(String name, String stepper) {
    EquationModel model = Models.load("builtin://" + name);
    SystemOptions options = SystemOptions.of(model);
    return new EquationSystem(model, stepper.isEmpty() ? options : options.withStepper(stepper));
  }

  /** The same system without lanes. */
  private static DynamicalSystem oneByOne(DynamicalSystem system) {
    return (DynamicalSystem)
        Proxy.newProxyInstance(
            SideBySideTest.class.getClassLoader(),
            new Class<?>[] {DynamicalSystem.class},
            (proxy, method, args) -> {
              try {
                return switch (method.getName()) {
                  case "lanes" -> Optional.empty();
                  case "copy" -> oneByOne(system.copy());
                  default -> method.invoke(system, args);
                };
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static void assertSame(SweepResult a, SweepResult b) {
    for (String column : a.statistics().columns()) {
      assertThat(a.statistics().column(column).toArray())
          .as(column)
          .isEqualTo(b.statistics().column(column).toArray());
    }
    String seen = a.points().columns().getFirst();
    assertThat(a.points().column(seen).toArray()).isEqualTo(b.points().column(seen).toArray());
    assertThat(a.failed()).isEqualTo(b.failed());
    assertThat(a.trouble()).isEqualTo(b.trouble());
  }

  @ParameterizedTest
  @CsvSource({
    "map/logistic,'',r,2.5,4.1,STEPS",
    "map/henon,'',a,0.9,1.5,MAXIMA",
    "ode/lorenz,rk4,rho,5,100,MAXIMA",
    "ode/duffing,rk4,gamma,0,0.5,STEPS",
  })
  void sweeps(String name, String stepper, String p, double from, double to, Sampling sampling) {
    EquationSystem system = system(name, stepper);
    Function<DynamicalSystem, Sweep> sweep =
        s ->
            Sweep.of(s)
                .vary(p, from, to, 150)
                .transientSteps(300)
                .steps(200)
                .samples(30)
                .sampling(sampling);
    SweepResult single = sweep.apply(oneByOne(system)).run();
    assertSame(sweep.apply(system).run(), single);
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      assertSame(sweep.apply(system).run(pool, 2), single);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "map/henon,'',-2.5,2.5,false",
    "ode/duffing,rk4,-2,2,false",
    "map/henon,'',-2,2,true"
  })
  void basins(String name, String stepper, double from, double to, boolean features) {
    EquationSystem system = system(name, stepper);
    if (name.contains("duffing")) {
      system.setParameter("gamma", 0);
    }
    Function<DynamicalSystem, Basins> basins =
        s -> {
          Basins b = Basins.of(s).axis("x", from, to, 24).axis("y", from, to, 24).steps(500);
          return (features ? b.features(0.1) : b).sample(40, 1).refine(1);
        };
    BasinMap single = basins.apply(oneByOne(system)).run();
    BasinMap together = basins.apply(system).run();
    assertThat(together.labels()).isEqualTo(single.labels());
    assertThat(together.computed()).isEqualTo(single.computed());
    assertThat(together.attractors()).hasSameSizeAs(single.attractors());
  }

  @Test
  void aSweepThatIsStoppedSaysSo() {
    SweepResult r =
        Sweep.of(system("map/logistic", ""))
            .vary("r", 2.5, 4, 300)
            .progress((done, total, what) -> false)
            .run();
    assertThat(r.failed()).isEqualTo(300 - 128);
    assertThat(r.trouble()).contains("it was stopped");
  }
}
