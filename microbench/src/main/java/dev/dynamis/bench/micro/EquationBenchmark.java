package dev.dynamis.bench.micro;

import dev.dynamis.equations.EquationModel;
import dev.dynamis.equations.EquationSystem;
import dev.dynamis.equations.Models;
import dev.dynamis.equations.SystemOptions;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One step of the Lorenz system by several steppers. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class EquationBenchmark {
  /** The stepper. */
  @Param({"euler", "rk4"})
  public String stepper;

  private EquationSystem system;

  /** Loads the model. */
  @Setup
  public void load() {
    EquationModel model = Models.load("builtin://ode/lorenz");
    SystemOptions options = SystemOptions.of(model).withStepper(stepper).withDt(0.001);
    system = new EquationSystem(model, options);
  }

  /** A step. */
  @Benchmark
  public double step() {
    system.step();
    return system.time();
  }
}
