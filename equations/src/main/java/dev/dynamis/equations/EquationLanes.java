package dev.dynamis.equations;

import dev.dynamis.core.DynamicalSystem;
import dev.dynamis.core.Lanes;
import dev.dynamis.equations.internal.kernel.LaneKernel;
import dev.dynamis.equations.internal.kernel.LaneMethod;
import dev.dynamis.equations.internal.kernel.LaneRows;
import java.util.Optional;

/** Instances of equations with steps of equal length and nothing else happening in them. */
final class EquationLanes implements Lanes {
  private static final int W = LaneKernel.WIDTH;

  private final int n;
  private final double dt;
  private final LaneKernel kernel;
  private final LaneRows rows;
  private final double[] w;
  private final LaneClocks clocks;
  private final long[] steps = new long[W];

  private EquationLanes(Engine e, LaneKernel kernel) {
    n = e.n;
    dt = e.dt;
    this.kernel = kernel;
    rows = kernel.rows();
    w = new double[rows.size()];
    clocks = new LaneClocks(kernel, w, dt);
  }

  /**
   * Makes lanes for instances like one that exists.
   *
   * @param vectors number of tangent vectors that each carries along
   * @return nothing if such instances can't step side by side
   */
  static Optional<Lanes> of(Engine e, int vectors) {
    if (e.watched
        || e.throwing
        || e.options.interpreted()
        || e.recorder != null
        || e.samples != null) {
      return Optional.empty();
    }
    return LaneMethod.of(e.info.name())
        .flatMap(method -> e.model.parts().lanes.make(method, vectors))
        .map(kernel -> new EquationLanes(e, kernel));
  }

  @Override
  public boolean load(int lane, DynamicalSystem system) {
    Engine e = ((EquationSystem) system).engine();
    boolean fits = e.dt == dt && e.t == e.base + e.grid * e.dt;
    for (int i = 0; i < rows.states(); i++) {
      w[i * W + lane] = i < n ? e.x[i] : 0;
    }
    for (int i = 0; i < rows.parameters(); i++) {
      w[(rows.p() + i) * W + lane] = e.p[i];
    }
    w[rows.base() * W + lane] = e.base;
    w[rows.grid() * W + lane] = e.grid;
    w[rows.mark() * W + lane] = fits ? 0 : Double.NaN;
    steps[lane] = e.steps;
    clocks.changed();
    return fits;
  }

  @Override
  public void store(int lane, DynamicalSystem system) {
    Engine e = ((EquationSystem) system).engine();
    for (int i = 0; i < n; i++) {
      e.x[i] = w[i * W + lane];
    }
    for (int i = 0; i < rows.parameters(); i++) {
      e.p[i] = w[(rows.p() + i) * W + lane];
    }
    e.base = w[rows.base() * W + lane];
    e.grid = (long) w[rows.grid() * W + lane];
    e.t = time(lane);
    e.steps = steps[lane];
  }

  @Override
  public void copy(int from, int to) {
    // what comes after the marks is written anew in every step
    for (int row = 0; row <= rows.mark(); row++) {
      w[row * W + to] = w[row * W + from];
    }
    steps[to] = steps[from];
    clocks.changed();
  }

  @Override
  public void step(int lanes, long count) {
    DynamicalSystem.requireSteps(count);
    for (long k = 0; k < count; k++) {
      clocks.set(k, lanes);
      kernel.step(w, dt, k, lanes);
    }
    int grid = rows.grid() * W;
    for (int lane = 0; lane < lanes; lane++) {
      w[grid + lane] += count;
      steps[lane] += count;
    }
  }

  @Override
  public boolean isGood(int lane) {
    return w[rows.mark() * W + lane] == 0;
  }

  @Override
  public double time(int lane) {
    return w[rows.base() * W + lane] + w[rows.grid() * W + lane] * dt;
  }

  @Override
  public double[] numbers() {
    return w;
  }
}
