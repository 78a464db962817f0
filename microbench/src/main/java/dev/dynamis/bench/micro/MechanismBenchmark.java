package dev.dynamis.bench.micro;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One step of small mechanisms. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MechanismBenchmark {
  /** What steps. */
  public enum Scene {
    /** One hinge. */
    PENDULUM("<body><joint axis='0 1 0'/><geom size='.1' pos='0 0 -1'/></body>"),
    /** Ten hinges in a row. */
    CHAIN(
        "<body pos='0 0 3'><joint axis='0 1 0'/><geom size='.05' pos='.1 0 0'/>".repeat(10)
            + "</body>".repeat(10)),
    /** A ball that rests on a plane: one contact. */
    BALL(
        "<geom type='plane' size='1 1 1'/><body pos='0 0 .1'><freejoint/><geom size='.1'/></body>");

    private final String world;

    Scene(String world) {
      this.world = world;
    }
  }

  /** The scene. */
  @Param public Scene scene;

  private Model m;
  private Data d;

  /** Compiles the scene, and lets it settle. */
  @Setup
  public void load() {
    String text = "<mujoco><worldbody>" + scene.world + "</worldbody></mujoco>";
    m = Mjcf.compile(Mjcf.readText(text)).model();
    d = new Data(m);
    for (int i = 0; i < 1000; i++) {
      Physics.step(m, d);
    }
  }

  /** A step. */
  @Benchmark
  public double step() {
    Physics.step(m, d);
    return d.qpos[0];
  }

  /** Positions and all that follows from them, without a step. */
  @Benchmark
  public double forward() {
    Physics.forward(m, d);
    return d.qacc[0];
  }
}
