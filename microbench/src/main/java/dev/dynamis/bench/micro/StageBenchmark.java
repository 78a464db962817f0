package dev.dynamis.bench.micro;

import dev.dynamis.mechanics.Data;
import dev.dynamis.mechanics.Model;
import dev.dynamis.mechanics.internal.collision.Collision;
import dev.dynamis.mechanics.internal.inertia.MassMatrix;
import dev.dynamis.mechanics.internal.kinematics.ComPos;
import dev.dynamis.mechanics.internal.kinematics.Kinematics;
import dev.dynamis.mechanics.sim.Physics;
import dev.dynamis.mjcf.Mjcf;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * A humanoid of 27 degrees of freedom that lies on the floor: whole steps, and the stages of one,
 * each computed again from the same state. Run from the folder of the project.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class StageBenchmark {
  private static final Path MODEL = Path.of("conformance/src/test/resources/contact/humanoid.xml");

  private Model m;
  private Data d;

  /** Lets the humanoid fall. */
  @Setup(Level.Iteration)
  public void load() {
    m = Mjcf.load(MODEL).model();
    d = new Data(m);
    for (int i = 0; i < 1500; i++) {
      Physics.step(m, d);
    }
    Physics.forward(m, d);
  }

  /** A whole step; the humanoid goes on lying there. */
  @Benchmark
  public double step() {
    Physics.step(m, d);
    return d.qpos[0];
  }

  /** Poses of bodies, joints, geoms and sites, motion axes and inertias in the common frame. */
  @Benchmark
  public double kinematics() {
    Kinematics.run(m, d);
    ComPos.run(m, d);
    return d.xpos[3];
  }

  /** The inertia matrix and its factor. */
  @Benchmark
  public double inertia() {
    MassMatrix.make(m, d);
    MassMatrix.factor(m, d);
    return d.qLD[0];
  }

  /** Contacts: all phases. */
  @Benchmark
  public int collision() {
    Collision.run(m, d);
    return d.ncon;
  }

  /** Constraint rows with Jacobian and impedance. */
  @Benchmark
  public int constraint() {
    Physics.makeConstraint(m, d);
    return d.nefc;
  }

  /** Bias, passive and other forces of velocity. */
  @Benchmark
  public double velocity() {
    Physics.forwardVelocity(m, d);
    return d.qfrc.bias[0];
  }

  /** The solver, from the solution of the step before. */
  @Benchmark
  public double solver() {
    Physics.forwardConstraint(m, d);
    return d.qacc[0];
  }
}
