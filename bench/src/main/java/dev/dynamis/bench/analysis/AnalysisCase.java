package dev.dynamis.bench.analysis;

import dev.dynamis.analysis.basin.BasinMap;
import dev.dynamis.analysis.basin.Basins;
import dev.dynamis.analysis.chaos.Lyapunov;
import dev.dynamis.analysis.chaos.LyapunovSpectrum;
import dev.dynamis.analysis.sweep.Sweep;
import dev.dynamis.analysis.sweep.SweepResult;
import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

/**
 * Analyses with the models, lengths and grids of dynlib's benchmark. Basins are found without being
 * told attractors, also where dynlib is told them.
 */
enum AnalysisCase {
  LYAP_MLE_LOGISTIC(() -> logistic(3.9), (s, w) -> exponent(s, 1, 1000, 1e6)),
  LYAP_SPECTRUM_HENON(() -> system("map/henon"), (s, w) -> exponent(s, 2, 1000, 1e6)),
  LYAP_SPECTRUM_HENON4(AnalysisCase::henon4, (s, w) -> exponent(s, 4, 1000, 1e6)),
  LYAP_MLE_LORENZ_RK4(AnalysisCase::lorenz, (s, w) -> exponent(s, 1, 16, 8192)),
  LYAP_SPECTRUM_LORENZ_RK4(AnalysisCase::lorenz, (s, w) -> exponent(s, 3, 16, 8192)),
  SWEEP_MLE_LOGISTIC(
      () -> logistic(4),
      (s, w) -> {
        s.setState("x", 0.4);
        return sum(
            sweep(s, "r", 2.5, 4, 1000).transientTime(500).time(3000).exponents(1), w, "exponent1");
      }),
  SWEEP_SPECTRUM_LORENZ(
      AnalysisCase::lorenz,
      (s, w) ->
          sum(sweep(s, "rho", 5, 100, 64).transientTime(32).time(32).exponents(3), w, "exponent1")),
  SWEEP_MEAN_LORENZ(AnalysisCase::lorenz, (s, w) -> means(s, w, 64)),
  SWEEP_MEAN_LORENZ_1000(AnalysisCase::lorenz, (s, w) -> means(s, w, 1000)),
  BIFURCATION_LOGISTIC(
      () -> logistic(4),
      (s, w) -> {
        SweepResult r =
            sweep(s, "r", 2.5, 4, 1000)
                .transientSteps(1000)
                .steps(200)
                .samples(100)
                .run(w.executor, w.count);
        return () -> Arrays.stream(r.points().column("x").toArray()).sum();
      }),
  BASIN_DUFFING_KNOWN_64(
      () -> {
        EquationSystem s = system("ode/duffing", 0x1p-6);
        s.setParameter("delta", 0.25);
        s.setParameter("alpha", -1);
        s.setParameter("beta", 1);
        s.setParameter("gamma", 0);
        return s;
      },
      (s, w) -> basin(s, w, -2, 2, -2, 2, 64, 8192)),
  BASIN_ETO_CYCLE_KNOWN_64(
      () -> {
        EquationSystem s = system("ode/eto-circular", 0x1p-7);
        s.setParameter("mu", 0.8);
        s.setParameter("a", 2);
        return s;
      },
      (s, w) -> basin(s, w, -3, 3, -3, 3, 64, 4000)),
  BASIN_HENON_KNOWN_256(
      () -> system("map/henon"), (s, w) -> basin(s, w, -2.5, 2.5, -2.5, 2.5, 256, 500)),
  BASIN_HENON_AUTO_128(
      () -> system("map/henon"), (s, w) -> basin(s, w, -2.5, 2.5, -2.5, 2.5, 128, 2000)),
  BASIN_NEWTON3_KNOWN_256(
      AnalysisCase::newton, (s, w) -> basin(s, w, -1.53, 1.47, -1.48, 1.52, 256, 100)),
  BASIN_BISTABLE_AUTO_64(
      AnalysisCase::bistable, (s, w) -> basin(s, w, -3.1, 3.1, -3.1, 3.1, 64, 600));

  /** Who does the work. */
  record Workers(Executor executor, int count) {}

  private final Supplier<EquationSystem> system;
  private EquationSystem made;
  private final BiFunction<EquationSystem, Workers, DoubleSupplier> analysis;

  AnalysisCase(
      Supplier<EquationSystem> system,
      BiFunction<EquationSystem, Workers, DoubleSupplier> analysis) {
    this.system = system;
    this.analysis = analysis;
  }

  /** Returns the name of the case in dynlib's benchmark. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Runs the analysis; returns what computes a number by which to compare. The model is made once,
   * as by the other program, so that its code stays compiled.
   */
  DoubleSupplier run(Workers workers) {
    made = made == null ? system.get() : made;
    return analysis.apply(made.copy(), workers);
  }

  private static EquationSystem system(String name) {
    return new EquationSystem(Models.load("builtin://" + name));
  }

  private static EquationSystem system(String name, double dt) {
    EquationModel model = Models.load("builtin://" + name);
    return new EquationSystem(model, SystemOptions.of(model).withStepper("rk4").withDt(dt));
  }

  private static EquationSystem lorenz() {
    return system("ode/lorenz", 0x1p-7);
  }

  private static EquationSystem logistic(double r) {
    EquationSystem s = system("map/logistic");
    s.setParameter("r", r);
    return s;
  }

  private static EquationSystem map(String states, String parameters, String equations) {
    String text =
        "[model]\ntype = \"map\"\n[states]\n%s\n[params]\n%s\n[equations.rhs]\n%s\n[sim]\ndt = 1.0\n"
            .formatted(states, parameters, equations);
    return new EquationSystem(Models.parse("bench.toml", text));
  }

  private static EquationSystem henon4() {
    return map(
        "x1 = 0.1\ny1 = 0.05\nx2 = 0.2\ny2 = -0.03",
        "a = 1.2\nb = 0.3\nk = 0.05",
        """
        x1 = "1.0 - a*x1*x1 + y1 + k*(x2 - x1)"
        y1 = "b*x1"
        x2 = "1.0 - a*x2*x2 + y2 + k*(x1 - x2)"
        y2 = "b*x2"
        """);
  }

  private static EquationSystem newton() {
    String real = "(x*x*x - 3*x*y*y - 1)";
    String imaginary = "(3*x*x*y - y*y*y)";
    String norm = "(3*(x*x + y*y)*(x*x + y*y))";
    return map(
        "x = 1.0\ny = 0.0",
        "",
        "x = \"x - (%s*(x*x - y*y) + %s*2*x*y)/%s\"\ny = \"y - (%s*(x*x - y*y) - %s*2*x*y)/%s\""
            .formatted(real, imaginary, norm, imaginary, real, norm));
  }

  private static EquationSystem bistable() {
    return map(
        "x = 0.5\ny = 0.1", "", "x = \"x - 0.3*(x*x*x - x) + 0.2*y\"\ny = \"0.5*y - 0.1*x\"");
  }

  private static DoubleSupplier exponent(EquationSystem s, int number, double before, double time) {
    LyapunovSpectrum l = Lyapunov.of(s).exponents(number).transientTime(before).time(time).run();
    return () -> l.exponents()[0];
  }

  /** Sums up means of z for the least values of rho, where orbits come to rest. */
  private static DoubleSupplier means(EquationSystem s, Workers w, int count) {
    SweepResult r =
        sweep(s, "rho", 5, 100, count)
            .coordinate("z")
            .transientTime(32)
            .time(32)
            .run(w.executor, w.count);
    return () -> Arrays.stream(r.statistics().column("mean").toArray()).limit(count / 8).sum();
  }

  private static Sweep sweep(EquationSystem s, String name, double from, double to, int count) {
    return Sweep.of(s).vary(name, from, to, count);
  }

  private static DoubleSupplier sum(Sweep sweep, Workers w, String column) {
    SweepResult r = sweep.run(w.executor, w.count);
    return () -> Arrays.stream(r.statistics().column(column).toArray()).sum();
  }

  /** Returns how many starts have the first label. */
  private static DoubleSupplier basin(
      EquationSystem s, Workers w, double x0, double x1, double y0, double y1, int n, int steps) {
    BasinMap map =
        Basins.of(s)
            .axis("x", x0, x1, n)
            .axis("y", y0, y1, n)
            .steps(steps)
            .run(w.executor, w.count);
    return () -> map.count(0);
  }
}
